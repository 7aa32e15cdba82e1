import { both, type Step } from "./step.ts";

/** Who is ahead in an opposed step, and by how much (0 on a tie). */
export interface Opposed {
  readonly own: number;
  readonly other: number;
  readonly difference: number;
}

/** Both sides of an opposed check, played one after the other and compared by their answers. */
export function opposed(own: Step<number>, other: Step<number>): Step<Opposed> {
  return both(own, other, (a, b) => ({ own: a, other: b, difference: a - b }));
}
