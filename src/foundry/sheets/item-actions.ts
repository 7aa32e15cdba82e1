import { attack } from "../actions/attack.ts";
import { deleteFrom } from "../actions/delete.ts";
import { rollSubject } from "../actions/probe.ts";
import { openSheet } from "../adapter/open-sheet.ts";
import { say } from "../adapter/text.ts";
import { kernel } from "../../rules/index.ts";
import type { SheetActions } from "./ze-sheet.ts";

const NEW_TYPES = ["weapon", "armor", "gear", "skill", "sf"] as const;

/** The item of an actor that a button stands for, or null. */
export function itemOf(actor: Actor.Implementation, { dataset }: HTMLElement): Item.Implementation | null {
  return actor.items.get(dataset["itemId"] ?? "") ?? null;
}

/** What the buttons for values, wounds, weapons and other items do. */
export const ITEM_ACTIONS: SheetActions = {
  attack(event, { dataset }) {
    const { itemId = "", mode = "" } = dataset;
    return attack(this.character, itemId, { mode, isFast: event.shiftKey });
  },
  rollAttribute(event, { dataset }) {
    return rollSubject(this.character, dataset["attribute"] ?? "", event.shiftKey);
  },
  rollSkill(event, { dataset }) {
    return rollSubject(this.character, dataset["skill"] ?? "", event.shiftKey);
  },
  /** Marks the boxes of a row up to the one that was pressed; the last marked one is cleared by pressing it. */
  async setWound(_event, { dataset }) {
    const { row = "", box = "" } = dataset;
    const path = row === "mental" ? "system.mental" : `system.wounds.${row}`;
    const marked: unknown = foundry.utils.getProperty(this.character, path);
    const wanted = kernel.integer("box", Number(box), 1);
    const update = foundry.utils.expandObject({ [path]: marked === wanted ? wanted - 1 : wanted });
    await this.character.update(update);
  },
  async editItem(_event, button) {
    const item = itemOf(this.character, button);
    if (item) await openSheet(item);
  },
  deleteItem(_event, { dataset }) {
    return deleteFrom(this.character.items, dataset["itemId"] ?? "");
  },
  /** Makes a new item of the type that the button names, and opens it. */
  async createItem(_event, { dataset }) {
    const type = NEW_TYPES.find((one) => one === dataset["type"]);
    if (!type) return;
    const name = say({ key: "MC.Sheet.newItem", data: { type: say({ key: `TYPES.Item.${type}` }) } });
    const [item] = await this.character.createEmbeddedDocuments("Item", [{ name, type }]);
    if (item) await openSheet(item);
  },
  async toggleWorn(_event, button) {
    const item = itemOf(this.character, button);
    if (item?.is("armor")) await item.update({ system: { worn: !item.system.worn } });
  },
  async toggleCarried(_event, button) {
    const item = itemOf(this.character, button);
    if (!item?.is("weapon")) return;
    await item.update({ system: { carried: item.system.carried === "readied" ? "stowed" : "readied" } });
  },
  async reload(_event, button) {
    const item = itemOf(this.character, button);
    if (!item?.is("weapon") || !item.system.magazine) return;
    await item.update({ system: { magazine: { value: item.system.magazine.max } } });
  },
};
