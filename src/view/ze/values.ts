import { kernel, ze } from "../../rules/index.ts";
import { figureOf, type Figure } from "../figure.ts";
import { CREATION_STATES, type SkillItem, type ZeItem } from "./documents.ts";
import { optionsOf, type Option } from "../option.ts";
import { attributeKey, attributeShort } from "./names.ts";
import type { ZeSheetInput } from "./sheet-input.ts";

/** One attribute, to be rolled or edited. */
export interface AttributeCell {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly value: string;
  readonly figure: Figure;
  readonly editing: boolean;
}

/** One skill, to be rolled or edited. */
export interface SkillRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly attribute: string;
  readonly short: string;
  readonly value: string;
  readonly figure: Figure;
  readonly editing: boolean;
}

/** The tab of attributes and skills. `points` of creation are null once it is finished; `learned` are above 0. */
export interface ValuesContext {
  readonly active: boolean;
  readonly creation: boolean;
  readonly points: kernel.Budget | null;
  /** Whether the reader unlocked editing but may raise values by advancement alone. */
  readonly locked: boolean;
  readonly editing: boolean;
  /** Whether the skills that are missing can be taken all at once. */
  readonly takeAll: boolean;
  /** For the GM who edits: how far the creation has come. */
  readonly states: readonly Option[] | null;
  readonly attributes: readonly AttributeCell[];
  readonly learned: number;
  readonly all: readonly SkillRow[];
  readonly columns: readonly (readonly SkillRow[])[];
}

function attributeCell(input: ZeSheetInput, id: ze.Attribute): AttributeCell {
  const { derived, snapshot, formats } = input;
  const name = attributeKey(id);
  const figure = figureOf(derived.attributes[id], { id: `${input.id}-${id}`, label: { key: name }, formats });
  return {
    id,
    name,
    short: attributeShort(id),
    value: formats.number(snapshot.attributes[id]),
    // One item alone explains nothing that does not stand there already.
    figure: figure.lines.length > 1 ? figure : { ...figure, lines: [] },
    editing: isOpen(input),
  };
}

/** Whether values can be written into the sheet as they are. */
function isOpen({ editable, editing, locked }: ZeSheetInput): boolean {
  return editable && editing && !locked;
}

function isSkill(item: ZeItem): item is SkillItem {
  return item.type === "skill" && item.system.variant === "ze";
}

function skillRow(input: ZeSheetInput, item: SkillItem): SkillRow {
  const { derived, formats } = input;
  const { identifier, attribute, value } = item.system;
  const sum = derived.skills[identifier] ?? kernel.sumUp([{ key: attributeKey(attribute), amount: value }]);
  const label = { key: "MC.Roll.total", data: { name: item.name } };
  const figure = figureOf(sum, { id: `${input.id}-${item.id}`, label, formats, note: { key: "MC.Sheet.stufeFirst" } });
  return {
    id: item.id,
    slug: identifier,
    name: item.name,
    attribute: attributeKey(attribute),
    short: attributeShort(attribute),
    value: formats.number(value),
    figure,
    editing: isOpen(input),
  };
}

/** The rows of a long list in two columns, read downward. */
export function inColumns<T>(rows: readonly T[]): readonly (readonly T[])[] {
  if (rows.length < 2) return rows.length === 0 ? [] : [rows];
  const half = Math.ceil(rows.length / 2);
  return [rows.slice(0, half), rows.slice(half)];
}

/** The states of creation that the GM who edits may choose from; null for all others, and where nobody is guided. */
function statesOf({ actor, gm, guided, editable, editing }: ZeSheetInput): readonly Option[] | null {
  const { creation } = actor.system;
  const isShown = gm && guided && editable && editing;
  return isShown ? optionsOf(CREATION_STATES, "MC.Creation.state", creation) : null;
}

/** The tab of attributes and skills; skills stand in the order of the reader's language. */
export function valuesOf(input: ZeSheetInput): ValuesContext {
  const { actor, items, snapshot, tab, compare, editable, editing, locked } = input;
  const skills = items.filter(isSkill).sort((a, b) => compare(a.name, b.name));
  const rows = skills.map((item) => skillRow(input, item));
  const creation = actor.system.creation === "open";
  const isBound = creation && actor.system.role === "character";
  return {
    active: tab === "values",
    creation: creation && editable,
    points: isBound ? ze.creationState({ ...snapshot, skills: {}, sf: {} }).attributes : null,
    locked: editable && editing && locked,
    editing: isOpen(input),
    takeAll: input.missingSkills > 0 && (isOpen(input) || (isBound && editable)),
    states: statesOf(input),
    attributes: ze.ATTRIBUTES.map((id) => attributeCell(input, id)),
    learned: skills.filter(({ system }) => system.value > 0).length,
    all: rows,
    columns: inColumns(rows),
  };
}
