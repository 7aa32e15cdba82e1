import { NumericTerm, OperatorTerm, ParentheticalTerm, type RollTerm } from "./term.ts";
import { type DiceTerm } from "./dice-term.ts";
import { diceConfig } from "./dice-config.ts";

const SPACE = /\s*/y;
const DICE = /(\d*)d(\d+|[a-z])([a-z][^\s(){}[\]+\-*/%]*)?/iy;
const NUMBER = /\d+(?:\.\d+)?(?![\d\w])/y;
const OPERATOR = /[+\-*/%]/y;
const FLAVOR = /\[([^[\]]*)\]/y;

/**
 * Reads a formula from left to right.
 *
 * Numbers, dice of every registered denomination, `+ - * / %`, parentheses, `[notes]`. Throws when there is anything else, and when terms and operators do not alternate.
 */
export function parseFormula(formula: string): RollTerm[] {
  const reader = new FormulaReader(formula);
  const terms = reader.sequence();
  if (!reader.finished) throw new Error(`"${formula}" goes on where it should end`);
  return terms;
}

class FormulaReader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get finished(): boolean {
    this.take(SPACE);
    return this.at >= this.text.length;
  }

  sequence(): RollTerm[] {
    const terms: RollTerm[] = [];
    this.signedTerm(terms);
    while (!this.finished && this.text[this.at] !== ")") {
      const operator = this.operator();
      if (operator === null) throw new Error(`"${this.text}" lacks an operator at ${this.at + 1}`);
      terms.push(new OperatorTerm({ operator }));
      this.signedTerm(terms);
    }
    return terms;
  }

  /** An operator; a row of plus and minus signs counts as the one sign they come to. */
  private operator(): string | null {
    this.take(SPACE);
    return this.take(OPERATOR)?.[0] ?? null;
  }

  private signedTerm(terms: RollTerm[]): void {
    let negative = false;
    for (let sign = this.operator(); sign !== null; sign = this.operator()) {
      if (sign !== "+" && sign !== "-") throw new Error(`"${this.text}" has a stray "${sign}"`);
      if (sign === "-") negative = !negative;
    }
    const term = this.term();
    terms.push(negative ? negate(terms, term) : term);
  }

  private term(): RollTerm {
    this.take(SPACE);
    const dice = this.take(DICE);
    if (dice) return this.withFlavor(createDice(dice));
    const number = this.take(NUMBER);
    if (number) return this.withFlavor(new NumericTerm({ number: Number(number[0]) }));
    if (this.text[this.at] === "(") return this.parenthesis();
    throw new Error(`"${this.text}" lacks a term at ${this.at + 1}`);
  }

  private parenthesis(): RollTerm {
    const start = ++this.at;
    this.sequence();
    if (this.text[this.at] !== ")") throw new Error(`"${this.text}" lacks a closing parenthesis`);
    const term = this.text.slice(start, this.at++).trim();
    return this.withFlavor(new ParentheticalTerm({ term }));
  }

  private withFlavor<T extends RollTerm>(term: T): T {
    const start = this.at;
    this.take(SPACE);
    const flavor = this.take(FLAVOR);
    if (flavor?.[1] === undefined) this.at = start;
    else term.options["flavor"] = flavor[1];
    return term;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at += match[0].length;
    return match;
  }
}

function createDice([, count = "", kind = "", modifiers = ""]: RegExpExecArray): DiceTerm {
  const { terms } = diceConfig();
  const numbered = /^\d/.test(kind);
  const Term = terms[numbered ? "d" : kind.toLowerCase()];
  if (!Term) throw new Error(`no die is called "d${kind}"`);
  const list = splitModifiers(modifiers, Object.keys(Term.MODIFIERS));
  const number = count === "" ? 1 : Number(count);
  return new Term({ number, modifiers: list, ...(numbered ? { faces: Number(kind) } : {}) });
}

function splitModifiers(text: string, known: string[]): string[] {
  const found = [...text.matchAll(/([a-z]+)([^a-z]*)/gi)].map((match) => match[0]);
  for (const one of found) {
    const command = /^[a-z]+/i.exec(one)?.[0].toLowerCase() ?? "";
    if (!known.includes(command)) throw new Error(`no modifier is called "${command}"`);
  }
  return found;
}

/** Puts the sign into the operator before the term, into the number, or before the first term; else in parentheses. */
function negate(terms: RollTerm[], term: RollTerm): RollTerm {
  const before = terms.at(-1);
  if (before instanceof OperatorTerm && (before.operator === "+" || before.operator === "-")) {
    before.operator = before.operator === "+" ? "-" : "+";
    return term;
  }
  if (term instanceof NumericTerm) return new NumericTerm({ number: -term.number, options: term.options });
  if (before) return new ParentheticalTerm({ term: `-${term.formula}` });
  terms.push(new OperatorTerm({ operator: "-" }));
  return term;
}
