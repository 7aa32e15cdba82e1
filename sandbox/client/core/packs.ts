import { type Data, deepClone, getProperty, setProperty } from "../../shared/objects.ts";
import type { PackInfo } from "../../shared/wire.ts";
import { Collection } from "./collection.ts";
import { config } from "./config.ts";
import type { Document, DocumentClass } from "./document.ts";
import { currentUser, packLevel } from "./permissions.ts";
import { request } from "./socket.ts";

export interface IndexEntry extends Data {
  _id: string;
  uuid: string;
  name: string;
}

const ALWAYS = ["name", "img", "type", "sort", "folder"];

interface PackContent {
  documents: Data[];
  folders: Data[];
}

/** The documents of a pack: listed by its index, built when they are asked for. */
export class CompendiumCollection extends Collection<Document> {
  readonly metadata: PackInfo & { system: string };
  readonly index = new Collection<IndexEntry>();
  readonly folders = new Collection<Document>();
  private indexed = false;

  constructor(info: PackInfo) {
    super();
    this.metadata = { ...info, system: info.packageName };
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

  get ownership(): Record<string, string> {
    return this.metadata.ownership;
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

  /** The index, with further fields where they are asked for. */
  async getIndex(options: { fields?: string[] } = {}): Promise<Collection<IndexEntry>> {
    if (this.indexed && options.fields === undefined) return this.index;
    const { documents, folders } = await this.ask();
    const fields = [...this.indexFields, ...(options.fields ?? [])];
    for (const source of documents) this.index.set(String(source["_id"]), this.entryOf(source, fields));
    if (!this.indexed) for (const source of folders) this.buildFolder(source);
    this.indexed = true;
    return this.index;
  }

  private entryOf(source: Data, fields: string[]): IndexEntry {
    const id = String(source["_id"]);
    const uuid = `Compendium.${this.collection}.${this.documentName}.${id}`;
    const entry: IndexEntry = { ...this.index.get(id), _id: id, uuid, name: "", pack: this.collection };
    for (const field of fields) {
      const value = getProperty(source, field);
      if (value !== undefined) setProperty(entry, field, deepClone(value));
    }
    return entry;
  }

  private buildFolder(source: Data): void {
    const Folder = config.document("Folder").documentClass;
    this.folders.set(String(source["_id"]), new Folder(source, { pack: this.collection }));
  }

  async getDocument(id: string): Promise<Document | null> {
    const present = this.get(id);
    if (present !== undefined) return present;
    const [built] = this.build((await this.ask([id])).documents);
    return built ?? null;
  }

  async getDocuments(query: Record<string, unknown> = {}): Promise<Document[]> {
    const { documents } = await this.ask();
    this.build(documents.filter(({ _id }) => !this.has(String(_id))));
    return this.filter((document) =>
      Object.entries(query).every(([key, wanted]) => {
        const value = key === "_id" ? document.id : getProperty(document, key.replace(/__in$/u, ""));
        return key.endsWith("__in") && Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
      }),
    );
  }

  private build(sources: Data[]): Document[] {
    return sources.map((source) => {
      const document = new this.documentClass(source, { pack: this.collection });
      this.set(String(source["_id"]), document);
      return document;
    });
  }

  async importDocument(document: Document, operation: Data = {}): Promise<Document | undefined> {
    const { _id, folder: _folder, ownership: _ownership, ...source } = document.toObject();
    return this.documentClass.create({ ...source, _stats: { compendiumSource: document.uuid } }, operation);
  }
}
