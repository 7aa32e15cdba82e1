import { ze } from "../../rules/index.ts";
import type { Text } from "../text.ts";
import { stateTags, type Tag } from "./head.ts";
import type { FormCheck } from "./items.ts";
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

/** One radio square. */
export interface HarmOption {
  readonly value: string;
  readonly checked: boolean;
}

/** The dialog of damage and healing by hand. */
export interface HarmContext {
  readonly target: HarmInput["target"];
  readonly kinds: readonly (HarmOption & { readonly name: string; readonly hint: string })[];
  readonly rows: readonly (HarmOption & { readonly name: Text; readonly line: Text })[];
  readonly rowCount: number;
  readonly boxes: string;
  readonly most: number;
  readonly cause: string;
  readonly checks: readonly FormCheck[];
  readonly preview: { readonly meta: Text; readonly track: Track; readonly tags: readonly Tag[] };
  readonly submit: Text;
}

function rowsOf({ snapshot, choice, rules }: HarmInput): HarmContext["rows"] {
  const physical = rules.rows
    .filter(({ id }) => !(snapshot.dreamer && id === "O"))
    .map(({ id, boxes }) => ({
      value: id,
      checked: id === choice.row,
      name: { key: "MC.Wounds.rowShort", data: { row: id } },
      line: { key: "MC.Harm.rowLine", data: { marked: snapshot.wounds[id], boxes: boxes.length } },
    }));
  const data = { marked: snapshot.mental, boxes: rules.mental.length };
  const line = { key: "MC.Harm.rowLine", data };
  return [...physical, { value: "mental", checked: choice.row === "mental", name: { key: "MC.Harm.mental" }, line }];
}

function previewOf({ snapshot, rules }: HarmInput, after: ze.HandResult): HarmContext["preview"] {
  const then = { ...snapshot, wounds: after.wounds, mental: after.mental, dead: after.dead };
  const { malus, out, dead } = ze.derive(then, rules);
  return {
    meta: { key: "MC.Harm.penalty", data: { malus: malus.total } },
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
  const kind = (value: "damage" | "heal"): HarmContext["kinds"][number] => {
    return { value, checked: value === choice.kind, name: `MC.Harm.${value}`, hint: `MC.Harm.${value}Hint` };
  };
  const reducible = !heals && choice.row !== "mental";
  return {
    target,
    kinds: [kind("damage"), kind("heal")],
    rows,
    rowCount: rows.length,
    boxes: String(choice.boxes),
    most: MOST_BOXES,
    cause: choice.cause,
    checks: reducible
      ? [{ name: "reduced", label: { key: "MC.Harm.reduced" }, checked: choice.reduced, editable: true }]
      : [],
    preview: previewOf(input, after),
    submit: { key: heals ? "MC.Harm.submitHeal" : "MC.Harm.submitDamage", data: { count: after.boxes } },
  };
}
