import { kernel } from "../rules/index.ts";

/** What a number field takes: its bounds, whether only whole numbers, and whether a sign means "more" and "less". */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
  /** In a counter `+5` adds and `-3` takes away, kept within the bounds; `=-3` sets. */
  readonly counter: boolean;
}

/** A plain number: an optional sign or equals sign, digits, and at most two decimals after a comma or a point. */
const NUMBER = /^(=?)([+\-\u2212]?)(\d{1,9})(?:[.,](\d{1,2}))?$/;

/**
 * The number that somebody typed into a field that held `old`. Taken are plain numbers with an optional sign and, where
 * the field takes fractions, one or two decimals after a comma or a point. Refused, with the reason, is everything
 * else: empty, letters, powers of ten, grouped thousands, fractions in whole fields, and what is out of bounds.
 */
export function readNumber(text: string, old: number, limits: NumberLimits): kernel.Result<number> {
  const typed = kernel.text("text", text).trim();
  const found = NUMBER.exec(typed);
  if (!found) return kernel.refuse({ key: "MC.Refusal.number", data: { typed: typed.slice(0, 40) } });
  const [, equals, sign = "", digits = "", decimals] = found;
  if (limits.whole && decimals !== undefined) return kernel.refuse({ key: "MC.Refusal.wholeNumber", data: { typed } });
  const amount = amountOf(sign, decimals === undefined ? digits : `${digits}.${decimals}`);
  const relative = limits.counter && equals === "" && sign !== "";
  if (relative) return kernel.allow(Math.min(limits.max, Math.max(limits.min, old + amount)));
  const { min, max } = limits;
  if (amount < min || amount > max) return kernel.refuse({ key: "MC.Refusal.range", data: { typed, min, max } });
  return kernel.allow(amount);
}

function amountOf(sign: string, digits: string): number {
  const size = Number(digits);
  // A typed -0 is plain 0.
  return sign === "" || sign === "+" || size === 0 ? size : -size;
}
