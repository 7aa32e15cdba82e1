import { Document, type DocumentMetadata } from "../document.ts";
import type { EmbeddedCollection } from "../embedded-collection.ts";
import { FilePathField } from "../fields/primitive.ts";
import { EmbeddedCollectionField, TypeDataField } from "../fields/references.ts";
import type { ActiveEffect } from "./active-effect.ts";
import type { Actor } from "./actor.ts";
import { directoryFields, typeField } from "./document-fields.ts";

export class Item extends Document {
  static override readonly metadata: DocumentMetadata = {
    name: "Item",
    collection: "items",
    label: "DOCUMENT.Item",
    embedded: { ActiveEffect: "effects" },
    coreTypes: [],
    createPermission: "ITEM_CREATE",
  };

  declare img: string;
  declare effects: EmbeddedCollection<ActiveEffect>;

  static override defineSchema() {
    return {
      ...directoryFields(),
      type: typeField("Item"),
      img: new FilePathField({ initial: "icons/svg/item.svg" }),
      system: new TypeDataField("Item"),
      effects: new EmbeddedCollectionField("ActiveEffect"),
    };
  }

  get actor(): Actor | null {
    return this.parent?.documentName === "Actor" ? (this.parent as Actor) : null; // tested by its name
  }

  get isOwned(): boolean {
    return this.actor !== null;
  }
}
