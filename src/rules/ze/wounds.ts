import {
  ArgumentError,
  integer,
  mark,
  malusOf,
  oneOf,
  record,
  sumUp,
  truth,
  type Marks,
  type Sum,
} from "../kernel/index.ts";
import { checkMarks, checkRules, checkSnapshot } from "./arguments.ts";
import { ignoresRow } from "./effects.ts";
import { DEFAULT_RULES, OUT_OF_ACTION, type HouseRules } from "./house-rules.ts";
import { DREAMER_ROW, ROWS, type HitRow, type Row } from "./ids.ts";
import type { Snapshot } from "./snapshot.ts";

/** The most boxes that one blow of fate may mark. */
const MOST_BOXES = 1_000_000;

/** The row that a dreamer does not have: reaching it is death. @rule R-Z7 */
const HEAVIEST = "O" satisfies Row;

/** The marks of one who is unhurt. */
export const UNHURT: Marks<Row> = { L: 0, M: 0, S: 0, O: 0 };

/** Who is wounded: the marked boxes so far, and whether it is a dreamer, who has no row O. */
export interface Wounded {
  readonly marks: Marks<Row>;
  readonly dreamer: boolean;
}

/** The marks after damage, the malus they bring (0 to 99), and whether they are the end. */
export interface WoundsAfter {
  readonly marks: Marks<Row>;
  readonly malus: number;
  readonly dead: boolean;
}

/** Refuses with an argument error what is nobody that can be wounded. */
export function checkWounded(name: string, wounded: Wounded, rules: HouseRules): void {
  const given = record(name, wounded);
  checkMarks(`${name}.marks`, wounded.marks, rules);
  truth(`${name}.dreamer`, given["dreamer"]);
}

/** The marks after damage to one who has been checked. A dreamer has the rows L, M and S only. */
export function woundsAfter(wounded: Wounded, row: HitRow, boxes: number, rules: HouseRules): WoundsAfter {
  const { marks, dreamer } = wounded;
  if (dreamer && (row === DREAMER_ROW || row === HEAVIEST)) {
    return { marks, malus: malusOf(rules.rows, marks), dead: true };
  }
  if (row === DREAMER_ROW) throw new ArgumentError("row", "T for dreamers only");
  const rows = dreamer ? rules.rows.filter(({ id }) => id !== HEAVIEST) : rules.rows;
  const { marks: after, overflow } = mark(rows, marks, row, boxes);
  return { marks: after, malus: malusOf(rules.rows, after), dead: overflow > 0 };
}

/**
 * The marks after `boxes` boxes (0 to 1,000,000) from `row` on: they fill the row, then the next heavier one, and what
 * does not fit in O kills; dreamers die of what does not fit in S, and of any hit in O (for them T).
 *
 * @rule R-Z6
 * @rule R-Z7
 */
export function markWounds(
  wounded: Wounded,
  row: HitRow,
  boxes: number,
  rules: HouseRules = DEFAULT_RULES,
): WoundsAfter {
  checkRules(rules);
  checkWounded("wounded", wounded, rules);
  return woundsAfter(wounded, oneOf("row", row, [...ROWS, DREAMER_ROW]), integer("boxes", boxes, 0, MOST_BOXES), rules);
}

/** The marked boxes of mental damage after `boxes` more; the excess is lost. @rule R-Z39 */
export function markMental(marked: number, boxes: number, rules: HouseRules = DEFAULT_RULES): number {
  checkRules(rules);
  const most = rules.mental.length;
  return Math.min(most, integer("marked", marked, 0, most) + integer("boxes", boxes, 0, MOST_BOXES));
}

/** A malus and where it comes from. */
interface Source {
  readonly malus: number;
  readonly key: string;
  readonly row: Row | null;
}

/** What one row of wounds brings; an ignored row brings only being out of action. @rule R-Z34 */
function rowMalus(snapshot: Snapshot, row: Row, rules: HouseRules): Source {
  const malus = malusOf(
    rules.rows.filter(({ id }) => id === row),
    snapshot.wounds,
  );
  const ignored = malus < OUT_OF_ACTION && ignoresRow(snapshot.effects, row);
  return { malus: ignored ? 0 : malus, key: "MC.Wounds.physical", row };
}

/** What mental damage brings. */
function mentalMalus({ mental }: Snapshot, rules: HouseRules): Source {
  return { malus: Math.max(0, ...rules.mental.slice(0, mental)), key: "MC.Wounds.mental", row: null };
}

/** The wound malus of a character that has been checked, as a Stufe modifier. */
export function malusSum(snapshot: Snapshot, rules: HouseRules): Sum {
  const sources = [...ROWS.map((row) => rowMalus(snapshot, row, rules)), mentalMalus(snapshot, rules)];
  const worst = sources.reduce((a, b) => (b.malus > a.malus ? b : a));
  if (worst.malus === 0) return sumUp([]);
  const { key, row, malus } = worst;
  return sumUp([row === null ? { key, amount: -malus } : { key, data: { row }, amount: -malus }]);
}

/**
 * The wound malus in force as a Stufe modifier (0 or below, down to -99): the worst marked box of both tracks, with the
 * track and row that it comes from as its one item.
 *
 * @rule R-Z6
 * @rule R-Z34 A row that an effect ignores brings nothing, except being out of action.
 * @rule R-Z39
 */
export function woundMalus(snapshot: Snapshot, rules: HouseRules = DEFAULT_RULES): Sum {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  return malusSum(snapshot, rules);
}
