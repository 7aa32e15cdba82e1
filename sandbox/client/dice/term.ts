import { diceConfig, type EvaluationOptions } from "./dice-config.ts";
import type { Roll } from "./roll.ts";

export type TermClass<T extends RollTerm> = (new (data?: never) => T) & { name: string };

export interface TermOptions {
  flavor?: string;
  [extra: string]: unknown;
}

/** One piece of a formula. */
export class RollTerm {
  static SERIALIZE_ATTRIBUTES: string[] = [];

  options: TermOptions;
  _evaluated = false;

  constructor({ options = {} }: { options?: TermOptions } = {}) {
    this.options = options;
  }

  get expression(): string {
    throw new Error(`${this.constructor.name} has no expression`);
  }

  get formula(): string {
    return this.flavor ? `${this.expression}[${this.flavor}]` : this.expression;
  }

  get total(): number | string | undefined {
    return undefined;
  }

  get flavor(): string {
    return this.options.flavor ?? "";
  }

  async evaluate(options: EvaluationOptions = {}): Promise<this> {
    if (this._evaluated) throw new Error(`The term ${this.expression} has been evaluated already`);
    this._evaluated = true;
    return this._evaluate(options);
  }

  async _evaluate(_options: EvaluationOptions): Promise<this> {
    return this;
  }

  toJSON(): Record<string, unknown> {
    const attributes = (this.constructor as typeof RollTerm).SERIALIZE_ATTRIBUTES; // each class names its own members
    const own = attributes.map((key): [string, unknown] => [key, Reflect.get(this, key)]);
    const frame = { class: this.constructor.name, options: this.options, evaluated: this._evaluated };
    return { ...frame, ...Object.fromEntries(own) };
  }

  static fromData(data: Record<string, unknown>): RollTerm {
    const { terms, termTypes } = diceConfig();
    const found = [...Object.values(termTypes), ...Object.values(terms)].find(({ name }) => name === data["class"]);
    if (!found) throw new Error(`No roll term is called ${String(data["class"])}`);
    const term = new (found as unknown as typeof RollTerm)(data); // each class reads what it wrote
    term._evaluated = data["evaluated"] !== false;
    return term;
  }
}

/** A plain number. */
export class NumericTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["number"];
  number: number;

  constructor({ number = 0, options = {} }: { number?: number; options?: TermOptions } = {}) {
    super({ options });
    this.number = number;
  }

  override get expression(): string {
    return String(this.number);
  }

  override get total(): number {
    return this.number;
  }
}

/** `+`, `-`, `*`, `/` or `%` between two terms, or a sign before one. */
export class OperatorTerm extends RollTerm {
  static PRECEDENCE: Record<string, number> = { "+": 10, "-": 10, "*": 20, "/": 20, "%": 20 };
  static override SERIALIZE_ATTRIBUTES = ["operator"];
  operator: string;

  constructor({ operator = "+", options = {} }: { operator?: string; options?: TermOptions } = {}) {
    super({ options });
    this.operator = operator;
  }

  override get expression(): string {
    return ` ${this.operator} `;
  }

  override get total(): string {
    return this.expression;
  }
}

/** A formula in parentheses: a roll of its own inside the other. */
export class ParentheticalTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["term", "roll"];
  term: string;
  roll: Roll;

  constructor({ term = "", roll, options = {} }: { term?: string; roll?: unknown; options?: TermOptions } = {}) {
    super({ options });
    const [Inner] = diceConfig().rolls;
    // Asked of the configuration so that terms need not import the roll that imports them.
    if (!Inner) throw new Error("CONFIG.Dice.rolls is empty");
    const stored = roll as Record<string, unknown> | undefined; // as a roll writes itself
    this.roll = stored === undefined ? new Inner(term) : Inner.fromData(stored);
    this.term = term;
  }

  override get expression(): string {
    return `(${this.term})`;
  }

  override get total(): number | undefined {
    return this.roll._evaluated ? this.roll.total : undefined;
  }

  get dice(): RollTerm[] {
    return this.roll.dice;
  }

  override async _evaluate(options: EvaluationOptions): Promise<this> {
    await this.roll.evaluate(options);
    return this;
  }
}
