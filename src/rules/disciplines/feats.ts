import { allow, oneOf, refuse, type Result, type Step } from "../kernel/index.ts";
import { orNull, whole } from "./door.ts";
import { rollPercent, type PercentOutcome } from "./percent.ts";
import { PRINTED_CHANCES, type PrintedChance } from "./printed-chances.table.ts";

/** The feats that have a printed chance. */
export const FEATS = [
  "senseIntent",
  "keepFlying",
  "stumble",
  "explosion",
  "ignoreBullet",
  "loseFlight",
  "freeProgram",
] as const;

/** One of the feats. */
export type Feat = (typeof FEATS)[number];

const LEVEL = whole(-1, 4);
const CHANCE = orNull(whole(0, 100));

/** The printed chance of a feat at a level of its discipline: range and default; null where nothing is printed. */
export function featChance(feat: Feat, level: number): PrintedChance | null {
  const printed: readonly PrintedChance[] = PRINTED_CHANCES[oneOf("feat", feat, FEATS)];
  const held = LEVEL("level", level);
  return printed.find((one) => one.level === held) ?? null;
}

/**
 * The roll of a feat: against its printed default, or against the chance that the GM gives. Refused
 * (`MC.Refusal.noChance`) where neither is there.
 *
 * @rule R-D17
 */
export function rollFeat(feat: Feat, level: number, chance: number | null = null): Result<Step<PercentOutcome>> {
  const against = CHANCE("chance", chance) ?? featChance(feat, level)?.chance ?? null;
  return against === null ? refuse({ key: "MC.Refusal.noChance" }) : allow(rollPercent(against));
}
