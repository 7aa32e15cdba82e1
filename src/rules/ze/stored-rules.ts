import { evaluate, isList, isRecord, isSame, list, record, W10_READINGS, type W10Reading } from "../kernel/index.ts";
import { DEFAULT_RULES, OUT_OF_ACTION, type HouseRules } from "./house-rules.ts";
import { ATTRIBUTES, ROWS } from "./ids.ts";

/** The most boxes that a row of a track may have. */
const MOST_BOXES = 30;

/** The longest formula. */
const LONGEST = 1000;

/** House rules as a world holds them, of whatever shape: rows of boxes by their ids. */
export type StoredRules = Readonly<Record<keyof HouseRules, unknown>>;

/** The rules that count, and the names of those stored ones that mean nothing, for which the default counts. */
export interface ReadRules {
  readonly rules: HouseRules;
  readonly unread: readonly (keyof HouseRules)[];
}

/** The house rules that a world has stored; what means nothing is left out. The standard rules come as they are. */
export function readStoredRules(stored: StoredRules): ReadRules {
  const given = record("stored", stored);
  const found = {
    reading: readReading(given["reading"]),
    rows: readRows(given["rows"]),
    mental: readBoxes(given["mental"]),
    apFormula: readFormula(given["apFormula"]),
  };
  const unread = (["reading", "rows", "mental", "apFormula"] as const).filter((name) => found[name] === null);
  const rules: HouseRules = {
    reading: found.reading ?? DEFAULT_RULES.reading,
    rows: found.rows ?? DEFAULT_RULES.rows,
    mental: found.mental ?? DEFAULT_RULES.mental,
    apFormula: found.apFormula ?? DEFAULT_RULES.apFormula,
  };
  // The rules know the standard ones by sight and need not look through them.
  return { rules: isStandard(rules) ? DEFAULT_RULES : rules, unread };
}

function isStandard(rules: HouseRules): boolean {
  return isSame(plainOf(rules), plainOf(DEFAULT_RULES));
}

function plainOf({ reading, rows, mental, apFormula }: HouseRules) {
  return { reading, rows: rows.map(({ id, boxes }) => ({ id, boxes })), mental, apFormula };
}

function readReading(stored: unknown): W10Reading | null {
  return W10_READINGS.find((one) => one === stored) ?? null;
}

function readRows(stored: unknown): HouseRules["rows"] | null {
  if (!isRecord(stored)) return null;
  const rows = ROWS.flatMap((id) => {
    const boxes = readBoxes(stored[id]);
    return boxes ? [{ id, boxes }] : [];
  });
  return rows.length === ROWS.length ? rows : null;
}

/** The maluses of a row of boxes: 1 to 30 whole numbers from 0 to 99; null for anything else. */
export function readBoxes(stored: unknown): readonly number[] | null {
  if (!isList(stored) || stored.length < 1 || stored.length > MOST_BOXES) return null;
  const given = list("boxes", stored, MOST_BOXES);
  const boxes = given.filter(isMalus);
  return boxes.length === given.length ? boxes : null;
}

function isMalus(malus: unknown): malus is number {
  return typeof malus === "number" && Number.isInteger(malus) && malus >= 0 && malus <= OUT_OF_ACTION;
}

const SKILL_OR_TREE = /^(?:skills|sf)\.[a-z0-9-]+$/;

/** Any value for what is a figure of a character; undefined for what is none. */
function anyFigure(path: string): number | undefined {
  const isKnown = SKILL_OR_TREE.test(path) || ATTRIBUTES.some((id) => path === `attributes.${id}`);
  return isKnown ? 1 : undefined;
}

/** A formula for the most AP (at most 1000 characters); null for what cannot be read. @rule R-Z8 */
export function readFormula(stored: unknown): string | null {
  if (typeof stored !== "string" || stored.length > LONGEST) return null;
  return evaluate(stored, anyFigure).ok ? stored : null;
}
