import { REPLACE } from "./inner.ts";
import type { Data } from "../../shared/objects.ts";
import { Collection } from "./collection.ts";
import type { Document, DocumentClass } from "./document.ts";

/** The documents of one kind inside a document. */
export class EmbeddedCollection<T extends Document = Document> extends Collection<T> {
  readonly name: string;
  readonly model: Document;
  readonly documentClass: DocumentClass<T>;

  constructor(name: string, model: Document, documentClass: DocumentClass<T>) {
    super();
    this.name = name;
    this.model = model;
    this.documentClass = documentClass;
  }

  get sources(): Data[] {
    return this.model._source[this.name] as Data[]; // the field of this collection holds a list of sources
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
      const { model } = this;
      const document = new this.documentClass(entry, { embedded: true, parent: model, pack: model.pack });
      this.sources[index] = document._source;
      this.set(id, document);
    } catch (error) {
      globalThis.reportError(error);
    }
  }
}
