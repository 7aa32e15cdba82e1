import { SYSTEM } from "../ids.ts";
import { ArmorSheet, GearSheet, SfSheet, SkillSheet, WeaponSheet } from "./item-sheet.ts";
import { ZeActorSheet } from "./ze-sheet.ts";

const ITEM_SHEETS = {
  armor: ArmorSheet,
  gear: GearSheet,
  sf: SfSheet,
  skill: SkillSheet,
  weapon: WeaponSheet,
} as const;

/** Tells Foundry which sheet shows which type of document. */
export function registerSheets(): void {
  const { DocumentSheetConfig } = foundry.applications.apps;
  DocumentSheetConfig.registerSheet(Actor, SYSTEM, ZeActorSheet, {
    types: ["ze"],
    makeDefault: true,
    label: "MC.Sheet.character",
  });
  for (const [type, sheet] of Object.entries(ITEM_SHEETS)) {
    DocumentSheetConfig.registerSheet(Item, SYSTEM, sheet, {
      types: [type],
      makeDefault: true,
      label: `TYPES.Item.${type}`,
    });
  }
}
