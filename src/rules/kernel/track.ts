import { ArgumentError, finite, integer, list, record, text } from "./argument.ts";

/** One row of a wound track: its id and the malus of each of its boxes, from the first to be marked. */
export interface Row<Id extends string> {
  readonly id: Id;
  readonly boxes: readonly number[];
}

/** Rows from the lightest to the heaviest. */
export type Rows<Id extends string> = readonly Row<Id>[];

/** How many boxes of each row are marked; marks stand at the start of a row. */
export type Marks<Id extends string> = Readonly<Record<Id, number>>;

/** The marks after damage, and the boxes that did not fit in the heaviest row. */
export interface Marked<Id extends string> {
  readonly marks: Marks<Id>;
  readonly overflow: number;
}

/**
 * The marks after `count` further boxes from `row` on: what does not fit flows into the next heavier row, and what
 * does not fit in the heaviest is the overflow. Marks outside a row are argument errors.
 */
export function mark<Id extends string>(rows: Rows<Id>, marks: Marks<Id>, row: Id, count: number): Marked<Id> {
  const all = checkRows(rows);
  record("marks", marks);
  let rest = integer("count", count, 0);
  let reached = false;
  const after: Record<Id, number> = { ...marks };
  for (const { id, boxes } of all) {
    const held = integer(`marks.${id}`, marks[id], 0, boxes.length);
    reached ||= id === row;
    if (!reached) continue;
    const fits = Math.min(rest, boxes.length - held);
    after[id] = held + fits;
    rest -= fits;
  }
  if (!reached) throw new ArgumentError("row", `one of ${all.map(({ id }) => id).join(", ")}`);
  return { marks: after, overflow: rest };
}

/** The marks after `count` boxes of `row` are healed; a row never falls below none. */
export function unmark<Id extends string>(marks: Marks<Id>, row: Id, count: number): Marks<Id> {
  record("marks", marks);
  text("row", row);
  return { ...marks, [row]: Math.max(0, integer(`marks.${row}`, marks[row], 0) - integer("count", count, 0)) };
}

/** The malus in force: the highest of all marked boxes, 0 where none is marked. */
export function malusOf<Id extends string>(rows: Rows<Id>, marks: Marks<Id>): number {
  const all = checkRows(rows);
  record("marks", marks);
  return all.reduce((worst, { id, boxes }) => {
    return Math.max(worst, ...boxes.slice(0, integer(`marks.${id}`, marks[id], 0)));
  }, 0);
}

/** The most boxes that a row may have. */
const MOST_BOXES = 1000;

function checkRows<Id extends string>(rows: Rows<Id>): Rows<Id> {
  return list("rows", rows).map((row) => {
    record("rows", row);
    text("rows.id", row.id);
    const boxes = list("rows.boxes", row.boxes, MOST_BOXES);
    for (const malus of boxes) finite("rows.boxes", malus);
    return { id: row.id, boxes };
  });
}
