import { ApplicationV2 } from "../apps/application.ts";
import { Notifications } from "../apps/notifications.ts";
import { HTMLProseMirrorElement } from "../apps/prose-mirror.ts";
import { sheetFor } from "../apps/sheet-config.ts";
import { listenForLinks } from "../apps/text-editor.ts";
import { applyTheme, chosenTheme } from "../apps/theme.ts";
import { listenForTooltips } from "../apps/tooltip.ts";
import { CONFIG } from "../core/config.ts";
import { Hooks } from "../core/hooks.ts";
import { register } from "../core/registry.ts";
import { installDice } from "../dice/index.ts";
import { ChatLog } from "./chat-log.ts";
import { messageHTML } from "./chat-message.ts";
import { CombatTracker } from "./combat-tracker.ts";
import { CompendiumDirectory } from "./compendium.ts";
import { ActorDirectory, ItemDirectory } from "./directory.ts";
import { Players, buildFrame, showTab } from "./page-frame.ts";
import { TokenList } from "./token-list.ts";

const notifications = new Notifications();

/** The page's parts by their names, and the messages to the user. */
export const ui: Record<string, unknown> = { notifications };

/** The classes of the page's parts by the names under which a system may replace them in CONFIG.ui. */
const PARTS: Record<string, typeof ApplicationV2> = {
  chat: ChatLog,
  actors: ActorDirectory,
  items: ItemDirectory,
  compendium: CompendiumDirectory,
  combat: CombatTracker,
  players: Players,
};

/** What lists each collection. */
const LISTED_BY: Record<string, string[]> = {
  actors: ["actors", "tokens"],
  items: ["items"],
  folders: ["actors", "items"],
  combats: ["combat", "tokens"],
  scenes: ["tokens"],
  tokens: ["tokens"],
  users: ["players", "tokens"],
};

/** The list of tokens stands in place of a map, so no system replaces it. */
const tokenList = new TokenList();

const stale = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function redraw(): void {
  for (const name of stale) {
    const part = name === "tokens" ? tokenList : ui[name];
    if (part instanceof ApplicationV2) void part.render();
  }
  stale.clear();
}

/** Draws again, once after the last of several changes. */
function refresh(collection: string): void {
  for (const name of LISTED_BY[collection] ?? []) stale.add(name);
  clearTimeout(timer);
  timer = setTimeout(redraw, 20);
}

async function buildPage(): Promise<void> {
  buildFrame();
  listenForTooltips();
  listenForLinks();
  applyTheme(chosenTheme());
  const parts = CONFIG.ui as typeof PARTS; // systems put classes of parts there
  for (const [name, Part] of Object.entries(parts)) {
    const part = new Part();
    ui[name] = part;
    await part.render({ force: true });
  }
  await tokenList.render({ force: true });
  showTab("chat");
  for (const hook of ["targetToken", "controlToken"]) Hooks.on(hook, () => refresh("tokens"));
}

function prepare(): void {
  installDice();
  CONFIG.ui = { ...PARTS, ...CONFIG.ui };
  customElements.define("prose-mirror", HTMLProseMirrorElement);
}

/** Hands the core what it needs of the windows. */
export function installWindows(): void {
  const notify = (level: "info" | "warn" | "error", text: string): void => notifications[level](text);
  register({ sheetFor, refresh, notify, messageHTML, buildPage, prepare });
}
