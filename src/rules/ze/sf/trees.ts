import { integer, oneOf, record } from "../../kernel/index.ts";
import { TREE_OWNERS, TREES, type Tree, type TreeOwner } from "../ids.ts";
import { COMMON_SF } from "./common.table.ts";
import { CONTROLLER_SF } from "./controller.table.ts";
import type { SfAgainst, SfAp, SfEntry, SfLevels, SfTiming, SfZe } from "./entry.ts";
import { FIGHTER_SF } from "./fighter.table.ts";
import { OPERATOR_SF } from "./operator.table.ts";

/** Every tree with its levels from 1 to its last printed one; null is a level that is printed empty. */
export const SF_TREES: Readonly<Record<Tree, SfLevels>> = {
  ...COMMON_SF,
  ...FIGHTER_SF,
  ...OPERATOR_SF,
  ...CONTROLLER_SF,
};

/** Whose tree it is: everyone's (`common`) or that of one class. */
export function ownerOf(tree: Tree): TreeOwner {
  const id = oneOf("tree", tree, TREES);
  if (id in COMMON_SF) return "common";
  if (id in FIGHTER_SF) return "fighter";
  return id in OPERATOR_SF ? "operator" : "controller";
}

/** The last printed level of a tree, from 3 to 6. @rule R-Z14 */
export function lastLevel(tree: Tree): number {
  return SF_TREES[oneOf("tree", tree, TREES)].length;
}

/** What of a tree decides who may learn it and how far: whose it is, and its last level. */
export interface TreeShape {
  readonly owner: TreeOwner;
  readonly last: number;
}

/** The trees that a world has beside those of the rules, by slug. */
export type OwnTrees = Readonly<Record<string, TreeShape>>;

/** The most levels that a tree of a world's own may have. */
const MOST_LEVELS = 100;

/** The shape of a tree by its slug: as the rules print it, else as the world has it. Any other slug is an error. */
export function treeShape(tree: string, own: OwnTrees = {}): TreeShape {
  const printed = TREES.find((id) => id === tree);
  if (printed !== undefined) return { owner: ownerOf(printed), last: lastLevel(printed) };
  const slug = oneOf("tree", tree, Object.keys(record("trees", own)));
  const { owner, last } = record(`trees.${slug}`, own[slug]);
  return {
    owner: oneOf(`trees.${slug}.owner`, owner, TREE_OWNERS),
    last: integer(`trees.${slug}.last`, last, 0, MOST_LEVELS),
  };
}

/** The entry of a level of a tree, from 1 to its last; null where it is printed empty. @rule R-Z14 */
export function entryOf(tree: Tree, level: number): SfEntry | null {
  const last = lastLevel(tree);
  return SF_TREES[tree][integer("level", level, 1, last) - 1] ?? null;
}

/** One level as a list shows it: name, price, probe, and when it works. */
export interface SfListing {
  readonly name: string | null;
  readonly ap: SfAp;
  readonly ze: SfZe;
  readonly probe: string | null;
  readonly against: SfAgainst;
  readonly timing: SfTiming;
}

/** A level of a tree as a list shows it; an empty one has no name and costs nothing to use. @rule R-Z14 */
export function listEntry(tree: Tree, level: number): SfListing {
  const entry = entryOf(tree, level);
  if (!entry) return { name: null, ap: 0, ze: null, probe: null, against: null, timing: "own" };
  const { name, ap, ze, probe, against, timing } = entry;
  return { name, ap, ze, probe, against, timing };
}
