import { settings } from "./settings.ts";
import { world } from "./world.ts";

function preferredLanguage(): string {
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

/** Registers the settings that are there without any system. */
export function registerCoreSettings(): void {
  settings.register("core", "language", {
    name: "SANDBOX.Settings.Language",
    scope: "client",
    type: String,
    choices: { de: "Deutsch", en: "English" },
    default: preferredLanguage(),
    requiresReload: true,
  });
  const recent = world.generation >= 14;
  settings.register("core", recent ? "messageMode" : "rollMode", {
    scope: "client",
    type: String,
    default: recent ? "public" : "publicroll",
  });
  const uiConfig = { colorScheme: { applications: "", interface: "" } };
  settings.register("core", "uiConfig", { scope: "client", type: Object, default: uiConfig });
  settings.register("core", "time", { scope: "world", type: Number, default: 0 });
  settings.register("core", "photosensitiveMode", { scope: "client", type: Boolean, default: false });
}
