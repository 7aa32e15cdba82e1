import { ze } from "../../rules/index.ts";
import type { Formats, Text } from "../text.ts";
import type { ArmorItem, GearItem, SfItem, SkillItem } from "./documents.ts";
import { optionsOf, type Option } from "../option.ts";
import { attributeKey } from "./names.ts";
import { apText, probeText, zeCost } from "./sf.ts";
import type { RichText } from "./notes.ts";

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

/** The sheet of a piece of armour. */
export interface ArmorSheet extends ItemFrame {
  readonly protection: number;
  readonly worn: boolean;
}

/** The sheet of a piece of armour. */
export function armorSheet(input: ItemSheetInput<ArmorItem>): ArmorSheet {
  const { protection, worn } = input.item.system;
  return { ...frameOf(input, { key: "TYPES.Item.armor" }), protection, worn };
}

/** The sheet of a thing that is carried. */
export function gearSheet(input: ItemSheetInput<GearItem>): ItemFrame & { readonly quantity: number } {
  return { ...frameOf(input, { key: "TYPES.Item.gear" }), quantity: input.item.system.quantity };
}

/** The sheet of a skill. */
export interface SkillSheet extends ItemFrame {
  readonly value: number;
  /** The key of the attribute's name, and the attributes to choose from. */
  readonly attribute: string;
  readonly attributes: readonly Option[];
}

/** The sheet of a skill. */
export function skillSheet(input: ItemSheetInput<SkillItem>): SkillSheet {
  const { attribute, value } = input.item.system;
  return {
    ...frameOf(input, { key: "TYPES.Item.skill" }),
    value,
    attribute: attributeKey(attribute),
    attributes: optionsOf(ze.ATTRIBUTES, "MC.Attribute", attribute),
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
}

/** The sheet of a tree of special abilities: how far its owner has come, of how many levels. */
export interface SfSheet extends ItemFrame {
  readonly value: number;
  readonly last: number;
  readonly owners: readonly Option[];
  readonly taught: boolean;
  readonly mayTeach: boolean;
  /** Whether the last level can be taken away, because the owner does not have it. */
  readonly mayRemove: boolean;
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
    value,
    last: levels.length,
    owners: optionsOf(ze.TREE_OWNERS, "MC.Class", owner),
    taught,
    mayTeach: editable && gm,
    mayRemove: value < levels.length,
    levels: levels.map(({ name, text }, index) => ({
      number: formats.number(index + 1),
      state: index < value ? "done" : "open",
      icon: index < value ? "check" : "",
      name,
      text,
      facts: levelFacts(tree, index + 1),
    })),
  };
}
