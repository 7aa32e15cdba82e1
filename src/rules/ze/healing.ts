import {
  allow,
  finite,
  integer,
  oneOf,
  record,
  refuse,
  roundedDown,
  sumUp,
  truth,
  unmark,
  type Marks,
  type Result,
} from "../kernel/index.ts";
import { ROWS, type Row } from "./ids.ts";
import { entryOf } from "./sf/trees.ts";

/** How long one box of each row takes to heal at rest, in minutes; O only under treatment. */
const MINUTES: Readonly<Record<Row, number>> = { L: 60, M: 600, S: 1440, O: 10_080 };

/** How long one box of mental damage takes to heal at rest, in minutes. */
export const MENTAL_MINUTES = 10;

/** After how many minutes of O without treatment the wounded die. @rule R-Z38 */
const DEADLY_MINUTES = 10_080;

/** The longest rest, in hours: more than a hundred years. */
const LONGEST_REST = 1_000_000;

/** The most boxes that a row may have. */
const MOST_BOXES = 1000;

/** How many minutes of rest a box of each row takes, with or without Fast Healing. @rule R-Z20 */
export function healingMinutes(fast: boolean): Readonly<Record<Row, number>> {
  if (!truth("fast", fast)) return MINUTES;
  const effect = entryOf("healing", 1)?.effects.find(({ kind }) => kind === "healFaster");
  return effect?.kind === "healFaster" ? effect.minutes : MINUTES;
}

/** A rest: how long, whether under treatment, and whether Fast Healing counts for the wounds. */
export interface Rest {
  readonly wounds: Marks<Row>;
  readonly mental: number;
  /** In hours, fractions allowed. */
  readonly hours: number;
  readonly treated: boolean;
  /** Only for damage that was taken inside the Matrix. @rule R-Z38 */
  readonly fast: boolean;
}

/** What a rest leaves, and whether an untreated O has lasted a week, so that the GM has to decide about death. */
export interface Rested {
  readonly wounds: Marks<Row>;
  readonly mental: number;
  readonly dead: boolean;
}

/** The whole steps of `minutes` in so many hours; a sixth of an hour is ten minutes. */
export function wholeSteps(hours: number, minutes: number): number {
  return roundedDown((hours * 60) / minutes);
}

/**
 * The wounds after a rest: each row heals by itself, in whole boxes; O only under treatment. Who had an O that nobody
 * treated for a week is `dead`, which the GM confirms.
 *
 * @rule R-Z20
 * @rule R-Z38
 */
export function healAtRest(rest: Rest): Rested {
  const { treated, fast } = record("rest", rest);
  const marks = record("wounds", rest.wounds);
  const hours = finite("hours", rest.hours, 0, LONGEST_REST);
  const minutes = healingMinutes(truth("fast", fast));
  const isTreated = truth("treated", treated);
  const left = (row: Row): number => {
    const held = integer(`wounds.${row}`, marks[row], 0, MOST_BOXES);
    return row === "O" && !isTreated ? held : Math.max(0, held - wholeSteps(hours, minutes[row]));
  };
  const wounds = { L: left("L"), M: left("M"), S: left("S"), O: left("O") };
  const mental = Math.max(0, integer("mental", rest.mental, 0, MOST_BOXES) - wholeSteps(hours, MENTAL_MINUTES));
  return { wounds, mental, dead: wounds.O > 0 && !isTreated && wholeSteps(hours, DEADLY_MINUTES) > 0 };
}

/** Boxes of each row that are to be healed. */
export type Boxes = Readonly<Record<Row, number>>;

/** The boxes that healing of so many boxes should take: from the heaviest row on. @rule R-Z29 */
export function suggestBoxes(wounds: Marks<Row>, boxes: number): Boxes {
  const marks = record("wounds", wounds);
  let rest = integer("boxes", boxes, 0, MOST_BOXES * ROWS.length);
  const chosen: Record<Row, number> = { L: 0, M: 0, S: 0, O: 0 };
  for (const row of ROWS.toReversed()) {
    chosen[row] = Math.min(rest, integer(`wounds.${row}`, marks[row], 0, MOST_BOXES));
    rest -= chosen[row];
  }
  return chosen;
}

/**
 * The wounds after the chosen boxes are healed. Refused where more are chosen than may be (`MC.Refusal.tooManyBoxes`)
 * and where a row has not that many (`MC.Refusal.noSuchBox`).
 *
 * @rule R-Z29 The boxes are chosen freely.
 */
export function healBoxes(wounds: Marks<Row>, chosen: Boxes, most: number): Result<Marks<Row>> {
  const marks = record("wounds", wounds);
  const boxes = record("chosen", chosen);
  const limit = integer("most", most, 0, MOST_BOXES * ROWS.length);
  const terms = ROWS.map((row) => ({ key: row, amount: integer(`chosen.${row}`, boxes[row], 0, MOST_BOXES) }));
  const { total } = sumUp(terms);
  if (total > limit) return refuse({ key: "MC.Refusal.tooManyBoxes", data: { chosen: total, most: limit } });
  const row = ROWS.find((row) => integer(`wounds.${row}`, marks[row], 0, MOST_BOXES) < chosen[row]);
  if (row) return refuse({ key: "MC.Refusal.noSuchBox", data: { row: oneOf("row", row, ROWS) } });
  return allow(ROWS.reduce((after, row) => unmark(after, row, chosen[row]), wounds));
}
