import type { DataField } from "../fields/field.ts";
import { ObjectField, SchemaField } from "../fields/containers.ts";
import { BooleanField, DocumentIdField, FilePathField, NumberField, StringField } from "../fields/primitive.ts";
import { ForeignDocumentField } from "../fields/references.ts";
import { TYPED } from "../../../shared/structure.ts";
import { world } from "../world.ts";

type Fields = Record<string, DataField>;

export const FOLDER = { documentName: "Folder" };

export function number(initial = 0): NumberField {
  return new NumberField({ required: true, nullable: false, initial });
}

export function sortField(): NumberField {
  return new NumberField({ required: true, nullable: false, integer: true, initial: 0 });
}

/** What every document has. */
export function identityFields(): Fields {
  return { _id: new DocumentIdField(), flags: new ObjectField(), _stats: new ObjectField() };
}

/** What documents have that are named, owned and put into folders. */
export function directoryFields(): Fields {
  return {
    ...identityFields(),
    name: new StringField({ required: true, blank: false }),
    folder: new ForeignDocumentField(FOLDER),
    sort: sortField(),
    ownership: new ObjectField({ initial: { default: 0 } }),
  };
}

/** The sub-type of a document: one that the system declares, or the one that is always there. */
export function typeField(documentName: string): StringField {
  const hasBase = TYPED[documentName]?.base === true;
  return new StringField({
    required: true,
    blank: false,
    ...(hasBase ? { initial: "base" } : {}),
    validate: (value) => String(value) in (world.documentTypes[documentName] ?? {}) || (hasBase && value === "base"),
    validationError: `is not a type of ${documentName}`,
  });
}

/** What tokens and the prototypes of tokens share. */
export function tokenFields(): Fields {
  return {
    name: new StringField({ required: true, blank: true }),
    actorLink: new BooleanField(),
    width: number(1),
    height: number(1),
    texture: new SchemaField({ src: new FilePathField({ initial: "icons/svg/token.svg" }) }),
    disposition: number(-1),
    bar1: new SchemaField({ attribute: new StringField({ required: true, nullable: true, initial: null }) }),
    bar2: new SchemaField({ attribute: new StringField({ required: true, nullable: true, initial: null }) }),
    flags: new ObjectField(),
  };
}
