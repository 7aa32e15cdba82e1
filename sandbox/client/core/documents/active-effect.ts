import { CONFIG } from "../config.ts";
import { Document, type DocumentMetadata } from "../document.ts";
import { ArrayField, ObjectField, SetField } from "../fields/containers.ts";
import {
  BooleanField,
  ColorField,
  FilePathField,
  HTMLField,
  IntegerSortField,
  StringField,
} from "../fields/primitive.ts";
import { TypeDataField } from "../fields/references.ts";
import { i18n } from "../i18n.ts";
import { identityFields, typeField } from "./document-fields.ts";

/** An effect that carries statuses and flags; it changes no values by itself. */
export class ActiveEffect extends Document {
  static override readonly metadata: DocumentMetadata = {
    name: "ActiveEffect",
    collection: "effects",
    label: "DOCUMENT.ActiveEffect",
    embedded: {},
    coreTypes: ["base"],
    createPermission: null,
  };

  declare img: string;
  declare disabled: boolean;
  declare transfer: boolean;
  declare statuses: Set<string>;
  declare origin: string | null;
  declare duration: Record<string, unknown>;

  static override defineSchema() {
    return {
      ...identityFields(),
      name: new StringField({ required: true, blank: false }),
      type: typeField("ActiveEffect"),
      system: new TypeDataField("ActiveEffect"),
      img: new FilePathField({ initial: "icons/svg/effect.svg" }),
      changes: new ArrayField(new ObjectField()),
      disabled: new BooleanField(),
      duration: new ObjectField(),
      description: new HTMLField(),
      origin: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      tint: new ColorField(),
      transfer: new BooleanField({ initial: true }),
      statuses: new SetField(new StringField({ required: true, blank: false })),
      sort: new IntegerSortField(),
    };
  }

  get isSuppressed(): boolean {
    return false;
  }

  get active(): boolean {
    return !this.disabled && !this.isSuppressed;
  }

  get isTemporary(): boolean {
    return this.statuses.size > 0;
  }

  get target(): Document | null {
    return this.parent;
  }

  /** A new effect for a status of the configuration. */
  static fromStatusEffect(id: string): Promise<ActiveEffect> {
    const status = CONFIG.statusEffects.find((entry) => entry.id === id);
    if (status === undefined) throw new Error(`There is no status ${id}`);
    const { id: _id, hud: _hud, order: _order, name, statuses, ...data } = status;
    const all = [id, ...(Array.isArray(statuses) ? (statuses as string[]) : [])]; // names of statuses
    // The configured class is a class of effects.
    const Effect = this.implementation as unknown as new (data: object) => ActiveEffect;
    return Promise.resolve(new Effect({ ...data, name: i18n.localize(name), statuses: [...new Set(all)] }));
  }
}
