import { noteWrite } from "./adapter/failure.ts";
import { forgetHouseRules } from "./adapter/house-rules.ts";
import { HouseRulesWindow } from "./apps/house-rules.ts";
import { showAll } from "./hooks/statuses.ts";
import { SYSTEM } from "./ids.ts";
import { ze } from "../rules/index.ts";

/** Registers every setting of this system. */
export function registerSettings(): void {
  registerHouseRules();
  game.settings.register(SYSTEM, "gmNotes", { scope: "world", config: false, type: Object, default: {} });
  game.settings.register(SYSTEM, "guidedCreation", {
    name: "MC.Setting.guidedCreation.name",
    hint: "MC.Setting.guidedCreation.hint",
    scope: "world",
    config: true,
    type: Boolean,
    default: true,
    onChange: takeEffect,
  });
  game.settings.register(SYSTEM, "skipDialog", {
    name: "MC.Setting.skipDialog.name",
    hint: "MC.Setting.skipDialog.hint",
    scope: "client",
    config: true,
    type: Boolean,
    default: false,
  });
}

/** The settings that stand in the window of house rules; each takes effect at once on every client. */
function registerHouseRules(): void {
  const { reading, rows, mental, apFormula } = ze.DEFAULT_RULES;
  const shared = { scope: "world", config: false, onChange: takeEffect } as const;
  game.settings.register(SYSTEM, "defaultVariant", { ...shared, type: String, default: "ze" });
  game.settings.register(SYSTEM, "w10Reading", { ...shared, type: String, default: reading });
  const boxes = Object.fromEntries(rows.map((row) => [row.id, [...row.boxes]]));
  game.settings.register(SYSTEM, "woundRows", { ...shared, type: Object, default: boxes });
  game.settings.register(SYSTEM, "mentalRow", { ...shared, type: Array, default: [...mental] });
  game.settings.register(SYSTEM, "apFormula", { ...shared, type: String, default: apFormula });
  game.settings.registerMenu(SYSTEM, "houseRules", {
    name: "MC.HouseRules.menu.name",
    label: "MC.HouseRules.menu.label",
    hint: "MC.HouseRules.menu.hint",
    icon: "fa-solid fa-scale-balanced",
    type: HouseRulesWindow,
    restricted: true,
  });
}

/** Has every character reckoned anew by the rules as they are now, and every window of ours drawn anew. */
function takeEffect(): void {
  noteWrite();
  forgetHouseRules();
  if (!game.ready) return;
  for (const actor of game.actors) actor.reset();
  for (const { tokens } of game.scenes) for (const { actor } of tokens) if (actor?.isToken === true) actor.reset();
  showAll();
  for (const app of foundry.applications.instances.values()) {
    if (app.options.classes.includes("mc-window")) void app.render();
  }
}
