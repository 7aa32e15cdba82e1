import { finite } from "./argument.ts";

/** What adding and multiplying fractions may leave below a whole number. */
const HAIR = 1e-9;

/** The largest magnitude up to which every whole number can be told from its neighbours. */
const EXACT = Number.MAX_SAFE_INTEGER;

/**
 * A figure rounded down, where what fractions leave just below a whole number counts as that number: 100 × 0.57 is 57.
 *
 * @rule R-3
 */
export function roundedDown(figure: number): number {
  return Math.floor(finite("figure", figure, -EXACT, EXACT) + HAIR);
}
