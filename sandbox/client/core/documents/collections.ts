import { type Data, applyChanges, deepClone } from "../../../shared/objects.ts";
import { Collection } from "../collection.ts";
import { config } from "../config.ts";
import { Document, type DocumentClass } from "../document.ts";
import { registry } from "../registry.ts";
import { world, worldCollection } from "../world.ts";
import type { Combat } from "./combat.ts";
import type { Folder } from "./plain.ts";
import type { Scene } from "./scene.ts";
import { type User, activeGM } from "./user.ts";

/** The documents of one kind that stand in the world. */
export class WorldCollection<T extends Document = Document> extends Collection<T> {
  static readonly documentName: string = "";
  readonly invalidDocumentIds = new Set<string>();
  private readonly invalid = new Map<string, Data>();

  get documentName(): string {
    return (this.constructor as typeof WorldCollection).documentName; // statics of the collection's class
  }

  get documentClass(): DocumentClass<T> {
    return config.document(this.documentName).documentClass as unknown as DocumentClass<T>; // named after its documents
  }

  get folders(): Folder[] {
    const folders = [...(worldCollection("Folder") ?? [])] as Folder[]; // the collection of folders holds folders
    return folders.filter((folder) => folder.type === this.documentName);
  }

  /** Builds a stored document; what is not valid is put aside and reported. */
  build(source: Data): T | null {
    const id = String(source["_id"]);
    try {
      const document = new this.documentClass(source);
      this.set(id, document);
      return document;
    } catch (error) {
      this.invalidDocumentIds.add(id);
      this.invalid.set(id, source);
      globalThis.reportError(error);
      return null;
    }
  }

  getInvalid(id: string): Data | undefined {
    return this.invalid.get(id);
  }

  render(_force?: boolean): void {
    registry.refresh(this.documentClass.collectionName);
  }

  /** Data of a document of a pack, ready to be created in the world. */
  fromCompendium(document: Document | Data, options: { keepId?: boolean; clearFolder?: boolean } = {}): Data {
    const source = document instanceof Document ? document.toObject() : deepClone(document);
    if (options.keepId !== true) delete source["_id"];
    if (options.clearFolder !== false) delete source["folder"];
    delete source["ownership"];
    delete source["sort"];
    const from = document instanceof Document ? document.uuid : null;
    if (from !== null) applyChanges(source, { _stats: { compendiumSource: from } });
    return source;
  }

  async importFromCompendium(
    pack: { getDocument: (id: string) => Promise<Document | null> },
    id: string,
    changes: Data = {},
    operation: Data = {},
  ): Promise<T | undefined> {
    const document = await pack.getDocument(id);
    if (document === null) throw new Error(`There is no ${id} in this pack`);
    const source = this.fromCompendium(document);
    applyChanges(source, changes);
    return this.documentClass.create(source, operation);
  }

  static registerSheet(scope: string, sheetClass: object, options: Data = {}): void {
    registry.registerSheet(config.document(this.documentName).documentClass, scope, sheetClass, options);
  }

  static unregisterSheet(scope: string, sheetClass: object, options: Data = {}): void {
    registry.unregisterSheet(config.document(this.documentName).documentClass, scope, sheetClass, options);
  }
}

export class Actors extends WorldCollection {
  static override readonly documentName = "Actor";
}

export class Items extends WorldCollection {
  static override readonly documentName = "Item";
}

export class Folders extends WorldCollection<Folder> {
  static override readonly documentName = "Folder";
}

export class Macros extends WorldCollection {
  static override readonly documentName = "Macro";
}

export class Journal extends WorldCollection {
  static override readonly documentName = "JournalEntry";
}

export class ChatMessages extends WorldCollection {
  static override readonly documentName = "ChatMessage";
}

export class Users extends WorldCollection<User> {
  static override readonly documentName = "User";

  get activeGM(): User | null {
    return activeGM();
  }

  get current(): User | undefined {
    return this.get(world.userId);
  }

  get players(): User[] {
    return this.filter((user) => !user.isGM);
  }
}

export class Scenes extends WorldCollection<Scene> {
  static override readonly documentName = "Scene";

  get active(): Scene | undefined {
    return this.find((scene) => scene.active);
  }

  get viewed(): Scene | undefined {
    return this.active;
  }

  get current(): Scene | undefined {
    return this.active;
  }
}

export class CombatEncounters extends WorldCollection<Combat> {
  static override readonly documentName = "Combat";

  get active(): Combat | undefined {
    return this.find((combat) => combat.active);
  }

  get viewed(): Combat | null {
    return this.active ?? null;
  }

  get combats(): Combat[] {
    return this.contents;
  }
}
