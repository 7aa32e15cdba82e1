import { inBackground } from "../adapter/failure.ts";
import { CharacterWindow } from "../sheets/character-window.ts";
import { WeaponSheet } from "../sheets/item-sheet.ts";
import { ZeActorSheet } from "../sheets/ze-sheet.ts";

/** Keeps open windows true to documents that are not theirs: the user's target, and items that they offer. */
export function keepWindows(): void {
  Hooks.on("targetToken", (user) => {
    if (user.isSelf) drawChances();
  });
  Hooks.on("createItem", drawOffers);
  Hooks.on("updateItem", drawOffers);
  Hooks.on("deleteItem", drawOffers);
}

/** Draws the chances on open sheets anew, against the target that the user has now. */
function drawChances(): void {
  for (const app of foundry.applications.instances.values()) {
    if (app instanceof ZeActorSheet) inBackground("windows", () => app.render({ parts: ["combat"] }));
  }
}

/** Characters learn what the world has; weapons are used with what their owner, or the world, has. */
function drawOffers(item: Item.Implementation): void {
  if (!item.is("skill") && !item.is("sf")) return;
  for (const app of foundry.applications.instances.values()) {
    const learns = app instanceof ZeActorSheet || app instanceof CharacterWindow;
    const isOffered = app instanceof WeaponSheet ? app.item.parent === item.parent : learns && item.parent === null;
    if (isOffered) inBackground("windows", () => app.render());
  }
}
