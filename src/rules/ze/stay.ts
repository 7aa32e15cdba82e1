import { truth, record } from "../kernel/index.ts";
import { regainAp } from "./ap.ts";
import { checkRules, checkSnapshot } from "./arguments.ts";
import { derive } from "./derive.ts";
import { healAtRest, type Rested } from "./healing.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import type { Snapshot } from "./snapshot.ts";

/** How somebody rests: how long in hours (fractions allowed), where, and under what care. */
export interface Stay {
  readonly hours: number;
  readonly inside: boolean;
  readonly treated: boolean;
  /** Whether Fast Healing is to count; it does only for who has it. @rule R-Z38 */
  readonly fast: boolean;
}

/** Whether Fast Healing may count for a character who rests: the first level of Healing is learned. */
export function mayHealFast(snapshot: Pick<Snapshot, "sf">): boolean {
  const { healing } = record("sf", record("snapshot", snapshot)["sf"]);
  return typeof healing === "number" && healing >= 1;
}

/**
 * What a rest leaves of a character: wounds, mental damage and AP, and whether the GM has to decide about death.
 *
 * @rule R-Z8
 * @rule R-Z20
 * @rule R-Z38
 */
export function restFor(
  snapshot: Snapshot,
  stay: Stay,
  rules: HouseRules = DEFAULT_RULES,
): Rested & { readonly ap: number } {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  record("stay", stay);
  const { hours, inside, treated } = stay;
  const fast = truth("fast", stay.fast) && mayHealFast(snapshot);
  const { wounds, mental } = snapshot;
  const { value, max } = derive(snapshot, rules).ap;
  const rested = healAtRest({ wounds, mental, hours, treated, fast });
  return { ...rested, ap: regainAp({ value: Math.max(0, value), max, hours, inside }) };
}
