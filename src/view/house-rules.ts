import { kernel, ze } from "../rules/index.ts";
import type { Text } from "./text.ts";
import { optionsOf, type Option } from "./option.ts";

/** The house rules of a world by the names of their settings; `woundRows` and `mentalRow` hold the malus of each box. */
export interface RuleValues {
  readonly defaultVariant: string;
  readonly w10Reading: string;
  readonly woundRows: Readonly<Record<ze.Row, readonly number[]>>;
  readonly mentalRow: readonly number[];
  readonly apFormula: string;
}

/** A row of boxes whose figures a world may set; an icon stands in for the id where it is not empty. */
export interface BoxRow {
  readonly id: string;
  readonly icon: string;
  readonly label: Text;
  readonly figures: readonly { readonly name: string; readonly box: number; readonly value: number }[];
}

/** The window of house rules. */
export interface HouseRulesContext {
  readonly id: string;
  /** Which rules are not as they are made. */
  readonly changed: Readonly<Record<string, boolean>>;
  /** Null where there is but one, and so nothing to choose. */
  readonly variants: readonly Option[] | null;
  readonly readings: readonly Option[];
  readonly wounds: readonly BoxRow[];
  readonly mental: readonly BoxRow[];
  readonly apFormula: string;
}

/** What a list of rules is drawn from: the values as they are set, those they are made with, and the variants there are. */
export interface HouseRulesInput {
  readonly id: string;
  readonly values: RuleValues;
  readonly standard: RuleValues;
  readonly variants: readonly string[];
}

function figuresOf(row: string, boxes: readonly number[]): BoxRow["figures"] {
  return boxes.map((value, index) => ({ name: `${row}.${index}`, box: index + 1, value }));
}

/** The window that lists every ruling a table may decide for itself. */
export function houseRules({ id, values, standard, variants }: HouseRulesInput): HouseRulesContext {
  const { defaultVariant, w10Reading, woundRows, mentalRow, apFormula } = values;
  const set: Readonly<Record<string, kernel.Plain>> = { ...values };
  const made: typeof set = { ...standard };
  const mental = { id: "mental", icon: "brain", label: { key: "MC.Wounds.mentalRow" } };
  return {
    id,
    changed: Object.fromEntries(Object.keys(set).map((key) => [key, !kernel.isSame(set[key], made[key])])),
    variants: variants.length > 1 ? optionsOf(variants, "MC.Setting.defaultVariant", defaultVariant) : null,
    readings: optionsOf(kernel.W10_READINGS, "MC.Setting.w10Reading", w10Reading),
    wounds: ze.ROWS.map((row) => {
      const label = { key: "MC.Wounds.row", data: { row } };
      return { id: row, icon: "", label, figures: figuresOf(`woundRows.${row}`, woundRows[row]) };
    }),
    mental: [{ ...mental, figures: figuresOf("mentalRow.mental", mentalRow) }],
    apFormula,
  };
}
