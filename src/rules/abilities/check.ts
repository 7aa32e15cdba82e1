import { andThen, integer, map, record, rollFor, sumOf, truth, type Step } from "../kernel/index.ts";
import type { Degree } from "./ids.ts";
import { MOST } from "./snapshot.ts";
import { askFor, checkStep, situationDie } from "./step-dice.ts";

/** What a check is rolled on: the score to stay within, the step of the situation die, and whether it is an action check. */
export interface Check {
  readonly score: number;
  readonly step: number;
  readonly actionCheck: boolean;
}

/** How a check came out: control die with the situation die, and the degree. */
export interface CheckOutcome {
  readonly total: number;
  readonly degree: Degree;
}

/** The die that every check is rolled with. */
const CONTROL = sumOf(1, 20);

/** The face of the control die that always fails. @rule R-A2 */
const CRITICAL = 20;

/**
 * A check: a d20 with the situation die added or subtracted, read against the score. Step 0 asks for no second die. A
 * natural 20 is a critical failure whatever the total.
 *
 * @rule R-A2
 */
export function check(asked: Check): Step<CheckOutcome> {
  record("check", asked);
  const score = integer("score", asked.score, 0, MOST);
  const step = checkStep("step", asked.step);
  return checked(score, step, truth("actionCheck", asked.actionCheck));
}

function checked(score: number, step: number, actionCheck: boolean): Step<CheckOutcome> {
  const die = situationDie(step);
  const read = (control: number, situation: number): CheckOutcome => {
    const total = control + die.sign * situation;
    return { total, degree: control === CRITICAL ? "critical" : degreeOf(total, score, actionCheck) };
  };
  const control = rollFor(CONTROL, (face) => face);
  if (die.sign === 0) return map(control, (face) => read(face, 0));
  return andThen(control, (face) => rollFor(askFor(die), (situation) => read(face, situation)));
}

function degreeOf(total: number, score: number, actionCheck: boolean): Degree {
  if (total <= Math.floor(score / 4)) return "amazing";
  if (total <= Math.floor(score / 2)) return "good";
  if (total <= score) return "ordinary";
  return actionCheck ? "marginal" : "failure";
}
