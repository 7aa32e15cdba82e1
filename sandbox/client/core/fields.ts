export { DataField } from "./fields/field.ts";
export * from "./fields/primitive.ts";
export { ArrayField, ObjectField, SchemaField, SetField } from "./fields/containers.ts";
export { EmbeddedCollectionField, ForeignDocumentField, TypeDataField } from "./fields/references.ts";
