import { page } from "./page.ts";

export type Theme = "dark" | "light";

let theme: Theme = "dark";

export function currentTheme(): Theme {
  return theme;
}

/** Draws the page and every window in the given colours; an empty choice follows the operating system. */
export function applyTheme(choice: unknown): void {
  const prefersLight = window.matchMedia("(prefers-color-scheme: light)").matches;
  if (choice === "dark" || choice === "light") theme = choice;
  else theme = prefersLight ? "light" : "dark";
  for (const element of [document.body, ...document.querySelectorAll(".application, .chat-message")]) {
    element.classList.remove("theme-dark", "theme-light");
    element.classList.add(`theme-${theme}`);
  }
}

/** The colour scheme that the user chose in the settings window. */
export function chosenTheme(): string {
  const config = page().game.settings.get("core", "uiConfig") as { colorScheme?: { interface?: string } } | null;
  return config?.colorScheme?.interface ?? "";
}
