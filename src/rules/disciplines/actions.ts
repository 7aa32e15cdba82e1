import { done, integer, map, oneOf, sumUp, truth, type Step, type Sum } from "../kernel/index.ts";
import { levelOf } from "./door.ts";
import { DEFAULT_RULES, readRules, type HouseRules } from "./house-rules.ts";
import { percent } from "./percent.ts";

/** The length of a round in seconds. */
export const ROUND_SECONDS = 5;

/** The actions of a round by Speed from -1. @rule R-D3 */
const BY_SPEED = [2, 3, 5, 7, 10] as const;

/** The accelerated rounds of one visit by Matrix Warping from 0. @rule R-D13 */
const ACCELERATED_ROUNDS = [0, 10, 12, 12] as const;

/**
 * The actions of one round by Speed (2, 3, 5, 7, 10 from -1), and one more for each level of Matrix Warping while
 * accelerated.
 *
 * @rule R-D3
 */
export function actionsOf(speed: number, matrixWarping = 0, accelerated = false): Sum {
  const quick = levelOf("speed")("speed", speed);
  const warping = levelOf("matrixWarping")("matrixWarping", matrixWarping);
  const extra = truth("accelerated", accelerated) ? Math.max(0, warping) : 0;
  return sumUp([
    { key: "MC.Discipline.speed", amount: BY_SPEED[quick + 1] ?? 0 },
    { key: "MC.Discipline.matrixWarping", amount: extra },
  ]);
}

/** The rounds that somebody may spend accelerated in one visit: 10, 12, 12 from Matrix Warping 1. @rule R-D13 */
export function acceleratedRounds(matrixWarping: number): number {
  return ACCELERATED_ROUNDS[levelOf("matrixWarping")("matrixWarping", matrixWarping)] ?? 0;
}

/** The kinds of action and what each costs, in actions. Evasion costs by the number of attackers. @rule R-D16, R-D30 */
export const ACTION_COSTS = {
  strike: 1,
  armedStrike: 1,
  draw: 1,
  fire: 1,
  leap: 1,
  hold: 1,
  breakHold: 1,
  disarm: 1,
  move: 1,
  run: 1,
  reload: 2,
  healBullet: 3,
  healBlow: 2,
  stopBullets: 1,
  reverseBullets: 1,
  deflect: 1,
  slowVehicle: 1,
  suspend: 1,
  moveSuspended: 1,
  wall: 1,
} as const;

/** One of the kinds of action. */
export type ActionKind = keyof typeof ACTION_COSTS;

/** The kinds of action, in the order of the table. */
export const ACTION_KINDS: readonly ActionKind[] = [
  "strike",
  "armedStrike",
  "draw",
  "fire",
  "leap",
  "hold",
  "breakHold",
  "disarm",
  "move",
  "run",
  "reload",
  "healBullet",
  "healBlow",
  "stopBullets",
  "reverseBullets",
  "deflect",
  "slowVehicle",
  "suspend",
  "moveSuspended",
  "wall",
];

/** What one action of a kind costs, in actions. */
export function actionCost(kind: ActionKind): number {
  return ACTION_COSTS[oneOf("kind", kind, ACTION_KINDS)];
}

/** The actions of one round that a gun bears without risk. */
export const SAFE_GUN_ACTIONS = 3;

/** Whether an action with a gun strains it, and whether it jammed. */
export interface GunStrain {
  readonly strained: boolean;
  readonly jammed: boolean;
}

/**
 * Whether a gun jams at its `nth` action of a round: from the fourth on there is a warning, and a roll where the world
 * sets a jam chance.
 *
 * @rule R-D16
 */
export function strainGun(nth: number, rules: HouseRules = DEFAULT_RULES): Step<GunStrain> {
  const strained = integer("nth", nth, 1, 1000) > SAFE_GUN_ACTIONS;
  const { jamChance } = readRules(rules);
  if (!strained || jamChance === 0) return done({ strained, jammed: false });
  return map(percent(jamChance), (jammed) => ({ strained, jammed }));
}
