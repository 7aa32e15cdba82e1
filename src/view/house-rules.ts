import type { Text } from "./text.ts";

/** The groups of house rules, in their order. */
export const RULE_GROUPS = ["all", "disciplines", "ze", "abilities"] as const;

/** One of the groups. */
export type RuleGroup = (typeof RULE_GROUPS)[number];

/** A row of boxes whose figures a world may set. */
export interface BoxRow {
  readonly id: string;
  readonly icon: string;
  readonly figures: readonly number[];
}

/** One house rule as it is set now: a choice, a switch, a number, a formula, or rows of boxes. */
export interface HouseRule {
  readonly key: string;
  readonly group: RuleGroup;
  /** Id of the ruling, and where it can be read; empty for none. */
  readonly ruling: string;
  readonly link: string;
  readonly changed: boolean;
  readonly value:
    | { readonly kind: "choice"; readonly chosen: string; readonly choices: readonly string[] }
    | { readonly kind: "switch"; readonly on: boolean }
    | { readonly kind: "number"; readonly number: number }
    | { readonly kind: "text"; readonly text: string }
    | { readonly kind: "boxes"; readonly rows: readonly BoxRow[] };
}

/** One figure of a box. */
export interface BoxFigure {
  readonly name: string;
  readonly value: string;
  readonly label: Text;
}

/** One house rule, drawn; exactly one of `options`, `toggle`, `field` and `boxes` is set. */
export interface RuleContext {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly hint: string;
  readonly ruling: string;
  readonly link: string;
  readonly changed: boolean;
  readonly options: readonly { readonly value: string; readonly label: Text; readonly selected: boolean }[] | null;
  readonly toggle: boolean;
  readonly field: boolean;
  readonly number: boolean;
  readonly value: string | boolean;
  readonly boxes:
    readonly { readonly id: string; readonly icon: string; readonly figures: readonly BoxFigure[] }[] | null;
}

/** The window of house rules. */
export interface HouseRulesContext {
  readonly groups: readonly { readonly title: string; readonly rules: readonly RuleContext[] }[];
}

const NOTHING = { options: null, toggle: false, field: false, number: false, value: "", boxes: null } as const;

/** The name of a row of boxes. */
function rowName(id: string): Text {
  return id === "mental" ? { key: "MC.Wounds.mentalRow" } : { key: "MC.Wounds.row", data: { row: id } };
}

function boxesOf(key: string, rows: readonly BoxRow[]): NonNullable<RuleContext["boxes"]> {
  return rows.map(({ id, icon, figures }) => ({
    id,
    icon,
    figures: figures.map((figure, index) => ({
      name: `${key}.${id}.${index}`,
      value: String(figure),
      label: { key: "MC.HouseRules.box", data: { row: rowName(id), box: index + 1 } },
    })),
  }));
}

function inputOf({ key, value }: HouseRule): Partial<RuleContext> {
  if (value.kind === "switch") return { toggle: true, value: value.on };
  if (value.kind === "number") return { field: true, number: true, value: String(value.number) };
  if (value.kind === "text") return { field: true, value: value.text };
  if (value.kind === "boxes") return { boxes: boxesOf(key, value.rows) };
  return {
    options: value.choices.map((choice) => ({
      value: choice,
      label: { key: `MC.Setting.${key}.${choice}` },
      selected: choice === value.chosen,
    })),
  };
}

/** The window that lists every ruling a table may decide for itself, by variant. */
export function houseRules(id: string, rules: readonly HouseRule[]): HouseRulesContext {
  return {
    groups: RULE_GROUPS.map((group) => ({
      title: `MC.HouseRules.group.${group}`,
      rules: rules
        .filter((rule) => rule.group === group)
        .map((rule) => ({
          ...NOTHING,
          id: `${id}-${rule.key}`,
          key: rule.key,
          name: `MC.Setting.${rule.key}.name`,
          hint: `MC.Setting.${rule.key}.hint`,
          ruling: rule.ruling,
          link: rule.link,
          changed: rule.changed,
          ...inputOf(rule),
        })),
    })).filter((group) => group.rules.length > 0),
  };
}
