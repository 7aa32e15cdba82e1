import type { Term } from "../kernel/index.ts";
import type { Row } from "./ids.ts";
import type { Effect, EffectAspect } from "./snapshot.ts";

/** An effect as an item of a sum. */
function termOf({ key, data, amount }: Effect): Term {
  return data === undefined ? { key, amount } : { key, data, amount };
}

const NONE: readonly Term[] = [];

/**
 * The effects on `aspect` as items of a sum: those without a subject, and those whose subject (skill slug or attribute)
 * is `subject`.
 */
export function effectTerms(effects: readonly Effect[], aspect: EffectAspect, subject?: string): readonly Term[] {
  if (effects.length === 0) return NONE;
  return effects
    .filter((effect) => effect.aspect === aspect && (effect.skill === undefined || effect.skill === subject))
    .map(termOf);
}

/** The factor on every cost in ZE: the product of all that are in force, 1 where there is none. @rule R-Z18 */
export function zeFactorOf(effects: readonly Effect[]): number {
  return effects.reduce((product, { aspect, amount }) => (aspect === "zeFactor" ? product * amount : product), 1);
}

/** Whether an effect lets its bearer ignore the malus of `row`. @rule R-Z34 */
export function ignoresRow(effects: readonly Effect[], row: Row): boolean {
  return effects.some((effect) => effect.aspect === "ignoreRow" && (effect.row === undefined || effect.row === row));
}
