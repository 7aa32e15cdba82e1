import { ze } from "../../rules/index.ts";
import type { Formats, Text } from "../text.ts";
import { optionsOf, type Option } from "../option.ts";

/** What the person at the dialog of a rest has chosen; `all` says whether all player characters rest with this one. */
export type RestChoice = ze.Stay & { readonly all: boolean };

/** The shortest rest in hours. */
export const SHORTEST_REST = 0.1;

/** The longest rest in hours. */
export const LONGEST_REST = 100_000;

/** All that the dialog of a rest is drawn from. */
export interface RestInput {
  readonly actor: { readonly name: string; readonly img: string; readonly line: Text };
  readonly snapshot: ze.Snapshot;
  readonly choice: RestChoice;
  readonly rules: ze.HouseRules;
  /** Whether the reader may have all player characters rest. */
  readonly mayAll: boolean;
  readonly formats: Formats;
}

/** What becomes of one track or pool. */
export interface RestRow {
  readonly label: Text;
  readonly pace: Text;
  readonly before: string;
  readonly after: string;
  readonly better: boolean;
}

/** The dialog of a rest. */
export interface RestContext {
  readonly actor: RestInput["actor"];
  readonly hours: string;
  readonly shortest: number;
  readonly longest: number;
  readonly places: readonly Option[];
  readonly treated: boolean;
  /** Whether it could heal faster, and whether it does. */
  readonly mayFast: boolean;
  readonly fast: boolean;
  readonly mayAll: boolean;
  readonly all: boolean;
  /** The hours, as a number. */
  readonly count: number;
  readonly rows: readonly RestRow[];
  readonly deadly: boolean;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** A span of minutes in words, in the largest unit that divides it. */
export function spanText(minutes: number): Text {
  const units = [
    ["weeks", WEEK],
    ["days", DAY],
    ["hoursEach", HOUR],
  ] as const;
  const fit = units.find(([, length]) => minutes >= length && minutes % length === 0);
  if (!fit) return { key: "MC.Rest.minutes", data: { count: minutes } };
  return { key: `MC.Rest.${fit[0]}`, data: { count: minutes / fit[1] } };
}

function rowsOf(input: RestInput, after: ReturnType<typeof ze.restFor>): readonly RestRow[] {
  const { snapshot, choice, rules, formats } = input;
  const { ap } = ze.derive(snapshot, rules);
  const minutes = ze.healingMinutes(choice.fast && ze.mayHealFast(snapshot));
  const row = (label: Text, pace: Text, before: number, then: number): RestRow => {
    return { label, pace, before: formats.number(before), after: formats.number(then), better: before !== then };
  };
  const wounds = ze.ROWS.filter((id) => snapshot.wounds[id] > 0).map((id) => {
    const untreated = id === "O" && !choice.treated;
    const pace = untreated ? { key: "MC.Rest.onlyTreated" } : spanText(minutes[id]);
    return row({ key: "MC.Wounds.row", data: { row: id } }, pace, snapshot.wounds[id], after.wounds[id]);
  });
  return [
    ...wounds,
    ...(snapshot.mental > 0
      ? [row({ key: "MC.Wounds.mentalRow" }, spanText(ze.MENTAL_MINUTES), snapshot.mental, after.mental)]
      : []),
    row({ key: "MC.Sheet.ap" }, spanText(ze.apMinutes(choice.inside)), ap.value, after.ap),
  ];
}

/** The dialog of a rest: how long, where, under what care, and what comes of it. */
export function restDialog(input: RestInput): RestContext {
  const { actor, snapshot, choice, formats } = input;
  const after = ze.restFor(snapshot, choice, input.rules);
  const { hours, inside, treated, fast, all } = choice;
  return {
    actor,
    hours: formats.number(hours),
    shortest: SHORTEST_REST,
    longest: LONGEST_REST,
    places: optionsOf(["inside", "outside"], "MC.Rest", inside ? "inside" : "outside"),
    treated,
    mayFast: ze.mayHealFast(snapshot),
    fast,
    mayAll: input.mayAll,
    all,
    count: hours,
    rows: rowsOf(input, after),
    deadly: after.dead,
  };
}
