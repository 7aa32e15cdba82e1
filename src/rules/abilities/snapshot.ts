import { ArgumentError, integer, keyed, list, oneOf, record, text, type Modifier } from "../kernel/index.ts";
import { ABILITIES, DAMAGE_KINDS, type Ability, type DamageKind } from "./ids.ts";

/** The six ability scores. */
export type Abilities = Readonly<Record<Ability, number>>;

/** Boxes by kind of damage. */
export type Tracks = Readonly<Record<DamageKind, number>>;

/** A skill that a character has: its ability and its rank (0 or more). */
export interface Skill {
  readonly ability: Ability;
  readonly rank: number;
}

/** What an effect can change: scores, steps, the action check, resistance steps, armour. */
export const ASPECTS = ["score", "step", "actionCheck", "resistance", "armor"] as const;

/** One of the things that an effect can change. */
export type Aspect = (typeof ASPECTS)[number];

/** Something in force on a character; with `subject` (ability or skill slug) it counts for that alone. */
export interface Effect extends Modifier<Aspect> {
  readonly subject?: string;
}

/** What the rules know of a character. */
export interface Snapshot {
  readonly abilities: Abilities;
  /** Bonus of the profession on the action check. */
  readonly profession: number;
  /** The skills that the character has, by slug. */
  readonly skills: Readonly<Record<string, Skill>>;
  /** Marked boxes. */
  readonly tracks: Tracks;
  /** Points by which what is worn reduces primary damage. */
  readonly armor: number;
  readonly effects: readonly Effect[];
}

/** The highest figure that a score, a track or an armour may have. */
export const MOST = 1000;

/** The given abilities, read and checked: six whole numbers from 0 to 1000. */
export function checkAbilities(name: string, abilities: Abilities): Abilities {
  const given = record(name, abilities);
  return keyed(ABILITIES, (ability) => integer(`${name}.${ability}`, given[ability], 0, MOST));
}

/** The given tracks, read and checked: three whole numbers from 0 to 1000. */
export function checkTracks(name: string, tracks: Tracks): Tracks {
  const given = record(name, tracks);
  return keyed(DAMAGE_KINDS, (kind) => integer(`${name}.${kind}`, given[kind], 0, MOST));
}

/** The given snapshot, read and checked. */
export function checkSnapshot(name: string, snapshot: Snapshot): Snapshot {
  record(name, snapshot);
  return {
    abilities: checkAbilities(`${name}.abilities`, snapshot.abilities),
    profession: integer(`${name}.profession`, snapshot.profession, -MOST, MOST),
    skills: checkSkills(`${name}.skills`, snapshot.skills),
    tracks: checkTracks(`${name}.tracks`, snapshot.tracks),
    armor: integer(`${name}.armor`, snapshot.armor, 0, MOST),
    effects: list(`${name}.effects`, snapshot.effects, MOST).map((effect) => checkEffect(`${name}.effects`, effect)),
  };
}

function checkSkills(name: string, skills: Snapshot["skills"]): Snapshot["skills"] {
  const slugs = Object.keys(record(name, skills));
  if (slugs.length > MOST) throw new ArgumentError(name, `at most ${MOST} skills`);
  return Object.fromEntries(slugs.map((slug) => [slug, checkSkill(name, skills[slug])]));
}

function checkSkill(name: string, skill: unknown): Skill {
  const { ability, rank } = record(name, skill);
  return { ability: oneOf(`${name}.ability`, ability, ABILITIES), rank: integer(`${name}.rank`, rank, 0, MOST) };
}

function checkEffect(name: string, effect: Effect): Effect {
  record(name, effect);
  const { aspect, amount, key, subject, data } = effect;
  return {
    aspect: oneOf(`${name}.aspect`, aspect, ASPECTS),
    amount: integer(`${name}.amount`, amount, -MOST, MOST),
    key: text(`${name}.key`, key),
    ...(subject === undefined ? {} : { subject: text(`${name}.subject`, subject) }),
    ...(data === undefined ? {} : { data }),
  };
}
