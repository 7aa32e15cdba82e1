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
  for (const term of list("terms", terms)) integer("terms.amount", record("terms", term)["amount"]);
  const kept = keepZero ? terms : terms.filter((term) => term.amount !== 0);
  return { total: kept.reduce((total, term) => total + term.amount, 0), terms: kept };
}

/** The items among `modifiers` that change `aspect`, in their order. */
export function termsOn<Aspect extends string>(
  modifiers: readonly Modifier<Aspect>[],
  aspect: Aspect,
): readonly Term[] {
  for (const modifier of list("modifiers", modifiers)) record("modifiers", modifier);
  return modifiers.filter((modifier) => modifier.aspect === aspect);
}
