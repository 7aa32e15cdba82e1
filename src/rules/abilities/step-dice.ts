import { ArgumentError, integer, sumOf, type Ask } from "../kernel/index.ts";

/** A situation die: added (`sign` 1), subtracted (-1), or none (0), so many dice of so many faces. */
export interface SituationDie {
  readonly sign: -1 | 0 | 1;
  readonly count: number;
  readonly faces: number;
}

/** Faces of the situation die for 1 to 5 steps, in either direction. @rule R-A2 */
const FACES = [0, 4, 6, 8, 12, 20] as const;

/** The lowest step; every better one stays there. @rule R-A2 */
export const LOWEST_STEP = -5;

/** The highest step that can be rolled. */
export const HIGHEST_STEP = 204;

/**
 * The situation die of a step: -5 is -d20, 0 is none, +5 is +d20, and each further step is one more d20; below -5 it
 * stays at -5.
 *
 * @rule R-A2
 */
export function situationDie(step: number): SituationDie {
  const kept = Math.max(LOWEST_STEP, integer("step", step));
  if (kept === 0) return { sign: 0, count: 0, faces: 0 };
  const size = Math.abs(kept);
  const sign = kept < 0 ? -1 : 1;
  return { sign, count: Math.max(1, size - 4), faces: FACES[size] ?? 20 };
}

/** The situation die of a step as text: `-d6`, `none`, `+2d20`. @rule R-A2 */
export function diceText(step: number): string {
  const { sign, count, faces } = situationDie(step);
  if (sign === 0) return "none";
  return `${sign < 0 ? "-" : "+"}${count === 1 ? "" : count}d${faces}`;
}

/** The request for a situation die. */
export function askFor({ count, faces }: SituationDie): Ask {
  return sumOf(count, faces);
}

/** The given step, checked: a whole number that dice exist for. */
export function checkStep(name: string, step: number): number {
  if (integer(name, step) <= HIGHEST_STEP) return step;
  throw new ArgumentError(name, `a whole number of at most ${HIGHEST_STEP}`);
}
