import { Document, type DocumentMetadata } from "../document.ts";
import type { EmbeddedCollection } from "../embedded-collection.ts";
import { SchemaField } from "../fields/containers.ts";
import {
  ColorField,
  FilePathField,
  HTMLField,
  IntegerSortField,
  NumberField,
  StringField,
} from "../fields/primitive.ts";
import {
  DocumentOwnershipField,
  EmbeddedCollectionField,
  ForeignDocumentField,
  TypeDataField,
} from "../fields/references.ts";
import { FOLDER, directoryFields, identityFields, typeField } from "./document-fields.ts";

function metadata(name: string, collection: string, more: Partial<DocumentMetadata> = {}): DocumentMetadata {
  const defaults = { label: `DOCUMENT.${name}`, embedded: {}, coreTypes: ["base"], createPermission: null };
  return { name, collection, ...defaults, ...more };
}

export class Folder extends Document {
  static override readonly metadata = metadata("Folder", "folders");

  declare folder: Folder | null;
  declare color: string | null;

  static override defineSchema() {
    return {
      ...identityFields(),
      name: new StringField({ required: true, blank: false }),
      type: new StringField({ required: true, blank: false, initial: "Item" }),
      folder: new ForeignDocumentField(FOLDER),
      sorting: new StringField({ required: true, initial: "a", choices: ["a", "m"] }),
      sort: new IntegerSortField(),
      color: new ColorField(),
      description: new HTMLField(),
    };
  }
}

export class Macro extends Document {
  static override readonly metadata = metadata("Macro", "macros", { createPermission: "MACRO_SCRIPT" });

  declare command: string;
  declare img: string;

  static override defineSchema() {
    return {
      ...directoryFields(),
      type: new StringField({ required: true, initial: "script", choices: ["script", "chat"] }),
      img: new FilePathField({ initial: "icons/svg/macro.svg" }),
      author: new ForeignDocumentField({ documentName: "User" }),
      scope: new StringField({ required: true, initial: "global" }),
      command: new StringField({ required: true, blank: true }),
    };
  }

  /** Runs the script of this macro. */
  async execute(scope: Record<string, unknown> = {}): Promise<unknown> {
    if (this.type !== "script") return undefined;
    // A macro is a script that the user wrote: it is loaded as a module of its own whose default is its body.
    const body = `export default async ({ ${Object.keys(scope).join(", ")} }) => {${this.command}\n}`;
    const address = URL.createObjectURL(new Blob([body], { type: "text/javascript" }));
    const loaded = (await import(/* @vite-ignore */ address)) as { default: (scope: object) => Promise<unknown> }; // as written above
    return loaded.default(scope);
  }
}

export class JournalEntryPage extends Document {
  static override readonly metadata = metadata("JournalEntryPage", "pages");

  declare text: { content: string; format: number };

  static override defineSchema() {
    return {
      ...identityFields(),
      name: new StringField({ required: true, blank: false }),
      type: typeField("JournalEntryPage"),
      system: new TypeDataField("JournalEntryPage"),
      text: new SchemaField({
        content: new HTMLField(),
        format: new NumberField({ required: true, nullable: false, initial: 1 }),
      }),
      sort: new IntegerSortField(),
      ownership: new DocumentOwnershipField({ initial: { default: -1 } }),
    };
  }
}

export class JournalEntry extends Document {
  static override readonly metadata = metadata("JournalEntry", "journal", {
    embedded: { JournalEntryPage: "pages" },
    createPermission: "JOURNAL_CREATE",
  });

  declare pages: EmbeddedCollection<JournalEntryPage>;

  static override defineSchema() {
    return { ...directoryFields(), pages: new EmbeddedCollectionField("JournalEntryPage") };
  }
}
