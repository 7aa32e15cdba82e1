import { integer, oneOf, record, sumUp, truth, type Sum, type Term } from "../kernel/index.ts";
import { checkRules, MOST_FIGURE } from "./arguments.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { BIRTHPLACES, DREAMER_ROW, ROWS, type Birthplace, type HitRow, type Row } from "./ids.ts";
import { UNHURT, woundsAfter } from "./wounds.ts";

/** How much higher KO counts for, and how much less damage takes, who was born outside. @rule R-Z13 */
const OUTSIDER = 2;

/**
 * The row in which damage begins, by how much better the attack was than its target: L up to 1, M at 2, S at 3, O from
 * 4 on (T for dreamers).
 *
 * @rule R-Z7
 * @rule R-Z28 A difference of 0 counts as row L.
 */
export function rowOf(difference: number, dreamer = false): HitRow {
  const row = printedRow(difference);
  return truth("dreamer", dreamer) && row === "O" ? DREAMER_ROW : row;
}

/** The row by the difference for one who is no dreamer. */
function printedRow(difference: number): Row {
  return ROWS[Math.min(Math.max(integer("difference", difference), 1), ROWS.length) - 1] ?? "L";
}

/** How much of a damage KO takes in that row: KO less 0, 1, 2 or 3, two more if born outside, never below 0. */
export function reductionOf(ko: number, row: Row, born: Birthplace): number {
  const counted = integer("ko", ko, 0, MOST_FIGURE) + (oneOf("born", born, BIRTHPLACES) === "outside" ? OUTSIDER : 0);
  return Math.max(0, counted - ROWS.indexOf(oneOf("row", row, ROWS)));
}

/** A hit: what strikes, and whom. For a blow `strength` counts, for a shot `bullets` and `w4`. */
export interface Hit {
  readonly melee: boolean;
  readonly weapon: number;
  readonly bullets: number;
  readonly w4: number;
  readonly strength: number;
  readonly ko: number;
  readonly difference: number;
  readonly armor: number;
  readonly born: Birthplace;
  readonly dreamer: boolean;
}

/** The boxes of a hit, itemised, the row from which on they are marked, and whether nobody could survive it. */
export interface Damage {
  readonly row: HitRow;
  readonly boxes: Sum;
  readonly dead: boolean;
}

/** The sum of items that is 0 where it would be below. */
function notBelowZero(terms: Sum["terms"]): Sum {
  const { total } = sumUp(terms);
  return sumUp(total < 0 ? [...terms, { key: "MC.Damage.minimum", amount: -total }] : terms);
}

/**
 * The boxes that a hit marks: weapon, bullets that hit and W4 (for a blow: weapon and ST), less KO by the row and less
 * armour, never below 0.
 *
 * @rule R-Z11 Each bullet that hits adds 1, the first too.
 * @rule R-Z12
 * @rule R-Z13
 */
export function damageOf(hit: Hit, rules: HouseRules = DEFAULT_RULES): Damage {
  record("hit", hit);
  checkRules(rules);
  const { dreamer } = hit;
  const row = rowOf(hit.difference, dreamer);
  const boxes = boxesOf(hit);
  return { row, boxes, dead: woundsAfter({ marks: UNHURT, dreamer }, row, boxes.total, rules).dead };
}

/** The boxes of a hit alone. */
export function boxesOf(hit: Omit<Hit, "dreamer">): Sum {
  const row = printedRow(hit.difference);
  const from = truth("melee", hit.melee)
    ? [{ key: "MC.Damage.strength", amount: integer("strength", hit.strength, 0, MOST_FIGURE) }]
    : [
        { key: "MC.Damage.bullets", amount: integer("bullets", hit.bullets, 0, MOST_FIGURE) },
        { key: "MC.Damage.w4", amount: integer("w4", hit.w4, 0, 4) },
      ];
  return notBelowZero([
    { key: "MC.Damage.weapon", amount: integer("weapon", hit.weapon, 0, MOST_FIGURE) },
    ...from,
    { key: "MC.Damage.constitution", data: { row }, amount: -reductionOf(hit.ko, row, hit.born) },
    { key: "MC.Damage.armor", amount: -integer("armor", hit.armor, 0, MOST_FIGURE) },
  ]);
}

/** A blow without a weapon: how much better it was, ST, and who takes it. */
export interface UnarmedHit {
  readonly difference: number;
  readonly strength: number;
  /** Whether the one hit dampens unarmed blows (Prevention 3). */
  readonly dampened: boolean;
  readonly born: Birthplace;
}

/**
 * The boxes of mental damage of a blow without a weapon: difference × ST, less 2 for who was born outside; at most 1
 * for who dampens it; reduced by neither KO nor armour; never below 0.
 *
 * @rule R-Z12
 * @rule R-Z13
 */
export function unarmedDamage(hit: UnarmedHit): Sum {
  record("hit", hit);
  const { difference, strength, dampened, born } = hit;
  const force = Math.max(0, integer("difference", difference)) * integer("strength", strength, 0, MOST_FIGURE);
  return cappedSum({ key: "MC.Damage.unarmed", amount: force }, born, dampened);
}

/** A damage that neither KO nor armour reduces: less 2 for who was born outside, at most 1 where dampened. */
function cappedSum(from: Term, born: Birthplace, dampened: boolean): Sum {
  const outside = oneOf("born", born, BIRTHPLACES) === "outside" ? OUTSIDER : 0;
  const left = notBelowZero([from, { key: "MC.Damage.bornOutside", amount: -outside }]);
  const most = truth("dampened", dampened) ? 1 : left.total;
  return sumUp([...left.terms, { key: "MC.Damage.dampened", amount: Math.min(0, most - left.total) }]);
}

/**
 * The boxes of physical damage of a blow without a weapon by who has Hit 1: ST, less 2 for who was born outside; at
 * most 1 for who dampens it; reduced by neither KO nor armour.
 *
 * @rule R-Z35
 */
export function physicalDamage(hit: Omit<UnarmedHit, "difference">): Sum {
  record("hit", hit);
  const strength = integer("strength", hit.strength, 0, MOST_FIGURE);
  return cappedSum({ key: "MC.Damage.strength", amount: strength }, hit.born, hit.dampened);
}

/**
 * The boxes of a damage that neither KO nor armour reduces, such as fire or a power: as given, less 2 for who was born
 * outside, never below 0.
 *
 * @rule R-Z13
 * @rule R-Z28
 */
export function plainDamage(boxes: number, born: Birthplace): Sum {
  return cappedSum({ key: "MC.Damage.plain", amount: integer("boxes", boxes, 0) }, born, false);
}
