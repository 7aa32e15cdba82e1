import { openSheet } from "../adapter/open-sheet.ts";
import { say } from "../adapter/text.ts";
import { deleteFrom } from "../actions/delete.ts";

const NEW_TYPES = ["weapon", "armor", "gear", "skill", "sf"] as const;

/** The item of an actor that a button stands for, or null. */
export function itemOf(actor: Actor.Implementation, { dataset }: HTMLElement): Item.Implementation | null {
  return actor.items.get(dataset["itemId"] ?? "") ?? null;
}

/** Opens the sheet of an item. */
export async function editItem(actor: Actor.Implementation, button: HTMLElement): Promise<void> {
  const item = itemOf(actor, button);
  if (item) await openSheet(item);
}

/** Deletes an item after asking. */
export async function deleteItem(actor: Actor.Implementation, { dataset }: HTMLElement): Promise<void> {
  await deleteFrom(actor.items, dataset["itemId"] ?? "");
}

/** Makes a new item of the type that a button names, and opens it. */
export async function createItem(actor: Actor.Implementation, { dataset }: HTMLElement): Promise<void> {
  const type = NEW_TYPES.find((one) => one === dataset["type"]);
  if (!type) return;
  const name = say({ key: "MC.Sheet.newItem", data: { type: say({ key: `TYPES.Item.${type}` }) } });
  const [item] = await actor.createEmbeddedDocuments("Item", [{ name, type }]);
  if (item) await openSheet(item);
}

/** Puts armour on or takes it off. */
export async function toggleWorn(actor: Actor.Implementation, button: HTMLElement): Promise<void> {
  const item = itemOf(actor, button);
  if (item?.is("armor")) await item.update({ system: { worn: !item.system.worn } });
}

/** Takes a weapon in hand or stows it. */
export async function toggleReadied(actor: Actor.Implementation, button: HTMLElement): Promise<void> {
  const item = itemOf(actor, button);
  if (!item?.is("weapon")) return;
  await item.update({ system: { carried: item.system.carried === "readied" ? "stowed" : "readied" } });
}

/** Fills the magazine of a weapon. */
export async function reload(actor: Actor.Implementation, button: HTMLElement): Promise<void> {
  const item = itemOf(actor, button);
  if (!item?.is("weapon") || !item.system.magazine) return;
  await item.update({ system: { magazine: { value: item.system.magazine.max } } });
}
