import type { Questions } from "./input.ts";

/** The questions of the variant `abilities`. */
export const questions: Questions = {};
