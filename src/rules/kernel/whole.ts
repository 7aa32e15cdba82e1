/** What adding and multiplying fractions may leave below a whole number. */
const HAIR = 1e-9;

/**
 * A figure rounded down, where what fractions leave just below a whole number counts as that number: 100 × 0.57 is 57.
 *
 * @rule R-3
 */
export function roundedDown(figure: number): number {
  return Math.floor(figure + HAIR);
}
