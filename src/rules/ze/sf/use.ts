import { andThen, both, done, map, odds, type Odds, type Step } from "../../kernel/index.ts";
import { apFor } from "../ap.ts";
import { probe, probeStufe, type ProbeOutcome } from "../probe.ts";
import { entryOfCheck, type SfCheck } from "./check.ts";
import type { SfEntry } from "./entry.ts";
import type { SfOutcome } from "./outcome.ts";
import { resultsOf } from "./results.ts";

/** What was rolled for a use: the own probe and the Stufe of the other side, each null where there was none. */
interface Rolled {
  readonly own: ProbeOutcome | null;
  readonly other: number | null;
}

function rollBoth({ probe: own, other }: SfCheck): Step<Rolled> {
  if (own === null) return done({ own: null, other: null });
  if (other === null) return map(probe(own), (outcome) => ({ own: outcome, other: null }));
  return both(probe(own), probeStufe(other), (outcome, stufe) => ({ own: outcome, other: stufe }));
}

/** By how many Stufen a use was better than what it was rolled against; null where nothing was. */
function differenceOf({ own, other }: Rolled): number | null {
  if (own === null) return null;
  return other === null ? own.difference : own.stufe - other;
}

/** Whether a use succeeds: without a probe always, against somebody only when better. @rule R-Z3 */
function succeeds({ own, other }: Rolled): boolean {
  const difference = differenceOf({ own, other });
  if (difference === null) return true;
  return other === null ? difference >= 0 : difference > 0;
}

/** What a use came to, once the dice have fallen. */
function outcomeOf(check: SfCheck, entry: SfEntry, rolled: Rolled): Step<SfOutcome> {
  const success = succeeds(rolled);
  const difference = differenceOf(rolled);
  const price = apFor(entry.ap, { available: check.available, count: check.count, success });
  const { ze, charge } = check;
  return map(resultsOf(check, entry.effects, { success, difference: difference ?? 0 }), (results) => ({
    success,
    total: rolled.own?.total ?? null,
    stufe: rolled.own?.stufe ?? null,
    other: rolled.other,
    difference,
    ap: price.ok ? price.value : check.available,
    ze,
    charge,
    timing: entry.timing,
    inZe: entry.timing === "delayed" ? ze : 0,
    results,
  }));
}

/**
 * The step of a use: its probe, the other side's where somebody resists, and what it brings about. AP are paid in full
 * whether it succeeds or not, but for Kill Human.
 *
 * @rule R-Z3
 * @rule R-Z16
 * @rule R-Z31
 */
export function useSf(check: SfCheck): Step<SfOutcome> {
  const entry = entryOfCheck(check);
  return andThen(rollBoth(check), (rolled) => outcomeOf(check, entry, rolled));
}

/** What the odds of a use tell apart. */
export type SfResultOdds = Pick<SfOutcome, "success" | "difference">;

/** The exact odds of a use: whether it succeeds, and by how many Stufen it is better or worse. */
export function sfOdds(check: SfCheck): Odds<SfResultOdds> {
  entryOfCheck(check);
  const { probe: own, other } = check;
  if (own === null) return [{ value: { success: true, difference: null }, chance: 1 }];
  const against = other === null ? done(own.target ?? 0) : probeStufe(other);
  return odds(
    both(probeStufe(own), against, (stufe, target) => {
      const difference = stufe - target;
      return { success: other === null ? difference >= 0 : difference > 0, difference };
    }),
  );
}
