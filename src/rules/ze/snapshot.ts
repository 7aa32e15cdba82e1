import type { Marks, TextData } from "../kernel/index.ts";
import type { Attribute, Birthplace, Category, FireMode, Row, ZeClass } from "./ids.ts";

/**
 * What an effect changes on who bears it: the value or the Stufe of the bearer's probes (`value`, `stufe`), the cost of
 * the bearer's actions in ZE (`ze`) or its factor (`zeFactor`), the Stufe of whoever attacks the bearer (`hit`) or looks
 * for the bearer (`visible`), and wound rows whose malus the bearer ignores (`ignoreRow`; without `row` all of them).
 */
export const EFFECT_ASPECTS = ["value", "stufe", "ze", "zeFactor", "hit", "visible", "ignoreRow"] as const;

/** One of the things that an effect changes. */
export type EffectAspect = (typeof EFFECT_ASPECTS)[number];

/** One effect on a character, named by a message key, with its amount and, where it ends by itself, its last tick. */
export interface Effect {
  readonly key: string;
  readonly data?: TextData;
  readonly aspect: EffectAspect;
  readonly amount: number;
  /** The row that `ignoreRow` drops; all rows without it. */
  readonly row?: Row;
  /** The only skill (slug) or attribute whose probes are changed; all probes without it. */
  readonly skill?: string;
  /** The ZE at which the effect is over. */
  readonly until?: number;
}

/** A skill that a character has: the attribute it is rolled with, and its value from 0 to 6. */
export interface SkillFigure {
  readonly attribute: Attribute;
  readonly value: number;
}

/** All that the rules know of a character. */
export interface Snapshot {
  readonly attributes: Readonly<Record<Attribute, number>>;
  /** Skills by slug; a missing one is untrained. */
  readonly skills: Readonly<Record<string, SkillFigure>>;
  /** Levels by tree; a missing one is 0. */
  readonly sf: Readonly<Partial<Record<string, number>>>;
  /** Foreign trees that the character has been taught. */
  readonly taught: readonly string[];
  readonly class: ZeClass;
  readonly born: Birthplace;
  readonly dreamer: boolean;
  readonly wounds: Marks<Row>;
  /** Marked boxes of mental damage. */
  readonly mental: number;
  readonly dead: boolean;
  readonly ap: { readonly value: number; readonly override: number | null };
  /** The protection of everything worn, added up. */
  readonly armor: number;
  readonly effects: readonly Effect[];
}

/** Rate of fire of a weapon: the ZE modifier of single shot and burst, the bullets of automatic fire; null for none. */
export type RateOfFire = Readonly<Record<FireMode, number | null>>;

/** A magazine: rounds in it, and how many it holds. */
export interface Magazine {
  readonly value: number;
  readonly max: number;
}

/** An area in which a weapon hurts: radius in metres, and damage, which stands in for the weapon's own. */
export interface Area {
  readonly radius: number;
  readonly damage: number;
}

/** All that the rules know of a weapon. */
export interface Weapon {
  readonly identifier: string;
  readonly category: Category;
  readonly damage: number;
  readonly rof: RateOfFire;
  /** ZE modifier of a blow; null for what is not used in melee. */
  readonly ze: number | null;
  /** Null where ammunition is not counted. */
  readonly magazine: Magazine | null;
  /** Range in metres; null where it does not matter. */
  readonly range: number | null;
  readonly silenceable: boolean;
  readonly silenced: boolean;
  readonly revolver: boolean;
  readonly hands: number;
  /** Slug of the skill that it is used with. */
  readonly skill: string;
  readonly area: Area | null;
  /** Class of ammunition, of no effect in this variant. */
  readonly ammunition: string;
}
