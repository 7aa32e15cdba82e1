import { kernel, ze } from "../../rules/index.ts";
import { SETTINGS, SYSTEM } from "../ids.ts";

/** The most boxes that a row of a track may have. */
const MOST_BOXES = 30;

let known: ze.HouseRules | null = null;

/** The rules with what this world has set for itself; what is stored and means nothing counts as not set. */
export function readHouseRules(): ze.HouseRules {
  known ??= rulesOf({
    reading: game.settings.get(SYSTEM, SETTINGS.w10Reading),
    rows: game.settings.get(SYSTEM, SETTINGS.woundRows),
    mental: game.settings.get(SYSTEM, SETTINGS.mentalRow),
    apFormula: game.settings.get(SYSTEM, SETTINGS.apFormula),
  });
  return known;
}

/** Has the rules read anew when they are asked for next. */
export function forgetHouseRules(): void {
  known = null;
}

/** House rules as a world holds them, of whatever shape. */
type Stored = Readonly<Record<keyof ze.HouseRules, unknown>>;

function rulesOf(stored: Stored): ze.HouseRules {
  const standard = ze.DEFAULT_RULES;
  const rules: ze.HouseRules = {
    reading: valid("w10Reading", readReading(stored.reading)) ?? standard.reading,
    rows: valid("woundRows", readRows(stored.rows)) ?? standard.rows,
    mental: valid("mentalRow", readBoxes(stored.mental)) ?? standard.mental,
    apFormula: valid("apFormula", readFormula(stored.apFormula)) ?? standard.apFormula,
  };
  // The rules know the standard ones by sight and need not look through them.
  return kernel.isSame(plainOf(rules), plainOf(standard)) ? standard : rules;
}

function plainOf({ reading, rows, mental, apFormula }: ze.HouseRules): kernel.Plain {
  return { reading, rows: rows.map(({ id, boxes }) => ({ id, boxes })), mental, apFormula };
}

/** Passes on what could be read, and tells the console of what could not. */
function valid<T>(setting: string, value: T | null): T | null {
  if (value === null) {
    const problem = new Error(`The stored setting "${setting}" means nothing; the default counts.`);
    Hooks.onError(`${SYSTEM}.${setting}`, problem, { log: "warn", notify: null });
  }
  return value;
}

function readReading(stored: unknown): kernel.W10Reading | null {
  return kernel.W10_READINGS.find((one) => one === stored) ?? null;
}

/** The maluses of a row of boxes: 1 to 30 whole numbers from 0 to 99; null for anything else. */
export function readBoxes(stored: unknown): readonly number[] | null {
  if (!Array.isArray(stored) || stored.length < 1 || stored.length > MOST_BOXES) return null;
  const boxes: readonly unknown[] = stored;
  const whole = boxes.filter((one): one is number => Number.isInteger(one) && isMalus(Number(one)));
  return whole.length === boxes.length ? whole : null;
}

function isMalus(number: number): boolean {
  return number >= 0 && number <= ze.OUT_OF_ACTION;
}

function readRows(stored: unknown): ze.HouseRules["rows"] | null {
  if (!kernel.isRecord(stored)) return null;
  const rows = ze.ROWS.flatMap((id) => {
    const boxes = readBoxes(stored[id]);
    return boxes ? [{ id, boxes }] : [];
  });
  return rows.length === ze.ROWS.length ? rows : null;
}

const FIGURE = /^(?:skills|sf)\.[a-z0-9-]+$/;

/** Whether a formula names what is no figure of a character. */
function figureAt(path: string): number | undefined {
  const [group, id] = path.split(".");
  const isKnown = group === "attributes" ? ze.ATTRIBUTES.some((one) => one === id) : FIGURE.test(path);
  return isKnown ? 1 : undefined;
}

/** A formula for the most AP; null for what cannot be read. */
export function readFormula(stored: unknown): string | null {
  if (typeof stored !== "string" || stored.length > 1000) return null;
  return kernel.evaluate(stored, figureAt).ok ? stored : null;
}
