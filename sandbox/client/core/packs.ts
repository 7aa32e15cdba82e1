import { type Data, deepClone, getProperty, setProperty } from "../../shared/objects.ts";
import type { PackInfo } from "../../shared/wire.ts";
import { Collection } from "./collection.ts";
import { config } from "./config.ts";
import type { Document, DocumentClass } from "./document.ts";
import type { Folder } from "./documents/folder.ts";
import { currentUser, packLevel } from "./permissions.ts";
import { request } from "./socket.ts";

export interface IndexEntry extends Data {
  _id: string;
  uuid: string;
  name: string;
  folder?: string | null;
}

const ALWAYS = ["name", "img", "type", "sort", "folder"];

interface PackContent {
  documents: Data[];
  folders: Data[];
}

/** The documents of a pack: listed by its index, built when they are asked for. */
export class CompendiumCollection extends Collection<Document> {
  readonly metadata: PackInfo;
  readonly index = new Collection<IndexEntry>();
  readonly folders = new Collection<Folder>();

  constructor(info: PackInfo) {
    super();
    this.metadata = info;
  }

  get collection(): string {
    return this.metadata.id;
  }

  get title(): string {
    return this.metadata.label;
  }

  get documentName(): string {
    return this.metadata.type;
  }

  get documentClass(): DocumentClass {
    return config.document(this.documentName).documentClass;
  }

  get locked(): boolean {
    return true;
  }

  get visible(): boolean {
    const user = currentUser();
    return user !== null && packLevel(this.collection, user) > 1;
  }

  get indexFields(): Set<string> {
    return new Set([...ALWAYS, ...config.document(this.documentName).compendiumIndexFields]);
  }

  private ask(ids?: string[]): Promise<PackContent> {
    return request<PackContent>("pack", { name: this.metadata.name, ids });
  }

  /** Reads the index, once, at the start. */
  async getIndex(): Promise<Collection<IndexEntry>> {
    if (this.index.size > 0) return this.index;
    const { documents, folders } = await this.ask();
    for (const source of documents) this.index.set(String(source["_id"]), this.entryOf(source));
    for (const source of folders) this.buildFolder(source);
    return this.index;
  }

  private entryOf(source: Data): IndexEntry {
    const id = String(source["_id"]);
    const uuid = `Compendium.${this.collection}.${this.documentName}.${id}`;
    const entry: IndexEntry = { _id: id, uuid, name: "", pack: this.collection };
    for (const field of this.indexFields) {
      const value = getProperty(source, field);
      if (value !== undefined) setProperty(entry, field, deepClone(value));
    }
    return entry;
  }

  private buildFolder(source: Data): void {
    const { documentClass } = config.document("Folder");
    const folder = new documentClass(source, { pack: this.collection }) as Folder; // of the class of folders
    this.folders.set(String(source["_id"]), folder);
  }

  async getDocument(id: string): Promise<Document | null> {
    const present = this.get(id);
    if (present !== undefined) return present;
    const [built] = this.build((await this.ask([id])).documents);
    return built ?? null;
  }

  async getDocuments(): Promise<Document[]> {
    const { documents } = await this.ask();
    this.build(documents.filter(({ _id }) => !this.has(String(_id))));
    return this.contents;
  }

  private build(sources: Data[]): Document[] {
    return sources.map((source) => {
      const document = new this.documentClass(source, { pack: this.collection });
      this.set(String(source["_id"]), document);
      return document;
    });
  }
}
