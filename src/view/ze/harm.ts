import { ze } from "../../rules/index.ts";
import type { Text } from "../text.ts";
import { stateTags, type Tag } from "./head.ts";
import { trackOf, type Track } from "./track.ts";

/** What the GM has chosen: damage or healing, where, how much, and why. */
export type HarmChoice = ze.HandDeed & { readonly cause: string };

/** The most boxes that are dealt at once. */
export const MOST_BOXES = 1000;

/** All that the dialog of damage and healing by hand is drawn from. */
export interface HarmInput {
  readonly target: { readonly name: string; readonly img: string; readonly foe: boolean; readonly line: Text };
  readonly snapshot: ze.Snapshot;
  readonly choice: HarmChoice;
  readonly rules: ze.HouseRules;
}

/** One row of the track, as a radio square. */
export interface HarmRow {
  readonly value: string;
  readonly checked: boolean;
  readonly name: Text;
  readonly marked: number;
  readonly boxes: number;
}

/** The dialog of damage and healing by hand; `count` boxes will change in the end. */
export interface HarmContext {
  readonly target: HarmInput["target"];
  readonly heals: boolean;
  readonly rows: readonly HarmRow[];
  readonly rowCount: number;
  readonly boxes: number;
  readonly most: number;
  readonly cause: string;
  /** Whether KO and armour may take something off, and whether they do. */
  readonly reducible: boolean;
  readonly reduced: boolean;
  readonly preview: { readonly malus: number; readonly track: Track; readonly tags: readonly Tag[] };
  readonly count: number;
}

function rowsOf({ snapshot, choice, rules }: HarmInput): readonly HarmRow[] {
  const physical = rules.rows
    .filter(({ id }) => !(snapshot.dreamer && id === "O"))
    .map(({ id, boxes }) => ({
      value: id,
      name: { key: "MC.Wounds.rowShort", data: { row: id } },
      marked: snapshot.wounds[id],
      boxes: boxes.length,
    }));
  const name = { key: "MC.Harm.mental" };
  const mental = { value: "mental", name, marked: snapshot.mental, boxes: rules.mental.length };
  return [...physical, mental].map((row) => ({ ...row, checked: row.value === choice.row }));
}

function previewOf({ snapshot, rules }: HarmInput, after: ze.HandResult): HarmContext["preview"] {
  const then = { ...snapshot, wounds: after.wounds, mental: after.mental, dead: after.dead };
  const { malus, out, dead } = ze.derive(then, rules);
  return {
    malus: malus.total,
    track: trackOf({ ...then, rules, malus, editable: false }),
    tags: stateTags({ out, dead }),
  };
}

/** The dialog in which the GM deals damage or healing by hand, with the track as it will be. */
export function harmDialog(input: HarmInput): HarmContext {
  const { target, choice } = input;
  const after = ze.dealByHand(input.snapshot, choice, input.rules);
  const rows = rowsOf(input);
  const heals = choice.kind === "heal";
  return {
    target,
    heals,
    rows,
    rowCount: rows.length,
    boxes: choice.boxes,
    most: MOST_BOXES,
    cause: choice.cause,
    reducible: !heals && choice.row !== "mental",
    reduced: choice.reduced,
    preview: previewOf(input, after),
    count: after.boxes,
  };
}
