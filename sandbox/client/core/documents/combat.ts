import { Document, type DocumentMetadata } from "../document.ts";
import type { EmbeddedCollection } from "../embedded-collection.ts";
import { BooleanField, NumberField, StringField } from "../fields/primitive.ts";
import { EmbeddedCollectionField, ForeignDocumentField, TypeDataField } from "../fields/references.ts";
import { worldCollection } from "../world.ts";
import type { Actor } from "./actor.ts";
import { identityFields, number, sortField, typeField } from "./document-fields.ts";
import type { TokenDocument } from "./scene.ts";

export class Combatant extends Document {
  static override readonly metadata: DocumentMetadata = { name: "Combatant", collection: "combatants", embedded: {} };

  declare readonly parent: Combat | null;
  declare actorId: string | null;
  declare tokenId: string | null;
  declare sceneId: string | null;
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
      initiative: new NumberField({ required: true, nullable: true, initial: null }),
      hidden: new BooleanField(),
      defeated: new BooleanField(),
    };
  }

  get token(): TokenDocument | null {
    const scene = worldCollection("Scene")?.get(this.sceneId ?? "");
    return scene?.tokens.get(this.tokenId ?? "") ?? null;
  }

  get actor(): Actor | null {
    return this.token?.actor ?? worldCollection("Actor")?.get(this.actorId ?? "") ?? null;
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    if (this.name === "") this.name = this.token?.name ?? this.actor?.name ?? "";
  }
}

export class Combat extends Document {
  static override readonly metadata: DocumentMetadata = {
    name: "Combat",
    collection: "combats",
    embedded: { Combatant: "combatants" },
  };

  declare active: boolean;
  declare round: number;
  declare turn: number | null;
  declare combatants: EmbeddedCollection<Combatant>;

  static override defineSchema() {
    return {
      ...identityFields(),
      type: typeField("Combat"),
      system: new TypeDataField("Combat"),
      scene: new ForeignDocumentField({ documentName: "Scene" }),
      active: new BooleanField({ initial: true }),
      round: number(),
      turn: new NumberField({ required: true, nullable: true, integer: true, min: 0, initial: null }),
      sort: sortField(),
      combatants: new EmbeddedCollectionField("Combatant"),
    };
  }
}
