import { isRecord } from "../rules/kernel/argument.ts";
import { paragraphs } from "./language.ts";
import type { Entry, FolderEntry } from "./entry.ts";
import { SYSTEM_ID } from "./packs.table.ts";

/** Texts of one language, by the dotted path at which they stand in a document's source. */
export type Translation = Readonly<Record<string, string>>;

type Language = "de" | "en";

/** The texts of a document in every language that we write. */
export type Translations = Readonly<Record<Language, Translation>>;

type Data = Readonly<Record<string, unknown>>;

/** The texts of a folder, by language. */
export function folderTranslation(folder: FolderEntry): Translations {
  return { de: { name: folder.name.de }, en: { name: folder.name.en } };
}

/** The texts of an entry by language: its name, its description, and names and texts of the levels of a tree. */
export function entryTranslation(entry: Entry): Translations {
  return { de: textsOf(entry, "de"), en: textsOf(entry, "en") };
}

function textsOf(entry: Entry, lang: Language): Translation {
  const description = paragraphs(entry.description[lang]);
  const texts: Record<string, string> = { name: entry.name[lang], "system.description": description };
  if (entry.type === "sf") {
    for (const [index, level] of entry.system.levels.entries()) {
      if (level === null) continue;
      texts[`system.levels.${index}.name`] = level.name[lang];
      texts[`system.levels.${index}.text`] = level.text[lang];
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

/**
 * The source of a copy of our content with its texts in `lang`: only those that still are as they came, in whatever
 * language, so that what somebody has written anew is kept. The given object is left as it is.
 */
export function translateCopy(source: Data, lang: string): Data {
  const i18n = at(source, ["flags", SYSTEM_ID, "i18n"]);
  if (!isRecord(i18n) || !isRecord(i18n[lang])) return source;
  const languages = Object.values(i18n).filter(isRecord).map(textsByPath);
  return flatten(i18n[lang]).reduce<Data>((data, [path, text]) => {
    const now = at(source, path);
    return languages.some((texts) => texts.get(path.join(".")) === now) ? replace(data, path, text) : data;
  }, source);
}

function textsByPath(texts: Data): ReadonlyMap<string, string> {
  return new Map(flatten(texts).map(([path, text]) => [path.join("."), text]));
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((below, key) => {
    if (Array.isArray(below)) return below[Number(key)];
    return isRecord(below) ? below[key] : undefined;
  }, value);
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
