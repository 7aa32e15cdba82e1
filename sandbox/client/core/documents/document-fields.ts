import type { DataField } from "../fields/field.ts";
import { SchemaField } from "../fields/containers.ts";
import {
  AlphaField,
  AngleField,
  BooleanField,
  DocumentIdField,
  FilePathField,
  IntegerSortField,
  NumberField,
  StringField,
} from "../fields/primitive.ts";
import {
  DocumentFlagsField,
  DocumentOwnershipField,
  DocumentStatsField,
  ForeignDocumentField,
} from "../fields/references.ts";
import { TYPED } from "../../../shared/structure.ts";
import { world } from "../world.ts";

type Fields = Record<string, DataField>;

export const FOLDER = { documentName: "Folder" };

/** What every document has. */
export function identityFields(): Fields {
  return {
    _id: new DocumentIdField(),
    flags: new DocumentFlagsField(),
    _stats: new DocumentStatsField(),
  };
}

/** What documents have that are named, owned and put into folders. */
export function directoryFields(): Fields {
  return {
    ...identityFields(),
    name: new StringField({ required: true, blank: false, textSearch: true }),
    folder: new ForeignDocumentField(FOLDER),
    sort: new IntegerSortField(),
    ownership: new DocumentOwnershipField(),
  };
}

/** The sub-type of a document: one that the system declares, or the one that is always there. */
export function typeField(documentName: string): StringField {
  const hasBase = TYPED[documentName]?.base === true;
  return new StringField({
    required: true,
    blank: false,
    ...(hasBase ? { initial: "base" } : {}),
    validate: (value) => {
      const types = Object.keys(world.documentTypes[documentName] ?? {});
      return types.includes(String(value)) || (hasBase && value === "base");
    },
    validationError: `is not a type of ${documentName}`,
  });
}

/** What tokens and the prototypes of tokens share. */
export function tokenFields(): Fields {
  return {
    name: new StringField({ required: true, blank: true }),
    displayName: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
    actorLink: new BooleanField(),
    width: new NumberField({ required: true, nullable: false, positive: true, initial: 1 }),
    height: new NumberField({ required: true, nullable: false, positive: true, initial: 1 }),
    texture: new SchemaField({ src: new FilePathField({ initial: "icons/svg/token.svg" }) }),
    lockRotation: new BooleanField(),
    rotation: new AngleField(),
    alpha: new AlphaField(),
    disposition: new NumberField({ required: true, nullable: false, integer: true, initial: -1 }),
    displayBars: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
    bar1: new SchemaField({ attribute: new StringField({ required: true, nullable: true, initial: null }) }),
    bar2: new SchemaField({ attribute: new StringField({ required: true, nullable: true, initial: null }) }),
    sight: new SchemaField({
      enabled: new BooleanField(),
      range: new NumberField({ required: true, nullable: true, initial: 0, min: 0 }),
    }),
    flags: new DocumentFlagsField(),
  };
}
