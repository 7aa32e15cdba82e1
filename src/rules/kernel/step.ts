import type { Ask } from "./ask.ts";

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

/** The step that needs no dice and has `value` as its answer. */
export function done<T>(value: T): Step<T> {
  return { kind: "done", value };
}

/** The step that asks for dice and goes on with their reading. */
export function roll<T>(ask: Ask, next: (reading: number) => Step<T>): Step<T> {
  return { kind: "roll", ask, next };
}

/** The step that asks for dice and answers with a value computed from their reading. */
export function rollFor<T>(ask: Ask, read: (reading: number) => T): Step<T> {
  return { kind: "roll", ask, next: (reading) => done(read(reading)) };
}

/**
 * The step that plays `first` and goes on with its value; odds merge equal values of `first` before going on.
 *
 * It must not be called `then`: a module with such an export counts as a promise and never finishes loading.
 */
export function andThen<A, T>(first: Step<A>, next: (value: A) => Step<T>): Step<T> {
  return { kind: "then", open: (use) => use(first, next) };
}

/** The step that answers with a value computed from the answer of `first`. */
export function map<A, T>(first: Step<A>, change: (value: A) => T): Step<T> {
  return andThen(first, (value) => done(change(value)));
}

/** The step that plays both in order and answers with what `join` makes of the two answers. */
export function both<A, B, T>(first: Step<A>, second: Step<B>, join: (a: A, b: B) => T): Step<T> {
  return andThen(first, (a) => map(second, (b) => join(a, b)));
}

/** The step that plays all in order and answers with the list of their answers. */
export function all<T>(steps: readonly Step<T>[]): Step<readonly T[]> {
  return steps.reduce<Step<readonly T[]>>(
    (before, step) => both(before, step, (done, value) => [...done, value]),
    done([]),
  );
}
