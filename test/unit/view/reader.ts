import type { Formats, Text } from "../../../src/view/text.ts";

/** Number formats in which every kind of figure can be told from the others. */
export const FORMATS: Formats = {
  number: (value) => String(value).replace("-", "\u2212"),
  signed: (value) => (value > 0 ? `+${value}` : String(value).replace("-", "\u2212")),
  percent: (chance) => `${Math.round(chance * 100)}%`,
};

/** Words in the order of their code points. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A text in short: its key, and its data in parentheses. */
export function short(text: Text | null): string {
  if (text === null) return "";
  const data = Object.entries(text.data ?? {}).map(
    ([name, value]) => `${name} ${typeof value === "object" ? short(value) : value}`,
  );
  return data.length === 0 ? text.key : `${text.key} (${data.join(", ")})`;
}
