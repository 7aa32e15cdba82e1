import { allow, integer, oneOf, refuse, truth, type Result } from "../kernel/index.ts";
import { choice, levelOf, shape, whole } from "./door.ts";

/** The most attackers that one declaration may name. */
const MOST_ATTACKERS = 100_000;

/** What Evasion is used against. */
export const EVADED = ["gun", "melee"] as const;

/** One of the two. */
export type Evaded = (typeof EVADED)[number];

/**
 * The actions that Evasion costs against so many attackers: one for each at level 1, one for every two from level 2;
 * null where it does not help: bullets from level 1, blows from level 3.
 *
 * @rule R-D6
 */
export function evasionCost(evasion: number, attackers: number, against: Evaded = "gun"): number | null {
  const level = levelOf("evasion")("evasion", evasion);
  const count = integer("attackers", attackers, 0, MOST_ATTACKERS);
  if (level < (oneOf("against", against, EVADED) === "gun" ? 1 : 3)) return null;
  return level === 1 ? count : Math.ceil(count / 2);
}

/** Everything that decides whether Evasion can be declared. */
export interface EvasionCheck {
  readonly evasion: number;
  readonly attackers: number;
  readonly against: Evaded;
  /** Actions that the defender has left. */
  readonly left: number;
}

const readCheck = shape({
  evasion: levelOf("evasion"),
  attackers: whole(1, MOST_ATTACKERS),
  against: choice(EVADED),
  left: whole(0, 1000),
});

/** The actions left after declaring Evasion until the next own turn; refused without the level or the actions. @rule R-D6 */
export function declareEvasion(check: EvasionCheck): Result<{ readonly cost: number; readonly left: number }> {
  const { evasion, attackers, against, left } = readCheck("", check);
  const cost = evasionCost(evasion, attackers, against);
  if (cost === null) {
    const needed = against === "gun" ? 1 : 3;
    return refuse({ key: "MC.Refusal.disciplineLevel", data: { discipline: "evasion", needed, held: evasion } });
  }
  if (cost > left) return refuse({ key: "MC.Refusal.actions", data: { cost, left } });
  return allow({ cost, left: left - cost });
}

/** Whether somebody can be put in a hold: not while using Evasion 3. @rule R-D18 */
export function canBeHeld(evasion: number, evading: boolean): boolean {
  return !(truth("evading", evading) && levelOf("evasion")("evasion", evasion) >= 3);
}
