import type { Row } from "../ids.ts";

/**
 * What an entry costs in AP: a number, the whole pool, so many per copy or target, or one price for success and
 * another for failure.
 *
 * @rule R-Z31
 */
export type SfAp =
  | number
  | "all"
  | { readonly per: "copy" | "target"; readonly ap: number }
  | { readonly ap: number; readonly onFailure: number };

/** What an entry costs in ZE: a number (0 where none is printed), a range, or null where the GM decides. */
export type SfZe = number | { readonly min: number; readonly max: number } | null;

/** What a probe of an entry is rolled against: a Stufe, the other side's probe, or nothing. */
export type SfAgainst = number | "opposed" | null;

/**
 * When an entry works: after its ZE (`delayed`), at once with its ZE before the next action (`immediate`), or at once
 * as the own action (`own`).
 *
 * @rule R-Z16
 */
export type SfTiming = "immediate" | "delayed" | "own";

/** How an entry comes into play: always, by an action, by a reaction, with the initiative roll, or outside of time. */
export type SfPlay = "passive" | "action" | "reaction" | "initiative" | "preparation";

/** What must be so before an entry can be used. */
export type SfNeed =
  | "agent"
  | "beforeEntry"
  | "burst"
  | "hit"
  | "inside"
  | "outside"
  | "recentDeath"
  | "shadow"
  | "shot"
  | "simulation"
  | "touch";

/** How long a result lasts: a span that the table knows, or so many ZE. */
export type SfSpan = "action" | "movement" | "still" | "moving" | "kept" | "fight" | "stay" | "always" | number;

/** Whom a modifier burdens or helps: the user, who attacks the user, who looks for the user, or the one affected. */
export type SfWhose = "self" | "attackers" | "seekers" | "target";

/** Whom an effect reaches. */
export type SfReach = "self" | "touched" | "selfOrTouched" | "target" | "area";

/** What an entry does, as data. Figures are boxes, Stufen, ZE, metres or counts, as their names say. */
export type SfEffect =
  | { readonly kind: "healFaster"; readonly minutes: Readonly<Record<Row, number>> }
  | { readonly kind: "heal"; readonly boxes: number | "all"; readonly whom: SfReach; readonly withinZe?: number }
  | {
      readonly kind: "modifier";
      readonly whose: SfWhose;
      readonly aspect: "stufe" | "value";
      readonly amount: number;
      readonly lasts: SfSpan;
    }
  | { readonly kind: "initiative"; readonly value: number }
  | { readonly kind: "first" }
  | { readonly kind: "movement"; readonly metres: number | null }
  | { readonly kind: "draw"; readonly reaction: number }
  | { readonly kind: "exit"; readonly free: boolean }
  | { readonly kind: "enter" }
  | { readonly kind: "selfDamage"; readonly boxes: number; readonly rows: readonly Row[] }
  | { readonly kind: "faster"; readonly action: "shoot" | "strike"; readonly ze: number }
  | { readonly kind: "dodgeWithoutZe" }
  | { readonly kind: "avoid"; readonly shots: "single" | "burst" }
  | { readonly kind: "strike"; readonly damage: "physical" | "nerve"; readonly outZe: number }
  | { readonly kind: "blur"; readonly attacks: number; readonly ze: number }
  | { readonly kind: "ignoreRow"; readonly rows: "one" | "all"; readonly lasts: SfSpan }
  | { readonly kind: "damageCap"; readonly boxes: number }
  | { readonly kind: "create"; readonly what: "normal" | "unusual" | "machine" | "copy"; readonly most: number | null }
  | { readonly kind: "helperProbe"; readonly skill: string; readonly against: number }
  | { readonly kind: "load"; readonly most: number; readonly lasts: SfSpan }
  | { readonly kind: "rearrange"; readonly attributes: "physical" }
  | { readonly kind: "learn"; readonly cp: number }
  | { readonly kind: "hidden"; readonly when: SfSpan }
  | { readonly kind: "disguise"; readonly against: number; readonly ze: number }
  | {
      readonly kind: "fire";
      readonly row: Row;
      readonly boxes: number;
      readonly rounds: number;
      readonly roundZe: number;
    }
  | { readonly kind: "willDamage"; readonly times: number }
  | { readonly kind: "blast"; readonly metres: number; readonly damage: number }
  | { readonly kind: "destroy" }
  | { readonly kind: "keep"; readonly malus: number; readonly afterZe: number }
  | { readonly kind: "senses"; readonly most: number | null; readonly ze: number | null }
  | { readonly kind: "suggest"; readonly min: number; readonly max: number }
  | { readonly kind: "wake" }
  | { readonly kind: "rewrite" }
  | { readonly kind: "sight"; readonly of: "code" | "person" | "camera" | "within"; readonly ze: number | null }
  | { readonly kind: "sharedDamage" }
  | { readonly kind: "helpless"; readonly ze: number }
  | { readonly kind: "telepathy" }
  | { readonly kind: "bubble" }
  | { readonly kind: "zeFactor"; readonly factor: number; readonly afterZe: number }
  | { readonly kind: "stop"; readonly what: "object" | "reaction" | "person" }
  | { readonly kind: "warning" }
  | { readonly kind: "telekinesis"; readonly how: "bend" | "move" | "hurl" };

/** One printed level of a tree with every figure of its row. `name` is the printed German name. */
export interface SfEntry {
  readonly name: string;
  readonly ap: SfAp;
  readonly ze: SfZe;
  /** A skill slug or an attribute id; null where no probe is rolled. */
  readonly probe: string | null;
  readonly against: SfAgainst;
  readonly timing: SfTiming;
  readonly play: SfPlay;
  readonly needs: readonly SfNeed[];
  readonly effects: readonly SfEffect[];
}

/** The levels of a tree from 1 on; null stands for a level that is printed empty. @rule R-Z14 */
export type SfLevels = readonly (SfEntry | null)[];
