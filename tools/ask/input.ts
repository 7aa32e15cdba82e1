import { keyed, type Odds } from "../../src/rules/kernel/index.ts";

/** The answer to a question: one object, printed as one line of JSON. */
export type Answer = Readonly<Record<string, unknown>>;

/** The questions of a variant by name. Each reads its input and calls the rules. */
export type Questions = Readonly<Record<string, (input: Input) => Answer>>;

/** What is wrong with the input, as a sentence that names the key. */
export class InputError extends Error {
  constructor(key: string, mustBe: string) {
    super(`${key} must be ${mustBe}`);
    this.name = "InputError";
  }
}

/** How to read a number: its bounds, and the value where the key is not given (without `or` the key is required). */
export interface NumberReading {
  readonly min?: number;
  readonly max?: number;
  readonly or?: number;
}

/** Figures beyond this are no figures of the game. */
const LARGEST = 1_000_000;

/** The longest list that a question takes. */
const LONGEST = 1000;

/**
 * The input of one question. Each method reads one key, checks it and names it in the error; a key that nothing read
 * is an error too (`refuseUnread`), so that a misspelt key never passes for its default.
 */
export class Input {
  readonly #data: Readonly<Record<string, unknown>>;
  readonly #path: string;
  readonly #read = new Set<string>();
  readonly #inner: Input[] = [];

  constructor(data: unknown, path = "") {
    if (!isObject(data)) throw new InputError(path === "" ? "the input" : path, "an object");
    this.#data = data;
    this.#path = path;
  }

  /** The names of all keys given. */
  keys(): readonly string[] {
    return Object.keys(this.#data);
  }

  /** Whether the key is given (null counts as given). */
  has(key: string): boolean {
    this.#read.add(key);
    return Object.hasOwn(this.#data, key);
  }

  /** The key with the way to it, as errors name it: `attacker.agility`. */
  name(key: string): string {
    return this.#path === "" ? key : `${this.#path}.${key}`;
  }

  /** Marks keys as known that this case of the question does not need. */
  mayHave(...keys: readonly string[]): void {
    for (const key of keys) this.#read.add(key);
  }

  /** A whole number. */
  integer(key: string, reading: NumberReading = {}): number {
    return this.#with(key, reading.or, (value) => wholeNumber(this.name(key), value, reading));
  }

  /** A whole number, or null where the key is null or not given. */
  integerOrNull(key: string, reading: NumberReading = {}): number | null {
    return this.has(key) && this.#data[key] !== null ? this.integer(key, reading) : null;
  }

  /** A number that may have a fraction. */
  number(key: string, reading: NumberReading = {}): number {
    return this.#with(key, reading.or, (value) => {
      const { min = -LARGEST, max = LARGEST } = reading;
      if (typeof value === "number" && value >= min && value <= max) return value;
      throw new InputError(this.name(key), `a number from ${min} to ${max}`);
    });
  }

  /** True or false. */
  truth(key: string, or?: boolean): boolean {
    return this.#with(key, or, (value) => {
      if (typeof value === "boolean") return value;
      throw new InputError(this.name(key), "true or false");
    });
  }

  /** A text. */
  text(key: string, or?: string): string {
    return this.#with(key, or, (value) => {
      if (typeof value === "string") return value;
      throw new InputError(this.name(key), "a text");
    });
  }

  /** One of the given choices. */
  oneOf<const T extends string>(key: string, choices: readonly T[], or?: T): T {
    return this.#with(key, or, (value) => {
      const found = choices.find((choice) => choice === value);
      if (found !== undefined) return found;
      throw new InputError(this.name(key), `one of ${choices.join(", ")}`);
    });
  }

  /** A list of whole numbers. */
  integers(key: string, reading: Omit<NumberReading, "or"> = {}, or?: readonly number[]): readonly number[] {
    return this.#with(key, or, (value) =>
      this.#list(key, value).map((item, at) => wholeNumber(`${this.name(key)}[${at}]`, item, reading)),
    );
  }

  /** A list of the given choices. */
  listOf<const T extends string>(key: string, choices: readonly T[], or?: readonly T[]): readonly T[] {
    return this.#with(key, or, (value) =>
      this.#list(key, value).map((item, at) => {
        const found = choices.find((choice) => choice === item);
        if (found !== undefined) return found;
        throw new InputError(`${this.name(key)}[${at}]`, `one of ${choices.join(", ")}`);
      }),
    );
  }

  /** An object within the input; with `orEmpty` a missing key reads as an empty one. */
  object(key: string, orEmpty = false): Input {
    const inner = this.#with(key, orEmpty ? new Input({}, this.name(key)) : undefined, (value) => {
      return new Input(value, this.name(key));
    });
    this.#inner.push(inner);
    return inner;
  }

  /** A list of objects within the input. */
  objects(key: string): readonly Input[] {
    const inner = this.#with(key, undefined, (value) =>
      this.#list(key, value).map((item, at) => new Input(item, `${this.name(key)}[${at}]`)),
    );
    this.#inner.push(...inner);
    return inner;
  }

  /**
   * An object with a whole number for each of `names` and no other key; a missing name takes `or`. With `reading.or`
   * the object itself may be missing.
   */
  figures<const T extends string>(key: string, names: readonly T[], reading: NumberReading = {}): Record<T, number> {
    const inner = this.object(key, reading.or !== undefined);
    return figuresOf(inner, names, reading);
  }

  /** Whether the question asks for odds instead of an answer for given faces. */
  odds(): boolean {
    return this.truth("odds", false);
  }

  /** Refuses keys that the question has no use for, here and in the objects within. */
  refuseUnread(): void {
    const unread = this.keys().find((key) => !this.#read.has(key));
    if (unread !== undefined) {
      throw new InputError(this.name(unread), `left out; the question knows ${[...this.#read].join(", ")}`);
    }
    for (const inner of this.#inner) inner.refuseUnread();
  }

  #with<T>(key: string, or: T | undefined, read: (value: unknown) => T): T {
    if (this.has(key)) return read(this.#data[key]);
    if (or !== undefined) return or;
    throw new InputError(this.name(key), "given");
  }

  #list(key: string, value: unknown): readonly unknown[] {
    if (Array.isArray(value) && value.length <= LONGEST) return value;
    throw new InputError(this.name(key), `a list of at most ${LONGEST} items`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function wholeNumber(name: string, value: unknown, { min = -LARGEST, max = LARGEST }: NumberReading): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new InputError(name, `a whole number from ${min} to ${max}`);
}

/** A whole number for each of `names`, read from the keys of an input; a missing name takes `reading.or`. */
export function figuresOf<const T extends string>(
  input: Input,
  names: readonly T[],
  reading: NumberReading = {},
): Record<T, number> {
  return keyed(names, (name) => input.integer(name, reading));
}

/** Odds as an answer: the chance of each outcome under its name; outcomes of the same name are added up. */
export function oddsAnswer<T>(all: Odds<T>, name: (value: T) => string): Answer {
  const odds: Record<string, number> = {};
  for (const { value, chance } of all) odds[name(value)] = (odds[name(value)] ?? 0) + chance;
  return { odds };
}
