import { SYSTEM } from "../ids.ts";
import { ZeActorSheet } from "./ze-sheet.ts";

/** Tells Foundry which sheet shows which type of document. */
export function registerSheets(): void {
  const { DocumentSheetConfig } = foundry.applications.apps;
  DocumentSheetConfig.registerSheet(Actor, SYSTEM, ZeActorSheet, {
    types: ["ze"],
    makeDefault: true,
    label: "MC.Sheet.character",
  });
}
