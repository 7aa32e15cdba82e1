import { kernel, ze } from "../../rules/index.ts";
import type { Formats, Text } from "../text.ts";
import { namedOption, type Option } from "../option.ts";
import { probeOddsOf, type OddsContext } from "./odds.ts";

/** What the person at the dialog of healing has chosen; `whom` is empty for the healer. */
export interface HealChoice {
  readonly whom: string;
  /** The boxes to be healed; null for the heaviest ones. */
  readonly boxes: ze.Boxes | null;
  /** What of the needs of the entry is so. */
  readonly given: readonly ze.SfNeed[];
}

/** All that the dialog of healing is drawn from; `wounds` are null for one that the reader may not know. */
export interface HealInput {
  readonly healer: ze.Snapshot;
  readonly tree: ze.Tree;
  readonly level: number;
  readonly others: readonly { readonly uuid: string; readonly name: string }[];
  readonly wounds: ze.Snapshot["wounds"] | null;
  /** Whether the one who is healed is dead, as far as the reader may know. */
  readonly dead: boolean;
  readonly choice: HealChoice;
  readonly rules: ze.HouseRules;
  readonly formats: Formats;
}

/** One row of wounds of which boxes can be healed. */
export interface HealRow {
  readonly name: string;
  readonly row: ze.Row;
  readonly marked: number;
  /** How many boxes the row has. */
  readonly boxes: number;
  readonly value: number;
}

/** Something that must be so, as a box to be ticked. */
export interface HealNeed {
  readonly name: string;
  readonly label: Text;
  readonly checked: boolean;
}

/** The dialog of healing by a special ability. */
export interface HealContext {
  readonly whom: readonly Option[];
  readonly rows: readonly HealRow[];
  readonly most: Text;
  readonly unknown: boolean;
  readonly checks: readonly HealNeed[];
  readonly odds: OddsContext | null;
  /** What it costs in AP. */
  readonly cost: number;
  readonly refusal: Text | null;
}

/** Whom an entry that heals reaches, and how many boxes; null for an entry that heals nobody. */
export function healingOf(tree: string, level: number) {
  const known = ze.TREES.find((one) => one === tree);
  const entry = known ? ze.entryOf(known, level) : null;
  return entry?.effects.find((effect) => effect.kind === "heal") ?? null;
}

/** The boxes that are healed as things stand: those chosen, else the heaviest ones; null where nobody knows. */
export function boxesToHeal({ tree, level, wounds, choice }: HealInput): ze.Boxes | null {
  const most = healingOf(tree, level)?.boxes ?? 0;
  if (wounds === null || most === "all") return null;
  return choice.boxes ?? ze.suggestBoxes(wounds, most);
}

/** The use that the choice means, ready to be rolled, or why it cannot be. */
export function healCheck(input: HealInput): kernel.Result<ze.SfCheck> {
  const { healer, tree, level, choice, wounds, rules } = input;
  const deadZe = choice.given.includes("recentDeath") ? 0 : null;
  const check = ze.sfCheck({ user: healer, target: null, rules }, { tree, level, given: choice.given, deadZe });
  if (!check.ok) return check;
  const most = healingOf(tree, level)?.boxes ?? 0;
  const boxes = boxesToHeal(input);
  if (wounds === null) return check;
  if (most === "all") {
    const isWhole = !input.dead && ze.ROWS.every((row) => wounds[row] === 0);
    return isWhole ? kernel.refuse({ key: "MC.Refusal.nothingToHeal" }) : check;
  }
  if (boxes === null) return check;
  const after = ze.healBoxes(wounds, boxes, most);
  if (!after.ok) return after;
  return kernel.isSame({ ...wounds }, { ...after.value }) ? kernel.refuse({ key: "MC.Refusal.nothingToHeal" }) : check;
}

function rowsOf(input: HealInput): readonly HealRow[] {
  const { wounds, rules } = input;
  const boxes = boxesToHeal(input);
  if (wounds === null || boxes === null) return [];
  return rules.rows
    .filter(({ id }) => wounds[id] > 0)
    .map(({ id, boxes: all }) => ({
      name: `boxes.${id}`,
      row: id,
      marked: wounds[id],
      boxes: all.length,
      value: boxes[id],
    }));
}

function whomOf({ others, choice, tree, level }: HealInput): readonly Option[] {
  const whom = healingOf(tree, level)?.whom;
  if (whom === "self") return [];
  const self = { value: "", label: { key: "MC.Heal.self" }, selected: choice.whom === "" };
  const named = others.map(({ uuid, name }) => namedOption(uuid, name, choice.whom));
  return whom === "selfOrTouched" ? [self, ...named] : named;
}

function checksOf({ choice, tree, level }: HealInput): readonly HealNeed[] {
  const needs = ze.entryOf(tree, level)?.needs ?? [];
  return needs.map((need) => {
    return { name: `given.${need}`, label: { key: `MC.Need.${need}` }, checked: choice.given.includes(need) };
  });
}

/** The dialog of healing: whom, which boxes, what must be so, the odds of its probe, and what it costs. */
export function healDialog(input: HealInput): HealContext {
  const { tree, level, wounds, healer, formats } = input;
  const entry = ze.entryOf(tree, level);
  const check = healCheck(input);
  const most = healingOf(tree, level)?.boxes ?? 0;
  const probe = check.ok ? check.value.probe : null;
  const price = entry ? ze.apFor(entry.ap, { available: Math.max(0, healer.ap.value), count: 1, success: true }) : null;
  return {
    whom: whomOf(input),
    rows: rowsOf(input),
    most: most === "all" ? { key: "MC.Heal.all" } : { key: "MC.Heal.most", data: { count: most } },
    unknown: wounds === null,
    checks: checksOf(input),
    odds: probe === null ? null : probeOddsOf(probe, formats),
    cost: price?.ok === true ? price.value : 0,
    refusal: check.ok ? null : (check.problems[0] ?? null),
  };
}
