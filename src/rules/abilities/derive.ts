import { integer, keyed, sumUp, type Sum } from "../kernel/index.ts";
import { bodyLimits, outOf, type Out } from "./harm.ts";
import { checkRules, DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { ABILITIES, DAMAGE_KINDS, type Ability, type DamageKind } from "./ids.ts";
import { checkSnapshot, MOST, type Aspect, type Effect, type Snapshot, type Tracks } from "./snapshot.ts";

/** A bar as tokens show it: what is left, and the most. */
export interface Bar {
  readonly value: number;
  readonly max: number;
}

/** What follows from a character's figures. */
export interface Derived {
  /** Ability points in all. */
  readonly total: number;
  /** Half of each ability, for what needs a skill that the character lacks. */
  readonly untrained: Readonly<Record<Ability, number>>;
  /** Steps on the situation die of whoever acts against the ability. @rule R-A5 */
  readonly resistance: Readonly<Record<Ability, Sum>>;
  readonly actionCheck: Sum;
  /** Actions a round. */
  readonly actions: number;
  /** Boxes by kind. */
  readonly limits: Tracks;
  /** Unmarked boxes by kind, for token bars. */
  readonly bars: Readonly<Record<DamageKind, Bar>>;
  /** Steps of penalty on everything that the character rolls. */
  readonly penalty: Sum;
  readonly armor: Sum;
  /** What keeps the character from acting. */
  readonly out: Out;
}

/** Half of an ability, rounded down: the score without the skill. */
export function untrainedScore(score: number): number {
  return Math.floor(integer("score", score, 0, MOST) / 2);
}

/** The resistance steps that an ability of `score` gives: -2 up to 4, then -1, 0, +1 … +5 from 19 on. */
export function resistanceOf(score: number): number {
  const value = integer("score", score, 0, MOST);
  if (value <= 4) return -2;
  if (value <= 6) return -1;
  if (value <= 10) return 0;
  return Math.min(5, Math.ceil((value - 10) / 2));
}

/** Actions a round by Constitution and Will: 1, and 2 from a sum of 16, 3 from 24, 4 from 32 on. */
export function actionsOf(con: number, wil: number): number {
  const sum = integer("con", con, 0, MOST) + integer("wil", wil, 0, MOST);
  return Math.max(1, Math.min(4, Math.floor(sum / 8)));
}

/** Everything that follows from the figures of a character, each sum with its items. */
export function derive(snapshot: Snapshot, rules: HouseRules = DEFAULT_RULES): Derived {
  return derived(checkSnapshot("snapshot", snapshot), checkRules(rules));
}

function derived(snapshot: Snapshot, rules: HouseRules): Derived {
  const { abilities } = snapshot;
  const limits = bodyLimits(abilities.con);
  return {
    total: ABILITIES.reduce((sum, ability) => sum + abilities[ability], 0),
    untrained: keyed(ABILITIES, (ability) => untrainedScore(abilities[ability])),
    resistance: keyed(ABILITIES, (ability) => resistanceSum(snapshot, ability)),
    actionCheck: actionCheckSum(snapshot, rules),
    actions: actionsOf(abilities.con, abilities.wil),
    limits,
    bars: keyed(DAMAGE_KINDS, (kind) => ({
      value: Math.max(0, limits[kind] - snapshot.tracks[kind]),
      max: limits[kind],
    })),
    penalty: penaltySum(snapshot, rules),
    armor: sumUp([{ key: "MC.Term.armor", amount: snapshot.armor }, ...effectsOn(snapshot, "armor")]),
    out: outOf(snapshot.tracks, limits),
  };
}

/** The items that effects add to `aspect`, those for everything and those for one of `subjects`. */
export function effectsOn(snapshot: Snapshot, aspect: Aspect, ...subjects: readonly string[]): readonly Effect[] {
  return snapshot.effects
    .filter((effect) => effect.aspect === aspect)
    .filter(({ subject }) => subject === undefined || subjects.includes(subject));
}

/** The score of the action check: Dexterity and a second ability, halved, with the profession. @rule R-A1 */
export function actionCheckSum(snapshot: Snapshot, rules: HouseRules): Sum {
  const { abilities, profession } = snapshot;
  const both = abilities.dex + abilities[rules.actionAbility];
  return sumUp([
    { key: "MC.Ability.dex", amount: abilities.dex },
    { key: `MC.Ability.${rules.actionAbility}`, amount: abilities[rules.actionAbility] },
    { key: "MC.Term.halved", amount: -Math.ceil(both / 2) },
    { key: "MC.Term.profession", amount: profession },
    ...effectsOn(snapshot, "actionCheck"),
  ]);
}

/** The steps of penalty on everything that the character rolls. @rule R-A9 */
export function penaltySum(snapshot: Snapshot, rules: HouseRules): Sum {
  const mortal = rules.mortalPenalty ? snapshot.tracks.mortal : 0;
  return sumUp([{ key: "MC.Term.mortalPenalty", amount: mortal }, ...effectsOn(snapshot, "step")]);
}

/** The resistance steps of an ability with the effects on them. @rule R-A5 */
export function resistanceSum(snapshot: Snapshot, ability: Ability): Sum {
  const amount = resistanceOf(snapshot.abilities[ability]);
  return sumUp([{ key: `MC.Ability.${ability}`, amount }, ...effectsOn(snapshot, "resistance", ability)]);
}
