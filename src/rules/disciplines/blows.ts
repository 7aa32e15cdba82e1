import { finite } from "../kernel/index.ts";
import { cellOf, type Charts } from "./charts.ts";
import { flag, levelOf, levelOr0, shape } from "./door.ts";
import { DEFAULT_RULES, readRules, type HouseRules } from "./house-rules.ts";

/** Punishment at which a target drops. @rule R-D10 */
export const FULL_PUNISHMENT = 100;

/** Everything the punishment of a blow depends on. */
export interface BlowCheck {
  readonly strength: number;
  readonly endurance: number;
  /** The target is an agent. @rule R-D11 */
  readonly agent?: boolean;
  /** The attacker's Matrix Warping. @rule R-D11 */
  readonly matrixWarping?: number;
  /** An augmented blow counts double. @rule R-D10 */
  readonly augmented?: boolean;
  /** A melee weapon doubles the punishment, never together with an augmented blow. @rule R-D24 */
  readonly armed?: boolean;
}

/** What one blow does. */
export interface BlowEffect {
  /** Percent of the punishment that takes the target down, not rounded. */
  readonly punishment: number;
  /** The blows that take the target down, whole; null where one does nothing. */
  readonly blows: number | null;
  /** Only a special blow does anything: it stuns. @rule R-D11 */
  readonly stunsOnly: boolean;
}

const readBlow = shape({
  strength: levelOf("strength"),
  endurance: levelOf("endurance"),
  agent: flag,
  matrixWarping: levelOr0("matrixWarping"),
  augmented: flag,
  armed: flag,
});

/** How many blows of an agent's gate do as much as one against anybody else; null where blows do nothing. */
const GATE: Readonly<Record<number, number | null>> = { [-1]: null, 0: null, 1: null, 2: 10, 3: 1 };

/** The Endurance that an agent has against somebody who warps the Matrix. */
const WARPED_ENDURANCE = 1;

/**
 * What one blow does: 100 / n percent of punishment by the chart of blows, twice that augmented or armed. An agent
 * takes nothing from Strength 0 or less, is only stunned from 1, takes a tenth from 2 and all from 3; against Matrix
 * Warping it takes everything with Endurance 1.
 *
 * @rule R-D10, R-D11, R-D24
 */
export function blowEffect(check: BlowCheck, rules: HouseRules = DEFAULT_RULES): BlowEffect {
  return effectOfBlow(readBlow("", check), readRules(rules).charts);
}

/** The effect of a blow that was read already. */
export function effectOfBlow(check: ReturnType<typeof readBlow>, charts: Charts): BlowEffect {
  const { strength, agent } = check;
  const isWarped = agent && check.matrixWarping >= 1;
  const gate = agent && !isWarped ? (GATE[strength] ?? null) : 1;
  if (gate === null) return { punishment: 0, blows: null, stunsOnly: strength === 1 };
  const needed = cellOf(charts, "blows", strength, isWarped ? WARPED_ENDURANCE : check.endurance) * gate;
  const times = check.augmented || check.armed ? 2 : 1;
  return {
    punishment: (FULL_PUNISHMENT * times) / needed,
    blows: Math.ceil(needed / times),
    stunsOnly: false,
  };
}

/** Punishment as a sheet shows it: a whole percentage, rounded down. @rule R-D10 */
export function shownPunishment(punishment: number): number {
  return Math.floor(settled(finite("punishment", punishment, 0)));
}

/** So near to full punishment, a sum of blows is full: no single blow of any chart does as little. */
const NEARLY = 1e-4;

/** A sum of blows freed from what adding fractions leaves, so that n blows make exactly 100. */
export function settled(punishment: number): number {
  if (Math.abs(punishment - FULL_PUNISHMENT) < NEARLY) return FULL_PUNISHMENT;
  return Math.round(punishment * 1e9) / 1e9;
}
