import { allow, refuse, type Refusal, type Result } from "../kernel/index.ts";
import { choice, flag, levelOf, number, or, shape } from "./door.ts";
import { throwRange } from "./strike.ts";

/** The figures of Telekinesis that do not depend on its level. @rule R-D30 */
export const TELEKINESIS = {
  /** Rounds until a vehicle stands still. */
  vehicleRounds: 3,
  /** Feet by which a thing in the air is deflected. */
  deflectFeet: 5,
  /** Pounds of a thing that is held without special concentration. */
  holdPounds: 400,
  /** Feet that a held person or thing is moved with one action. */
  moveFeet: 10,
  /** Square feet of a wall of force that needs no further concentration. */
  wallSquareFeet: 100,
} as const;

/** What a level of Telekinesis can do besides stopping bullets. */
export interface TelekinesisPowers {
  readonly slowsVehicles: boolean;
  readonly deflects: boolean;
  readonly reversesBullets: boolean;
  readonly suspends: boolean;
  readonly wall: boolean;
  readonly thrown: { readonly min: number; readonly max: number } | null;
  readonly shove: number;
}

/** What a level of Telekinesis can do besides stopping bullets. @rule R-D30 */
export function telekinesisPowers(telekinesis: number): TelekinesisPowers {
  const level = levelOf("telekinesis")("telekinesis", telekinesis);
  return {
    slowsVehicles: level >= 1,
    deflects: level >= 1,
    reversesBullets: level >= 2,
    suspends: level >= 2,
    wall: level >= 3,
    ...throwRange(telekinesis),
  };
}

/** What is to be held in the air. */
export interface Suspension {
  readonly telekinesis: number;
  readonly what: "person" | "object";
  /** A person agrees. */
  readonly willing?: boolean;
  /** Pounds of a thing. */
  readonly pounds?: number;
}

const readSuspension = shape({
  telekinesis: levelOf("telekinesis"),
  what: choice(["person", "object"]),
  willing: flag,
  pounds: or(0, number(0)),
});

/**
 * Whether something can be held in the air, and whether at once: from level 2, persons only if they agree; things of
 * more than 400 pounds take focused concentration and time.
 *
 * @rule R-D30
 */
export function suspend(check: Suspension): Result<{ readonly atOnce: boolean; readonly moveFeet: number }> {
  const { telekinesis, what, willing, pounds } = readSuspension("", check);
  const problems: Refusal[] = [...needsLevel(telekinesis, 2)];
  if (what === "person" && !willing) problems.push({ key: "MC.Refusal.unwilling" });
  if (problems.length > 0) return refuse(...problems);
  const atOnce = what === "person" || pounds <= TELEKINESIS.holdPounds;
  return allow({ atOnce, moveFeet: TELEKINESIS.moveFeet });
}

/** Whether a wall of force can be called, and whether its size needs further concentration. @rule R-D30 */
export function callWall(telekinesis: number, squareFeet: number): Result<{ readonly concentration: boolean }> {
  const level = levelOf("telekinesis")("telekinesis", telekinesis);
  const size = number(0)("squareFeet", squareFeet);
  const problems = needsLevel(level, 3);
  return problems.length > 0 ? refuse(...problems) : allow({ concentration: size > TELEKINESIS.wallSquareFeet });
}

function needsLevel(held: number, needed: number): readonly Refusal[] {
  return held >= needed
    ? []
    : [{ key: "MC.Refusal.disciplineLevel", data: { discipline: "telekinesis", needed, held } }];
}
