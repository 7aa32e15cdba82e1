export * from "./fields/field.ts";
export * from "./fields/primitive.ts";
export * from "./fields/containers.ts";
export * from "./fields/references.ts";
