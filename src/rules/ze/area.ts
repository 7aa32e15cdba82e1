import { all, andThen, integer, list, map, record, type Step } from "../kernel/index.ts";
import { MOST_FIGURE } from "./arguments.ts";
import { targetStufe } from "./dodge.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { probe, type ProbeOutcome } from "./probe.ts";
import { checkShot, impact, type Impact, type ShotCheck } from "./shoot.ts";
import { checkTarget, type TargetFigures } from "./target.ts";

/** The most targets that one attack on an area may have. */
const MOST_TARGETS = 100;

/** One target in an area: the Stufe of its dodge (null for none), and its figures (null where unknown). */
export interface AreaTarget {
  readonly dodge: number | null;
  readonly target: TargetFigures | null;
}

/** What an attack on an area does to one target. */
export type AreaImpact = Impact & { readonly difference: number };

/** What came of an attack on an area: one probe, and what it does to each target in turn. */
export interface AreaOutcome {
  readonly probe: ProbeOutcome;
  readonly impacts: readonly AreaImpact[];
}

function checkAreaTarget(given: AreaTarget, rules: HouseRules): void {
  const { dodge } = record("targets", given);
  if (dodge !== null) integer("targets.dodge", dodge, -MOST_FIGURE, MOST_FIGURE);
  if (given.target !== null) checkTarget("targets.target", given.target, rules);
}

/**
 * The step of an attack on an area: one roll, and with it a hit test against each target (at most 100), each with
 * bullets and W4 of its own. The target in the check itself does not count.
 *
 * @rule R-Z22
 */
export function shootArea(
  check: ShotCheck,
  targets: readonly AreaTarget[],
  rules: HouseRules = DEFAULT_RULES,
): Step<AreaOutcome> {
  checkShot(check, rules);
  const inside = list("targets", targets, MOST_TARGETS);
  for (const target of inside) checkAreaTarget(target, rules);
  return andThen(probe({ ...check.probe, target: null }), (outcome) =>
    map(all(inside.map((target) => impactOn(check, target, outcome.stufe, rules))), (impacts) => ({
      probe: outcome,
      impacts,
    })),
  );
}

function impactOn(check: ShotCheck, at: AreaTarget, stufe: number, rules: HouseRules): Step<AreaImpact> {
  const difference = stufe - targetStufe(at.dodge);
  return impact({ ...check, target: at.target }, difference, rules, (hit) => ({ ...hit, difference }));
}
