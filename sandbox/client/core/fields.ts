export { AnyField, DataField } from "./fields/field.ts";
export type { FieldOptions } from "./fields/field.ts";
export * from "./fields/primitive.ts";
export { ArrayField, ObjectField, SchemaField, SetField, TypedObjectField } from "./fields/containers.ts";
export type { DataSchema } from "./fields/containers.ts";
export {
  DocumentFlagsField,
  DocumentOwnershipField,
  DocumentStatsField,
  DocumentUUIDField,
  EmbeddedCollectionField,
  EmbeddedDataField,
  ForeignDocumentField,
  TypeDataField,
} from "./fields/references.ts";
