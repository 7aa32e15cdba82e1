import { lastLevel, listEntry, TREES } from "../../src/rules/ze/index.ts";
import type { Questions } from "./input.ts";

/** The questions of the variant `ze` about special abilities. */
export const sfQuestions: Questions = {
  sf: (input) => {
    const tree = input.oneOf("tree", TREES);
    return { ...listEntry(tree, input.integer("level", { min: 1, max: lastLevel(tree) })) };
  },
};
