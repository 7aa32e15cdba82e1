import { say as sayWith, type Formats, type Text } from "../../view/text.ts";

/** The sentence for a text of the rules or the view, in the reader's language. */
export function say(text: Text): string {
  return sayWith(text, readersWords(), readersFormats());
}

/** The same sentence where HTML is asked for: markup in names stays text. */
export function sayAsHtml(text: Text): string {
  const holder = document.createElement("p");
  holder.textContent = say(text);
  return holder.innerHTML;
}

/** The words of the reader's language. */
function readersWords() {
  return {
    has: (key: string): boolean => game.i18n.has(key),
    format: (key: string, data: Readonly<Record<string, string>>): string => game.i18n.format(key, { ...data }),
  };
}

/** The order of words in the reader's language. */
export function readersOrder(): (a: string, b: string) => number {
  return new Intl.Collator(game.i18n.lang, { numeric: true }).compare;
}

/** A timestamp in milliseconds as the reader writes date and time. */
export function readersDate(at: number): string {
  return new Intl.DateTimeFormat(game.i18n.lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

let known: { readonly lang: string; readonly formats: Formats } | null = null;

/**
 * The number formats of the reader's language, with a real minus sign and no group marks. A chance above 0 never shows
 * as 0 %, one below 1 never as 100 %.
 */
export function readersFormats(): Formats {
  const { lang } = game.i18n;
  if (known?.lang !== lang) known = { lang, formats: formatsOf(lang) };
  return known.formats;
}

function formatsOf(lang: string): Formats {
  const plain = new Intl.NumberFormat(lang, { useGrouping: false, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
  const minus = (text: string): string => text.replace("-", "\u2212");
  return {
    number: (value) => minus(plain.format(value)),
    signed: (value) => (value > 0 ? `+${plain.format(value)}` : minus(plain.format(value))),
    percent: (chance) => share.format(chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance),
  };
}
