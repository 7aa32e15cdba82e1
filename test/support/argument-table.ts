import { ArgumentError, playWith, type Step } from "../../src/rules/kernel/index.ts";
import { bentAt } from "./bend.ts";

/** A function with a legal call of it. */
export interface Called {
  readonly name: string;
  readonly call: (...given: readonly unknown[]) => unknown;
  readonly given: readonly unknown[];
}

/** What is said of one argument of a function: the word that it goes by, and a line for each part of it. */
interface Told {
  readonly title: string;
  readonly word: string;
  readonly lines: readonly string[];
}

/** The paths of everything inside a value, itself first (as an empty path); of a list only the first item. */
function pathsOf(value: unknown, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Object.keys(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return [path, ...keys.flatMap((key) => pathsOf(Reflect.get(value, key), path === "" ? key : `${path}.${key}`))];
}

/** Plays a step with the lowest faces, so that what hides behind the dice is checked too. */
function follow(value: unknown): void {
  if (typeof value !== "object" || value === null || !("kind" in value)) return;
  if (value.kind !== "roll" && value.kind !== "then") return;
  playWith(value as Step<unknown>, (ask) => (ask.kind === "sum" ? Array.from({ length: ask.count }, () => 1) : [5]));
}

/** What a call says to its arguments: the argument error, or nothing where it takes them. */
function complaint(call: Called["call"], given: readonly unknown[]): string | null {
  try {
    follow(call(...given));
    return null;
  } catch (error) {
    if (error instanceof ArgumentError) return error.message;
    throw error;
  }
}

/** What is said when the part at `path` is a symbol, which nothing takes, and when it is missing; none where neither. */
function linesFor({ call, given }: Called, at: number, path: string): readonly string[] {
  const bend = (by: unknown): readonly unknown[] => given.with(at, path === "" ? by : bentAt(given[at], path, by));
  const odd = complaint(call, bend(Symbol("odd")));
  const missing = complaint(call, bend(undefined));
  const part = path === "" ? "itself" : path;
  if (odd !== null && odd === missing) return [`${part}: ${odd}`];
  if (odd !== null) return [`${part}: ${odd}; ${missing === null ? "may be missing" : `missing: ${missing}`}`];
  return missing === null ? [] : [`${part}: missing: ${missing}`];
}

/** What a function says to each part of each argument when that is none. */
function toldBy(called: Called): readonly Told[] {
  return called.given.map((argument, at) => {
    const lines = pathsOf(argument).flatMap((path) => linesFor(called, at, path));
    return { title: `${called.name} ${at}`, word: wordOf(lines), lines };
  });
}

/** The word that an argument goes by in what is said of it. */
function wordOf(lines: readonly string[]): string {
  return /: (?:missing: )?([\w-]+)/.exec(lines[0] ?? "")?.[1] ?? "";
}

/** The lines with the word of their argument taken out, so that arguments of one kind read alike. */
function wordless({ word, lines }: Told): string {
  return word === "" ? lines.join("\n") : lines.join("\n").replaceAll(new RegExp(`\\b${word}\\b`, "g"), "_");
}

/** The shortest list of lines that is worth referring to. */
const WORTH_IT = 4;

/** The table of all functions as text; an argument of which an earlier one tells the same refers to that. */
export function argumentTable(functions: readonly Called[]): string {
  const known = new Map<string, string>();
  const rows = functions.flatMap(toldBy).flatMap((told) => {
    const earlier = told.lines.length < WORTH_IT ? undefined : known.get(wordless(told));
    if (earlier !== undefined) return [`${told.title} (${told.word}): as ${earlier}`];
    known.set(wordless(told), told.title);
    return [told.title, ...told.lines.map((line) => `  ${line}`)];
  });
  return `${rows.join("\n")}\n`;
}

/** What a table says of the arguments of one function: a word and wordless lines for each, in their order. */
export function expectedOf(table: string, name: string): readonly string[] {
  const sections = new Map<string, string>();
  for (const block of table.trim().split(/\n(?! )/)) {
    const [head = "", ...rest] = block.split("\n");
    const [, title = head, word = "", earlier = ""] = /^(.*?) \((.*?)\): as (.*)$/.exec(head) ?? [];
    const lines = rest.map((line) => line.slice(2));
    const plain = wordless({ title, word: wordOf(lines), lines });
    const found =
      earlier === "" ? `${wordOf(lines)}\n${plain}` : `${word}\n${sections.get(earlier)?.replace(/^.*\n/, "")}`;
    sections.set(title, found);
  }
  return [...sections].filter(([title]) => title.startsWith(`${name} `)).map(([, told]) => told);
}

/** What a function says now, as `expectedOf` reads it from a table. */
export function saidBy(called: Called): readonly string[] {
  return toldBy(called).map((told) => `${told.word}\n${wordless(told)}`);
}
