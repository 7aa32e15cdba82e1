import { REPLACE } from "./inner.ts";
import type { Data } from "../../shared/objects.ts";
import { randomID } from "../../shared/text.ts";
import { Collection } from "./collection.ts";
import type { Document, DocumentClass } from "./document.ts";

/** The documents of one kind inside a document. */
export class EmbeddedCollection<T extends Document = Document> extends Collection<T> {
  readonly name: string;
  readonly model: Document;
  readonly documentClass: DocumentClass<T>;
  readonly invalidDocumentIds = new Set<string>();

  constructor(name: string, model: Document, documentClass: DocumentClass<T>) {
    super();
    this.name = name;
    this.model = model;
    this.documentClass = documentClass;
  }

  get documentName(): string {
    return this.documentClass.documentName;
  }

  get sources(): Data[] {
    return this.model._source[this.name] as Data[]; // the field of this collection holds a list of sources
  }

  createDocument(data: Data, context: Data = {}): T {
    return new this.documentClass(data, { ...context, parent: this.model, pack: this.model.pack });
  }

  /** Builds what is new in the sources, brings the others up to date and drops what is gone. */
  initialize(): void {
    const present = new Set<string>();
    this.sources.forEach((entry, index, list) => {
      const id = String(entry["_id"]);
      present.add(id);
      const document = this.get(id);
      if (document !== undefined) {
        document[REPLACE](entry);
        list[index] = document._source;
      } else this.build(id, entry, index);
    });
    for (const id of Array.from(this.keys())) if (!present.has(id)) this.delete(id);
  }

  private build(id: string, entry: Data, index: number): void {
    try {
      const document = this.createDocument(entry, { embedded: true });
      this.sources[index] = document._source;
      this.set(id, document);
    } catch (error) {
      this.invalidDocumentIds.add(id);
      globalThis.reportError(error);
    }
  }
}

/** A list of embedded changes as the whole list that it leads to. */
export function mergeEntries(collection: EmbeddedCollection | undefined, entries: Data[]): Data[] {
  const list = (collection?.contents ?? []).map((document) => document.toObject());
  for (const entry of entries) {
    const present = list.find((source) => source["_id"] === entry["_id"]);
    if (present === undefined) list.push({ ...entry, _id: entry["_id"] ?? randomID() });
    else Object.assign(present, collection?.get(String(entry["_id"]))?.clone(entry, { keepId: true }).toObject());
  }
  return list;
}
