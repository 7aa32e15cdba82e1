import { integer, sumUp, type Sum } from "../kernel/index.ts";
import { levelOf, levelOr0, shape } from "./door.ts";

/** The levels on which movement depends. */
export interface Mover {
  readonly strength: number;
  readonly energy?: number;
  readonly endurance?: number;
  readonly speed?: number;
  readonly balance?: number;
  readonly flight?: number;
}

const mover = shape({
  strength: levelOf("strength"),
  energy: levelOr0("energy"),
  endurance: levelOr0("endurance"),
  speed: levelOr0("speed"),
  balance: levelOr0("balance"),
  flight: levelOr0("flight"),
});

/** How far an action takes somebody, in feet, and how long they can run. */
export interface Movement {
  readonly walk: Sum;
  readonly run: Sum;
  readonly leap: Sum;
  readonly runningLeap: Sum;
  /** Rounds at running speed before a pause; null without limit. */
  readonly runRounds: { readonly min: number; readonly max: number } | null;
  /** Feet along a wall in one go; 0 where it is not possible. */
  readonly wallRun: number;
  /** Miles an hour in the air; null where flight is not possible. */
  readonly flightSpeed: number | null;
}

/** Feet of a standing leap by Strength from -1. @rule R-D28 */
const LEAP = [2, 5, 10, 20, 30] as const;

/** What a run-up multiplies a leap by. @rule R-D28 */
const RUN_UP = 3;

/** Feet that Energy adds to moving and running, and to leaps, by level from 0. */
const ENERGY_STEP = [0, 5, 10, 15] as const;
const ENERGY_LEAP = [0, 5, 20, 40] as const;

/** Rounds at running speed by Endurance from -1; without limit from 3. */
const RUN_ROUNDS = [
  { min: 1, max: 2 },
  { min: 3, max: 5 },
  { min: 6, max: 8 },
  { min: 9, max: 11 },
] as const;

/** Miles an hour in flight by level from 1. @rule R-D29 */
const FLIGHT_SPEED = [30, 100, 760] as const;

/** Feet of one action of moving, and of running. */
export const PACE = { walk: 15, run: 30 } as const;

/** How far and how long somebody moves, leaps, runs along walls and flies. @rule R-D28, R-D29 */
export function movementOf(levels: Mover): Movement {
  const { strength, energy, endurance, speed, balance, flight } = mover("", levels);
  const step = { key: "MC.Discipline.energy", amount: ENERGY_STEP[energy] ?? 0 };
  const spring = { key: "MC.Discipline.energy", amount: ENERGY_LEAP[energy] ?? 0 };
  const leap = LEAP[strength + 1] ?? 0;
  return {
    walk: sumUp([{ key: "MC.Movement.walk", amount: PACE.walk }, step]),
    run: sumUp([{ key: "MC.Movement.run", amount: PACE.run }, step]),
    leap: sumUp([{ key: "MC.Discipline.strength", amount: leap }, spring]),
    runningLeap: sumUp([
      { key: "MC.Discipline.strength", amount: leap },
      { key: "MC.Movement.runUp", amount: leap * (RUN_UP - 1) },
      spring,
    ]),
    runRounds: RUN_ROUNDS[endurance + 1] ?? null,
    wallRun: balance < 2 || speed < 2 ? 0 : 10 * (speed - 1),
    flightSpeed: FLIGHT_SPEED[flight - 1] ?? null,
  };
}

/** The actions in a row that Energy may quicken before a normal one. @rule R-D27 */
const QUICK_ACTIONS = [0, 3, 3, 10] as const;

/** How an action of movement goes with Energy: the bonus in feet and the quick actions in a row after it. */
export interface QuickStep {
  readonly bonus: number;
  readonly inRow: number;
  /** Quick actions left before a normal one is due. */
  readonly left: number;
}

/**
 * The bonus of Energy on the next action of moving or running after `inRow` quick ones: three (ten at level 3) in a
 * row, then one action at normal pace, and the count begins anew.
 *
 * @rule R-D27
 */
export function quickStep(energy: number, inRow: number): QuickStep {
  const level = Math.max(0, levelOf("energy")("energy", energy));
  const done = integer("inRow", inRow, 0, 1000);
  const most = QUICK_ACTIONS[level] ?? 0;
  if (done >= most) return { bonus: 0, inRow: 0, left: most };
  return { bonus: ENERGY_STEP[level] ?? 0, inRow: done + 1, left: most - done - 1 };
}
