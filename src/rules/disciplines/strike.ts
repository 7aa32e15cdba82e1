import {
  allow,
  andThen,
  done,
  map,
  refuse,
  rollFor,
  sumOf,
  type Refusal,
  type Result,
  type Step,
} from "../kernel/index.ts";
import { effectOfBlow, FULL_PUNISHMENT, settled } from "./blows.ts";
import { choice, flag, levelOf, levelOr0, number, or, shape, whole } from "./door.ts";
import { AUGMENTED_KNOCKBACK } from "./energy.ts";
import { chanceOfHit, type HitAttacker, type HitTarget } from "./hit.ts";
import { DEFAULT_RULES, readRules, type HouseRules } from "./house-rules.ts";
import { percent } from "./percent.ts";

/** What a hit is meant to do. @rule R-D18 */
export const INTENTS = ["harm", "hold"] as const;

/** One of the two. */
export type Intent = (typeof INTENTS)[number];

/** Who strikes. */
export interface Striker extends HitAttacker {
  readonly strength: number;
  readonly telekinesis?: number;
  readonly matrixWarping?: number;
}

/** Who is struck. */
export interface Struck extends HitTarget {
  readonly endurance: number;
  /** Percent of punishment so far. */
  readonly punishment?: number;
  readonly agent?: boolean;
}

/** One blow or grip: everything it depends on but the dice. */
export interface StrikeCheck {
  readonly attacker: Striker;
  readonly target: Struck;
  readonly intent?: Intent;
  readonly augmented?: boolean;
  readonly armed?: boolean;
  /** An especially powerful or well-placed blow, by the GM's word. @rule R-D11, R-D30 */
  readonly special?: boolean;
  /** The attacker wishes to shove with an ordinary hit. */
  readonly shove?: boolean;
  readonly evading?: boolean;
  readonly calledShot?: boolean;
  readonly held?: boolean;
  readonly modifier?: number;
}

const fighter = { agility: levelOf("agility"), speed: levelOr0("speed"), strength: levelOr0("strength") };

const readStrike = shape({
  attacker: shape({
    ...fighter,
    strength: levelOf("strength"),
    telekinesis: levelOr0("telekinesis"),
    matrixWarping: levelOr0("matrixWarping"),
  }),
  target: shape({
    ...fighter,
    awareness: levelOr0("awareness"),
    evasion: levelOr0("evasion"),
    endurance: levelOf("endurance"),
    punishment: or(0, number(0, 1_000_000)),
    agent: flag,
  }),
  intent: or<Intent>("harm", choice(INTENTS)),
  augmented: flag,
  armed: flag,
  special: flag,
  shove: flag,
  evading: flag,
  calledShot: flag,
  held: flag,
  modifier: or(0, whole(-1000, 1000)),
});

/** What a blow or grip did. */
export interface StrikeOutcome {
  readonly chance: number;
  readonly hit: boolean;
  readonly effect: "none" | "punishment" | "hold" | "stun";
  /** Percent of this blow, exact. */
  readonly punishment: number;
  /** Percent of the target's punishment after it, exact. */
  readonly total: number;
  readonly drops: boolean;
  /** Feet that the target is thrown or shoved back by telekinesis; 0 where it stays. */
  readonly thrown: number;
  /** What multiplies knockback that the GM describes. @rule R-D27 */
  readonly knockback: number;
}

/** Feet that a well-placed blow throws by Telekinesis from 1, and feet of a shove with any hit from level 2. @rule R-D30 */
const THROWS: readonly ({ readonly min: number; readonly max: number } | null)[] = [
  null,
  { min: 10, max: 15 },
  { min: 15, max: 30 },
  { min: 30, max: 60 },
];
const SHOVE = 5;

/** The feet that a level of Telekinesis throws and shoves back with a blow; null and 0 where it does not. @rule R-D30 */
export function throwRange(telekinesis: number): {
  readonly thrown: { readonly min: number; readonly max: number } | null;
  readonly shove: number;
} {
  const level = Math.max(0, levelOf("telekinesis")("telekinesis", telekinesis));
  return { thrown: THROWS[level] ?? null, shove: level >= 2 ? SHOVE : 0 };
}

/**
 * Whether a strike can be made at all: never augmented with a melee weapon (`MC.Refusal.augmentedArmed`), no hold on
 * somebody who uses Evasion 3 (`MC.Refusal.cannotHold`).
 *
 * @rule R-D18, R-D24
 */
export function planStrike(check: StrikeCheck): Result<true> {
  const { augmented, armed, intent, evading, target } = readStrike("", check);
  const problems: Refusal[] = [];
  if (augmented && armed) problems.push({ key: "MC.Refusal.augmentedArmed" });
  if (intent === "hold" && evading && target.evasion >= 3) problems.push({ key: "MC.Refusal.cannotHold" });
  return problems.length > 0 ? refuse(...problems) : allow(true);
}

/**
 * A blow or grip: the percentile roll, then what the hit does: punishment by the chart of blows, a stun where an agent's
 * gate allows only that, or a hold instead; and how far telekinesis throws the target.
 *
 * @rule R-D10, R-D11, R-D18, R-D24, R-D27, R-D30
 */
export function strike(check: StrikeCheck, rules: HouseRules = DEFAULT_RULES): Step<StrikeOutcome> {
  const read = readStrike("", check);
  const { charts } = readRules(rules);
  const chance = chanceOfHit({ ...read, kind: "melee" }, charts).total;
  const { attacker, target } = read;
  const effect = effectOfBlow(
    {
      strength: attacker.strength,
      endurance: target.endurance,
      agent: target.agent,
      matrixWarping: attacker.matrixWarping,
      augmented: read.augmented,
      armed: read.armed,
    },
    charts,
  );
  const miss: StrikeOutcome = {
    chance,
    hit: false,
    effect: "none",
    punishment: 0,
    total: target.punishment,
    drops: target.punishment >= FULL_PUNISHMENT,
    thrown: 0,
    knockback: 1,
  };
  const landed = { ...miss, hit: true, knockback: read.augmented ? AUGMENTED_KNOCKBACK : 1 };
  return andThen(percent(chance), (hit): Step<StrikeOutcome> => {
    if (!hit) return done(miss);
    if (read.intent === "hold") return done({ ...landed, effect: "hold", knockback: 1 });
    const total = settled(target.punishment + effect.punishment);
    const drops = total >= FULL_PUNISHMENT;
    const stuns = effect.stunsOnly && (read.special || read.augmented);
    const does = effect.punishment > 0 ? "punishment" : stuns ? "stun" : "none";
    const outcome: StrikeOutcome = { ...landed, effect: does, punishment: effect.punishment, total, drops };
    return map(throwBack(read), (thrown) => ({ ...outcome, thrown }));
  });
}

/** How far a hit throws the target: a roll in the printed range, or a shove; one and a half times as far augmented. */
function throwBack({ attacker, armed, special, shove, augmented }: ReturnType<typeof readStrike>): Step<number> {
  const { thrown, shove: feet } = throwRange(attacker.telekinesis);
  const times = augmented ? AUGMENTED_KNOCKBACK : 1;
  if (armed) return done(0);
  if (special && thrown) {
    return rollFor(sumOf(1, thrown.max - thrown.min + 1), (face) => Math.floor((face + thrown.min - 1) * times));
  }
  return done(shove ? Math.floor(feet * times) : 0);
}
