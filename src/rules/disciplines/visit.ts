import { allow, refuse, truth, type Result } from "../kernel/index.ts";
import { acceleratedRounds } from "./actions.ts";
import { flag, levelOf, levelOr0, or, shape, whole } from "./door.ts";

/** What has been used up since somebody entered the Matrix. @rule R-D14 */
export interface Visit {
  readonly inside: boolean;
  /** Augmented blows. */
  readonly augmented: number;
  /** Rounds spent accelerated. */
  readonly accelerated: number;
  /** Actions spent on healing at once, and how many of them in combat. */
  readonly regeneration: number;
  readonly regenerationInCombat: number;
}

const COUNT = or(0, whole(0));

/** The reader of a visit; what is missing has not been used. */
export const readVisit = shape({
  inside: flag,
  augmented: COUNT,
  accelerated: COUNT,
  regeneration: COUNT,
  regenerationInCombat: COUNT,
});

/** What one visit allows: uses in all and uses left; null without limit. */
export interface Allowance {
  readonly max: number | null;
  readonly left: number | null;
}

/** The allowances of one visit. */
export interface VisitLimits {
  readonly augmented: Allowance;
  readonly accelerated: Allowance;
  readonly regeneration: Allowance;
  /** Of the actions for healing, those that may be spent in combat. */
  readonly regenerationInCombat: Allowance;
}

/** Augmented blows of one visit by Energy from 0; null without limit. @rule R-D22 */
const AUGMENTED = [0, 3, 6, null] as const;

/** Actions for healing at once in one visit, and those in combat, by Regeneration from 0. @rule R-D26 */
const REGENERATION = [0, 0, 20, 40] as const;
const REGENERATION_IN_COMBAT = [0, 0, 0, 5] as const;

const limitLevels = shape({
  energy: levelOr0("energy"),
  matrixWarping: levelOr0("matrixWarping"),
  regeneration: levelOr0("regeneration"),
});

function allowance(limits: readonly (number | null)[], level: number, used: number): Allowance {
  const max = limits[Math.max(0, level)] ?? null;
  return { max, left: max === null ? null : Math.max(0, max - used) };
}

/** What is left of a visit by Energy, Matrix Warping and Regeneration. @rule R-D13, R-D14, R-D22, R-D26 */
export function visitLimits(
  visit: Visit,
  levels: { readonly energy?: number; readonly matrixWarping?: number; readonly regeneration?: number },
): VisitLimits {
  const { energy, matrixWarping, regeneration } = limitLevels("", levels);
  const used = readVisit("visit", visit);
  return {
    augmented: allowance(AUGMENTED, energy, used.augmented),
    accelerated: allowance([acceleratedRounds(matrixWarping)], 0, used.accelerated),
    regeneration: allowance(REGENERATION, regeneration, used.regeneration),
    regenerationInCombat: allowance(REGENERATION_IN_COMBAT, regeneration, used.regenerationInCombat),
  };
}

/** What jacking in sets: a visit with nothing used, and a body without wounds. */
export interface JackIn {
  readonly visit: Visit;
  readonly wounds: readonly [];
}

/** Starts a visit: everything is refilled and every wound healed. Refused to the dead. @rule R-D14 */
export function jackIn(dead = false): Result<JackIn> {
  if (truth("dead", dead)) return refuse({ key: "MC.Refusal.deadVisitor" });
  const visit = { inside: true, augmented: 0, accelerated: 0, regeneration: 0, regenerationInCombat: 0 };
  return allow({ visit, wounds: [] });
}

/** Ends a visit; what was used stays noted until the next one. Refused outside. @rule R-D14 */
export function jackOut(visit: Visit): Result<Visit> {
  const used = readVisit("visit", visit);
  return used.inside ? allow({ ...used, inside: false }) : refuse({ key: "MC.Refusal.outside" });
}

/** The visit after one more accelerated round; refused where none is left. @rule R-D13 */
export function useAcceleratedRound(visit: Visit, matrixWarping: number): Result<Visit> {
  const used = readVisit("visit", visit);
  const most = acceleratedRounds(levelOf("matrixWarping")("matrixWarping", matrixWarping));
  if (used.accelerated >= most) return refuse({ key: "MC.Refusal.acceleration", data: { limit: most } });
  return allow({ ...used, accelerated: used.accelerated + 1 });
}
