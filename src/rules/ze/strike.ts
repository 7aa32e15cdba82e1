import {
  andThen,
  chanceOf,
  done,
  integer,
  lookAt,
  map,
  odds,
  oneOf,
  record,
  truth,
  type Marks,
  type Odds,
  type Step,
  type Sum,
} from "../kernel/index.ts";
import { checkRules, MOST_FIGURE } from "./arguments.ts";
import { boxesOf, physicalDamage, rowOf, unarmedDamage } from "./damage.ts";
import { targetStufe } from "./dodge.ts";
import { DEFAULT_RULES, OUT_OF_ACTION, type HouseRules } from "./house-rules.ts";
import type { HitRow, Row } from "./ids.ts";
import { checkProbe, probe, probeStufe, type ProbeCheck, type ProbeOutcome } from "./probe.ts";
import { checkTarget, type TargetFigures } from "./target.ts";
import { markMental, woundsAfter } from "./wounds.ts";

/** How a blow hurts: by its weapon, or without one the mind, the body (Hit 1), or the nerves (Hit 2). */
export const STRIKE_STYLES = ["armed", "unarmed", "physical", "nerve"] as const;

/** One of the ways in which a blow hurts. */
export type StrikeStyle = (typeof STRIKE_STYLES)[number];

/** How long a nerve strike puts its target out of action, in ZE. @rule R-Z35 */
export const NERVE_STRIKE_ZE = 100;

/** A blow ready to be struck: all that its outcome follows from. */
export interface StrikeCheck {
  readonly kind: "strike";
  readonly probe: ProbeCheck;
  /** The defender's parry: a probe that is rolled along, a Stufe that was rolled before, or null for none. */
  readonly parry: ProbeCheck | number | null;
  /** The Stufe of the defender's dodge; null for none. */
  readonly dodge: number | null;
  readonly style: StrikeStyle;
  readonly damage: number;
  readonly strength: number;
  readonly ze: number;
  /** Null where the one who rolls may not know. */
  readonly target: TargetFigures | null;
}

/** What a blow does. Figures that hang on the target are null where it is unknown, and where they do not change. */
export interface Blow {
  readonly hit: boolean;
  readonly row: HitRow | null;
  readonly damage: Sum | null;
  readonly boxes: number | null;
  readonly marks: Marks<Row> | null;
  /** Marked boxes of mental damage after the blow. */
  readonly mental: number | null;
  readonly malus: number | null;
  readonly out: boolean;
  /** For how many ZE the target cannot act, whatever its wounds. */
  readonly outZe: number;
  readonly dead: boolean;
}

/** What came of a blow: the attack, the Stufe that it had to beat, and what the blow does. */
export type StrikeOutcome = ProbeOutcome &
  Blow & { readonly difference: number; readonly parry: ProbeOutcome | null; readonly defence: number };

const NO_BLOW: Blow = {
  hit: false,
  row: null,
  damage: null,
  boxes: null,
  marks: null,
  mental: null,
  malus: null,
  out: false,
  outZe: 0,
  dead: false,
};

function checkStrike(check: StrikeCheck, rules: HouseRules): void {
  checkRules(rules);
  const { kind, parry, dodge, style, damage, strength, ze } = record("check", check);
  oneOf("check.kind", kind, ["strike"]);
  checkProbe("check.probe", check.probe);
  if (typeof check.parry === "object" && check.parry !== null) checkProbe("check.parry", check.parry);
  else if (parry !== null) integer("check.parry", parry, -MOST_FIGURE, MOST_FIGURE);
  if (dodge !== null) integer("check.dodge", dodge, -MOST_FIGURE, MOST_FIGURE);
  oneOf("check.style", style, STRIKE_STYLES);
  for (const [name, value] of Object.entries({ damage, strength })) integer(`check.${name}`, value, 0, MOST_FIGURE);
  integer("check.ze", ze, 0);
  if (check.target !== null) checkTarget("check.target", check.target, rules);
}

/** The blow that marks boxes of the body. */
function bodyBlow(target: TargetFigures, row: HitRow, damage: Sum, rules: HouseRules): Blow {
  const { marks, malus, dead } = woundsAfter(target, row, damage.total, rules);
  const out = malus >= OUT_OF_ACTION;
  return { ...NO_BLOW, hit: true, row, damage, boxes: damage.total, marks, malus, out, dead };
}

/** The blow that marks boxes of the mind. */
function mindBlow(target: TargetFigures, damage: Sum, rules: HouseRules): Blow {
  const mental = markMental(target.mental, damage.total, rules);
  const malus = Math.max(0, ...rules.mental.slice(0, mental));
  return { ...NO_BLOW, hit: true, damage, boxes: damage.total, mental, malus, out: malus >= OUT_OF_ACTION };
}

/** What a blow does that was better by `difference`. @rule R-Z3 @rule R-Z12 */
function blow(check: StrikeCheck, difference: number, rules: HouseRules): Blow {
  if (difference <= 0) return NO_BLOW;
  const { target, style, strength, damage: weapon } = check;
  if (style === "nerve") return { ...NO_BLOW, hit: true, out: true, outZe: NERVE_STRIKE_ZE };
  const row = style === "unarmed" ? null : rowOf(difference, target?.dreamer ?? false);
  if (target === null) return { ...NO_BLOW, hit: true, row };
  if (row === null) return mindBlow(target, unarmedDamage({ difference, strength, ...target }), rules);
  if (style === "physical") return bodyBlow(target, row, physicalDamage({ strength, ...target }), rules);
  return bodyBlow(
    target,
    row,
    boxesOf({ melee: true, weapon, bullets: 0, w4: 0, strength, difference, ...target }),
    rules,
  );
}

/**
 * What a blow that has been rolled does to a target, as that target is now: the hit of `outcome` by how much better it
 * was, reduced and marked by the figures of the target. A miss does nothing.
 */
export function blowOn(
  check: StrikeCheck,
  outcome: Pick<StrikeOutcome, "hit" | "difference">,
  target: TargetFigures,
  rules: HouseRules = DEFAULT_RULES,
): Blow {
  checkStrike(check, rules);
  checkTarget("target", target, rules);
  const { hit, difference } = record("outcome", outcome);
  if (!truth("outcome.hit", hit)) return NO_BLOW;
  return blow({ ...check, target }, integer("outcome.difference", difference, -MOST_FIGURE, MOST_FIGURE), rules);
}

/** The Stufe that a blow must beat: the better of parry and dodge, never below 0, and 0 without either. @rule R-Z41 */
function defenceOf(check: StrikeCheck, parry: number | null): number {
  return Math.max(targetStufe(check.dodge), targetStufe(parry));
}

/** The step that rolls the defender's parry, where there is one to roll. */
function parryOf({ parry }: StrikeCheck): Step<ProbeOutcome | null> {
  return typeof parry === "object" && parry !== null ? probe(parry) : done(null);
}

/**
 * The step of a blow: the attack, then the parry if it is rolled along; a blow that is better by Stufen hurts, by its
 * weapon as a shot does but without W4, or without a weapon on the mental track.
 *
 * @rule R-Z3 Ties go to the defender.
 * @rule R-Z12
 * @rule R-Z41
 */
export function strike(check: StrikeCheck, rules: HouseRules = DEFAULT_RULES): Step<StrikeOutcome> {
  checkStrike(check, rules);
  return andThen(probe(check.probe), (attack) =>
    map(parryOf(check), (parry) => {
      const known = typeof check.parry === "number" ? check.parry : null;
      const defence = defenceOf(check, parry?.stufe ?? known);
      const difference = attack.stufe - defence;
      const done = blow(check, difference, rules);
      return { ...attack, ...done, success: done.hit, parry, defence, difference };
    }),
  );
}

/** What the odds of a blow tell apart. */
export type StrikeResult = Pick<Blow, "hit" | "row" | "boxes" | "out" | "dead">;

/** The exact odds of a blow: chances from 0 to 1 of a hit, of putting the target out of action, of killing it. */
export interface StrikeOdds {
  readonly hit: number;
  readonly out: number;
  readonly dead: number;
  readonly results: Odds<StrikeResult>;
  readonly rows: Odds<HitRow | null>;
  readonly boxes: Odds<number | null>;
}

/** The step that answers with the Stufe of the parry alone, null for none. */
function parryStufe({ parry }: StrikeCheck): Step<number | null> {
  return typeof parry === "object" && parry !== null ? probeStufe(parry) : done(parry);
}

/** The step of a blow that answers with no more than the odds tell apart. */
function strikeResult(check: StrikeCheck, rules: HouseRules): Step<StrikeResult> {
  const defence = map(parryStufe(check), (parry) => defenceOf(check, parry));
  const difference = andThen(probeStufe(check.probe), (stufe) =>
    map(defence, (against) => Math.max(0, stufe - against)),
  );
  return map(difference, (better) => {
    const { hit, row, boxes, out, dead } = blow(check, better, rules);
    return { hit, row, boxes, out, dead };
  });
}

/** The exact odds of a blow: of a hit, of each row and number of boxes, of putting out of action and killing. */
export function strikeOdds(check: StrikeCheck, rules: HouseRules = DEFAULT_RULES): StrikeOdds {
  checkStrike(check, rules);
  const results = odds(strikeResult(check, rules));
  return {
    hit: chanceOf(results, ({ hit }) => hit),
    out: chanceOf(results, ({ out, dead }) => out || dead),
    dead: chanceOf(results, ({ dead }) => dead),
    results,
    rows: lookAt(results, ({ row }) => row),
    boxes: lookAt(results, ({ boxes }) => boxes),
  };
}
