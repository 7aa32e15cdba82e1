import { ze } from "../../rules/index.ts";
import type { Formats, Text } from "../text.ts";
import { checkSum, type CheckSum } from "./check-sum.ts";
import { namedOption, type Option } from "../option.ts";
import { NO_ODDS, probeOddsOf, type OddsContext, type Rival } from "./odds.ts";

/** What the person at the dialog of a probe has chosen; `opponent` is empty for none. */
export interface ProbeChoice {
  readonly target: number | null;
  readonly situation: number;
  readonly opponent: string;
}

/** All that the dialog of a probe is drawn from. */
export interface ProbeInput {
  readonly snapshot: ze.Snapshot;
  /** An attribute id or a skill slug. */
  readonly subject: string;
  readonly choice: ProbeChoice;
  /** Who could answer with a probe of their own, by uuid and name. */
  readonly opponents: readonly { readonly uuid: string; readonly name: string }[];
  /** The figures of the chosen opponent, where the reader may know them. */
  readonly rival?: ze.Snapshot | null;
  /** What else may be rolled on, by id and name, where that is open; and against what, where that is fixed. */
  readonly subjects?: readonly { readonly id: string; readonly name: string }[];
  /** Whether it is rolled against nothing at all. */
  readonly alone?: boolean;
  readonly answers?: { readonly name: string; readonly stufe: number };
  readonly rules: ze.HouseRules;
  readonly formats: Formats;
}

/** The dialog of a probe. */
export interface ProbeContext {
  readonly alone: boolean;
  readonly subjects: readonly Option[];
  readonly targets: readonly Option[];
  readonly opponents: readonly Option[];
  readonly opposed: Text | null;
  readonly sum: CheckSum;
  readonly odds: OddsContext;
  readonly refusal: Text | null;
}

/** The modifiers of the moment that a choice means. */
export function probeModifiers({ situation }: Pick<ProbeChoice, "situation">): readonly ze.Situational[] {
  return situation === 0 ? [] : [{ key: "MC.Attack.situation", aspect: "stufe", amount: situation }];
}

function targetsOf(chosen: number | null): readonly Option[] {
  const none = { value: "", label: { key: "MC.Probe.noTarget" }, selected: chosen === null };
  const named = ze.DIFFICULTY_NAMES.map((name) => {
    const stufe = ze.difficultyStufe(name);
    const label = { key: "MC.Probe.target", data: { stufe, name: { key: `MC.Difficulty.${name}` } } };
    return { value: String(stufe), label, selected: stufe === chosen };
  });
  return [none, ...named];
}

function opponentsOf({ opponents, choice }: ProbeInput): readonly Option[] {
  if (opponents.length === 0) return [];
  const nobody = { value: "", label: { key: "MC.Probe.nobody" }, selected: choice.opponent === "" };
  return [nobody, ...opponents.map(({ uuid, name }) => namedOption(uuid, name, choice.opponent))];
}

/** Whether somebody can roll on it: an attribute, a skill of the rules, or one of their own. */
function isRollable({ skills }: ze.Snapshot, subject: string): boolean {
  const isAttribute = ze.ATTRIBUTES.some((id) => id === subject);
  return isAttribute || Object.hasOwn(skills, subject) || Object.hasOwn(ze.SKILL_ATTRIBUTES, subject);
}

/** What the probe must beat: the Stufe that it answers, or the opponent's probe on the same. */
function rivalOf({ answers, rival = null, subject, rules }: ProbeInput): Rival | null {
  if (answers) return answers.stufe;
  const other = rival && isRollable(rival, subject) ? ze.probeCheck(rival, subject, {}, rules) : null;
  return other?.ok === true ? other.value : null;
}

function opposedText({ opponents, choice, answers }: ProbeInput): Text | null {
  if (answers) return { key: "MC.Probe.answers", data: { ...answers } };
  const other = opponents.find(({ uuid }) => uuid === choice.opponent);
  return other ? { key: "MC.Probe.opposed", data: { name: other.name } } : null;
}

/** The dialog of a probe: difficulty or opponent, itemised sums, exact odds. */
export function probeDialog(input: ProbeInput): ProbeContext {
  const { snapshot, subject, subjects = [], choice, rules, formats } = input;
  const modifiers = probeModifiers(choice);
  const sums = ze.probeSums(snapshot, subject, modifiers, rules);
  const target = choice.opponent === "" ? choice.target : null;
  const check = ze.probeCheck(snapshot, subject, { target, modifiers }, rules);
  const situation = { name: "situation", key: "situation", label: { key: "MC.Attack.situation" } };
  return {
    alone: input.alone === true,
    subjects: subjects.map(({ id, name }) => namedOption(id, name, subject)),
    targets: targetsOf(choice.target),
    opponents: opponentsOf(input),
    opposed: opposedText(input),
    sum: checkSum(sums, formats, [{ ...situation, counter: choice.situation }]),
    odds: check.ok ? probeOddsOf(check.value, formats, rivalOf(input)) : NO_ODDS,
    refusal: check.ok ? null : (check.problems[0] ?? null),
  };
}
