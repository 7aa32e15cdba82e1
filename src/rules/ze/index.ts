export * from "./ids.ts";
export * from "./snapshot.ts";
export * from "./house-rules.ts";
