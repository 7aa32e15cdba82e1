import { done, rollFor, sumOf, type Step } from "../kernel/index.ts";
import { levelOf } from "./door.ts";
import { DEFAULT_RULES, readRules, type HouseRules } from "./house-rules.ts";

/** The hit points that a level of Endurance gives: the printed range and average. */
export interface HitPointRange {
  readonly min: number;
  readonly average: number;
  readonly max: number;
}

/** The ranges by Endurance from -1 to 4. */
const RANGES: readonly HitPointRange[] = [
  { min: 1, average: 2, max: 4 },
  { min: 3, average: 4, max: 5 },
  { min: 5, average: 6, max: 7 },
  { min: 8, average: 9, max: 10 },
  { min: 11, average: 12, max: 13 },
  { min: 15, average: 16, max: 17 },
];

const AVERAGE_HUMAN: HitPointRange = { min: 1, average: 2, max: 4 };

/** The hit points by Endurance (-1 to 4): range and average. @rule R-D3, R-D8 */
export function hitPointRange(endurance: number): HitPointRange {
  return RANGES[levelOf("endurance")("endurance", endurance) + 1] ?? AVERAGE_HUMAN;
}

/** The maximum hit points of a new actor: the average, or a roll within the range where the world says so. @rule R-D8 */
export function rollHitPoints(endurance: number, rules: HouseRules = DEFAULT_RULES): Step<number> {
  const { min, average, max } = hitPointRange(endurance);
  if (readRules(rules).hitPoints === "average") return done(average);
  return rollFor(sumOf(1, max - min + 1), (face) => face + min - 1);
}
