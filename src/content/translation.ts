import { isRecord } from "../rules/kernel/argument.ts";
import { paragraphs } from "./language.ts";
import type { Entry, FolderEntry } from "./entry.ts";
import { SYSTEM_ID } from "./packs.table.ts";

/** Texts of one language, by the dotted path at which they stand in a document's source. */
export type Translation = Readonly<Record<string, string>>;

type Data = Readonly<Record<string, unknown>>;

/** The German texts of a folder. */
export function folderTranslation(folder: FolderEntry): Translation {
  return { name: folder.name.de };
}

/** The German texts of an entry: its name, its description, and names and texts of the levels of a tree. */
export function entryTranslation(entry: Entry): Translation {
  const texts: Record<string, string> = { name: entry.name.de, "system.description": paragraphs(entry.description.de) };
  if (entry.type === "sf") {
    for (const [index, level] of entry.system.levels.entries()) {
      if (level === null) continue;
      texts[`system.levels.${index}.name`] = level.name.de;
      texts[`system.levels.${index}.text`] = level.text.de;
    }
  }
  return texts;
}

/**
 * The source of a document, or an entry of an index, with its texts in `lang`, as its own flag has them; the same object
 * where it has none in that language. Only texts that the source holds are replaced, so an index entry without `system`
 * gets its name alone. The given object is left as it is.
 */
export function translate(source: Data, lang: string): Data {
  const texts = at(source, ["flags", SYSTEM_ID, "i18n", lang]);
  if (!isRecord(texts)) return source;
  return flatten(texts).reduce<Data>((data, [path, text]) => replace(data, path, text), source);
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((below, key) => (isRecord(below) ? below[key] : undefined), value);
}

/** Paths and texts; dotted keys stay in order even where somebody has expanded them to nested objects. */
function flatten(texts: Data, prefix = ""): readonly (readonly [path: readonly string[], text: string])[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const path = prefix + key;
    if (typeof value === "string") return [[path.split("."), value] as const];
    return isRecord(value) ? flatten(value, `${path}.`) : [];
  });
}

function replace(data: Data, [key, ...rest]: readonly string[], text: string): Data {
  if (key === undefined || !Object.hasOwn(data, key)) return data;
  const below = within(data[key], rest, text);
  return below === data[key] ? data : { ...data, [key]: below };
}

function within(value: unknown, path: readonly string[], text: string): unknown {
  if (path.length === 0) return typeof value === "string" ? text : value;
  if (isRecord(value)) return replace(value, path, text);
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown, index) => (String(index) === path[0] ? within(item, path.slice(1), text) : item));
}
