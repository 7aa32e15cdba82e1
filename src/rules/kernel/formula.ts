import { callable, text } from "./argument.ts";
import { allow, refuse, type Result } from "./result.ts";

/** Finds the figure that a formula names after `@`; undefined where there is none. */
export type FigureFinder = (path: string) => number | undefined;

/** The longest formula, which also bounds how deep its parentheses go. */
const LONGEST = 1000;

/** One token with the white space around it: a number, a named figure, an operator or a parenthesis. */
const TOKEN = /\s*(\d+(?:\.\d+)?|@[\w-]+(?:\.[\w-]+)*|[-+*/()])\s*/gy;

/** The tokens of the formula read last: a world has one, and every character asks for it. */
let last: { readonly formula: string; readonly tokens: readonly string[] } = { formula: "", tokens: [] };

/** The tokens of a formula; none where a character cannot be read. */
function tokensOf(formula: string): readonly string[] {
  if (last.formula !== formula) {
    const found = [...formula.matchAll(TOKEN)];
    const isWhole = found.reduce((length, [all]) => length + all.length, 0) === formula.length;
    last = { formula, tokens: isWhole ? found.map(([, token = ""]) => token) : [] };
  }
  return last.tokens;
}

/** The value of tokens by the usual precedence; no number where they make no formula, or name an unknown figure. */
function valueOf(tokens: readonly string[], find: FigureFinder): number {
  let at = 0;
  const next = (): string => tokens[at++] ?? "";
  const chain = (operand: () => number, signs: readonly string[]): number => {
    let value = operand();
    while (signs.includes(tokens[at] ?? "")) value = compute(next(), value, operand());
    return value;
  };
  const product = (): number => chain(operand, ["*", "/"]);
  const sum = (): number => chain(product, ["+", "-"]);
  const operand = (): number => {
    const token = next();
    if (token === "-") return 0 - operand();
    if (token === "(") {
      const value = sum();
      return next() === ")" ? value : Number.NaN;
    }
    if (token.startsWith("@")) return figureOf(find(token.slice(1)));
    return token === "" ? Number.NaN : Number(token);
  };
  const value = sum();
  return at === tokens.length ? value : Number.NaN;
}

/** What was found for a name, where that is a number: with nothing else can be computed. */
function figureOf(found: unknown): number {
  return typeof found === "number" ? found : Number.NaN;
}

function compute(sign: string, a: number, b: number): number {
  if (sign === "+") return a + b;
  if (sign === "-") return a - b;
  return sign === "*" ? a * b : a / b;
}

/**
 * The value of a formula of numbers, `+ - * /`, parentheses and figures named `@like.this` (at most 1000 characters).
 * Refused (`MC.Refusal.formula`) where it cannot be read, names an unknown figure, or has no finite value.
 */
export function evaluate(formula: string, find: FigureFinder): Result<number> {
  text("formula", formula, LONGEST);
  callable("find", find);
  const value = valueOf(tokensOf(formula), find);
  return Number.isFinite(value) ? allow(value) : refuse({ key: "MC.Refusal.formula" });
}
