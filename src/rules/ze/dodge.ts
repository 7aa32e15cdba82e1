import { integer, map, type Result, type Step } from "../kernel/index.ts";
import { probeCheck, type ProbeSituation } from "./check.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { probe, type ProbeCheck, type ProbeOutcome } from "./probe.ts";
import type { Snapshot } from "./snapshot.ts";

/** The skill of getting out of the way. */
export const DODGE_SKILL = "ausweichen";

/** The malus, in Stufen, on an action during which one dodges. @rule R-Z10 */
export const DODGE_MALUS = 1;

/** The Stufe that an attack must beat: that of the dodge, but never below 0, and 0 without one. @rule R-Z10 */
export function targetStufe(dodge: number | null): number {
  return dodge === null ? 0 : Math.max(0, integer("dodge", dodge));
}

/** The dodge of a character, ready to be rolled: Reaktion and Ausweichen. Refused for who is dead or out of action. */
export function dodgeCheck(
  snapshot: Snapshot,
  modifiers: ProbeSituation["modifiers"] = [],
  rules: HouseRules = DEFAULT_RULES,
): Result<ProbeCheck> {
  return probeCheck(snapshot, DODGE_SKILL, { modifiers }, rules);
}

/** What came of a dodge: the probe, and the Stufe that shots at the dodger must beat until the next own action. */
export interface DodgeOutcome extends ProbeOutcome {
  readonly dodge: number;
}

/** The step that rolls a dodge. It lasts until the dodger's next action. @rule R-Z10 */
export function dodge(check: ProbeCheck): Step<DodgeOutcome> {
  return map(probe(check), (outcome) => ({ ...outcome, dodge: targetStufe(outcome.stufe) }));
}
