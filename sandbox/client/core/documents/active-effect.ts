import { CONFIG } from "../config.ts";
import { Document, type DocumentMetadata } from "../document.ts";
import { ObjectField, SetField } from "../fields/containers.ts";
import { BooleanField, FilePathField, StringField } from "../fields/primitive.ts";
import { TypeDataField } from "../fields/references.ts";
import { i18n } from "../i18n.ts";
import { identityFields, sortField, typeField } from "./document-fields.ts";

/** An effect that carries statuses and flags; it changes no values by itself. */
export class ActiveEffect extends Document {
  static override readonly metadata: DocumentMetadata = { name: "ActiveEffect", collection: "effects", embedded: {} };

  declare img: string;
  declare disabled: boolean;
  declare transfer: boolean;
  declare statuses: Set<string>;

  static override defineSchema() {
    return {
      ...identityFields(),
      name: new StringField({ required: true, blank: false }),
      type: typeField("ActiveEffect"),
      system: new TypeDataField("ActiveEffect"),
      img: new FilePathField({ initial: "icons/svg/effect.svg" }),
      disabled: new BooleanField(),
      duration: new ObjectField(),
      transfer: new BooleanField({ initial: true }),
      statuses: new SetField(new StringField({ required: true, blank: false })),
      sort: sortField(),
    };
  }

  get active(): boolean {
    return !this.disabled;
  }

  /** A new effect for a status of the configuration. */
  static fromStatusEffect(id: string): Promise<ActiveEffect> {
    const status = CONFIG.statusEffects.find((entry) => entry.id === id);
    if (status === undefined) throw new Error(`There is no status ${id}`);
    const { id: _id, name, ...data } = status;
    // The configured class is a class of effects.
    const Effect = this.implementation as unknown as new (data: object) => ActiveEffect;
    return Promise.resolve(new Effect({ ...data, name: i18n.localize(name), statuses: [id] }));
  }
}
