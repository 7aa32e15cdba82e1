import {
  ArgumentError,
  finite,
  integer,
  isRecord,
  list,
  oneOf,
  record,
  text,
  truth,
  W10_READINGS,
} from "../kernel/index.ts";
import { DEFAULT_RULES, OUT_OF_ACTION, type HouseRules } from "./house-rules.ts";
import { ATTRIBUTES, BIRTHPLACES, CATEGORIES, CLASSES, FIRE_MODES, ROWS, type Row } from "./ids.ts";
import { EFFECT_ASPECTS, type Snapshot, type Weapon } from "./snapshot.ts";
import type { Marks } from "../kernel/index.ts";

/** The most that a figure of a character or weapon may be. */
export const MOST_FIGURE = 1000;

/** The most entries that a list or bag of a character may have. */
const MOST_ENTRIES = 1000;

/** The most boxes that a world may give a row. */
const MOST_BOXES = 30;

/** The longest slug. */
const LONGEST_SLUG = 100;

/** The own keys and values of an object of at most 1000 keys. */
export function entriesOf(name: string, value: unknown): readonly (readonly [string, unknown])[] {
  const entries = Object.entries(record(name, value));
  if (entries.length > MOST_ENTRIES) throw new ArgumentError(name, `an object of at most ${MOST_ENTRIES} keys`);
  return entries;
}

/** Refuses what is no whole figure from 0 to 1000. */
export function figure(name: string, value: unknown, min = 0): number {
  return integer(name, value, min, MOST_FIGURE);
}

/** Whether a value is a whole figure from 0 to 1000: asked first, so that names are put together for errors alone. */
function isFigure(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST_FIGURE;
}

/** Whether a value is one of the attributes. */
function isAttributeId(value: unknown): boolean {
  return ATTRIBUTES.some((id) => id === value);
}

/** Refuses marks that the rows do not have. */
export function checkMarks(name: string, marks: Marks<Row>, rules: HouseRules): void {
  const given = record(name, marks);
  for (const { id, boxes } of rules.rows) integer(`${name}.${id}`, given[id], 0, boxes.length);
}

function checkBoxes(name: string, boxes: unknown): void {
  const given = list(name, boxes, MOST_BOXES);
  if (given.length === 0) throw new ArgumentError(name, "a list of at least 1 box");
  for (const malus of given) integer(name, malus, 0, OUT_OF_ACTION);
}

/** Refuses what are no house rules; the default ones pass unread. */
export function checkRules(rules: HouseRules): void {
  if (rules === DEFAULT_RULES) return;
  const { reading, rows, mental, apFormula } = record("rules", rules);
  oneOf("rules.reading", reading, W10_READINGS);
  const given = list("rules.rows", rows, ROWS.length);
  for (const [index, id] of ROWS.entries()) {
    const row = record(`rules.rows.${id}`, given[index]);
    oneOf(`rules.rows.${id}.id`, row["id"], [id]);
    checkBoxes(`rules.rows.${id}.boxes`, row["boxes"]);
  }
  checkBoxes("rules.mental", mental);
  text("rules.apFormula", apFormula, MOST_ENTRIES);
}

function checkEffect(name: string, effect: unknown): void {
  const { key, data, aspect, amount, row, skill, until } = record(name, effect);
  text(`${name}.key`, key, MOST_ENTRIES);
  if (data !== undefined) record(`${name}.data`, data);
  const about = oneOf(`${name}.aspect`, aspect, EFFECT_ASPECTS);
  if (about === "zeFactor") finite(`${name}.amount`, amount, 0, MOST_FIGURE);
  else integer(`${name}.amount`, amount, -MOST_FIGURE, MOST_FIGURE);
  if (row !== undefined) oneOf(`${name}.row`, row, ROWS);
  if (skill !== undefined) text(`${name}.skill`, skill, LONGEST_SLUG);
  if (until !== undefined) integer(`${name}.until`, until);
}

function checkSkills(name: string, skills: unknown): void {
  for (const [slug, skill] of entriesOf(name, skills)) {
    if (isRecord(skill) && isAttributeId(skill["attribute"]) && isFigure(skill["value"])) continue;
    const { attribute, value } = record(`${name}.${slug}`, skill);
    oneOf(`${name}.${slug}.attribute`, attribute, ATTRIBUTES);
    figure(`${name}.${slug}.value`, value);
  }
}

/** Refuses what has not the figures that points are spent on: attributes, skills, trees, class. */
export function checkFigures(name: string, snapshot: Readonly<Record<string, unknown>>): void {
  oneOf(`${name}.class`, snapshot["class"], CLASSES);
  const attributes = record(`${name}.attributes`, snapshot["attributes"]);
  for (const id of ATTRIBUTES) {
    if (!isFigure(attributes[id])) figure(`${name}.attributes.${id}`, attributes[id]);
  }
  checkSkills(`${name}.skills`, snapshot["skills"]);
  for (const [tree, level] of entriesOf(`${name}.sf`, snapshot["sf"])) {
    if (!isFigure(level)) figure(`${name}.sf.${tree}`, level);
  }
  for (const tree of list(`${name}.taught`, snapshot["taught"], MOST_ENTRIES)) {
    text(`${name}.taught`, tree, LONGEST_SLUG);
  }
}

/** Refuses with an argument error what is no picture of a character; `name` is what the error calls it. */
export function checkSnapshot(name: string, snapshot: Snapshot, rules: HouseRules): void {
  const given = record(name, snapshot);
  checkFigures(name, given);
  oneOf(`${name}.born`, given["born"], BIRTHPLACES);
  truth(`${name}.dreamer`, given["dreamer"]);
  truth(`${name}.dead`, given["dead"]);
  checkMarks(`${name}.wounds`, snapshot.wounds, rules);
  integer(`${name}.mental`, given["mental"], 0, rules.mental.length);
  const { value, override } = record(`${name}.ap`, given["ap"]);
  integer(`${name}.ap.value`, value);
  if (override !== null) figure(`${name}.ap.override`, override);
  figure(`${name}.armor`, given["armor"]);
  for (const effect of list(`${name}.effects`, given["effects"], MOST_ENTRIES)) checkEffect(`${name}.effects`, effect);
}

/** Refuses with an argument error what is no weapon; `name` is what the error calls it. */
export function checkWeapon(name: string, weapon: Weapon): void {
  const given = record(name, weapon);
  for (const key of ["identifier", "skill", "ammunition"]) text(`${name}.${key}`, given[key], LONGEST_SLUG);
  oneOf(`${name}.category`, given["category"], CATEGORIES);
  figure(`${name}.damage`, given["damage"]);
  const rof = record(`${name}.rof`, given["rof"]);
  for (const mode of FIRE_MODES) {
    if (rof[mode] !== null) figure(`${name}.rof.${mode}`, rof[mode], mode === "fa" ? 1 : -MOST_FIGURE);
  }
  if (given["ze"] !== null) figure(`${name}.ze`, given["ze"], -MOST_FIGURE);
  if (given["range"] !== null) finite(`${name}.range`, given["range"], 0);
  for (const key of ["silenceable", "silenced", "revolver"]) truth(`${name}.${key}`, given[key]);
  figure(`${name}.hands`, given["hands"]);
  checkMagazineAndArea(name, given);
}

function checkMagazineAndArea(name: string, { magazine, area }: Readonly<Record<string, unknown>>): void {
  if (magazine !== null) {
    const { value, max } = record(`${name}.magazine`, magazine);
    integer(`${name}.magazine.value`, value, 0);
    integer(`${name}.magazine.max`, max, 0);
  }
  if (area === null) return;
  const { radius, damage } = record(`${name}.area`, area);
  finite(`${name}.area.radius`, radius, 0);
  figure(`${name}.area.damage`, damage);
}
