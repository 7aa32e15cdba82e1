import { integer, list, record } from "./argument.ts";
import type { Message } from "./text.ts";

/** One item of a sum: where it comes from (message key and data) and how much it adds. */
export interface Term extends Message {
  readonly amount: number;
}

/** A number that can explain itself: its total and the items it is made of. */
export interface Sum {
  readonly total: number;
  readonly terms: readonly Term[];
}

/** A term that changes one aspect of an action, such as its value, its Stufe, or its cost in ZE. */
export interface Modifier<Aspect extends string = string> extends Term {
  readonly aspect: Aspect;
}

/** The sum of the given items; items of 0 count for nothing and are left out unless `keepZero`. */
export function sumUp(terms: readonly Term[], keepZero = false): Sum {
  const all = list("terms", terms);
  for (const term of all) integer("terms.amount", record("terms", term)["amount"]);
  const kept = keepZero ? all : all.filter((term) => term.amount !== 0);
  return { total: kept.reduce((total, term) => total + term.amount, 0), terms: kept };
}

/** The items among `modifiers` that change `aspect`, in their order. */
export function termsOn<Aspect extends string>(
  modifiers: readonly Modifier<Aspect>[],
  aspect: Aspect,
): readonly Term[] {
  const all = list("modifiers", modifiers);
  for (const modifier of all) record("modifiers", modifier);
  return all.filter((modifier) => modifier.aspect === aspect);
}
