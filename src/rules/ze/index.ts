export * from "./ids.ts";
export * from "./snapshot.ts";
export * from "./house-rules.ts";
export * from "./sf/entry.ts";
export * from "./sf/trees.ts";
