import { ArgumentError, playWith, type Step } from "../../src/rules/kernel/index.ts";
import { bentAt } from "./bend.ts";

type Call = (...given: readonly unknown[]) => unknown;

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
function complaint(call: Call, given: readonly unknown[]): string | null {
  try {
    follow(call(...given));
    return null;
  } catch (error) {
    if (error instanceof ArgumentError) return error.message;
    throw error;
  }
}

/** What is said when the part at `path` is a symbol, which nothing takes, and when it is missing. */
function lineFor(call: Call, given: readonly unknown[], at: number, path: string): string {
  const bend = (by: unknown): readonly unknown[] => given.with(at, path === "" ? by : bentAt(given[at], path, by));
  const odd = complaint(call, bend(Symbol("odd")));
  const missing = complaint(call, bend(undefined));
  const left = missing === null ? "may be missing" : `missing: ${missing}`;
  if (odd === null) return missing === null ? "" : `${path}: ${left}`;
  return missing === odd ? `${path}: ${odd}` : `${path}: ${odd}; ${left}`;
}

/**
 * A table of what each function says to each part of its arguments when that is none: one line a part, under the name
 * of the function and the number of the argument. Arguments that are spoken of as those of an earlier one refer to it.
 */
export function argumentTable(
  functions: readonly (readonly [string, Call])[],
  calls: Readonly<Record<string, readonly unknown[]>>,
): string {
  const known = new Map<string, string>();
  const rows: string[] = [];
  for (const [name, call] of functions.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const given = calls[name];
    for (const [at, argument] of given?.entries() ?? []) {
      const lines = pathsOf(argument).map((path) => lineFor(call, given ?? [], at, path));
      const told = lines.filter((line) => line !== "").map((line) => (line.startsWith(":") ? `itself${line}` : line));
      const word = /: (?:missing: )?([\w-]+)/.exec(told[0] ?? "")?.[1] ?? "";
      const key = told.join("\n").replaceAll(new RegExp(`\\b${word}\\b`, "g"), "_");
      const earlier = told.length > 3 ? known.get(key) : undefined;
      known.set(key, earlier ?? `${name} ${at}`);
      rows.push(earlier === undefined ? `${name} ${at}` : `${name} ${at} (${word}): as ${earlier}`);
      if (earlier === undefined) rows.push(...told.map((line) => `  ${line}`));
    }
  }
  return `${rows.join("\n")}\n`;
}
