import { ArgumentError } from "./argument.ts";

/** The most steps inside each other; more would exhaust the stack of the machine that plays them. */
const DEEPEST = 1000;

/** The most turns that a step may take before its answer; one that takes more is taken for endless. */
export const MOST_TURNS = 10_000;

/** The depth of a step inside one at `depth`; too deep a one is an argument error naming `step`. */
export function deeper(depth: number): number {
  if (depth < DEEPEST) return depth + 1;
  throw new ArgumentError("step", `a step with at most ${DEEPEST} others inside each other`);
}
