import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import Handlebars from "handlebars";

/** What a template may call: Handlebars' own blocks, those that Foundry gives, and the one of this system. */
const HELPERS = new Set(["if", "unless", "each", "with", "lookup", "localize", "concat", "eq", "mcText"]);

/** The only values that may stand in a template as HTML: what the platform has enriched and cleaned. */
const RICH = /(^|\.)enriched$/;

const KEY = /^(MC|TYPES)\.[\w.-]+$/;
const LONGEST = 120;
const VOID = new Set(["area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/** One thing that is wrong with a template, as a sentence about its file. */
export interface Finding {
  readonly file: string;
  readonly problem: string;
}

/** What templates may name: partials, and the keys that every language has. */
export interface Known {
  readonly partials: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

/** Every key of a language file, dotted. */
export function keysOf(words: unknown, prefix = ""): readonly string[] {
  if (typeof words !== "object" || words === null) return [prefix];
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    keysOf(value, prefix === "" ? name : `${prefix}.${name}`),
  );
}

/** The path that an expression stands for; null for a text or number. */
function pathOf(expression: object): string | null {
  const isPath = "type" in expression && expression.type === "PathExpression";
  return isPath && "original" in expression ? String(expression.original) : null;
}

/** Walks through a template and writes down what it should not name or do. */
class Inspector extends Handlebars.Visitor {
  readonly problems: string[] = [];
  readonly #known: Known;

  constructor(known: Known) {
    super();
    this.#known = known;
  }

  override MustacheStatement(mustache: hbs.AST.MustacheStatement): void {
    const path = pathOf(mustache.path);
    const calls = mustache.params.length > 0 || mustache.hash !== undefined;
    if (calls) this.#helper(path);
    if (!mustache.escaped && !RICH.test(path ?? "")) this.problems.push(`puts "${path}" in unescaped`);
    super.MustacheStatement(mustache);
  }

  override BlockStatement(block: hbs.AST.BlockStatement): void {
    this.#helper(pathOf(block.path));
    super.BlockStatement(block);
  }

  override SubExpression(expression: hbs.AST.SubExpression): void {
    this.#helper(pathOf(expression.path));
    super.SubExpression(expression);
  }

  override PartialStatement(partial: hbs.AST.PartialStatement): void {
    const name = pathOf(partial.name);
    if (name !== null && !this.#known.partials.has(name)) this.problems.push(`names the unknown partial "${name}"`);
    super.PartialStatement(partial);
  }

  override StringLiteral({ value }: hbs.AST.StringLiteral): void {
    if (KEY.test(value) && !this.#known.keys.has(value)) {
      this.problems.push(`names the key "${value}", which a language lacks`);
    }
  }

  #helper(path: string | null): void {
    if (path !== null && !HELPERS.has(path)) this.problems.push(`calls the unknown helper "${path}"`);
  }
}

/** How many elements stand side by side at the top of a piece of HTML. */
export function countRoots(markup: string): number {
  let depth = 0;
  let roots = 0;
  for (const [, closing, name = "", self] of markup.matchAll(/<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|[^>"])*?(\/?)>/g)) {
    if (closing === "/") depth -= 1;
    else {
      if (depth === 0) roots += 1;
      if (self !== "/" && !VOID.has(name)) depth += 1;
    }
  }
  return roots;
}

function stylesOf(source: string): readonly string[] {
  const isOurs = (rule: string): boolean => rule.trim() === "" || rule.trim().startsWith("--mc-");
  return [...source.matchAll(/\sstyle="([^"]*)"/g)]
    .flatMap(([, style = ""]) => style)
    .filter((style) => !style.split(";").every(isOurs));
}

function markupProblems(source: string, isPart: boolean): readonly string[] {
  const lines = source.split("\n").length;
  const markup = source.replaceAll(/\{\{[^}]*\}\}\}?/g, "");
  const roots = countRoots(markup);
  return [
    ...(lines > LONGEST ? [`has ${lines} lines, ${LONGEST} may be`] : []),
    ...(!isPart && roots !== 1 ? [`has ${roots} root elements, one must be`] : []),
    ...stylesOf(source).map((style) => `has an inline style "${style}"`),
    ...[...markup.matchAll(/<button(?![^>]*\stype=)[^>]*>/g)].map(([tag]) => `has a button without type: ${tag}`),
  ];
}

/** Everything that is wrong with a template of that source; `isPart` for partials, which may have several roots. */
export function checkTemplate(source: string, isPart: boolean, known: Known): readonly string[] {
  try {
    const inspector = new Inspector(known);
    inspector.accept(Handlebars.parse(source));
    return [...inspector.problems, ...markupProblems(source, isPart)];
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** All templates below a folder, by path. */
export function templatesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".hbs"))
    .map((name) => join(folder, name));
}

/** Everything that is wrong with the templates of the repository at `root`. */
export function checkTemplates(root: string): readonly Finding[] {
  const folder = join(root, "templates");
  const languages = ["en", "de"].map((lang) => {
    const words: unknown = JSON.parse(readFileSync(join(root, "lang", `${lang}.json`), "utf8"));
    return new Set(keysOf(words));
  });
  const keys = new Set([...(languages[0] ?? [])].filter((key) => languages.every((all) => all.has(key))));
  const paths = templatesBelow(folder);
  const parts = paths.filter((path) => relative(folder, path).startsWith("parts"));
  const partials = new Set(parts.map((path) => `mc-${relative(join(folder, "parts"), path).replace(/\.hbs$/, "")}`));
  return paths.flatMap((path) => {
    const found = checkTemplate(readFileSync(path, "utf8"), parts.includes(path), { partials, keys });
    return found.map((problem) => ({ file: relative(root, path), problem }));
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const findings = checkTemplates(process.cwd());
  for (const { file, problem } of findings) console.error(`${file} ${problem}`);
  console.log(findings.length === 0 ? "All templates are in order." : `${findings.length} problems.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
