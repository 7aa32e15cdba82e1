import { ze } from "../../rules/index.ts";
import type { Formats, Text } from "../text.ts";
import type { ArmorItem, GearItem, SfItem, SkillItem } from "./documents.ts";
import { optionsOf, type Option } from "./head.ts";
import { apText, probeText, zeCost } from "./sf.ts";
import type { RichText } from "./notes.ts";

/** One field of a form: a choice where there are options, else a text or number. */
export interface FormField {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly number: boolean;
  readonly options: readonly Option[] | null;
  /** Bounds of a number, as text, and whether the field may be empty for "none". */
  readonly min: string;
  readonly max: string;
  readonly optional: boolean;
}

/** What a number field takes. */
export type Bounds = readonly [min: number, max: number];

/** A switch of a form. */
export interface FormCheck {
  readonly name: string;
  readonly label: Text;
  readonly checked: boolean;
  readonly editable: boolean;
}

/** What every item sheet shows. */
export interface ItemFrame {
  readonly head: { readonly name: string; readonly img: string; readonly line: Text; readonly editable: boolean };
  readonly editable: boolean;
  readonly description: RichText & { readonly uuid: string; readonly editable: boolean };
  readonly identity: { readonly slug: string; readonly editable: boolean };
}

/** What every item sheet is drawn from. */
export interface ItemSheetInput<Item> {
  readonly id: string;
  readonly item: Item;
  readonly editable: boolean;
  readonly gm: boolean;
  /** The description as the platform enriched it. */
  readonly enriched: string;
  readonly formats: Formats;
}

type AnyItem = {
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  readonly system: { readonly description: string; readonly identifier: string };
};

/** Head, description and slug of an item sheet; the slug is for the GM. */
export function frameOf(input: ItemSheetInput<AnyItem>, line: Text): ItemFrame {
  const { item, editable, gm, enriched } = input;
  return {
    head: { name: item.name, img: item.img, line, editable },
    editable,
    description: { value: item.system.description, enriched, uuid: item.uuid, editable },
    identity: { slug: item.system.identifier, editable: editable && gm },
  };
}

const NO_NUMBER = { number: false, min: "", max: "", optional: false } as const;

/** A field for a number that is always there. */
export function numberField(label: string, name: string, value: number, [min, max]: Bounds): FormField {
  return {
    label,
    name,
    value: String(value),
    number: true,
    options: null,
    min: String(min),
    max: String(max),
    optional: false,
  };
}

/** A field for a number, or for none when it is left empty. */
export function optionalField(label: string, name: string, value: number | null, bounds: Bounds): FormField {
  return {
    ...numberField(label, name, value ?? 0, bounds),
    value: value === null ? "" : String(value),
    optional: true,
  };
}

/** A field with choices. */
export function choiceField(label: string, name: string, options: readonly Option[]): FormField {
  return { ...NO_NUMBER, label, name, value: "", options };
}

/** The sheet of a simple item: fields for the owner, facts for everyone else. */
export interface SimpleSheet extends ItemFrame {
  readonly fields: readonly FormField[];
  readonly checks: readonly FormCheck[];
  readonly facts: readonly { readonly label: string; readonly value: Text }[];
}

/** The sheet of a piece of armour. */
export function armorSheet(input: ItemSheetInput<ArmorItem>): SimpleSheet {
  const { item, editable, formats } = input;
  const { protection, worn } = item.system;
  const text = { key: "MC.Word.name", data: { name: formats.number(protection) } };
  return {
    ...frameOf(input, { key: "TYPES.Item.armor" }),
    fields: [numberField("MC.Armor.protection", "system.protection", protection, [0, 100])],
    checks: [{ name: "system.worn", label: { key: "MC.Armor.worn" }, checked: worn, editable }],
    facts: [
      { label: "MC.Armor.protection", value: text },
      { label: "MC.Armor.state", value: { key: worn ? "MC.Armor.worn" : "MC.Armor.notWorn" } },
    ],
  };
}

/** The sheet of a thing that is carried. */
export function gearSheet(input: ItemSheetInput<GearItem>): SimpleSheet {
  const { item, formats } = input;
  const { quantity } = item.system;
  return {
    ...frameOf(input, { key: "TYPES.Item.gear" }),
    fields: [numberField("MC.Gear.quantity", "system.quantity", quantity, [0, 1_000_000])],
    checks: [],
    facts: [{ label: "MC.Gear.quantity", value: { key: "MC.Word.name", data: { name: formats.number(quantity) } } }],
  };
}

/** The sheet of a skill. */
export function skillSheet(input: ItemSheetInput<SkillItem>): SimpleSheet {
  const { item, formats } = input;
  const { attribute, value } = item.system;
  return {
    ...frameOf(input, { key: "TYPES.Item.skill" }),
    fields: [
      numberField("MC.Sheet.value", "system.value", value, [0, 100]),
      choiceField("MC.Sheet.attribute", "system.attribute", optionsOf(ze.ATTRIBUTES, "MC.Attribute", attribute)),
    ],
    checks: [],
    facts: [
      { label: "MC.Sheet.value", value: { key: "MC.Word.name", data: { name: formats.number(value) } } },
      { label: "MC.Sheet.attribute", value: { key: `MC.Attribute.${attribute}` } },
    ],
  };
}

/** One level on the sheet of a tree. */
export interface SfLevelRow {
  readonly number: string;
  readonly state: "done" | "open";
  readonly icon: string;
  readonly name: string;
  readonly text: string;
  readonly facts: readonly Text[];
  readonly nameField: string;
  readonly textField: string;
  readonly nameLabel: Text;
  readonly textLabel: Text;
}

/** The sheet of a tree of special abilities. */
export interface SfSheet extends ItemFrame {
  readonly fields: readonly FormField[];
  readonly checks: readonly FormCheck[];
  readonly owned: Text;
  readonly levels: readonly SfLevelRow[];
}

function levelFacts(tree: string, level: number): readonly Text[] {
  const known = ze.TREES.find((id) => id === tree);
  if (!known || level > ze.lastLevel(known)) return [];
  const listing = ze.listEntry(known, level);
  if (listing.name === null) return [];
  return [apText(listing.ap), zeCost(listing.ze), listing.probe === null ? null : probeText(listing)].filter(
    (text) => text !== null,
  );
}

/** The sheet of a tree: whose it is, how far its owner has come, and every level in words and figures. */
export function sfSheet(input: ItemSheetInput<SfItem>): SfSheet {
  const { item, editable, gm, formats } = input;
  const { tree, class: owner, levels, value, taught } = item.system;
  return {
    ...frameOf(input, { key: "MC.Sf.treeOf", data: { owner: { key: `MC.Class.${owner}` } } }),
    fields: [
      numberField("MC.Sf.owned", "system.value", value, [0, levels.length]),
      choiceField("MC.Sf.class", "system.class", optionsOf(ze.TREE_OWNERS, "MC.Class", owner)),
    ],
    checks: [{ name: "system.taught", label: { key: "MC.Sf.taught" }, checked: taught, editable: editable && gm }],
    owned: { key: "MC.Sf.levelOf", data: { level: value, last: levels.length } },
    levels: levels.map(({ name, text }, index) => ({
      number: formats.number(index + 1),
      state: index < value ? "done" : "open",
      icon: index < value ? "check" : "",
      name,
      text,
      facts: levelFacts(tree, index + 1),
      nameField: `system.levels.${index}.name`,
      textField: `system.levels.${index}.text`,
      nameLabel: { key: "MC.Sf.levelName", data: { level: index + 1 } },
      textLabel: { key: "MC.Sf.levelText", data: { level: index + 1 } },
    })),
  };
}
