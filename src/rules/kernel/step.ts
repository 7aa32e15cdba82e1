import { ArgumentError, callable, list, record } from "./argument.ts";
import { checkAsk, type Ask } from "./ask.ts";

/**
 * A rule that has its answer (`done`), needs dice (`roll`: one request and what follows from its reading), or chains
 * another rule (`then`: a step and what follows from its value, whose type is hidden behind `open`).
 *
 * The same step is played with dice, replayed with given faces, and folded into exact odds.
 */
export type Step<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "roll"; readonly ask: Ask; readonly next: (reading: number) => Step<T> }
  | { readonly kind: "then"; readonly open: <R>(use: <A>(first: Step<A>, next: (value: A) => Step<T>) => R) => R };

/** The chains that `andThen` made; no other object can be opened safely. */
const CHAINS = new WeakSet<object>();

/** The given step, which must be one that this module makes. */
export function checkStep<T>(name: string, step: Step<T>): Step<T> {
  const { kind, next } = record(name, step);
  const isStep = kind === "done" || (kind === "roll" && typeof next === "function") || CHAINS.has(step);
  if (isStep) return step;
  throw new ArgumentError(name, "a step");
}

/** The step that needs no dice and has `value` as its answer. */
export function done<T>(value: T): Step<T> {
  return { kind: "done", value };
}

/** The step that asks for dice and goes on with their reading. */
export function roll<T>(ask: Ask, next: (reading: number) => Step<T>): Step<T> {
  return { kind: "roll", ask: checkAsk(ask), next: callable("next", next) };
}

/** The step that asks for dice and answers with a value computed from their reading. */
export function rollFor<T>(ask: Ask, read: (reading: number) => T): Step<T> {
  callable("read", read);
  return roll(ask, (reading) => done(read(reading)));
}

/**
 * The step that plays `first` and goes on with its value; odds merge equal values of `first` before going on.
 *
 * It must not be called `then`: a module with such an export counts as a promise and never finishes loading.
 */
export function andThen<A, T>(first: Step<A>, next: (value: A) => Step<T>): Step<T> {
  checkStep("first", first);
  callable("next", next);
  const chain: Step<T> = { kind: "then", open: (use) => use(first, next) };
  CHAINS.add(chain);
  return chain;
}

/** The step that answers with a value computed from the answer of `first`. */
export function map<A, T>(first: Step<A>, change: (value: A) => T): Step<T> {
  callable("change", change);
  return andThen(first, (value) => done(change(value)));
}

/** The step that plays both in order and answers with what `join` makes of the two answers. */
export function both<A, B, T>(first: Step<A>, second: Step<B>, join: (a: A, b: B) => T): Step<T> {
  checkStep("second", second);
  callable("join", join);
  return andThen(first, (a) => map(second, (b) => join(a, b)));
}

/** The most steps that are played as one; more would be too deep to play. */
const MOST_STEPS = 500;

/** The step that plays all in order and answers with the list of their answers. */
export function all<T>(steps: readonly Step<T>[]): Step<readonly T[]> {
  return list("steps", steps, MOST_STEPS).reduce<Step<readonly T[]>>(
    (before, step) => both(before, step, (done, value) => [...done, value]),
    done([]),
  );
}
