import { kernel } from "../rules/index.ts";
import { SETTINGS, SYSTEM } from "./ids.ts";

/** Registers every setting of this system. */
export function registerSettings(): void {
  game.settings.register(SYSTEM, SETTINGS.defaultVariant, {
    name: "MC.Setting.defaultVariant.name",
    hint: "MC.Setting.defaultVariant.hint",
    scope: "world",
    config: true,
    type: String,
    choices: { ze: "TYPES.Actor.ze" },
    default: "ze",
  });
  game.settings.register(SYSTEM, SETTINGS.w10Reading, {
    name: "MC.Setting.w10Reading.name",
    hint: "MC.Setting.w10Reading.hint",
    scope: "world",
    config: true,
    type: String,
    choices: Object.fromEntries(kernel.W10_READINGS.map((reading) => [reading, `MC.Setting.w10Reading.${reading}`])),
    default: "0-10",
  });
  game.settings.register(SYSTEM, SETTINGS.skipDialog, {
    name: "MC.Setting.skipDialog.name",
    hint: "MC.Setting.skipDialog.hint",
    scope: "client",
    config: true,
    type: Boolean,
    default: false,
  });
}
