import { integer, list, oneOf, record, sumUp, text, type Modifier, type Sum } from "../kernel/index.ts";
import { checkRules, checkSnapshot, MOST_FIGURE } from "./arguments.ts";
import { DEFAULT_RULES, OUT_OF_ACTION, type HouseRules } from "./house-rules.ts";
import type { ProbeCheck } from "./probe.ts";
import type { Snapshot } from "./snapshot.ts";
import { stufeModifiers, valueOf } from "./values.ts";
import { allow, refuse, type Result } from "../kernel/index.ts";
import { malusSum } from "./wounds.ts";

/** What a modifier of the moment changes: the value of a probe, its Stufe, or the cost of the action in ZE. */
export const MODIFIER_ASPECTS = ["value", "stufe", "ze"] as const;

/** A modifier of the moment, as the GM or the situation gives it. */
export type Situational = Modifier<(typeof MODIFIER_ASPECTS)[number]>;

/** Refuses with an argument error what are no modifiers of the moment (at most 100). */
export function checkModifiers(modifiers: readonly Situational[]): void {
  for (const modifier of list("modifiers", modifiers, 100)) {
    const { key, aspect, amount } = record("modifiers", modifier);
    text("modifiers.key", key, MOST_FIGURE);
    oneOf("modifiers.aspect", aspect, MODIFIER_ASPECTS);
    integer("modifiers.amount", amount, -MOST_FIGURE, MOST_FIGURE);
  }
}

/** The modifiers of the moment on one aspect, as items. */
export function situationalTerms(modifiers: readonly Situational[], aspect: Situational["aspect"]): Sum["terms"] {
  return modifiers
    .filter((modifier) => modifier.aspect === aspect)
    .map(({ key, data, amount }) => (data === undefined ? { key, amount } : { key, data, amount }));
}

/** Whether a character can act at all: refused for the dead (`MC.Refusal.dead`) and who is out (`MC.Refusal.out`). */
export function mayAct(snapshot: Snapshot, rules: HouseRules = DEFAULT_RULES): Result<Snapshot> {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  return actsFreely(snapshot, rules);
}

/** The same for a character who has been checked. */
export function actsFreely(snapshot: Snapshot, rules: HouseRules): Result<Snapshot> {
  if (snapshot.dead) return refuse({ key: "MC.Refusal.dead" });
  if (malusSum(snapshot, rules).total <= -OUT_OF_ACTION) return refuse({ key: "MC.Refusal.out" });
  return allow(snapshot);
}

/** The two sides of a probe, itemised. */
export interface ProbeSums {
  readonly value: Sum;
  readonly stufe: Sum;
}

/** What a probe is rolled for: its target Stufe (null for none) and the modifiers of the moment. */
export interface ProbeSituation {
  readonly target: number | null;
  readonly modifiers: readonly Situational[];
}

/** Value and Stufe modifiers of a probe by a character that has been checked. */
export function sumsOf(
  snapshot: Snapshot,
  subject: string,
  modifiers: readonly Situational[],
  rules: HouseRules,
): ProbeSums {
  return {
    value: sumUp([...valueOf(snapshot, subject).terms, ...situationalTerms(modifiers, "value")]),
    stufe: sumUp([...stufeModifiers(snapshot, subject, rules).terms, ...situationalTerms(modifiers, "stufe")]),
  };
}

/**
 * Value and Stufe modifiers of a probe on an attribute (id) or skill (slug), itemised, with the modifiers of the
 * moment; wounds count once.
 *
 * @rule R-Z2
 */
export function probeSums(
  snapshot: Snapshot,
  subject: string,
  modifiers: readonly Situational[] = [],
  rules: HouseRules = DEFAULT_RULES,
): ProbeSums {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  checkModifiers(modifiers);
  return sumsOf(snapshot, text("subject", subject), modifiers, rules);
}

/**
 * The probe of a character on an attribute (id) or skill (slug), ready to be rolled. Refused for who is dead or out of
 * action.
 *
 * @rule R-Z2
 */
export function probeCheck(
  snapshot: Snapshot,
  subject: string,
  situation: Partial<ProbeSituation> = {},
  rules: HouseRules = DEFAULT_RULES,
): Result<ProbeCheck> {
  const { target = null, modifiers = [] }: Partial<ProbeSituation> = record("situation", situation);
  const { value, stufe } = probeSums(snapshot, subject, modifiers, rules);
  const able = actsFreely(snapshot, rules);
  if (!able.ok) return able;
  if (target !== null) integer("target", target, -MOST_FIGURE, MOST_FIGURE);
  return allow({ reading: rules.reading, value: value.total, stufe: stufe.total, target });
}
