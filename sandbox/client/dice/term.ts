import { diceConfig, type EvaluationOptions } from "./dice-config.ts";

export type TermClass<T extends RollTerm> = (new (data?: never) => T) & { name: string };

export interface TermOptions {
  flavor?: string;
  [extra: string]: unknown;
}

export type TermJson = Record<string, unknown> & { class: string };

/** One piece of a formula. */
export class RollTerm {
  static SERIALIZE_ATTRIBUTES: string[] = [];

  options: TermOptions;
  isIntermediate = false;
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

  get isDeterministic(): boolean {
    return true;
  }

  evaluate(options: EvaluationOptions = {}): this | Promise<this> {
    if (this._evaluated) throw new Error(`The term ${this.expression} has been evaluated already`);
    this._evaluated = true;
    return this._evaluate(options);
  }

  _evaluate(_options: EvaluationOptions): this | Promise<this> {
    return this;
  }

  toJSON(): TermJson {
    const attributes = (this.constructor as typeof RollTerm).SERIALIZE_ATTRIBUTES;
    // Subclasses name their own members in SERIALIZE_ATTRIBUTES.
    const own = this as unknown as Record<string, unknown>;
    const json: TermJson = { class: this.constructor.name, options: this.options, evaluated: this._evaluated };
    for (const key of attributes) json[key] = own[key];
    return json;
  }

  static fromData(data: Record<string, unknown>): RollTerm {
    const { terms, termTypes } = diceConfig();
    const name = data["class"];
    const classes = [...Object.values(termTypes), ...Object.values(terms)] as TermClass<RollTerm>[];
    const found = classes.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`No roll term is called ${String(name)}`);
    return (found as unknown as typeof RollTerm)._fromData(data);
  }

  static _fromData(data: Record<string, unknown>): RollTerm {
    const term = new this(data);
    term._evaluated = data["evaluated"] !== false;
    return term;
  }

  static fromJSON(json: string): RollTerm {
    return this.fromData(JSON.parse(json) as Record<string, unknown>);
  }
}

/** A plain number. */
export class NumericTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["number"];
  number: number;

  constructor({ number, options = {} }: { number?: number; options?: TermOptions } = {}) {
    super({ options });
    this.number = Number(number);
    if (!Number.isFinite(this.number)) throw new Error(`${String(number)} is no number`);
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
  static get OPERATORS(): string[] {
    return Object.keys(this.PRECEDENCE);
  }
  static override SERIALIZE_ATTRIBUTES = ["operator"];
  operator: string;

  constructor({ operator, options = {} }: { operator?: string; options?: TermOptions } = {}) {
    super({ options });
    this.operator = String(operator);
  }

  override get expression(): string {
    return ` ${this.operator} `;
  }

  override get total(): string {
    return ` ${this.operator} `;
  }
}

/** Text that is neither number nor die; a formula that holds one can be shown but not counted. */
export class StringTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["term"];
  term: string;

  constructor({ term, options = {} }: { term?: string; options?: TermOptions } = {}) {
    super({ options });
    this.term = String(term);
  }

  override get expression(): string {
    return this.term;
  }

  override get total(): string {
    return this.term;
  }

  override get isDeterministic(): boolean {
    return Number.isFinite(Number(this.term));
  }

  override _evaluate({ allowStrings = false }: EvaluationOptions): this {
    if (!allowStrings) throw new Error(`"${this.term}" cannot be evaluated`);
    return this;
  }
}

/** A formula in parentheses: a roll of its own inside the other. */
export class ParentheticalTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["term", "roll"];
  term: string;
  roll: InnerRoll | null;

  constructor({ term, roll, options = {} }: { term?: string; roll?: unknown; options?: TermOptions } = {}) {
    super({ options });
    this.roll = readInner(roll);
    this.term = term ?? this.roll?.formula ?? "";
  }

  override get expression(): string {
    return `(${this.term})`;
  }

  override get total(): number | undefined {
    return this.roll?._evaluated ? this.roll.total : undefined;
  }

  get dice(): RollTerm[] {
    return this.#inner.dice;
  }

  override get isDeterministic(): boolean {
    return this.#inner.isDeterministic;
  }

  get #inner(): InnerRoll {
    this.roll ??= createInner(this.term);
    return this.roll;
  }

  override async _evaluate(options: EvaluationOptions): Promise<this> {
    if (!this.#inner._evaluated) await this.#inner.evaluate(options);
    return this;
  }

  /** Evaluates at once; only for deterministic content. */
  static now(term: ParentheticalTerm, options: EvaluationOptions): void {
    term._evaluated = true;
    if (!term.#inner._evaluated) term.#inner.evaluateSync(options);
  }
}

interface InnerRoll {
  _evaluated: boolean;
  formula: string;
  total: number;
  dice: RollTerm[];
  isDeterministic: boolean;
  evaluate(options?: EvaluationOptions): Promise<unknown>;
  evaluateSync(options?: EvaluationOptions): unknown;
}

function defaultRoll(): { new (formula: string): InnerRoll; fromData(data: Record<string, unknown>): InnerRoll } {
  const [Roll] = diceConfig().rolls;
  if (!Roll) throw new Error("CONFIG.Dice.rolls is empty");
  // Asked of the configuration so that terms need not import the roll that imports them.
  return Roll;
}

function createInner(formula: string): InnerRoll {
  return new (defaultRoll())(formula);
}

function readInner(roll: unknown): InnerRoll | null {
  if (typeof roll !== "object" || roll === null) return null;
  if ("evaluate" in roll) return roll as InnerRoll;
  return defaultRoll().fromData(roll as Record<string, unknown>);
}
