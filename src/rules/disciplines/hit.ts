import { map, type Step, type Sum, type Term } from "../kernel/index.ts";
import { cellOf, type Charts } from "./charts.ts";
import { choice, flag, levelOf, levelOr0, or, shape, whole } from "./door.ts";
import { DEFAULT_RULES, readRules, type HouseRules } from "./house-rules.ts";
import { HIT_KINDS, type HitKind } from "./ids.ts";
import { clampChance, percent } from "./percent.ts";

/** What an attacker brings to a percentile attack. */
export interface HitAttacker {
  readonly agility: number;
  readonly speed?: number;
  readonly strength?: number;
}

/** What a target brings to a percentile attack. */
export interface HitTarget extends HitAttacker {
  readonly awareness?: number;
  readonly evasion?: number;
}

/** Everything a percentile attack depends on but the dice. */
export interface HitCheck {
  readonly kind: HitKind;
  readonly attacker: HitAttacker;
  readonly target: HitTarget;
  /** An augmented blow of Energy. @rule R-D27 */
  readonly augmented?: boolean;
  /** The target uses Evasion. @rule R-D6 */
  readonly evading?: boolean;
  /** A specific place is aimed at. */
  readonly calledShot?: boolean;
  /** The target is in a hold. */
  readonly held?: boolean;
  readonly modifier?: number;
}

const attacker = { agility: levelOf("agility"), speed: levelOr0("speed"), strength: levelOr0("strength") };

/** The reader of a percentile attack. */
export const readHitCheck = shape({
  kind: choice(HIT_KINDS),
  attacker: shape(attacker),
  target: shape({ ...attacker, awareness: levelOr0("awareness"), evasion: levelOr0("evasion") }),
  augmented: flag,
  evading: flag,
  calledShot: flag,
  held: flag,
  modifier: or(0, whole(-1000, 1000)),
});

/** A percentile attack as read. */
export type ReadHitCheck = ReturnType<typeof readHitCheck>;

/** The feet between a pistol and its target that the gun chart supposes. */
export const GUN_CHART_FEET = 30;

/** What a called shot and a held target are worth, and an augmented blow. @rule R-D5, R-D27 */
export const HIT_MODIFIERS = { calledShot: -20, held: 20, augmented: 20 } as const;

/** The percent that Awareness takes off a blow and off a bullet, by level from 0. */
const AWARENESS = { melee: [0, 5, 10, 15], gun: [0, 0, 5, 10] } as const;

/** The percent that Evasion in use takes off a blow and off a bullet, by level from 0. */
const EVASION = { melee: [0, 0, 0, 15], gun: [0, 15, 30, 50] } as const;

/**
 * The chance of a percentile attack in percent, with its items in the order in which they count: chart, called shot,
 * held, Awareness, Evasion, situation, and what keeps it within 1 to 99.
 *
 * Disarming uses the melee chart and counts as a called shot; breaking a hold compares Strength instead of Agility.
 *
 * @rule R-D4, R-D5, R-D18, R-D27
 */
export function hitChance(check: HitCheck, rules: HouseRules = DEFAULT_RULES): Sum {
  return chanceOfHit(readHitCheck("", check), readRules(rules).charts);
}

/** The chance of an attack that was read already. */
export function chanceOfHit(check: ReadHitCheck, charts: Charts): Sum {
  const { kind, target } = check;
  const by = kind === "gun" ? "gun" : "melee";
  const isCalled = check.calledShot || kind === "disarm";
  const terms: Term[] = [
    { key: `MC.Chart.${by}`, amount: chartCell(check, charts) },
    { key: "MC.Hit.calledShot", amount: isCalled ? HIT_MODIFIERS.calledShot : 0 },
    { key: "MC.Hit.held", amount: check.held ? HIT_MODIFIERS.held : 0 },
    { key: "MC.Discipline.awareness", amount: -stepOf(AWARENESS[by], target.awareness) },
    { key: "MC.Discipline.evasion", amount: check.evading ? -stepOf(EVASION[by], target.evasion) : 0 },
    { key: "MC.Hit.augmented", amount: check.augmented && kind === "melee" ? HIT_MODIFIERS.augmented : 0 },
    { key: "MC.Modifier.situation", amount: check.modifier },
  ];
  return clampChance(terms);
}

function chartCell({ kind, attacker, target }: ReadHitCheck, charts: Charts): number {
  if (kind === "gun") return cellOf(charts, "gun", attacker.agility + attacker.speed, target.agility + target.speed);
  if (kind === "breakHold") return cellOf(charts, "melee", attacker.strength, target.strength);
  return cellOf(charts, "melee", attacker.agility, target.agility);
}

function stepOf(steps: readonly number[], level: number): number {
  return steps[level] ?? 0;
}

/** The percent that a target takes off attacks, blow and bullet, at rest and while using Evasion. */
export interface Defence {
  readonly melee: { readonly usual: number; readonly evading: number };
  readonly gun: { readonly usual: number; readonly evading: number };
}

/** What Awareness takes off the chance of attacks, and Evasion in use on top of it, in percent. */
export function defenceOf(awareness: number, evasion: number): Defence {
  const aware = levelOf("awareness")("awareness", awareness);
  const quick = levelOf("evasion")("evasion", evasion);
  const against = (by: "melee" | "gun"): Defence["gun"] => {
    const usual = stepOf(AWARENESS[by], aware);
    return { usual, evading: usual + stepOf(EVASION[by], quick) };
  };
  return { melee: against("melee"), gun: against("gun") };
}

/** One percentile attack: its chance and whether it hits. */
export interface HitOutcome {
  readonly chance: number;
  readonly hit: boolean;
}

/** The roll of one percentile attack. @rule R-D5 */
export function rollHit(check: HitCheck, rules: HouseRules = DEFAULT_RULES): Step<HitOutcome> {
  const chance = hitChance(check, rules).total;
  return map(percent(chance), (hit) => ({ chance, hit }));
}
