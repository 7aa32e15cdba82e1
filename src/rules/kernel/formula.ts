import { callable, text } from "./argument.ts";
import { allow, refuse, type Result } from "./result.ts";

/** Finds the figure that a formula names after `@`; undefined where there is none. */
export type FigureFinder = (path: string) => number | undefined;

/** The longest formula, which also bounds how deep its parentheses go. */
const LONGEST = 1000;

/** One token: a number, a named figure, an operator or a parenthesis. */
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|@([\w-]+(?:\.[\w-]+)*)|([-+*/()]))\s*/y;

type Token =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "figure"; readonly path: string }
  | { readonly kind: "sign"; readonly sign: string };

/** The value of a part of a formula; null where a name is unknown. */
type Part = (find: FigureFinder) => number | null;

/** The tokens of a formula; null where a character cannot be read. */
function tokensOf(formula: string): readonly Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const match = TOKEN.exec(formula);
    if (!match) return null;
    const [, number, path, sign] = match;
    if (sign !== undefined) tokens.push({ kind: "sign", sign });
    else if (path !== undefined) tokens.push({ kind: "figure", path });
    else tokens.push({ kind: "number", value: Number(number) });
  }
  return tokens;
}

/** Reads tokens by the usual precedence; a part of null means that they make no formula. */
class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Part | null {
    const part = this.#sum();
    return this.#at === this.#tokens.length ? part : null;
  }

  #takes(...signs: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "sign" || !signs.includes(token.sign)) return null;
    this.#at += 1;
    return token.sign;
  }

  #chain(operand: () => Part | null, ...signs: readonly string[]): Part | null {
    let part = operand();
    for (let sign = this.#takes(...signs); sign !== null; sign = this.#takes(...signs)) {
      const next = operand();
      if (part === null || next === null) return null;
      part = joined(sign, part, next);
    }
    return part;
  }

  #sum(): Part | null {
    return this.#chain(() => this.#product(), "+", "-");
  }

  #product(): Part | null {
    return this.#chain(() => this.#operand(), "*", "/");
  }

  #operand(): Part | null {
    if (this.#takes("-") !== null) {
      const part = this.#operand();
      return part === null ? null : joined("-", () => 0, part);
    }
    if (this.#takes("(") !== null) {
      const part = this.#sum();
      return this.#takes(")") === null ? null : part;
    }
    const token = this.#tokens[this.#at];
    if (token === undefined || token.kind === "sign") return null;
    this.#at += 1;
    return token.kind === "number" ? () => token.value : (find) => find(token.path) ?? null;
  }
}

function joined(sign: string, first: Part, second: Part): Part {
  return (find) => {
    const a = first(find);
    const b = second(find);
    return a === null || b === null ? null : compute(sign, a, b);
  };
}

function compute(sign: string, a: number, b: number): number {
  if (sign === "+") return a + b;
  if (sign === "-") return a - b;
  return sign === "*" ? a * b : a / b;
}

function parse(formula: string): Part | null {
  const tokens = tokensOf(formula);
  return tokens === null ? null : new Reader(tokens).whole();
}

/** The formula read last: a world has one, and every character asks for it. */
let last: { readonly formula: string; readonly part: Part | null } = { formula: "", part: null };

/**
 * The value of a formula of numbers, `+ - * /`, parentheses and figures named `@like.this` (at most 1000 characters).
 * Refused (`MC.Refusal.formula`) where it cannot be read, names an unknown figure, or has no finite value.
 */
export function evaluate(formula: string, find: FigureFinder): Result<number> {
  text("formula", formula, LONGEST);
  callable("find", find);
  if (last.formula !== formula) last = { formula, part: parse(formula) };
  const value = last.part === null ? null : last.part(find);
  return value === null || !Number.isFinite(value) ? refuse({ key: "MC.Refusal.formula" }) : allow(value);
}
