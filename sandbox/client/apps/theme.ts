import { settings } from "../core/settings.ts";

let theme = "dark";

export function currentTheme(): string {
  return theme;
}

/** Draws the page and every window in the given colours; an empty choice follows the operating system. */
export function applyTheme(choice: unknown): void {
  const prefersLight = window.matchMedia("(prefers-color-scheme: light)").matches;
  theme = choice === "dark" || choice === "light" ? choice : prefersLight ? "light" : "dark";
  for (const element of [document.body, ...document.querySelectorAll(".application, .chat-message")]) {
    element.classList.remove("theme-dark", "theme-light");
    element.classList.add(`theme-${theme}`);
  }
}

/** The colour scheme that the user chose in the settings window. */
export function chosenTheme(): string {
  const config = settings.get("core", "uiConfig") as { colorScheme: { interface: string } }; // as the window stores it
  return config.colorScheme.interface;
}
