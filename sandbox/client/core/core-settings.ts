import { settings } from "./settings.ts";
import { world } from "./world.ts";

/** Registers the settings that are there without any system. */
export function registerCoreSettings(): void {
  const scope = "client";
  const language = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
  settings.register("core", "language", { scope, type: String, default: language, requiresReload: true });
  const mode = world.generation >= 14 ? "public" : "publicroll";
  settings.register("core", modeSetting(), { scope, type: String, default: mode });
  settings.register("core", "uiConfig", { scope, type: Object, default: { colorScheme: { interface: "" } } });
}

/** The name under which the message mode chosen in the chat is kept. */
export function modeSetting(): string {
  return world.generation >= 14 ? "messageMode" : "rollMode";
}
