import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import Handlebars from "handlebars";

type Node = hbs.AST.Node;

/** What a template may call: Handlebars' own blocks, those that Foundry gives, and the one of this system. */
const HELPERS = new Set(["if", "unless", "each", "with", "lookup", "localize", "concat", "eq", "mcText"]);

/** The only values that may stand in a template as HTML: what the platform has enriched and cleaned. */
const RICH = /(^|\.)enriched$/;

const KEY = /^(MC|TYPES)\.[\w.-]+$/;
const LONGEST = 120;
const VOID = new Set(["area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/** Everything that is wrong with one template, as sentences. */
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
export function keysOf(words: object, prefix = ""): readonly string[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const key = prefix === "" ? name : `${prefix}.${name}`;
    return typeof value === "object" && value !== null ? keysOf(value, key) : [key];
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The node and all nodes below it. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  } else if (typeof value === "object" && value !== null)
    for (const child of Object.values(value)) yield* nodesOf(child);
}

function called(node: Node): string | null {
  const call = node as hbs.AST.MustacheStatement;
  const calls = ["MustacheStatement", "BlockStatement", "SubExpression"].includes(node.type);
  if (!calls || call.path.type !== "PathExpression") return null;
  const hasArguments = call.params.length > 0 || call.hash !== undefined;
  return hasArguments || node.type !== "MustacheStatement" ? (call.path as hbs.AST.PathExpression).original : null;
}

function nodeProblems(node: Node, { partials, keys }: Known): readonly string[] {
  const helper = called(node);
  const problems: string[] = [];
  if (helper !== null && !HELPERS.has(helper)) problems.push(`calls the unknown helper "${helper}"`);
  if (node.type === "StringLiteral") {
    const { value } = node as hbs.AST.StringLiteral;
    if (KEY.test(value) && !keys.has(value)) problems.push(`names the key "${value}", which a language lacks`);
  }
  if (node.type === "PartialStatement") {
    const { name } = node as hbs.AST.PartialStatement;
    const partial = name.type === "PathExpression" ? (name as hbs.AST.PathExpression).original : null;
    if (partial !== null && !partials.has(partial)) problems.push(`names the unknown partial "${partial}"`);
  }
  if (node.type === "MustacheStatement" && !(node as hbs.AST.MustacheStatement).escaped) {
    const { original } = (node as hbs.AST.MustacheStatement).path as hbs.AST.PathExpression;
    if (!RICH.test(original)) problems.push(`puts "${original}" in unescaped`);
  }
  return problems;
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

function markupProblems(source: string, isPart: boolean): readonly string[] {
  const problems: string[] = [];
  const lines = source.split("\n").length;
  if (lines > LONGEST) problems.push(`has ${lines} lines, ${LONGEST} may be`);
  for (const [, style = ""] of source.matchAll(/\sstyle="([^"]*)"/g)) {
    if (style.split(";").some((rule) => rule.trim() !== "" && !rule.trim().startsWith("--mc-"))) {
      problems.push(`has an inline style "${style}"`);
    }
  }
  const markup = source.replace(/\{\{[^}]*\}\}\}?/g, "");
  const roots = countRoots(markup);
  if (!isPart && roots !== 1) problems.push(`has ${roots} root elements, one must be`);
  for (const [tag] of markup.matchAll(/<button(?![^>]*\stype=)[^>]*>/g))
    problems.push(`has a button without type: ${tag}`);
  return problems;
}

/** Everything that is wrong with a template of that source; `isPart` for partials, which may have several roots. */
export function checkTemplate(source: string, isPart: boolean, known: Known): readonly string[] {
  try {
    const nodes = [...nodesOf(Handlebars.parse(source).body)];
    return [...nodes.flatMap((node) => nodeProblems(node, known)), ...markupProblems(source, isPart)];
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

/** Everything that is wrong with the templates of this repository. */
export function checkTemplates(root: string): readonly Finding[] {
  const folder = join(root, "templates");
  const words = ["en", "de"].map((lang) =>
    keysOf(JSON.parse(readFileSync(join(root, "lang", `${lang}.json`), "utf8")) as object),
  );
  const keys = new Set(words[0]?.filter((key) => words.every((all) => all.includes(key))));
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
