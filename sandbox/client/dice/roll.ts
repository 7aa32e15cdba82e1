import { config } from "../core/config.ts";
import { addressed } from "../core/documents/chat-message.ts";
import { currentUser } from "../core/permissions.ts";
import { getProperty } from "../core/utils.ts";
import { renderTemplate } from "../apps/handlebars.ts";
import { diceConfig, type EvaluationOptions } from "./dice-config.ts";
import { DiceTerm } from "./dice-term.ts";
import { parseFormula } from "./parser.ts";
import { ParentheticalTerm, RollTerm } from "./term.ts";
import { totalOf } from "./total.ts";

type Data = Record<string, unknown>;

export interface RollJson extends Data {
  class: string;
  formula: string;
  terms: Data[];
  total: number | null;
  evaluated: boolean;
  options: Data;
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

  constructor(formula: string, data: Data = {}, options: Data = {}) {
    const own = this.constructor as typeof Roll; // subclasses may read formulas of their own
    this.data = data;
    this.options = options;
    this.terms = own.parse(formula, data);
    this._formula = own.getFormula(this.terms);
  }

  get formula(): string {
    return this._formula;
  }

  get dice(): DiceTerm[] {
    const inside = (term: RollTerm): RollTerm[] => (term instanceof ParentheticalTerm ? term.dice : [term]);
    return this.terms.flatMap(inside).filter((term) => term instanceof DiceTerm);
  }

  get total(): number {
    return Number(this._total) || 0;
  }

  /** The terms with their values, as text. */
  get result(): string {
    const values = this.terms.map((term) => (term._evaluated ? String(term.total) : term.formula));
    return values.join("").trim();
  }

  async evaluate(options: EvaluationOptions = {}): Promise<this> {
    if (this._evaluated) throw new Error(`The roll ${this.formula} has been evaluated already`);
    this._evaluated = true;
    for (const term of this.terms) if (!term._evaluated) await term.evaluate(options);
    this._total = totalOf(this.terms);
    return this;
  }

  toJSON(): RollJson {
    return {
      class: this.constructor.name,
      options: this.options,
      formula: this._formula,
      terms: this.terms.map((term) => term.toJSON()),
      total: this._total ?? null,
      evaluated: this._evaluated,
    };
  }

  async getTooltip(): Promise<string> {
    const parts = this.dice.map((term) => term.getTooltipData());
    return renderTemplate((this.constructor as typeof Roll).TOOLTIP_TEMPLATE, { parts }); // subclasses may name their own
  }

  /** HTML for the chat log. With `isPrivate` neither formula nor result are told. */
  async render({ flavor, isPrivate = false }: { flavor?: string; isPrivate?: boolean } = {}): Promise<string> {
    if (!this._evaluated) await this.evaluate();
    const own = this.constructor as typeof Roll; // subclasses may name a template of their own
    return renderTemplate(own.CHAT_TEMPLATE, {
      formula: isPrivate ? "???" : this._formula,
      flavor: isPrivate ? null : (flavor ?? this.options["flavor"]),
      tooltip: isPrivate ? "" : await this.getTooltip(),
      total: isPrivate ? "?" : Math.round(this.total * 100) / 100,
    });
  }

  /** Posts the roll to chat, evaluating it first when need be; with `create: false` only the message's data. */
  async toMessage(
    messageData: Data = {},
    options: { messageMode?: string; rollMode?: string; create?: boolean } = {},
  ): Promise<unknown> {
    if (!this._evaluated) await this.evaluate();
    const own = { author: currentUser()?.id, content: String(this.total) };
    const data = addressed({ ...own, ...messageData, rolls: [this] }, options.messageMode ?? options.rollMode);
    return options.create === false ? data : config.document("ChatMessage").documentClass.create(data);
  }

  static create(formula: string, data: Data = {}, options: Data = {}): Roll {
    return new (diceConfig().rolls[0] ?? Roll)(formula, data, options);
  }

  static parse(formula: string, data: Data = {}): RollTerm[] {
    return formula.trim() ? parseFormula(this.replaceFormulaData(formula, data)) : [];
  }

  static getFormula(terms: RollTerm[]): string {
    const formulas = terms.map((term) => term.formula);
    return formulas.join("").trim();
  }

  /** Puts the values of `@path` names into a formula; a name without a value becomes 0. */
  static replaceFormulaData(formula: string, data: Data): string {
    return formula.replaceAll(/@([a-z.0-9_-]+)/gi, (_match, path: string) => {
      const value = getProperty(data, path);
      if (typeof value === "string") return value.trim();
      return typeof value !== "number" ? "0" : value < 0 ? `(${value})` : String(value);
    });
  }

  static fromData(data: Data): Roll {
    const json = data as RollJson; // as written by `toJSON`
    const Class = diceConfig().rolls.find((candidate) => candidate.name === json.class);
    if (!Class) throw new Error(`No roll class is called ${json.class}`);
    const roll = new Class("", {}, json.options);
    roll.terms = json.terms.map((term) => RollTerm.fromData(term));
    roll._formula = json.formula;
    roll._evaluated = json.evaluated;
    roll._total = json.total ?? undefined;
    return roll;
  }

  static fromJSON(json: string): Roll {
    return this.fromData(JSON.parse(json) as Data); // as written by `toJSON`
  }
}
