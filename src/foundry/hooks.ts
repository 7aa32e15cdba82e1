import { configure } from "./config.ts";
import { registerSettings } from "./settings.ts";

/** Binds this system to Foundry's life cycle. */
export function registerHooks(): void {
  Hooks.once("init", () => {
    configure();
    registerSettings();
  });
}
