import { integer, rollFor, sumOf, sumUp, type Step, type Sum, type Term } from "../kernel/index.ts";

/** The lowest and the highest chance that modifiers can leave, in percent. @rule R-D5 */
export const CHANCE_LIMITS = { min: 1, max: 99 } as const;

/** A percentile roll: the face of the d100 (1 to 100), the chance it was held against, and whether it lies within. */
export interface PercentOutcome {
  readonly chance: number;
  readonly face: number;
  readonly success: boolean;
}

/** A percentile roll against a chance from 0 (never) to 100 (always): it succeeds on a face of at most the chance. */
export function rollPercent(chance: number): Step<PercentOutcome> {
  const against = integer("chance", chance, 0, 100);
  return rollFor(sumOf(1, 100), (face) => ({ chance: against, face, success: face <= against }));
}

/** A percentile roll that answers only whether it succeeds. */
export function percent(chance: number): Step<boolean> {
  return rollFor(sumOf(1, 100), (face) => face <= chance);
}

/** The sum of a chance's items, kept within 1 to 99 by an item of its own where it would leave them. @rule R-D5 */
export function clampChance(terms: readonly Term[]): Sum {
  const sum = sumUp(terms);
  const kept = Math.min(CHANCE_LIMITS.max, Math.max(CHANCE_LIMITS.min, sum.total));
  return sumUp([...sum.terms, { key: "MC.Chance.limit", amount: kept - sum.total }]);
}
