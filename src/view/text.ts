/** A sentence as key and data. Data are names, numbers, further sentences, and ids that the words file knows. */
export interface Text {
  readonly key: string;
  readonly data?: TextData | undefined;
}

/** What a sentence names. */
export type TextData = Readonly<Record<string, string | number | boolean | Text>>;

/** The words of the reader's language, by key; `format` puts data in by name. */
export interface Words {
  has(key: string): boolean;
  format(key: string, data: Readonly<Record<string, string>>): string;
}

/** The numbers of the reader's language: plain, with its sign, and a chance (0 to 1) as percentage. */
export interface Formats {
  number(value: number): string;
  signed(value: number): string;
  percent(chance: number): string;
}

/** The order of words in the reader's language: below 0 where `a` comes first. */
export type Compare = (a: string, b: string) => number;

/** Where the name of an id stands that the rules put into a sentence, by the name of the datum. */
const NAMES_OF: Readonly<Record<string, string>> = {
  ability: "MC.Ability",
  attribute: "MC.Attribute",
  born: "MC.Born",
  category: "MC.Category",
  class: "MC.Class",
  discipline: "MC.Discipline",
  holster: "MC.Holster",
  kind: "MC.Kind",
  mode: "MC.Mode",
  need: "MC.Sf.need",
  role: "MC.Role",
  skill: "MC.Skill",
  subject: "MC.Skill",
  talent: "MC.Talent",
  tree: "MC.Tree",
};

/** Where the name of an id stands whose kind is told beside it. */
const NAMES_BY_KIND: Readonly<Record<string, string>> = {
  attribute: "MC.Attribute",
  skill: "MC.Skill",
  sf: "MC.Tree",
};

/**
 * The sentence in the reader's language. In its data, a text inside a text is said first; a number is written as the
 * language writes it; a key, and an id whose name the words know, become that name; all else stands as it is. A
 * sentence with a `count` of 1 is taken from the key with `One` behind it where there is one.
 */
export function say(text: Text, words: Words, formats: Formats): string {
  const { key, data = {} } = text;
  const { kind, count } = data;
  const byKind = typeof kind === "string" ? NAMES_BY_KIND[kind] : undefined;
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(data)) {
    values[name] = said(value, name === "id" ? byKind : NAMES_OF[name], words, formats);
  }
  const single = `${key}One`;
  return words.format(count === 1 && words.has(single) ? single : key, values);
}

function said(value: TextData[string], place: string | undefined, words: Words, formats: Formats): string {
  if (typeof value === "object") return say(value, words, formats);
  if (typeof value === "number") return formats.number(value);
  if (typeof value === "boolean") return String(value);
  if (value.startsWith("MC.") && words.has(value)) return words.format(value, {});
  const key = `${place}.${value}`;
  return place !== undefined && words.has(key) ? words.format(key, {}) : value;
}

/** A text that is no sentence but a name: shown as it is. */
export function named(name: string): Text {
  return { key: "MC.Word.name", data: { name } };
}
