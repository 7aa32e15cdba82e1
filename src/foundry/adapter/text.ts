import type { kernel } from "../../rules/index.ts";

/** The sentence for a message of the rules, in the reader's language. */
export function say({ key, data = {} }: kernel.Refusal): string {
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
  return game.i18n.format(key, values);
}

/** The numbers of the reader's language: decimal comma or point, a real minus sign, no group marks. */
export interface Formats {
  number(value: number): string;
  signed(value: number): string;
  percent(chance: number): string;
}

/** The number formats of the reader's language. A chance above 0 never shows as 0 %, one below 1 never as 100 %. */
export function readersFormats(): Formats {
  const { lang } = game.i18n;
  const plain = new Intl.NumberFormat(lang, { useGrouping: false, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
  const minus = (text: string): string => text.replace("-", "\u2212");
  return {
    number: (value) => minus(plain.format(value)),
    signed: (value) => (value > 0 ? `+${plain.format(value)}` : minus(plain.format(value))),
    percent: (chance) => share.format(chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance),
  };
}
