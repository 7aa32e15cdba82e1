import { allow, oneOf, refuse, sumUp, type Refusal, type Result, type Sum } from "../kernel/index.ts";
import { checkRules, checkSnapshot } from "./arguments.ts";
import { actsFreely, checkModifiers, sumsOf, type Situational } from "./check.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import type { ProbeCheck } from "./probe.ts";
import { entryOf } from "./sf/trees.ts";
import type { Snapshot } from "./snapshot.ts";

/** The attribute of the Reaction probe. @rule R-Z5 */
const REACTION = "re";

/** The levels of the tree Reaction that may be paid for with the initiative roll; 0 for none. */
export const REACTION_LEVELS = [0, 1, 2, 4] as const;

/** A Reaction probe ready to be rolled for the start of a fight, itemised, with what was paid for it. */
export interface InitiativeCheck {
  readonly probe: ProbeCheck;
  readonly value: Sum;
  readonly stufe: Sum;
  readonly re: number;
  readonly ap: number;
  /** Whether First Reaction was paid. */
  readonly first: boolean;
}

/** What a level of the tree Reaction gives: a better value, or the first place. */
function gainOf(level: number): { readonly value: number; readonly first: boolean; readonly ap: number } {
  const entry = level === 0 ? null : entryOf("reaction", level);
  if (!entry) return { value: 0, first: false, ap: 0 };
  const value = entry.effects.reduce((sum, effect) => (effect.kind === "initiative" ? sum + effect.value : sum), 0);
  const first = entry.effects.some(({ kind }) => kind === "first");
  return { value, first, ap: typeof entry.ap === "number" ? entry.ap : 0 };
}

/**
 * The Reaction probe (RE alone) at the start of a fight, with what is paid for it: Fast Reaction +4, Very Fast Reaction
 * +10 in value, First Reaction the first place. Refused for who cannot act, for a level not learnt, and for missing AP.
 *
 * @rule R-Z2
 * @rule R-Z5
 */
export function initiativeCheck(
  snapshot: Snapshot,
  level: (typeof REACTION_LEVELS)[number],
  modifiers: readonly Situational[] = [],
  rules: HouseRules = DEFAULT_RULES,
): Result<InitiativeCheck> {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  checkModifiers(modifiers);
  const paid = oneOf("level", level, REACTION_LEVELS);
  const { value: better, first, ap } = gainOf(paid);
  const problems: Refusal[] = [];
  const able = actsFreely(snapshot, rules);
  if (!able.ok) problems.push(...able.problems);
  if ((snapshot.sf["reaction"] ?? 0) < paid) {
    problems.push({ key: "MC.Refusal.level", data: { tree: "reaction", level: paid } });
  }
  if (ap > snapshot.ap.value) {
    problems.push({ key: "MC.Refusal.ap", data: { due: ap, available: snapshot.ap.value } });
  }
  if (problems.length > 0) return refuse(...problems);
  const sums = sumsOf(snapshot, REACTION, modifiers, rules);
  const value = sumUp([...sums.value.terms, { key: "MC.Initiative.reaction", data: { level: paid }, amount: better }]);
  const probe = { reading: rules.reading, value: value.total, stufe: sums.stufe.total, target: null };
  return allow({ probe, value, stufe: sums.stufe, re: snapshot.attributes.re, ap, first });
}
