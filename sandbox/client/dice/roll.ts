import { getProperty } from "../core/utils.ts";
import { renderTemplate } from "../apps/handlebars.ts";
import { diceConfig, type EvaluationOptions } from "./dice-config.ts";
import { DiceTerm } from "./dice-term.ts";
import { parseFormula } from "./parser.ts";
import { ParentheticalTerm, RollTerm, StringTerm } from "./term.ts";
import { totalOf } from "./total.ts";
import { postRoll, type MessageOptions } from "./roll-message.ts";

type Data = Record<string, unknown>;

export interface RollJson extends Data {
  class: string;
  formula: string;
  terms: Data[];
  total: number | null;
  evaluated: boolean;
  options: Data;
}

export interface ChatRenderOptions {
  flavor?: string;
  template?: string;
  isPrivate?: boolean;
  [extra: string]: unknown;
}

/** A formula, and once it is evaluated the faces that fell and their total. */
export class Roll {
  static CHAT_TEMPLATE = "templates/dice/roll.hbs";
  static TOOLTIP_TEMPLATE = "templates/dice/tooltip.hbs";

  data: Data;
  options: Data;
  terms: RollTerm[];
  _evaluated = false;
  _formula: string;
  _total: number | undefined;
  _dice: DiceTerm[] = [];

  constructor(formula: string, data: Data = {}, options: Data = {}) {
    const own = this.constructor as typeof Roll;
    this.data = this._prepareData(data);
    this.options = options;
    this.terms = own.parse(formula, this.data);
    this._formula = own.getFormula(this.terms);
  }

  _prepareData(data: Data): Data {
    return data;
  }

  get formula(): string {
    return this._formula;
  }

  get dice(): DiceTerm[] {
    const inTerms = this.terms.flatMap((term) => ("dice" in term ? (term as ParentheticalTerm).dice : []));
    return [...this._dice, ...(inTerms as DiceTerm[])];
  }

  get total(): number {
    return Number(this._total) || 0;
  }

  /** The terms with their values, as text. */
  get result(): string {
    return this.terms
      .map((term) => (term._evaluated ? String(term.total) : term.formula))
      .join("")
      .trim();
  }

  get isDeterministic(): boolean {
    return this.terms.every((term) => term.isDeterministic);
  }

  async evaluate(options: EvaluationOptions = {}): Promise<this> {
    this.#start();
    for (const term of this.terms) if (!term._evaluated) await term.evaluate(options);
    return this.#finish();
  }

  async roll(options: EvaluationOptions = {}): Promise<this> {
    return this.evaluate(options);
  }

  /** Evaluates at once. Dice need time, so a roll with dice is refused, or without `strict` leaves them at zero. */
  evaluateSync({ strict = true, ...options }: EvaluationOptions = {}): this {
    if (strict && !this.isDeterministic) throw new Error(`${this.formula} has dice; use evaluate`);
    this.#start();
    for (const term of this.terms) {
      if (term instanceof ParentheticalTerm) ParentheticalTerm.now(term, { strict, ...options });
      else if (term instanceof DiceTerm) term._evaluated = true;
      else if (!term._evaluated) void term.evaluate(options);
    }
    return this.#finish();
  }

  #start(): void {
    if (this._evaluated) throw new Error(`The roll ${this.formula} has been evaluated already`);
    this._evaluated = true;
  }

  #finish(): this {
    this._total = this._evaluateTotal();
    return this;
  }

  _evaluateTotal(): number {
    return totalOf(this.terms);
  }

  /** The same formula, rolled anew. */
  async reroll(options: EvaluationOptions = {}): Promise<Roll> {
    return this.clone().evaluate(options);
  }

  clone(): Roll {
    return new (this.constructor as typeof Roll)(this._formula, this.data, this.options);
  }

  resetFormula(): string {
    return (this._formula = (this.constructor as typeof Roll).getFormula(this.terms));
  }

  toString(): string {
    return this._formula;
  }

  toJSON(): RollJson {
    return {
      class: this.constructor.name,
      options: this.options,
      dice: this._dice.map((term) => term.toJSON()),
      formula: this._formula,
      terms: this.terms.map((term) => term.toJSON()),
      total: this._total ?? null,
      evaluated: this._evaluated,
    };
  }

  async getTooltip(): Promise<string> {
    const parts = this.dice.map((term) => term.getTooltipData());
    return renderTemplate((this.constructor as typeof Roll).TOOLTIP_TEMPLATE, { parts });
  }

  /** HTML for the chat log. With `isPrivate` neither formula nor result are told. */
  async render(options: ChatRenderOptions = {}): Promise<string> {
    if (!this._evaluated) await this.evaluate();
    const context = await this._prepareChatRenderContext(options);
    return renderTemplate(options.template ?? (this.constructor as typeof Roll).CHAT_TEMPLATE, context);
  }

  async _prepareChatRenderContext({ flavor, isPrivate = false, ...extra }: ChatRenderOptions = {}): Promise<Data> {
    return {
      ...extra,
      formula: isPrivate ? "???" : this._formula,
      flavor: isPrivate ? null : (flavor ?? this.options["flavor"]),
      user: (globalThis as unknown as { game?: { user?: { id: string } } }).game?.user?.id,
      tooltip: isPrivate ? "" : await this.getTooltip(),
      total: isPrivate ? "?" : Math.round(this.total * 100) / 100,
    };
  }

  /** Posts the roll to chat, evaluating it first when need be; with `create: false` only the message's data. */
  async toMessage(messageData: Data = {}, options: MessageOptions = {}): Promise<unknown> {
    if (!this._evaluated) await this.evaluate({ allowInteractive: options.messageMode !== "blind" });
    return postRoll(this, messageData, options);
  }

  static get defaultImplementation(): typeof Roll {
    return diceConfig().rolls[0] ?? Roll;
  }

  static create(formula: string, data: Data = {}, options: Data = {}): Roll {
    return new this.defaultImplementation(formula, data, options);
  }

  static parse(formula: string, data: Data = {}): RollTerm[] {
    if (!formula.trim()) return [];
    return parseFormula(this.replaceFormulaData(formula, data, { missing: "0" }));
  }

  static validate(formula: string): boolean {
    try {
      const terms = parseFormula(formula.replaceAll(/@([\w.-]+)/g, "1"));
      return !terms.some((term) => term instanceof StringTerm && !term.isDeterministic);
    } catch {
      return false;
    }
  }

  static getFormula(terms: RollTerm[]): string {
    return terms
      .map((term) => term.formula)
      .join("")
      .trim();
  }

  /** Puts the values of `@path` names into a formula; a name without a value becomes `missing`, or stays. */
  static replaceFormulaData(formula: string, data: Data, { missing }: { missing?: string } = {}): string {
    return formula.replaceAll(/@([a-z.0-9_-]+)/gi, (match, path: string) => {
      const value = getProperty(data, path.trim());
      if (value === undefined || value === null) return missing ?? match;
      if (typeof value === "number" && value < 0) return `(${value})`;
      return `${value as string | number | boolean}`.trim();
    });
  }

  static fromTerms(terms: RollTerm[], options: Data = {}): Roll {
    const roll = new this("", {}, options);
    roll.terms = terms;
    roll._formula = this.getFormula(terms);
    roll._evaluated = terms.length > 0 && terms.every((term) => term._evaluated);
    if (roll._evaluated) roll._total = roll._evaluateTotal();
    return roll;
  }

  static fromData(data: Data): Roll {
    const json = data as RollJson;
    const Class = diceConfig().rolls.find((candidate) => candidate.name === json.class);
    if (json.class && !Class) throw new Error(`No roll class is called ${json.class}`);
    const roll = new (Class ?? this)("", {}, json.options ?? {});
    roll.terms = (json.terms ?? []).map((term) => RollTerm.fromData(term));
    roll._formula = json.formula;
    roll._dice = ((json["dice"] as Data[] | undefined) ?? []).map((term) => RollTerm.fromData(term) as DiceTerm);
    roll._evaluated = json.evaluated ?? true;
    roll._total = json.total ?? undefined;
    return roll;
  }

  static fromJSON(json: string): Roll {
    return this.fromData(JSON.parse(json) as Data);
  }
}
