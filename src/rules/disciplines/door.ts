import { ArgumentError, finite, integer, keyed, list, oneOf, record, text, truth } from "../kernel/index.ts";
import { DISCIPLINES, RATINGS, TALENTS, type Discipline, type Rating, type Talent } from "./ids.ts";

/** Reads one argument, or refuses it with an argument error that names it. */
export type Reader<T> = (name: string, value: unknown) => T;

/** Readers by field. */
type Readers = Readonly<Record<string, Reader<unknown>>>;

/** What the readers of all fields give. */
type Read<R extends Readers> = { readonly [K in keyof R]: ReturnType<R[K]> };

/** The reader of whole numbers from `min` to `max`. */
export function whole(min: number, max?: number): Reader<number> {
  return (name, value) => integer(name, value, min, max);
}

/** The reader of numbers from `min` to `max`. */
export function number(min: number, max?: number): Reader<number> {
  return (name, value) => finite(name, value, min, max);
}

/** The reader of one of `choices`. */
export function choice<const T extends string>(choices: readonly T[]): Reader<T> {
  return (name, value) => oneOf(name, value, choices);
}

/** The reader that takes `fallback` where nothing is given. */
export function or<T>(fallback: T, reader: Reader<T>): Reader<T> {
  return (name, value) => (value === undefined ? fallback : reader(name, value));
}

/** The reader that also takes null. */
export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (name, value) => (value === null || value === undefined ? null : reader(name, value));
}

/** The reader of a list of at most `longest` items. */
export function listOf<T>(reader: Reader<T>, longest = 1000): Reader<readonly T[]> {
  // Array.from visits the holes of a list too; map would pass them on unread.
  return (name, value) => Array.from(list(name, value, longest), (item, at) => reader(`${name}.${at}`, item));
}

/** The reader of a truth value that is `fallback` where nothing is given. */
export function truthOr(fallback: boolean): Reader<boolean> {
  return or(fallback, truth);
}

/** The reader of a truth value that is false where nothing is given. */
export const flag: Reader<boolean> = truthOr(false);

/** The reader of a short text, such as an id. */
export const word: Reader<string> = (name, value) => text(name, value, 1000);

/** The reader of an object with the given fields; other fields are left out. Fields of "" are named without a path. */
export function shape<R extends Readers>(readers: R): Reader<Read<R>> {
  const fields = Object.entries(readers);
  return (name, value) => {
    const given = record(name === "" ? "input" : name, value);
    const read: Record<string, unknown> = {};
    for (const [field, reader] of fields) read[field] = reader(name === "" ? field : `${name}.${field}`, given[field]);
    if (hasEach(read, readers)) return read;
    throw new ArgumentError(name, "complete");
  };
}

function hasEach<R extends Readers>(read: unknown, readers: R): read is Read<R> {
  return typeof read === "object" && read !== null && Object.keys(readers).every((field) => Object.hasOwn(read, field));
}

/** The reader of an object that has only keys among `keys`; a missing key is `undefined` to its reader. */
function byKey<const K extends string, T>(keys: readonly K[], readerOf: (key: K) => Reader<T>): Reader<Record<K, T>> {
  const readers = keyed(keys, readerOf);
  const known = new Set<string>(keys);
  return (name, value) => {
    const given = record(name, value);
    for (const key in given) if (!known.has(key)) throw new ArgumentError(name, `made of ${keys.join(", ")}`);
    return keyed(keys, (key) => readers[key](`${name}.${key}`, given[key]));
  };
}

/** The highest level of a discipline: 3, for Endurance 4. */
export function highestLevel(discipline: Discipline): number {
  return oneOf("discipline", discipline, DISCIPLINES) === "endurance" ? 4 : 3;
}

/** The reader of the level of a discipline: -1 (an average human) to 3, Endurance to 4. */
export function levelOf(discipline: Discipline): Reader<number> {
  return whole(-1, highestLevel(discipline));
}

/** The reader of the level of a discipline that is 0 where nothing is given. */
export function levelOr0(discipline: Discipline): Reader<number> {
  return or(0, levelOf(discipline));
}

/** The reader of the levels of all disciplines; what is missing stands at 0. */
export const levels: Reader<Record<Discipline, number>> = byKey(DISCIPLINES, levelOr0);

/** The reader of levels that may lie beyond what a discipline allows. */
export const wishes: Reader<Record<Discipline, number>> = byKey(DISCIPLINES, () => or(0, whole(-1, 1000)));

/** The reader of the ratings of all talents; what is missing is poor. */
export const ratings: Reader<Record<Talent, Rating>> = byKey(TALENTS, () => or<Rating>("poor", choice(RATINGS)));
