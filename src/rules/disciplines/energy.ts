import { allow, integer, refuse, type Refusal, type Result } from "../kernel/index.ts";
import { flag, levelOf, levelOr0, number, or, shape, truthOr, whole } from "./door.ts";
import { readVisit, visitLimits, type Visit } from "./visit.ts";

/** The rounds without a hit after which an opponent lays himself open. @rule R-D22 */
export const ROUNDS_WITHOUT_HIT = 3;

/** What an augmented blow multiplies knockback by. @rule R-D27 */
export const AUGMENTED_KNOCKBACK = 1.5;

/** Everything that decides whether a blow may be augmented. */
export interface AugmentCheck {
  readonly energy: number;
  readonly visit: Visit;
  /** The GM says that the target could not defend. */
  readonly undefended?: boolean;
  readonly held?: boolean;
  /** Rounds in which the target failed to hit the attacker. */
  readonly missedRounds?: number;
  readonly armed?: boolean;
}

const augment = shape({
  energy: levelOf("energy"),
  visit: readVisit,
  undefended: flag,
  held: flag,
  missedRounds: or(0, whole(0)),
  armed: flag,
});

/**
 * The visit after an augmented blow. Refused without Energy, with a melee weapon, where no blow of this visit is left
 * (3, 6, without limit by level), and against a target that is neither undefended nor held and has hit within three
 * rounds.
 *
 * @rule R-D22, R-D24
 */
export function augmentBlow(check: AugmentCheck): Result<Visit> {
  const { energy, visit, undefended, held, missedRounds, armed } = augment("", check);
  if (energy < 1)
    return refuse({ key: "MC.Refusal.disciplineLevel", data: { discipline: "energy", needed: 1, held: energy } });
  const problems: Refusal[] = [];
  if (armed) problems.push({ key: "MC.Refusal.augmentedArmed" });
  const { left, max } = visitLimits(visit, { energy }).augmented;
  if (left === 0) problems.push({ key: "MC.Refusal.augmentedUsed", data: { limit: max ?? 0 } });
  if (!undefended && !held && missedRounds < ROUNDS_WITHOUT_HIT) {
    problems.push({ key: "MC.Refusal.notClean", data: { rounds: missedRounds, needed: ROUNDS_WITHOUT_HIT } });
  }
  return problems.length > 0 ? refuse(...problems) : allow({ ...visit, augmented: visit.augmented + 1 });
}

/**
 * The rounds in a row in which an opponent failed to hit, after a round with so many attacks and hits: a hit ends the
 * row, a round without attacks leaves it.
 *
 * @rule R-D22
 */
export function missesAfterRound(missed: number, attacks: number, hits: number): number {
  const before = integer("missed", missed, 0);
  if (integer("hits", hits, 0) > 0) return 0;
  return integer("attacks", attacks, 0) > 0 ? before + 1 : before;
}

/** Who tries to knock whom over. */
export interface KnockOver {
  /** The Energy of the one who stands. */
  readonly energy: number;
  readonly attackerStrength: number;
  readonly attackerEnergy?: number;
  readonly levelGround?: boolean;
}

const knockOver = shape({
  energy: levelOf("energy"),
  attackerStrength: levelOf("strength"),
  attackerEnergy: levelOr0("energy"),
  levelGround: truthOr(true),
});

/** Whether somebody can be knocked over: with Energy 3 on level ground only by Strength 3 and Energy 2. @rule R-D27 */
export function canBeKnockedOver(check: KnockOver): boolean {
  const { energy, attackerStrength, attackerEnergy, levelGround } = knockOver("", check);
  return energy < 3 || !levelGround || (attackerStrength >= 3 && attackerEnergy >= 2);
}

/** From this speed in miles an hour on a car knocks everybody over. */
export const CAR_SPEED = 45;

/** Whether somebody stops a car that hits at `mph`, with normal damage: Energy 3, below 45 mph. @rule R-D27 */
export function stopsCar(energy: number, mph: number): boolean {
  return levelOf("energy")("energy", energy) >= 3 && number(0)("mph", mph) < CAR_SPEED;
}

/** Whether bones can break: never at Energy 3. @rule R-D27 */
export function bonesCanBreak(energy: number): boolean {
  return levelOf("energy")("energy", energy) < 3;
}
