import { Document, type DocumentMetadata } from "../document.ts";
import type { EmbeddedCollection } from "../embedded-collection.ts";
import { FilePathField } from "../fields/primitive.ts";
import { EmbeddedCollectionField, TypeDataField } from "../fields/references.ts";
import type { ActiveEffect } from "./active-effect.ts";
import type { Actor } from "./actor.ts";
import type { Folder } from "./folder.ts";
import { directoryFields, typeField } from "./document-fields.ts";

export class Item extends Document {
  static override readonly metadata: DocumentMetadata = {
    name: "Item",
    collection: "items",
    embedded: { ActiveEffect: "effects" },
  };

  declare img: string;
  declare folder: Folder | null;
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
}
