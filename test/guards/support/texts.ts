import { jsonOf, type Source } from "./sources.ts";

/** The texts of a language by their full keys. */
export type Texts = ReadonlyMap<string, string>;

/** The texts of a tree of keys, each under the path that leads to it. */
export function flatten(tree: unknown, path = ""): Texts {
  if (typeof tree === "string") return new Map([[path, tree]]);
  if (typeof tree !== "object" || tree === null) throw new Error(`"${path}" is neither a text nor a group of texts.`);
  return new Map(
    Object.entries(tree).flatMap(([key, part]) => [...flatten(part, path === "" ? key : `${path}.${key}`)]),
  );
}

/** The texts of one language of the system. */
export function textsOf(language: string): Texts {
  return flatten(jsonOf(`lang/${language}.json`));
}

/** The names of the data that a text has room for, in alphabetical order. */
export function placeholders(text: string): readonly string[] {
  return [...new Set(text.match(/\{[^{}]*\}/g) ?? [])].toSorted();
}

const KEY = /(["'`])((?:MC|TYPES)\.[\w.]*)(\$\{)?/g;

/** The keys that sources name in full, and the beginnings of keys that they put together. */
export interface Used {
  readonly keys: ReadonlyMap<string, string>;
  readonly beginnings: ReadonlyMap<string, string>;
}

/** What sources name of the texts, each with the path of a file that does. */
export function usedKeys(sources: readonly Source[]): Used {
  const keys = new Map<string, string>();
  const beginnings = new Map<string, string>();
  for (const { path, text } of sources) {
    for (const [, , key = "", more] of text.matchAll(KEY)) {
      // The beginning of all keys, which code asks for to tell a key from a name, uses none of them.
      if (/^\w+\.$/.test(key)) continue;
      (more !== undefined || key.endsWith(".") ? beginnings : keys).set(key, path);
    }
  }
  return { keys, beginnings };
}

/** Whether `key` leads to a text, to its singular, or to a group from which a text is chosen. */
function leadsSomewhere(key: string, texts: Texts): boolean {
  return texts.has(key) || [...texts.keys()].some((one) => one.startsWith(`${key}.`));
}

/** The keys that sources use and no text has. */
export function missingKeys({ keys, beginnings }: Used, texts: Texts): readonly string[] {
  const missing = [...keys].filter(([key]) => !leadsSomewhere(key, texts));
  const empty = [...beginnings].filter(([start]) => ![...texts.keys()].some((key) => key.startsWith(start)));
  return [...missing.map(([key, path]) => `${key} (${path})`), ...empty.map(([start, path]) => `${start}… (${path})`)];
}

/** The keys of texts that nothing uses: neither in full, nor as singular of a used key, nor by a beginning. */
export function unusedKeys({ keys, beginnings }: Used, texts: Texts): readonly string[] {
  const isUsed = (key: string): boolean =>
    keys.has(key) ||
    keys.has(key.replace(/One$/, "")) ||
    [...keys.keys()].some((group) => key.startsWith(`${group}.`)) ||
    [...beginnings.keys()].some((start) => key.startsWith(start));
  return [...texts.keys()].filter((key) => !isUsed(key));
}
