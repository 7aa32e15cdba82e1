/** The error for an argument that no caller may pass; its message names the argument and what it must be. */
export class ArgumentError extends RangeError {
  readonly argument: string;

  constructor(argument: string, mustBe: string) {
    super(`${shown(argument)} must be ${shown(mustBe)}`);
    this.name = "ArgumentError";
    this.argument = shown(argument);
  }
}

/** A value inside an error message: a short plain one as it is, anything else by its type. */
function shown(value: unknown): string {
  if (typeof value === "string") return value.slice(0, 500);
  return typeof value === "number" || value === null ? String(value) : typeof value;
}

/** The largest magnitude that a figure of the rules may have; beyond it sums would lose whole numbers. */
export const LARGEST = 1_000_000_000;

/** The given whole number from `min` to `max`; anything else is an argument error naming `name`. */
export function integer(name: string, value: unknown, min = -LARGEST, max = LARGEST): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ArgumentError(name, `a whole number from ${shown(min)} to ${shown(max)}`);
}

/** The given finite number from `min` to `max`; anything else is an argument error naming `name`. */
export function finite(name: string, value: unknown, min = -LARGEST, max = LARGEST): number {
  if (typeof value === "number" && value >= min && value <= max) return value;
  throw new ArgumentError(name, `a number from ${shown(min)} to ${shown(max)}`);
}

/** The given truth value; anything else is an argument error naming `name`. */
export function truth(name: string, value: unknown): boolean {
  if (typeof value === "boolean") return value;
  throw new ArgumentError(name, "true or false");
}

/** The given text of at most `longest` characters; anything else is an argument error naming `name`. */
export function text(name: string, value: unknown, longest = 10_000): string {
  if (typeof value === "string" && value.length <= longest) return value;
  throw new ArgumentError(name, `a text of at most ${shown(longest)} characters`);
}

/** The given value, which must be one of `choices`; anything else is an argument error naming `name` and them. */
export function oneOf<const T extends string | number | null>(name: string, value: unknown, choices: readonly T[]): T {
  const all = list("choices", choices);
  const found = all.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new ArgumentError(name, `one of ${all.map(shown).join(", ")}`);
}

/**
 * The items of the given array of at most `longest` items, as a list of their own; anything else is an argument error
 * naming `name`. Holes are filled with `undefined`, because `map` and its like would pass over them unseen, and what an
 * array has besides its items (methods of its own) is left behind.
 */
export function list<T>(name: string, value: readonly T[], longest?: number): readonly T[];
export function list(name: string, value: unknown, longest?: number): readonly unknown[];
export function list(name: string, value: unknown, longest = 10_000): readonly unknown[] {
  const items = isList(value) ? itemsOf(value, longest) : null;
  if (items !== null) return items;
  throw new ArgumentError(name, `a list of at most ${shown(longest)} items`);
}

/** The items by their places: the iterator and the methods of an array may be its own. */
function itemsOf(value: readonly unknown[], longest: number): readonly unknown[] | null {
  const { length } = value;
  if (!(length <= longest)) return null;
  const items: unknown[] = [];
  for (let at = 0; at < length; at += 1) items.push(value[at]);
  return items;
}

/** Whether `value` is a list; a revoked proxy, of which this cannot even be asked, is none. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** Whether `value` is a plain bag of keys: an object that is no list, and no revoked proxy. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  try {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The given object with string keys; anything else, lists included, is an argument error naming `name`. */
export function record(name: string, value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  throw new ArgumentError(name, "an object");
}

/** The given function; anything else is an argument error naming `name`. */
export function callable<F extends (...args: never[]) => unknown>(name: string, value: F): F {
  if (typeof value === "function") return value;
  throw new ArgumentError(name, "a function");
}
