export * as kernel from "./kernel/index.ts";
export * as ze from "./ze/index.ts";
