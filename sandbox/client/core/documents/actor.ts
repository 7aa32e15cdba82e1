import { REFRESH_ACTOR, REPLACE } from "../inner.ts";
import { type Data, getProperty, isPlainObject } from "../../../shared/objects.ts";
import { syntheticSource } from "../../../shared/delta.ts";
import { CONFIG } from "../config.ts";
import { Document, type DocumentMetadata, classOf } from "../document.ts";
import type { EmbeddedCollection } from "../embedded-collection.ts";
import { FilePathField } from "../fields/primitive.ts";
import { SchemaField } from "../fields/containers.ts";
import { EmbeddedCollectionField, TypeDataField } from "../fields/references.ts";
import { Hooks } from "../hooks.ts";
import { placeablesOf } from "../canvas.ts";
import { world, worldCollection } from "../world.ts";
import { ActiveEffect } from "./active-effect.ts";
import type { Folder } from "./folder.ts";
import { directoryFields, tokenFields, typeField } from "./document-fields.ts";
import type { Item } from "./item.ts";
import type { TokenDocument } from "./scene.ts";

export class Actor extends Document {
  static override readonly metadata: DocumentMetadata = {
    name: "Actor",
    collection: "actors",
    embedded: { Item: "items", ActiveEffect: "effects" },
  };

  declare img: string;
  declare folder: Folder | null;
  declare items: EmbeddedCollection<Item>;
  declare effects: EmbeddedCollection<ActiveEffect>;
  declare prototypeToken: Data;
  declare statuses: Set<string>;
  declare overrides: Data;

  static override defineSchema() {
    return {
      ...directoryFields(),
      type: typeField("Actor"),
      img: new FilePathField({ initial: "icons/svg/actor.svg" }),
      system: new TypeDataField("Actor"),
      prototypeToken: new SchemaField(tokenFields()),
      items: new EmbeddedCollectionField("Item"),
      effects: new EmbeddedCollectionField("ActiveEffect"),
    };
  }

  /** Whether this is the actor of an unlinked token. */
  get isToken(): boolean {
    return this.parent?.documentName === "Token";
  }

  get token(): TokenDocument | null {
    return this.isToken ? (this.parent as TokenDocument) : null; // tested by its name
  }

  get itemTypes(): Record<string, Item[]> {
    const types = Object.keys(world.documentTypes["Item"] ?? {});
    return Object.fromEntries(types.map((type) => [type, this.items.filter((item) => item.type === type)]));
  }

  get appliedEffects(): ActiveEffect[] {
    return [...this.allApplicableEffects()].filter((effect) => effect.active);
  }

  /** The effects of this actor and those that its items hand on to it. */
  *allApplicableEffects(): Generator<ActiveEffect> {
    yield* this.effects;
    for (const item of this.items) for (const effect of item.effects) if (effect.transfer) yield effect;
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    this.overrides = {};
    this.statuses = new Set();
  }

  override prepareEmbeddedDocuments(): void {
    super.prepareEmbeddedDocuments();
    this.applyActiveEffects("initial");
  }

  /** Gathers the statuses of the effects; changes of values are not carried out here. */
  applyActiveEffects(_phase?: string): void {
    for (const effect of this.appliedEffects) for (const status of effect.statuses) this.statuses.add(status);
  }

  getActiveTokens(linked = false, document = false): unknown[] {
    return placeablesOf(this, linked).map((placeable) => (document ? placeable.document : placeable));
  }

  async toggleStatusEffect(id: string, options: { active?: boolean; overlay?: boolean } = {}) {
    const status = CONFIG.statusEffects.find((entry) => entry.id === id);
    if (status === undefined) throw new Error(`There is no status ${id}`);
    const present = this.effects.filter(
      (effect) => effect.id === status._id || (effect.statuses.size === 1 && effect.statuses.has(id)),
    );
    if (present.length > 0) {
      if (options.active === true) return true;
      const ids = present.map((effect) => String(effect.id));
      await this.deleteEmbeddedDocuments("ActiveEffect", ids);
      return false;
    }
    if (options.active === false) return undefined;
    const effect = await ActiveEffect.fromStatusEffect(id);
    if (options.overlay === true) effect.updateSource({ "flags.core.overlay": true });
    const [made] = await this.createEmbeddedDocuments("ActiveEffect", [effect], { keepId: status._id !== undefined });
    return made;
  }

  async modifyTokenAttribute(
    attribute: string,
    value: number,
    isDelta = false,
    isBar = true,
  ): Promise<this | undefined> {
    const current = getProperty(this.system, attribute);
    const bar = isBar && typeof current === "object" ? (current as Data | null) : null; // a bar is an object
    const before = Number(bar === null ? current : bar["value"]);
    const wanted = isDelta ? before + value : value;
    const after = bar === null ? wanted : Math.min(Math.max(wanted, 0), Number(bar["max"] ?? wanted));
    const updates: Data = { [bar === null ? `system.${attribute}` : `system.${attribute}.value`]: after };
    const allowed = Hooks.call("modifyTokenAttribute", { attribute, value, isDelta, isBar }, updates, this);
    return allowed ? this.update(updates) : this;
  }
}

/** Builds the actor of an unlinked token, or brings it up to date. */
export function standIn(token: TokenDocument, base: Actor, present: Actor | null): Actor {
  const { delta } = token._source;
  const source = syntheticSource(base._source, isPlainObject(delta) ? delta : null);
  if (present === null) return new (classOf(base))(source, { parent: token });
  present[REPLACE](source);
  if (world.ready) present._safePrepareData();
  return present;
}

/** Hands changes of an actor on to the unlinked tokens that stand for it. */
export function refreshTokens(actor: Actor): void {
  if (actor.isToken || actor.pack !== null) return;
  for (const scene of worldCollection("Scene") ?? []) {
    for (const token of scene.tokens) if (!token.actorLink && token.actorId === actor.id) token[REFRESH_ACTOR]();
  }
}
