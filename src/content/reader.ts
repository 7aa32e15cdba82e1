import { isRecord } from "../rules/kernel/argument.ts";
import { isIdentifier } from "./identifier.ts";
import type { Bilingual } from "./language.ts";

/** What is wrong with a source, and at which key (a dotted path; empty for the whole). */
export interface Problem {
  readonly key: string;
  readonly reason: string;
}

/**
 * Reads one object of a source key by key and collects what is wrong with it. Every method gives a value of its type:
 * where the source has none, a stand-in that must not be used, because then `problems` is not empty.
 */
export class Reader {
  readonly #source: Readonly<Record<string, unknown>>;
  readonly #path: string;
  readonly #problems: Problem[];
  readonly #known = new Set<string>();

  constructor(source: unknown, path = "", problems: Problem[] = []) {
    this.#source = isRecord(source) ? source : {};
    this.#path = path;
    this.#problems = problems;
    if (!isRecord(source)) problems.push({ key: path, reason: "must be an object" });
  }

  /** All that was wrong so far, here and in the objects below. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** Notes that the value of `key` is wrong for `reason`. */
  refuse(key: string, reason: string): void {
    this.#problems.push({ key: this.#path === "" ? key : `${this.#path}.${key}`, reason });
  }

  /** A slug. */
  identifier(key: string): string {
    const value = this.#take(key);
    if (isIdentifier(value)) return value;
    this.#mustBe(key, value, "a slug of lower-case letters, digits and hyphens");
    return "";
  }

  /** A slug, or null. */
  identifierOrNull(key: string): string | null {
    return this.#source[key] === null ? this.#none(key) : this.identifier(key);
  }

  /** One of `choices`. */
  oneOf<const T extends string | number>(key: string, choices: readonly [T, ...T[]]): T {
    const value = this.#take(key);
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    this.#mustBe(key, value, `one of ${choices.join(", ")}`);
    return choices[0];
  }

  /** A whole number from `min` to `max`. */
  integer(key: string, min: number, max: number): number {
    const value = this.#take(key);
    if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return value;
    this.#mustBe(key, value, `a whole number from ${min} to ${max}`);
    return min;
  }

  /** A whole number from `min` to `max`, or null. */
  integerOrNull(key: string, min: number, max: number): number | null {
    return this.#source[key] === null ? this.#none(key) : this.integer(key, min, max);
  }

  /** True or false. */
  truth(key: string): boolean {
    const value = this.#take(key);
    if (typeof value === "boolean") return value;
    this.#mustBe(key, value, "true or false");
    return false;
  }

  /** A plain text in every language, each of at most `longest` characters. */
  bilingual(key: string, longest: number): Bilingual {
    const texts = this.child(key);
    const both = { en: texts.#text("en", longest), de: texts.#text("de", longest) };
    texts.close();
    return both;
  }

  /** The object under `key`. */
  child(key: string): Reader {
    const value = this.#take(key);
    const path = this.#path === "" ? key : `${this.#path}.${key}`;
    if (isRecord(value)) return new Reader(value, path, this.#problems);
    this.#mustBe(key, value, "an object");
    return new Reader({}, path);
  }

  /** The object under `key`, or null. */
  childOrNull(key: string): Reader | null {
    return this.#source[key] === null ? this.#none(key) : this.child(key);
  }

  /** The objects of the list under `key`, from 1 to `most`; where `gaps` is set, null stands for an empty place. */
  list(key: string, most: number, gaps = false): readonly (Reader | null)[] {
    const value = this.#take(key);
    const path = this.#path === "" ? key : `${this.#path}.${key}`;
    if (Array.isArray(value) && value.length > 0 && value.length <= most) {
      return value.map((item: unknown, index) =>
        item === null && gaps ? null : new Reader(item, `${path}.${index}`, this.#problems),
      );
    }
    this.#mustBe(key, value, `a list of 1 to ${most} items`);
    return [];
  }

  /** Notes every key that nothing asked for. */
  close(): void {
    for (const key of Object.keys(this.#source)) {
      if (!this.#known.has(key)) this.refuse(key, `is unknown; known are ${[...this.#known].join(", ")}`);
    }
  }

  #text(key: string, longest: number): string {
    const value = this.#take(key);
    if (typeof value !== "string") {
      this.#mustBe(key, value, "a text");
      return "";
    }
    const flaw = flawOf(value, longest);
    if (flaw !== null) this.refuse(key, flaw);
    return value;
  }

  #take(key: string): unknown {
    this.#known.add(key);
    return this.#source[key];
  }

  #none(key: string): null {
    this.#known.add(key);
    return null;
  }

  #mustBe(key: string, value: unknown, what: string): void {
    this.refuse(key, value === undefined ? `is missing; it must be ${what}` : `must be ${what}`);
  }
}

function flawOf(text: string, longest: number): string | null {
  if (text.trim() === "") return "is empty";
  if (text.length > longest) return `is longer than ${longest} characters`;
  if (text !== text.trim()) return "begins or ends with a blank";
  if (/[<>]/.test(text)) return "holds markup; it must be plain text";
  if (/(?:^|[\s(])-\d/.test(text)) return "holds a hyphen in place of a minus sign (U+2212)";
  return null;
}
