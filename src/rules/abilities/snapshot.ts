import { ArgumentError, integer, list, oneOf, record, text, type Modifier } from "../kernel/index.ts";
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

/** The given abilities, checked: six whole numbers from 0 to 1000. */
export function checkAbilities(name: string, abilities: Abilities): Abilities {
  record(name, abilities);
  for (const ability of ABILITIES) integer(`${name}.${ability}`, abilities[ability], 0, MOST);
  return abilities;
}

/** The given tracks, checked: three whole numbers from 0 to 1000. */
export function checkTracks(name: string, tracks: Tracks): Tracks {
  record(name, tracks);
  for (const kind of DAMAGE_KINDS) integer(`${name}.${kind}`, tracks[kind], 0, MOST);
  return tracks;
}

/** The given snapshot, checked. */
export function checkSnapshot(name: string, snapshot: Snapshot): Snapshot {
  record(name, snapshot);
  checkAbilities(`${name}.abilities`, snapshot.abilities);
  integer(`${name}.profession`, snapshot.profession, -MOST, MOST);
  checkSkills(`${name}.skills`, snapshot.skills);
  checkTracks(`${name}.tracks`, snapshot.tracks);
  integer(`${name}.armor`, snapshot.armor, 0, MOST);
  for (const effect of list(`${name}.effects`, snapshot.effects, MOST)) checkEffect(`${name}.effects`, effect);
  return snapshot;
}

function checkSkills(name: string, skills: Readonly<Record<string, Skill>>): void {
  const slugs = Object.keys(record(name, skills));
  if (slugs.length > MOST) throw new ArgumentError(name, `at most ${MOST} skills`);
  for (const slug of slugs) {
    const skill = record(name, skills[slug]);
    oneOf(`${name}.ability`, skill["ability"], ABILITIES);
    integer(`${name}.rank`, skill["rank"], 0, MOST);
  }
}

function checkEffect(name: string, effect: unknown): void {
  const { aspect, amount, key, subject } = record(name, effect);
  oneOf(`${name}.aspect`, aspect, ASPECTS);
  integer(`${name}.amount`, amount, -MOST, MOST);
  text(`${name}.key`, key);
  if (subject !== undefined) text(`${name}.subject`, subject);
}
