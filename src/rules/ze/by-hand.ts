import { integer, oneOf, record, truth, unmark } from "../kernel/index.ts";
import { checkSnapshot, checkRules } from "./arguments.ts";
import { reductionOf } from "./damage.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { ROWS, type Row } from "./ids.ts";
import type { Snapshot } from "./snapshot.ts";
import { markMental, markWounds } from "./wounds.ts";

/** What is done by hand: damage, or healing. */
export const HAND_KINDS = ["damage", "heal"] as const;

/** Damage or healing that the GM deals without a roll. */
export interface HandDeed {
  readonly kind: (typeof HAND_KINDS)[number];
  /** A row of wounds, or mental damage. */
  readonly row: Row | "mental";
  /** From 0 to 1000. */
  readonly boxes: number;
  /** Whether KO and armour take their part of damage of the body. */
  readonly reduced: boolean;
}

/** What damage or healing by hand leaves. */
export interface HandResult {
  readonly wounds: Snapshot["wounds"];
  readonly mental: number;
  readonly dead: boolean;
  /** The boxes that are marked or cleared, before any overflow. */
  readonly boxes: number;
}

/** The most boxes that are dealt at once. */
const MOST_BOXES = 1000;

function boxesOf({ kind, row, boxes, reduced }: HandDeed, { attributes, born, armor }: Snapshot): number {
  if (kind === "heal" || !reduced || row === "mental") return boxes;
  return Math.max(0, boxes - reductionOf(attributes.ko, row, born) - armor);
}

/**
 * What damage or healing by hand leaves of a character: damage runs over into heavier rows and kills beyond the last
 * box, healing clears no more boxes of its row than are marked and wakes no dead.
 *
 * @rule R-Z6
 * @rule R-Z39
 */
export function dealByHand(snapshot: Snapshot, deed: HandDeed, rules: HouseRules = DEFAULT_RULES): HandResult {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  record("deed", deed);
  const kind = oneOf("kind", deed.kind, HAND_KINDS);
  const row = oneOf("row", deed.row, [...ROWS, "mental"]);
  integer("boxes", deed.boxes, 0, MOST_BOXES);
  truth("reduced", deed.reduced);
  const { wounds, mental, dead, dreamer } = snapshot;
  const boxes = boxesOf(deed, snapshot);
  if (row === "mental") {
    const after = kind === "heal" ? Math.max(0, mental - boxes) : markMental(mental, boxes, rules);
    return { wounds, mental: after, dead, boxes };
  }
  if (kind === "heal") return { wounds: unmark(wounds, row, boxes), mental, dead, boxes };
  const after = markWounds({ marks: wounds, dreamer }, row, boxes, rules);
  return { wounds: after.marks, mental, dead: dead || after.dead, boxes };
}
