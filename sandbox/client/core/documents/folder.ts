import { Document, type DocumentMetadata } from "../document.ts";
import { StringField } from "../fields/primitive.ts";
import { ForeignDocumentField } from "../fields/references.ts";
import { FOLDER, identityFields, sortField } from "./document-fields.ts";

export class Folder extends Document {
  static override readonly metadata: DocumentMetadata = { name: "Folder", collection: "folders", embedded: {} };

  declare folder: Folder | null;

  static override defineSchema() {
    return {
      ...identityFields(),
      name: new StringField({ required: true, blank: false }),
      type: new StringField({ required: true, blank: false, initial: "Item" }),
      folder: new ForeignDocumentField(FOLDER),
      sorting: new StringField({ required: true, initial: "a", choices: ["a", "m"] }),
      sort: sortField(),
      color: new StringField({ nullable: true, initial: null }),
    };
  }
}
