import {
  finite,
  integer,
  oneOf,
  openW10,
  record,
  rollFor,
  W10_READINGS,
  type Step,
  type W10Reading,
} from "../kernel/index.ts";
import { DIFFICULTIES, LOWEST_STUFE, STUFEN_FROM } from "./probe.table.ts";

/** The name of one of the nine Stufen. */
export type Difficulty = keyof typeof DIFFICULTIES;

/** The names of the nine Stufen from the lowest to the highest. Source: table 1. */
export const DIFFICULTY_NAMES: readonly Difficulty[] = [
  "patzer",
  "sehr-leicht",
  "leicht",
  "normal",
  "heftig",
  "schwer",
  "extrem",
  "koeniglich",
  "goettlich",
];

/** The most that a value or a Stufe modifier may be, up or down. */
const MOST = 10_000;

/** The Stufe, from -2 to 6, that a sum reaches by the table alone. Source: table 1. @rule R-Z2 */
export function stufeOf(sum: number): number {
  finite("sum", sum);
  return STUFEN_FROM.find(({ from }) => sum >= from)?.stufe ?? LOWEST_STUFE;
}

/** The Stufe, from -2 to 6, that a probe against the difficulty of that name must reach. Source: table 1. */
export function difficultyStufe(name: Difficulty): number {
  return DIFFICULTIES[oneOf("name", name, DIFFICULTY_NAMES)];
}

/** The name of a Stufe; one beyond the table takes the name of the nearest. Source: table 1. */
export function difficultyOf(stufe: number): Difficulty {
  const index = Math.trunc(finite("stufe", stufe)) - LOWEST_STUFE;
  return DIFFICULTY_NAMES[Math.min(Math.max(index, 0), DIFFICULTY_NAMES.length - 1)] ?? "normal";
}

/** A probe ready to be rolled: value, sum of Stufe modifiers, and the Stufe to reach (null for none). */
export interface ProbeCheck {
  readonly reading: W10Reading;
  readonly value: number;
  readonly stufe: number;
  readonly target: number | null;
}

/** What came of a probe. `success` and `difference` (Stufe less target) are null where there was no target. */
export interface ProbeOutcome {
  /** What the W10 came to, its open end included. */
  readonly die: number;
  /** Value and die. */
  readonly total: number;
  /** The Stufe of the total by the table, from -2 to 6. */
  readonly rolled: number;
  /** That Stufe after the modifiers, which nothing limits. */
  readonly stufe: number;
  readonly difference: number | null;
  readonly success: boolean | null;
}

/** Refuses with an argument error what is no probe; `name` is what the error calls it. */
export function checkProbe(name: string, check: ProbeCheck): void {
  const { reading, value, stufe, target } = record(name, check);
  oneOf(`${name}.reading`, reading, W10_READINGS);
  integer(`${name}.value`, value, -MOST, MOST);
  integer(`${name}.stufe`, stufe, -MOST, MOST);
  if (target !== null) integer(`${name}.target`, target, -MOST, MOST);
}

/** What a probe comes to when the W10 shows `die`. @rule R-Z2 */
function outcomeOf({ value, stufe, target }: ProbeCheck, die: number): ProbeOutcome {
  const total = value + die;
  const rolled = stufeOf(total);
  const reached = rolled + stufe;
  const difference = target === null ? null : reached - target;
  return {
    die,
    total,
    rolled,
    stufe: reached,
    difference,
    success: difference === null ? null : difference >= 0,
  };
}

/** The step that rolls a probe: value + W10, Stufe by the table, then the Stufe modifiers. @rule R-Z1 @rule R-Z2 */
export function probe(check: ProbeCheck): Step<ProbeOutcome> {
  checkProbe("check", check);
  return rollFor(openW10(check.reading), (die) => outcomeOf(check, die));
}

/** The step that rolls a probe and answers with its Stufe alone, so that odds need to follow few answers. */
export function probeStufe(check: ProbeCheck): Step<number> {
  checkProbe("check", check);
  return rollFor(openW10(check.reading), (die) => outcomeOf(check, die).stufe);
}
