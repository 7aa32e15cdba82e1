import type { Data } from "../../shared/objects.ts";
import { button, make } from "../apps/elements.ts";
import { SettingsConfig } from "../apps/settings-window.ts";
import { closeFrontOnEscape } from "../apps/window-stack.ts";
import { game } from "../core/game.ts";
import { localize } from "../core/i18n.ts";
import { Panel } from "./sidebar-tab.ts";

const TABS = ["chat", "actors", "items", "compendium", "combat"] as const;

function landmark(tag: string, id: string, label: string): HTMLElement {
  const element = make(tag, "");
  element.id = id;
  element.setAttribute("aria-label", localize(label));
  return element;
}

export function showTab(name: string): void {
  const holder = document.getElementById("sidebar-content");
  if (holder) holder.dataset["active"] = name;
  for (const tab of document.querySelectorAll<HTMLElement>("#sidebar-tabs [role=tab]")) {
    const active = tab.dataset["tab"] === name;
    tab.setAttribute("aria-selected", String(active));
    tab.classList.toggle("active", active);
    tab.tabIndex = active ? 0 : -1;
  }
  for (const panel of holder?.querySelectorAll<HTMLElement>(":scope > [role=tabpanel]") ?? []) {
    panel.hidden = panel.dataset["tab"] !== name;
  }
}

function tabButtons(): HTMLElement {
  const list = make("div", "");
  list.id = "sidebar-tabs";
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", localize("SANDBOX.Page.Sidebar"));
  for (const name of TABS) {
    const tab = button(localize(`SANDBOX.Page.Tab.${name}`), { className: "sidebar-tab-button" });
    tab.id = `sidebar-tab-${name}`;
    tab.dataset["tab"] = name;
    tab.setAttribute("role", "tab");
    tab.addEventListener("click", () => showTab(name));
    list.append(tab);
  }
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = TABS.findIndex((name) => list.querySelector(`#sidebar-tab-${name}`) === document.activeElement);
    const next = TABS.at((at + step) % TABS.length) ?? "chat";
    showTab(next);
    list.querySelector<HTMLElement>(`#sidebar-tab-${next}`)?.focus();
  });
  return list;
}

/** The empty places of the page, into which the panels put themselves. */
export function buildFrame(): void {
  document.title = `${game.world.title} · ${game.user.name}`;
  const top = landmark("header", "ui-top", "SANDBOX.Page.Top");
  const settings = button(localize("SANDBOX.Page.Settings"), { className: "open-settings" });
  settings.addEventListener("click", () => void new SettingsConfig().render({ force: true }));
  top.append(make("h1", "", game.world.title), make("span", "system-title", game.system.title), settings);
  const left = landmark("aside", "ui-left", "SANDBOX.Page.Tokens");
  const windows = landmark("main", "windows", "SANDBOX.Page.Windows");
  const right = landmark("aside", "sidebar", "SANDBOX.Page.Sidebar");
  const content = make("div", "");
  content.id = "sidebar-content";
  content.dataset["active"] = "chat";
  right.append(tabButtons(), content);
  const frame = make("div", "", top, left, windows, right);
  frame.id = "interface";
  document.body.replaceChildren(frame, ...[...document.body.children].filter((one) => one.id !== "interface"));
  document.addEventListener("keydown", closeFrontOnEscape);
}

/** Who takes part, and who of them is here. */
export class Players extends Panel {
  static override DEFAULT_OPTIONS: Data = { id: "players" };

  override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-left")?.append(element);
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const users = game.users.map((user) => {
      const status = localize(user.active ? "SANDBOX.Page.Here" : "SANDBOX.Page.Away");
      const row = make("li", user.active ? "player active" : "player", user.name, make("span", "status", status));
      row.dataset["userId"] = user.id ?? "";
      return row;
    });
    return [make("h2", "", localize("SANDBOX.Page.Players")), make("ul", "", ...users)];
  }
}
