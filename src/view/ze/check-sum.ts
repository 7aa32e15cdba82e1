import type { kernel } from "../../rules/index.ts";
import { linesOf } from "../figure.ts";
import type { Formats, Text } from "../text.ts";

/** One line of the two sums of a probe: what adds to the value, and what to the Stufe. */
export interface CheckSumRow {
  readonly label: Text;
  readonly value: string;
  readonly stufe: string;
  /** A switch with the name of its field, or null. */
  readonly toggle: { readonly name: string; readonly checked: boolean } | null;
  /** A number to be typed, or null. */
  readonly counter: { readonly name: string; readonly value: string; readonly label: string } | null;
  /** Whether it does not count now. */
  readonly off: boolean;
}

/** The two sums of a probe, itemised, with their totals. */
export interface CheckSum {
  readonly rows: readonly CheckSumRow[];
  readonly value: string;
  readonly stufe: string;
}

/** A line that the person at the dialog decides: a switch with an amount, or a number to be typed. */
export type Choice =
  | {
      readonly name: string;
      /** The last part of the key of the item that the rules make of it, which the switch stands for. */
      readonly key: string;
      readonly label: Text;
      readonly on: boolean;
      readonly amount: number;
    }
  | { readonly name: string; readonly key: string; readonly label: Text; readonly counter: number };

const PLAIN = { value: "", stufe: "", toggle: null, counter: null, off: false } as const;

function choiceRow(choice: Choice, formats: Formats): CheckSumRow {
  const { name, label } = choice;
  if ("counter" in choice)
    return { ...PLAIN, label, counter: { name, value: String(choice.counter), label: label.key } };
  const { on, amount } = choice;
  return { ...PLAIN, label, stufe: formats.signed(amount), toggle: { name, checked: on }, off: !on };
}

/** Value and Stufe of a probe in one table; what the choices stand for is shown by them alone. */
export function checkSum(
  { value, stufe }: { readonly value: kernel.Sum; readonly stufe: kernel.Sum },
  formats: Formats,
  choices: readonly Choice[],
): CheckSum {
  const chosen = new Set(choices.map(({ key }) => key));
  const others = stufe.terms.filter(({ key }) => !chosen.has(key.split(".").at(-1) ?? ""));
  return {
    rows: [
      ...linesOf(value.terms, formats, value.terms.length).map(({ label, text }) => ({ ...PLAIN, label, value: text })),
      ...linesOf(others, formats, 0).map(({ label, text }) => ({ ...PLAIN, label, stufe: text })),
      ...choices.map((choice) => choiceRow(choice, formats)),
    ],
    value: formats.number(value.total),
    stufe: stufe.total === 0 ? formats.number(0) : formats.signed(stufe.total),
  };
}
