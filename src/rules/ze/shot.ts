import { allow, finite, integer, oneOf, record, refuse, sumUp, truth, type Result, type Sum } from "../kernel/index.ts";
import { checkRules, checkSnapshot, checkWeapon, MOST_FIGURE } from "./arguments.ts";
import { actsFreely, checkModifiers, situationalTerms, sumsOf, type Situational } from "./check.ts";
import { DODGE_MALUS, targetStufe } from "./dodge.ts";
import { effectTerms } from "./effects.ts";
import { bulletsFired, fireModesOf, isThrown, mayFireAtArea, rofIn } from "./fire.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { FIRE_MODES, type FireMode } from "./ids.ts";
import type { ShotCheck } from "./shoot.ts";
import type { Snapshot, Weapon } from "./snapshot.ts";
import { targetFigures } from "./target.ts";
import { loadOf, timeSum } from "./time.ts";
import { skillOf } from "./values.ts";

/** The malus, in Stufen, that the dialog offers beyond the range of a weapon. @rule R-Z40 */
export const RANGE_MALUS = 2;

/** How a shot is fired. */
export interface ShotSituation {
  readonly mode: FireMode;
  /** Whether the shooter dodges during this action. */
  readonly dodging: boolean;
  /** Metres to the target; null where it does not matter. */
  readonly distance: number | null;
  /** Stufen taken off beyond the weapon's range. */
  readonly rangeMalus: number;
  readonly modifiers: readonly Situational[];
  /** Whether an area is fired at, so that the weapon's area damage counts where it has one. */
  readonly area: boolean;
  /** Who is shot at; null where the reader may not know. */
  readonly target: Snapshot | null;
  /** The Stufe of the target's dodge; null for none. */
  readonly dodge: number | null;
}

/** A shot in which nothing out of the ordinary happens. */
export const PLAIN_SHOT: ShotSituation = {
  mode: "ss",
  dodging: false,
  distance: null,
  rangeMalus: RANGE_MALUS,
  modifiers: [],
  area: false,
  target: null,
  dodge: null,
};

/** The three figures of a shot, itemised: value, Stufe modifiers, and cost in ZE. */
export interface ShotSums {
  readonly value: Sum;
  readonly stufe: Sum;
  readonly ze: Sum;
}

function checkSituation(situation: ShotSituation, rules: HouseRules): void {
  oneOf("mode", situation.mode, FIRE_MODES);
  truth("dodging", situation.dodging);
  truth("area", situation.area);
  if (situation.distance !== null) finite("distance", situation.distance, 0);
  integer("rangeMalus", situation.rangeMalus, 0, MOST_FIGURE);
  if (situation.dodge !== null) integer("dodge", situation.dodge, -MOST_FIGURE, MOST_FIGURE);
  checkModifiers(situation.modifiers);
  if (situation.target !== null) checkSnapshot("target", situation.target, rules);
}

/** Whether the target stands beyond what the weapon reaches. @rule R-Z40 */
function isBeyondRange({ range }: Weapon, distance: number | null): boolean {
  return range !== null && distance !== null && distance > range;
}

function sums(shooter: Snapshot, weapon: Weapon, situation: ShotSituation, rules: HouseRules): ShotSums {
  const { value, stufe } = sumsOf(shooter, weapon.skill, situation.modifiers, rules);
  const { dodging, mode, target, distance } = situation;
  const load = loadOf(shooter, { dodging, parrying: false });
  const terms = [...load.terms, ...situationalTerms(situation.modifiers, "ze")];
  return {
    value,
    stufe: sumUp([
      ...stufe.terms,
      { key: "MC.Shot.dodging", amount: dodging ? -DODGE_MALUS : 0 },
      { key: "MC.Shot.range", amount: isBeyondRange(weapon, distance) ? -situation.rangeMalus : 0 },
      ...(target === null ? [] : effectTerms(target.effects, "hit")),
    ]),
    ze: timeSum({ kind: "shoot", rof: rofIn(weapon, mode) }, { ...load, terms }),
  };
}

/**
 * Value, Stufe modifiers and cost in ZE of a shot, itemised: attribute, skill and effects; wounds, dodging oneself,
 * range, effects on the target and the modifiers of the moment; 10 ZE, ROF, Fast Shot, dodging, birthplace and factor.
 *
 * @rule R-Z10
 * @rule R-Z23
 * @rule R-Z40
 */
export function shotSum(
  shooter: Snapshot,
  weapon: Weapon,
  situation: Partial<ShotSituation> = {},
  rules: HouseRules = DEFAULT_RULES,
): ShotSums {
  const full = { ...PLAIN_SHOT, ...record("situation", situation) };
  checkRules(rules);
  checkSnapshot("shooter", shooter, rules);
  checkWeapon("weapon", weapon);
  checkSituation(full, rules);
  return sums(shooter, weapon, full, rules);
}

/** What the weapon itself does: its area damage where an area is attacked and it has one. @rule R-Z22 */
function weaponDamage({ damage, area, category }: Weapon, isArea: boolean): number {
  return area !== null && (isArea || category === "grenade") ? area.damage : damage;
}

/**
 * A shot ready to be fired, as plain data. Refused for a shooter who is dead or out of action, where the weapon does not
 * have the mode (`MC.Refusal.mode`), where it cannot be fired at an area (`MC.Refusal.area`), and where it is empty
 * (`MC.Refusal.ammunition`).
 */
export function shotCheck(
  shooter: Snapshot,
  weapon: Weapon,
  situation: Partial<ShotSituation> = {},
  rules: HouseRules = DEFAULT_RULES,
): Result<ShotCheck> {
  const { value, stufe, ze } = shotSum(shooter, weapon, situation, rules);
  const { mode, target, dodge, area } = { ...PLAIN_SHOT, ...situation };
  const able = actsFreely(shooter, rules);
  if (!able.ok) return able;
  if (!fireModesOf(weapon).includes(mode)) return refuse({ key: "MC.Refusal.mode", data: { mode } });
  if (area && !isThrown(weapon) && !mayFireAtArea(weapon, mode)) return refuse({ key: "MC.Refusal.area" });
  const bullets = bulletsFired(weapon, mode);
  if (bullets === 0) return refuse({ key: "MC.Refusal.ammunition" });
  return allow({
    kind: "shot",
    probe: { reading: rules.reading, value: value.total, stufe: stufe.total, target: targetStufe(dodge) },
    thrown: isThrown(weapon),
    mode,
    bullets,
    skill: skillOf(shooter, weapon.skill).value,
    damage: weaponDamage(weapon, area),
    ze: ze.total,
    target: target === null ? null : targetFigures(target, rules),
  });
}
