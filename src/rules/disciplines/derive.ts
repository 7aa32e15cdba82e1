import { keyed, sumUp, termsOn, type Sum } from "../kernel/index.ts";
import { actionsOf } from "./actions.ts";
import { flightOf, type FlightFigures } from "./flight.ts";
import { defenceOf, type Defence } from "./hit.ts";
import { TALENTS, type Talent } from "./ids.ts";
import { initiativeSum } from "./initiative.ts";
import { movementOf, type Movement } from "./movement.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";
import { sumOfFigures } from "./check.ts";
import { visitLimits, type VisitLimits } from "./visit.ts";
import { standing, type Body } from "./wounds.ts";

/** Everything about a character that follows from the rest. */
export interface Derived {
  readonly body: Body;
  readonly actions: Sum;
  /** Actions of an accelerated round; the same where acceleration is not possible. */
  readonly accelerated: Sum;
  readonly movement: Movement;
  readonly flight: FlightFigures | null;
  readonly defence: Defence;
  readonly initiative: Sum;
  /** What each talent adds to a d20. */
  readonly talents: Readonly<Record<Talent, Sum>>;
  readonly limits: VisitLimits;
  /** Creation is not finished yet. */
  readonly unfinished: boolean;
}

/** What follows from a character: body, actions, movement, talents, and what is left of the visit. */
export function derive(snapshot: Snapshot): Derived {
  const read = readSnapshot("snapshot", snapshot);
  const { disciplines, talents, effects, visit } = read;
  const { speed, matrixWarping, awareness, agility } = disciplines;
  const onTalents = termsOn(effects, "talent");
  const onActions = termsOn(effects, "actions");
  const withItems = (sum: Sum, items: Sum["terms"]): Sum => (items.length > 0 ? sumUp([...sum.terms, ...items]) : sum);
  return {
    body: standing({ endurance: disciplines.endurance, hpMax: read.hpMax, wounds: read.wounds }),
    actions: withItems(actionsOf(speed), onActions),
    accelerated: withItems(actionsOf(speed, matrixWarping, true), onActions),
    movement: movementOf(disciplines),
    flight: flightOf(disciplines.flight),
    defence: defenceOf(awareness, disciplines.evasion),
    initiative: withItems(initiativeSum(speed, awareness), termsOn(effects, "initiative")),
    talents: keyed(TALENTS, (talent) =>
      withItems(sumOfFigures({ talent, rating: talents[talent], awareness, agility, modifier: 0 }), onTalents),
    ),
    limits: visitLimits(visit, disciplines),
    unfinished: read.chosen === null,
  };
}
