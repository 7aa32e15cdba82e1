export * as abilities from "./abilities/index.ts";
export * as disciplines from "./disciplines/index.ts";
export * as kernel from "./kernel/index.ts";
export * as ze from "./ze/index.ts";

/** The three rule variants. */
export const VARIANTS = ["disciplines", "ze", "abilities"] as const;

/** One of the three rule variants. */
export type Variant = (typeof VARIANTS)[number];
