import type { Data } from "../../../shared/objects.ts";
import { Collection } from "../collection.ts";
import { config } from "../config.ts";
import type { Document, DocumentClass } from "../document.ts";
import type { Actor } from "./actor.ts";
import type { ChatMessage } from "./chat-message.ts";
import type { Combat } from "./combat.ts";
import type { Folder } from "./folder.ts";
import type { Item } from "./item.ts";
import type { Scene } from "./scene.ts";
import { type User, activeGM } from "./user.ts";

/** The documents of one kind that stand in the world. */
export class WorldCollection<T extends Document = Document> extends Collection<T> {
  static readonly documentName: string = "";

  get documentName(): string {
    return (this.constructor as typeof WorldCollection).documentName; // statics of the collection's class
  }

  get documentClass(): DocumentClass<T> {
    return config.document(this.documentName).documentClass as unknown as DocumentClass<T>; // named after its documents
  }

  /** Builds a stored document; what is not valid is left out and reported. */
  build(source: Data): T | null {
    try {
      const document = new this.documentClass(source);
      this.set(String(source["_id"]), document);
      return document;
    } catch (error) {
      globalThis.reportError(error);
      return null;
    }
  }

  /** Data of a document of a pack, ready to be created in the world. */
  fromCompendium(document: Document): Data {
    const { _id, folder: _folder, ownership: _ownership, sort: _sort, ...data } = document.toObject();
    return document.pack === null ? data : { ...data, _stats: { compendiumSource: document.uuid } };
  }
}

export class Actors extends WorldCollection<Actor> {
  static override readonly documentName = "Actor";
}

export class Items extends WorldCollection<Item> {
  static override readonly documentName = "Item";
}

export class Folders extends WorldCollection<Folder> {
  static override readonly documentName = "Folder";
}

export class ChatMessages extends WorldCollection<ChatMessage> {
  static override readonly documentName = "ChatMessage";
}

export class Users extends WorldCollection<User> {
  static override readonly documentName = "User";

  get activeGM(): User | null {
    return activeGM();
  }
}

export class Scenes extends WorldCollection<Scene> {
  static override readonly documentName = "Scene";

  get active(): Scene | undefined {
    return this.find((scene) => scene.active);
  }
}

export class CombatEncounters extends WorldCollection<Combat> {
  static override readonly documentName = "Combat";

  get active(): Combat | undefined {
    return this.find((combat) => combat.active);
  }
}
