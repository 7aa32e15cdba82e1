import type { Data } from "../../../shared/objects.ts";
import { Document, type DocumentMetadata } from "../document.ts";
import type { EmbeddedCollection } from "../embedded-collection.ts";
import { BooleanField, FilePathField, IntegerSortField, NumberField, StringField } from "../fields/primitive.ts";
import { EmbeddedCollectionField, ForeignDocumentField, TypeDataField } from "../fields/references.ts";
import type { UserLike } from "../permissions.ts";
import { currentUser } from "../permissions.ts";
import { worldCollection } from "../world.ts";
import type { Actor } from "./actor.ts";
import { identityFields, typeField } from "./document-fields.ts";
import type { Scene, TokenDocument } from "./scene.ts";

export class Combatant extends Document {
  static override readonly metadata: DocumentMetadata = {
    name: "Combatant",
    collection: "combatants",
    label: "DOCUMENT.Combatant",
    embedded: {},
    coreTypes: ["base"],
    createPermission: null,
  };

  declare readonly parent: Combat | null;
  declare actorId: string | null;
  declare tokenId: string | null;
  declare sceneId: string | null;
  declare img: string;
  declare initiative: number | null;
  declare hidden: boolean;
  declare defeated: boolean;

  static override defineSchema() {
    return {
      ...identityFields(),
      type: typeField("Combatant"),
      system: new TypeDataField("Combatant"),
      actorId: new ForeignDocumentField({ documentName: "Actor" }, { idOnly: true }),
      tokenId: new ForeignDocumentField({ documentName: "Token" }, { idOnly: true }),
      sceneId: new ForeignDocumentField({ documentName: "Scene" }, { idOnly: true }),
      name: new StringField({ required: true }),
      img: new FilePathField(),
      initiative: new NumberField({ required: true, nullable: true, initial: null }),
      hidden: new BooleanField(),
      defeated: new BooleanField(),
    };
  }

  get combat(): Combat | null {
    return this.parent;
  }

  get token(): TokenDocument | null {
    const scene = worldCollection("Scene")?.get(this.sceneId ?? "") as Scene | undefined; // the collection of scenes holds scenes
    return scene?.tokens.get(this.tokenId ?? "") ?? null;
  }

  get actor(): Actor | null {
    return this.token?.actor ?? ((worldCollection("Actor")?.get(this.actorId ?? "") ?? null) as Actor | null); // the collection of actors holds actors
  }

  get isNPC(): boolean {
    return this.actor?.hasPlayerOwner !== true;
  }

  get isDefeated(): boolean {
    return this.defeated;
  }

  override getUserLevel(user: UserLike | null = currentUser()): number {
    return this.actor?.getUserLevel(user) ?? 0;
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    if (this.name === "") this.name = this.token?.name ?? this.actor?.name ?? "";
    this.img ??= this.token?.texture.src ?? this.actor?.img ?? "";
  }
}

export class Combat extends Document {
  static override readonly metadata: DocumentMetadata = {
    name: "Combat",
    collection: "combats",
    label: "DOCUMENT.Combat",
    embedded: { Combatant: "combatants" },
    coreTypes: ["base"],
    createPermission: "",
  };

  declare active: boolean;
  declare round: number;
  declare turn: number | null;
  declare combatants: EmbeddedCollection<Combatant>;
  declare turns: Combatant[];
  declare scene: Scene | null;

  static override defineSchema() {
    return {
      ...identityFields(),
      type: typeField("Combat"),
      system: new TypeDataField("Combat"),
      scene: new ForeignDocumentField({ documentName: "Scene" }),
      active: new BooleanField({ initial: true }),
      round: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
      turn: new NumberField({ required: true, nullable: true, integer: true, min: 0, initial: null }),
      sort: new IntegerSortField(),
      combatants: new EmbeddedCollectionField("Combatant"),
    };
  }

  get started(): boolean {
    return this.round > 0;
  }

  get isActive(): boolean {
    return this.active;
  }

  get combatant(): Combatant | null {
    return this.turn === null ? null : (this.turns[this.turn] ?? null);
  }

  override getUserLevel(): number {
    return 2;
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.setupTurns();
  }

  setupTurns(): Combatant[] {
    this.turns = this.combatants.contents.sort((a, b) => this._sortCombatants(a, b));
    return this.turns;
  }

  _sortCombatants(a: Combatant, b: Combatant): number {
    const order = (b.initiative ?? -Infinity) - (a.initiative ?? -Infinity);
    return Number.isNaN(order) || order === 0 ? (String(a.id) > String(b.id) ? 1 : -1) : order;
  }

  getCombatantsByActor(actor: Actor | string): Combatant[] {
    const id = typeof actor === "string" ? actor : actor.id;
    const token = typeof actor === "string" ? null : actor.token;
    return this.combatants.filter((combatant) =>
      token === null ? combatant.actorId === id : combatant.token === token,
    );
  }

  getCombatantsByToken(token: TokenDocument | string): Combatant[] {
    const id = typeof token === "string" ? token : token.id;
    return this.combatants.filter((combatant) => combatant.tokenId === id);
  }

  async startCombat(): Promise<this | undefined> {
    return this.update({ round: 1, turn: this.turns.length === 0 ? null : 0 });
  }

  async setInitiative(id: string, value: number): Promise<void> {
    await this.combatants.get(id, { strict: true })?.update({ initiative: value });
  }

  async nextTurn(): Promise<this | undefined> {
    const next = (this.turn ?? -1) + 1;
    return next < this.turns.length ? this.update({ turn: next }) : this.nextRound();
  }

  async nextRound(): Promise<this | undefined> {
    const change: Data = { round: this.round + 1, turn: this.turns.length === 0 ? null : 0 };
    return this.update(change);
  }
}
