import { allow, integer, oneOf, record, refuse, sumUp, truth, type Result, type Sum } from "../kernel/index.ts";
import { checkRules, checkSnapshot, checkWeapon, MOST_FIGURE } from "./arguments.ts";
import { actsFreely, checkModifiers, probeCheck, situationalTerms, sumsOf, type Situational } from "./check.ts";
import { DODGE_MALUS } from "./dodge.ts";
import { effectTerms } from "./effects.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { UNARMED_SKILL } from "./ids.ts";
import { checkProbe, type ProbeCheck } from "./probe.ts";
import type { Snapshot, Weapon } from "./snapshot.ts";
import { STRIKE_STYLES, type StrikeCheck, type StrikeStyle } from "./strike.ts";
import { targetFigures } from "./target.ts";
import { loadOf, timeSum } from "./time.ts";

/** The ZE of a blow with the tree Hit, which Fast Hit does not change. @rule R-Z35 */
const HIT_TREE_ZE = 8;

/** How a blow is struck. */
export interface StrikeSituation {
  /** Whether the attacker dodges, or is ready to parry, during this action. */
  readonly dodging: boolean;
  readonly parrying: boolean;
  readonly modifiers: readonly Situational[];
  /** Who is struck; null where the reader may not know. */
  readonly target: Snapshot | null;
  readonly parry: ProbeCheck | number | null;
  readonly dodge: number | null;
  /** How it hurts; null for what the weapon says. */
  readonly style: StrikeStyle | null;
}

/** A blow in which nothing out of the ordinary happens. */
export const PLAIN_STRIKE: StrikeSituation = {
  dodging: false,
  parrying: false,
  modifiers: [],
  target: null,
  parry: null,
  dodge: null,
  style: null,
};

/** The three figures of a blow, itemised: value, Stufe modifiers, and cost in ZE. */
export interface StrikeSums {
  readonly value: Sum;
  readonly stufe: Sum;
  readonly ze: Sum;
}

function checkSituation(situation: StrikeSituation, rules: HouseRules): void {
  const { dodging, parrying, parry, dodge, style, target, modifiers } = situation;
  truth("dodging", dodging);
  truth("parrying", parrying);
  if (typeof parry === "number") integer("parry", parry, -MOST_FIGURE, MOST_FIGURE);
  else if (parry !== null) checkProbe("parry", parry);
  if (dodge !== null) integer("dodge", dodge, -MOST_FIGURE, MOST_FIGURE);
  oneOf("style", style, [...STRIKE_STYLES, null]);
  checkModifiers(modifiers);
  if (target !== null) checkSnapshot("target", target, rules);
}

/** Whether a weapon is none: what is used with the skill of fighting without one. @rule R-Z24 */
export function isUnarmed(weapon: Weapon): boolean {
  checkWeapon("weapon", weapon);
  return weapon.skill === UNARMED_SKILL;
}

/** How a blow hurts when nobody says: by the weapon, or without one on the mental track. */
function styleOf(weapon: Weapon, style: StrikeStyle | null): StrikeStyle {
  return style ?? (weapon.skill === UNARMED_SKILL ? "unarmed" : "armed");
}

function zeOf(attacker: Snapshot, weapon: Weapon, situation: StrikeSituation): Sum {
  const load = loadOf(attacker, situation);
  const terms = [...load.terms, ...situationalTerms(situation.modifiers, "ze")];
  const style = styleOf(weapon, situation.style);
  const special = style === "physical" || style === "nerve";
  const action = special
    ? ({ kind: "sf", ze: HIT_TREE_ZE } as const)
    : ({ kind: "strike", weapon: weapon.ze ?? 0 } as const);
  return timeSum(action, { ...load, terms });
}

/**
 * Value, Stufe modifiers and cost in ZE of a blow, itemised: attribute, skill and effects; wounds, dodging oneself,
 * effects on the target and the modifiers of the moment; 10 ZE, the weapon, Fast Hit, dodging, parrying, birthplace and
 * factor. Being ready to parry is no malus.
 *
 * @rule R-Z10
 * @rule R-Z41
 */
export function strikeSum(
  attacker: Snapshot,
  weapon: Weapon,
  situation: Partial<StrikeSituation> = {},
  rules: HouseRules = DEFAULT_RULES,
): StrikeSums {
  const full = { ...PLAIN_STRIKE, ...record("situation", situation) };
  checkRules(rules);
  checkSnapshot("attacker", attacker, rules);
  checkWeapon("weapon", weapon);
  checkSituation(full, rules);
  const { value, stufe } = sumsOf(attacker, weapon.skill, full.modifiers, rules);
  return {
    value,
    stufe: sumUp([
      ...stufe.terms,
      { key: "MC.Strike.dodging", amount: full.dodging ? -DODGE_MALUS : 0 },
      ...(full.target === null ? [] : effectTerms(full.target.effects, "hit")),
    ]),
    ze: zeOf(attacker, weapon, full),
  };
}

/**
 * A blow ready to be struck, as plain data. Refused for an attacker who is dead or out of action, and for a weapon that
 * is not used in melee (`MC.Refusal.melee`).
 */
export function strikeCheck(
  attacker: Snapshot,
  weapon: Weapon,
  situation: Partial<StrikeSituation> = {},
  rules: HouseRules = DEFAULT_RULES,
): Result<StrikeCheck> {
  const { value, stufe, ze } = strikeSum(attacker, weapon, situation, rules);
  const { target, parry, dodge, style } = { ...PLAIN_STRIKE, ...situation };
  const able = actsFreely(attacker, rules);
  if (!able.ok) return able;
  if (weapon.ze === null) return refuse({ key: "MC.Refusal.melee" });
  return allow({
    kind: "strike",
    probe: { reading: rules.reading, value: value.total, stufe: stufe.total, target: null },
    parry,
    dodge,
    style: styleOf(weapon, style),
    damage: weapon.damage,
    strength: attacker.attributes.st,
    ze: ze.total,
    target: target === null ? null : targetFigures(target, rules),
  });
}

/**
 * The parry of a defender with that weapon, ready to be rolled: as in an attack, without any malus for parrying.
 * Refused for who is dead or out of action, and with a weapon that is not used in melee.
 *
 * @rule R-Z41
 */
export function parryCheck(
  defender: Snapshot,
  weapon: Weapon,
  modifiers: readonly Situational[] = [],
  rules: HouseRules = DEFAULT_RULES,
): Result<ProbeCheck> {
  checkWeapon("weapon", weapon);
  if (weapon.ze === null) return refuse({ key: "MC.Refusal.melee" });
  return probeCheck(defender, weapon.skill, { modifiers }, rules);
}
