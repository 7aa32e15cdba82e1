import { kernel, ze } from "../../rules/index.ts";
import { partOf } from "../figure.ts";
import type { Formats, Text } from "../text.ts";

/** One result with its chance as a bar. */
export interface OddsRow {
  readonly label: Text;
  readonly part: number;
  readonly text: string;
  readonly kind: "" | "miss" | "wound";
  readonly extra: Text | null;
}

/** The exact odds of a check: the chance that matters most, and every result. */
export interface OddsContext {
  readonly meta: Text;
  readonly lead: { readonly text: string; readonly label: Text } | null;
  readonly rows: readonly OddsRow[];
}

/** The odds of what cannot be rolled. */
export const NO_ODDS: OddsContext = { meta: { key: "MC.Odds.none" }, lead: null, rows: [] };

interface Outcome {
  readonly label: Text;
  readonly chance: number;
  readonly kind?: OddsRow["kind"];
  readonly extra?: Text | null;
}

function rowOf({ label, chance, kind = "", extra = null }: Outcome, formats: Formats): OddsRow {
  return { label, part: partOf(chance), text: formats.percent(chance), kind, extra };
}

/** From how many to how many boxes a row can bring, in words; null where nobody knows. */
function boxesText(results: kernel.Odds<{ readonly boxes: number | null }>): Text | null {
  const known = results.flatMap(({ value }) => (value.boxes === null ? [] : [value.boxes]));
  if (known.length === 0) return null;
  const min = Math.min(...known);
  const max = Math.max(...known);
  return min === max
    ? { key: "MC.Odds.boxes", data: { count: min } }
    : { key: "MC.Odds.boxesRange", data: { min, max } };
}

interface Result {
  readonly row: ze.HitRow | null;
  readonly boxes: number | null;
}

function rowsOf(results: kernel.Odds<Result>): readonly Outcome[] {
  return [...ze.ROWS, ze.DREAMER_ROW].flatMap((row) => {
    const those = results.filter(({ value }) => value.row === row);
    const chance = those.reduce((sum, one) => sum + one.chance, 0);
    const label = { key: "MC.Wounds.rowShort", data: { row } };
    return chance > 0 ? [{ label, chance, extra: boxesText(those) }] : [];
  });
}

function leadOf(hit: number, name: string, formats: Formats): OddsContext["lead"] {
  const label = name === "" ? { key: "MC.Odds.hit" } : { key: "MC.Odds.hitName", data: { name } };
  return { text: formats.percent(hit), label };
}

/** What a shot or a blow comes to, with its chances. */
interface HarmOdds {
  readonly hit: number;
  readonly out: number;
  readonly dead: number;
  readonly results: kernel.Odds<Result & { readonly hit?: boolean }>;
}

/** The odds of a shot or a blow that must beat a Stufe; without a weapon the boxes of mental damage stand in one row. */
function harmOdds(odds: HarmOdds, stufe: number, name: string, formats: Formats): OddsContext {
  const { hit, out, dead, results } = odds;
  const mental = results.filter(({ value }) => value.hit === true && value.row === null);
  const ends: readonly Outcome[] = [
    { label: { key: "MC.State.out" }, chance: out, kind: "wound" },
    { label: { key: "MC.State.dead" }, chance: dead, kind: "wound" },
  ];
  const rows: readonly Outcome[] = [
    { label: { key: "MC.Odds.miss" }, chance: Math.max(0, 1 - hit), kind: "miss" },
    ...rowsOf(results),
    ...(mental.length > 0 ? [{ label: { key: "MC.Odds.mental" }, chance: hit, extra: boxesText(mental) }] : []),
    ...ends.filter(({ chance }) => chance > 0),
  ];
  return {
    meta: { key: "MC.Odds.beat", data: { stufe } },
    lead: leadOf(hit, name, formats),
    rows: rows.map((row) => rowOf(row, formats)),
  };
}

/** The exact odds of a shot: to hit, each row with its boxes, and to put the target out. */
export function shotOddsOf(check: ze.ShotCheck, name: string, rules: ze.HouseRules, formats: Formats): OddsContext {
  return harmOdds(ze.shotOdds(check, rules), check.probe.target ?? 0, name, formats);
}

/** The exact odds of a blow, as those of a shot. */
export function strikeOddsOf(check: ze.StrikeCheck, name: string, rules: ze.HouseRules, formats: Formats): OddsContext {
  const stufe = Math.max(ze.targetStufe(check.dodge), typeof check.parry === "number" ? check.parry : 0);
  return harmOdds(ze.strikeOdds(check, rules), stufe, name, formats);
}

/** The Stufe of somebody else that a probe must beat: known, or still to be rolled. */
export type Rival = number | ze.ProbeCheck;

/** The chance that a probe is better than that of somebody else. @rule R-Z3 */
function winningChance(check: ze.ProbeCheck, rival: Rival): number {
  const other = typeof rival === "number" ? kernel.done(rival) : ze.probeStufe(rival);
  return kernel.chanceOf(kernel.odds(kernel.opposed(ze.probeStufe(check), other)), ({ difference }) => difference > 0);
}

/**
 * The exact odds of a probe: of success against a Stufe, or of winning against somebody else where that one's figures
 * are known, and of each Stufe by name.
 */
export function probeOddsOf(check: ze.ProbeCheck, formats: Formats, rival: Rival | null = null): OddsContext {
  const all = kernel.odds(ze.probeStufe(check));
  const { target } = check;
  const rows = [...all]
    .sort((a, b) => b.value - a.value)
    .map(({ value, chance }) => {
      const label = {
        key: "MC.Odds.stufe",
        data: { stufe: value, name: { key: `MC.Difficulty.${ze.difficultyOf(value)}` } },
      };
      return rowOf({ label, chance, kind: target !== null && value < target ? "miss" : "" }, formats);
    });
  if (rival !== null) {
    const win = { text: formats.percent(winningChance(check, rival)), label: { key: "MC.Odds.win" } };
    return { meta: { key: "MC.Odds.each" }, lead: win, rows };
  }
  if (target === null) return { meta: { key: "MC.Odds.each" }, lead: null, rows };
  const success = kernel.chanceOf(all, (stufe) => stufe >= target);
  const lead = { text: formats.percent(success), label: { key: "MC.Odds.succeed" } };
  return { meta: { key: "MC.Odds.reach", data: { stufe: target } }, lead, rows };
}
