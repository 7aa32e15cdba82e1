import { allow, refuse, type Result } from "../kernel/index.ts";
import { FULL_PUNISHMENT, settled } from "./blows.ts";
import { choice, flag, levelOf, listOf, number, orNull, shape, whole, word } from "./door.ts";
import { hitPointRange } from "./hit-points.ts";
import { WOUND_KINDS, type WoundKind } from "./ids.ts";

/** The most hit points that a GM may give an actor. */
const MOST_HIT_POINTS = 10_000;

/** One wound of the list. @rule R-D26 */
export interface Wound {
  readonly id: string;
  readonly kind: WoundKind;
  /** Hit points for bullets and limbs, percent of punishment for blows and bones; 0 where it has none. */
  readonly amount: number;
  /** Who or what made it, in the words of the table. */
  readonly source: string;
  /** Healed, but still to be seen. */
  readonly closed?: boolean;
}

/** The reader of a list of wounds. */
export const woundList = listOf(
  shape({ id: word, kind: choice(WOUND_KINDS), amount: number(0, 1_000_000), source: word, closed: flag }),
);

/** What a body is worth: hit points, punishment and what they mean. */
export interface Body {
  readonly hp: { readonly value: number; readonly max: number };
  /** Percent, exact. */
  readonly punishment: number;
  /** Percent, whole, rounded down. */
  readonly shown: number;
  readonly dead: boolean;
  readonly unconscious: boolean;
}

/** What decides how a body stands: Endurance, a maximum of its own (null for the average), and the wounds. */
export interface BodyCheck {
  readonly endurance: number;
  readonly hpMax?: number | null;
  readonly wounds: readonly Wound[];
}

const body = shape({
  endurance: levelOf("endurance"),
  hpMax: orNull(whole(1, MOST_HIT_POINTS)),
  wounds: woundList,
});

/**
 * How a body stands by its open wounds: bullets and lost limbs take hit points (dead at 0), blows and broken bones fill
 * the punishment (unconscious at 100).
 *
 * @rule R-D8, R-D10, R-D25, R-D26
 */
export function bodyOf(check: BodyCheck): Body {
  return standing(body("", check));
}

/** How a body stands whose figures were read already. */
export function standing({ endurance, hpMax, wounds }: ReturnType<typeof body>): Body {
  const max = hpMax ?? hitPointRange(endurance).average;
  let lost = 0;
  let taken = 0;
  for (const { kind, amount, closed } of wounds) {
    if (closed) continue;
    if (kind === "bullet" || kind === "limb") lost += amount;
    else taken += amount;
  }
  const punishment = settled(taken);
  const value = Math.max(0, max - lost);
  return {
    hp: { value, max },
    punishment,
    shown: Math.floor(punishment),
    dead: value <= 0,
    unconscious: punishment >= FULL_PUNISHMENT,
  };
}

/** The list with one wound more. */
export function addWound(wounds: readonly Wound[], wound: Wound): readonly Wound[] {
  return woundList("wounds", [...woundList("wounds", wounds), wound]);
}

/** The list without one wound; refused (`MC.Refusal.noSuchWound`) where there is none with this id. */
export function removeWound(wounds: readonly Wound[], id: string): Result<readonly Wound[]> {
  const all = woundList("wounds", wounds);
  const which = word("id", id);
  const kept = all.filter((wound) => wound.id !== which);
  return kept.length === all.length ? refuse({ key: "MC.Refusal.noSuchWound" }) : allow(kept);
}
