import { both, type Step } from "../kernel/index.ts";
import { probe, type ProbeCheck, type ProbeOutcome } from "./probe.ts";

/** Who wins a contest: who began it, who answered, or nobody. */
export type ContestWinner = "own" | "other" | null;

/** What came of two probes rolled against each other; `difference` is the Stufe of who began less that of the other. */
export interface ContestOutcome {
  readonly own: ProbeOutcome;
  readonly other: ProbeOutcome;
  readonly difference: number;
  readonly winner: ContestWinner;
}

/**
 * The step of a contest that is no attack: both sides roll, the higher Stufe wins, and nothing happens on a tie.
 *
 * @rule R-Z3
 */
export function contest(own: ProbeCheck, other: ProbeCheck): Step<ContestOutcome> {
  return both(probe(own), probe(other), (mine, theirs) => {
    const difference = mine.stufe - theirs.stufe;
    return { own: mine, other: theirs, difference, winner: difference === 0 ? null : difference > 0 ? "own" : "other" };
  });
}
