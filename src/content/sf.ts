import { TREES, TREE_OWNERS } from "../rules/ze/ids.ts";
import type { Tree, TreeOwner } from "../rules/ze/ids.ts";
import type { Bilingual } from "./language.ts";
import type { Reader } from "./reader.ts";

/** One level of a tree: its name and what it does. */
export interface SfLevel {
  readonly name: Bilingual;
  readonly text: Bilingual;
}

/** What an entry says of a tree of special abilities. */
export interface SfFigures {
  readonly variant: "ze";
  readonly tree: Tree;
  readonly class: TreeOwner;
  /** From level 1 on; null for a level that is empty. */
  readonly levels: readonly (SfLevel | null)[];
}

/**
 * What a tree's entry has under `system`.
 *
 * @rule R-Z14 A level may be empty, but no tree ends with an empty one.
 */
export function readSf(reader: Reader): SfFigures {
  const figures = {
    variant: reader.oneOf("variant", ["ze"]),
    tree: reader.oneOf("tree", TREES),
    class: reader.oneOf("class", TREE_OWNERS),
    levels: reader.list("levels", 6, true).map(readLevel),
  };
  if (figures.levels.at(-1) === null) reader.refuse("levels", "must not end with an empty level");
  reader.close();
  return figures;
}

function readLevel(reader: Reader | null): SfLevel | null {
  if (reader === null) return null;
  const level = { name: reader.bilingual("name", 60), text: reader.bilingual("text", 800) };
  reader.close();
  return level;
}
