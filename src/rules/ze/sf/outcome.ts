import type { Row } from "../ids.ts";
import type { Effect } from "../snapshot.ts";
import type { SfEffect, SfReach, SfSpan, SfTiming } from "./entry.ts";

/** Effects of an entry whose figures do not hang on the dice; the table's own data tell them. */
export type SfTold = Exclude<
  SfEffect,
  {
    readonly kind:
      | "modifier"
      | "ignoreRow"
      | "zeFactor"
      | "selfDamage"
      | "willDamage"
      | "blast"
      | "avoid"
      | "movement"
      | "strike"
      | "keep";
  }
>;

/** Whom an effect is put on. */
export type SfBearer = "self" | "target";

/**
 * One thing that a use brings about, as data: an effect on somebody with how long it lasts and for how many ZE after it
 * is given up, boxes of a damage that nothing reduces but a birth outside, bullets that hit after all, a movement, the
 * next blow, or what the table tells.
 */
export type SfResult =
  | {
      readonly kind: "effect";
      readonly whom: SfBearer;
      readonly effect: Effect;
      readonly lasts: SfSpan;
      readonly afterZe: number;
    }
  | {
      readonly kind: "wound";
      readonly whom: SfReach;
      readonly row: Row;
      readonly boxes: number;
      readonly metres: number;
    }
  | { readonly kind: "bullets"; readonly hit: number }
  | { readonly kind: "movement"; readonly ze: number; readonly metres: number | null }
  | { readonly kind: "blow"; readonly style: "physical" | "nerve" }
  | SfTold;

/**
 * What the ZE of a use do: they are spent as the own action (`own`), push the next one (`delay`), mark the end of a
 * movement (`movement`), or do nothing (`none`).
 *
 * @rule R-Z16
 * @rule R-Z27
 */
export type SfCharge = "own" | "delay" | "movement" | "none";

/** What came of a use. Figures of probes are null where none was rolled. */
export interface SfOutcome {
  readonly success: boolean;
  /** Value and W10, and the Stufe after all modifiers. */
  readonly total: number | null;
  readonly stufe: number | null;
  /** The Stufe of the other side. */
  readonly other: number | null;
  /** The Stufe less what it was rolled against. */
  readonly difference: number | null;
  readonly ap: number;
  readonly ze: number;
  readonly charge: SfCharge;
  readonly timing: SfTiming;
  /** In how many ZE the results come: 0 for at once. @rule R-Z16 */
  readonly inZe: number;
  readonly results: readonly SfResult[];
}
