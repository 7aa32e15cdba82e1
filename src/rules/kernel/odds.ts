import { chancesOf } from "./ask.ts";
import { ArgumentError, callable, finite, list, record } from "./argument.ts";
import { deeper } from "./depth.ts";
import { checkStep, type Step } from "./step.ts";

/** One answer with its chance (0 to 1). */
export interface Chance<T> {
  readonly value: T;
  readonly chance: number;
}

/** Every answer that a step can have, each once, with its chance; the chances sum to 1 within 1e-12. */
export type Odds<T> = readonly Chance<T>[];

/** The most different answers that odds hold. */
const MOST_ANSWERS = 250_000;

/** Gathers answers, adding up the chances of equal ones. Values are equal when they have the same JSON. */
class Gathered<T> {
  readonly #found = new Map<unknown, { value: T; chance: number }>();

  add(value: T, chance: number): void {
    const key = typeof value === "object" || typeof value === "string" ? jsonOf(value) : value;
    const known = this.#found.get(key);
    if (known) known.chance += chance;
    else if (this.#found.size < MOST_ANSWERS) this.#found.set(key, { value, chance });
    else throw new ArgumentError("step", `a step of at most ${MOST_ANSWERS} answers`);
  }

  list(): Odds<T> {
    return [...this.#found.values()];
  }
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw new ArgumentError("step", "a step whose answers are plain data");
  }
}

/** The exact odds of a step: every answer with its chance. Open dice end where their chance falls below 1e-13. */
export function odds<T>(step: Step<T>): Odds<T> {
  return oddsAt(step, 0);
}

function oddsAt<T>(step: Step<T>, depth: number): Odds<T> {
  const gathered = new Gathered<T>();
  fold(step, 1, gathered, depth);
  return gathered.list();
}

function fold<T>(step: Step<T>, weight: number, into: Gathered<T>, depth: number): void {
  checkStep("step", step);
  if (step.kind === "done") return into.add(step.value, weight);
  const inside = deeper(depth);
  if (step.kind === "roll") {
    for (const [reading, chance] of chancesOf(step.ask)) fold(step.next(reading), weight * chance, into, inside);
  } else {
    step.open((first, next) => {
      for (const { value, chance } of oddsAt(first, inside)) fold(next(value), weight * chance, into, inside);
    });
  }
}

/** The chance (0 to 1) that an answer satisfies `is`. */
export function chanceOf<T>(all: Odds<T>, is: (value: T) => boolean): number {
  callable("is", is);
  return checkOdds(all).reduce((sum, { value, chance }) => (is(value) ? sum + chance : sum), 0);
}

/** The same odds seen through `look`: chances of answers that look alike are added up. */
export function lookAt<A, T>(all: Odds<A>, look: (value: A) => T): Odds<T> {
  callable("look", look);
  const gathered = new Gathered<T>();
  for (const { value, chance } of checkOdds(all)) gathered.add(look(value), chance);
  return gathered.list();
}

/** The mean of a number that every answer has. */
export function mean<T>(all: Odds<T>, figure: (value: T) => number): number {
  callable("figure", figure);
  return checkOdds(all).reduce((sum, { value, chance }) => sum + chance * anyNumber(figure(value)), 0);
}

function anyNumber(figure: unknown): number {
  return finite("figure", figure, -Number.MAX_VALUE, Number.MAX_VALUE);
}

function checkOdds<T>(all: Odds<T>): Odds<T> {
  const chances = list("odds", all, MOST_ANSWERS);
  for (const chance of chances) finite("odds.chance", record("odds", chance)["chance"], 0, 1 + 1e-9);
  return chances;
}
