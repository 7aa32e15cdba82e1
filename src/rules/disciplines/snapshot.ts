import { sumUp, termsOn, text, type Modifier, type Sum } from "../kernel/index.ts";
import { choice, levels, listOf, number, or, orNull, ratings, shape, whole } from "./door.ts";
import { DISCIPLINES, ROLES, type Discipline, type Rating, type Role, type Talent } from "./ids.ts";
import { readVisit, type Visit } from "./visit.ts";
import { woundList, type Wound } from "./wounds.ts";

/** What an effect on a character can change. */
export const EFFECT_ASPECTS = ["talent", "hit", "defence", "actions", "initiative"] as const;

/** One of these aspects. */
export type EffectAspect = (typeof EFFECT_ASPECTS)[number];

/** An effect on a character: what it is called, what it changes and by how much. */
export type Effect = Modifier<EffectAspect>;

/** What the rules know of a character. */
export interface Snapshot {
  readonly disciplines: Readonly<Record<Discipline, number>>;
  readonly talents: Readonly<Record<Talent, Rating>>;
  /** The disciplines above 0 when creation was finished; null before. @rule R-D1 */
  readonly chosen: readonly Discipline[] | null;
  /** Level of experience, from 1. @rule R-D20 */
  readonly level: number;
  readonly role: Role;
  /** A maximum of its own, rolled or typed; null for the average. @rule R-D8 */
  readonly hpMax: number | null;
  readonly wounds: readonly Wound[];
  readonly visit: Visit;
  /** Points that are left to spend. */
  readonly points: { readonly disciplines: number; readonly talents: number };
  readonly effects: readonly Effect[];
}

const effect = shape({
  key: (name, value) => text(name, value, 200),
  aspect: choice(EFFECT_ASPECTS),
  amount: whole(-1000, 1000),
});

/** The reader of a character. */
export const readSnapshot = shape({
  disciplines: levels,
  talents: ratings,
  chosen: orNull(listOf(choice(DISCIPLINES))),
  level: whole(1),
  role: choice(ROLES),
  hpMax: orNull(whole(1, 10_000)),
  wounds: woundList,
  visit: readVisit,
  points: shape({ disciplines: or(0, number(-1_000_000)), talents: or(0, number(-1_000_000)) }),
  effects: listOf(effect),
});

/** The character that stored data describe, with everything that the rules do not know left out. */
export function snapshotOf(data: unknown): Snapshot {
  return readSnapshot("snapshot", data);
}

/** What the effects on a character add to one aspect, item by item. */
export function effectsOn(snapshot: Snapshot, aspect: EffectAspect): Sum {
  const { effects } = readSnapshot("snapshot", snapshot);
  return sumUp(termsOn(effects, choice(EFFECT_ASPECTS)("aspect", aspect)));
}
