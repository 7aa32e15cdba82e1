import { Hooks } from "../core/hooks.ts";
import { register, type NotifyLevel } from "../core/registry.ts";
import { debounce } from "../core/utils.ts";
import { ApplicationV2 } from "../apps/application.ts";
import { defineFormElements } from "../apps/form-elements.ts";
import { fieldGroup, fieldInput } from "../apps/form-fields.ts";
import { JournalSheet } from "../apps/journal-sheet.ts";
import { Notifications } from "../apps/notifications.ts";
import { configOf, page, type Data, type DocumentClassLike, type SheetEntry } from "../apps/page.ts";
import { DocumentSheetConfig, sheetFor } from "../apps/sheet-config.ts";
import { listenForLinks } from "../apps/text-editor.ts";
import { applyTheme, chosenTheme } from "../apps/theme.ts";
import { TooltipManager } from "../apps/tooltip.ts";
import { diceDefaults } from "../dice/index.ts";
import { ChatLog } from "./chat-log.ts";
import { messageHTML } from "./chat-message.ts";
import { CombatTracker } from "./combat-tracker.ts";
import { CompendiumDirectory } from "./compendium.ts";
import { ActorDirectory, ItemDirectory } from "./directory.ts";
import { Hotbar } from "./hotbar.ts";
import { buildFrame, Players, showTab } from "./page-frame.ts";
import { TokenList } from "./token-list.ts";

export const notifications = new Notifications();
export const tooltip = new TooltipManager();

/** The classes of the page's parts by the names under which a system may replace them in CONFIG.ui. */
export function uiDefaults(): Record<string, typeof ApplicationV2> {
  return {
    chat: ChatLog,
    actors: ActorDirectory,
    items: ItemDirectory,
    compendium: CompendiumDirectory,
    combat: CombatTracker,
    hotbar: Hotbar,
    players: Players,
  };
}

/** What lists each collection. */
const LISTED_BY: Record<string, string[]> = {
  actors: ["actors", "tokens"],
  items: ["items"],
  folders: ["actors", "items"],
  combats: ["combat", "tokens"],
  scenes: ["tokens"],
  tokens: ["tokens"],
  users: ["players", "tokens", "hotbar"],
  macros: ["hotbar"],
  packs: ["compendium"],
};

/** The list of tokens stands in place of a map, so no system replaces it. */
const tokenList = new TokenList();

const stale = new Set<string>();

const redraw = debounce(() => {
  const { ui } = page();
  for (const name of stale) {
    const part = name === "tokens" ? tokenList : ui[name];
    if (part instanceof ApplicationV2) void part.render();
  }
  stale.clear();
}, 20);

function refresh(collection: string): void {
  for (const name of LISTED_BY[collection] ?? []) stale.add(name);
  redraw();
}

async function buildPage(): Promise<void> {
  const { CONFIG, ui } = page();
  buildFrame();
  tooltip.activateEventListeners();
  listenForLinks();
  applyTheme(chosenTheme());
  for (const [name, Part] of Object.entries(CONFIG["ui"] as unknown as Record<string, typeof ApplicationV2>)) {
    const part = new Part();
    ui[name] = part;
    await part.render({ force: true });
  }
  await tokenList.render({ force: true });
  showTab("chat");
  for (const hook of ["targetToken", "controlToken"]) Hooks.on(hook, () => refresh("tokens"));
  for (const change of ["create", "update", "delete"]) Hooks.on(`${change}Combatant`, () => refresh("combats"));
}

function prepare(): void {
  const { CONFIG, game, ui } = page();
  const dice = CONFIG["Dice"] as Data;
  Object.assign(dice, { ...diceDefaults(), ...(dice["rollModes"] ? { rollModes: dice["rollModes"] } : {}) });
  CONFIG["ui"] = { ...uiDefaults(), ...CONFIG["ui"] };
  ui["notifications"] = notifications;
  Object.assign(game, { tooltip });
  defineFormElements();
  for (const name of ["JournalEntry", "JournalEntryPage"]) {
    const documentClass = configOf(name)?.documentClass;
    if (documentClass) DocumentSheetConfig.registerSheet(documentClass, "core", JournalSheet);
  }
}

/** Hands the core what it needs of the windows. */
export function installWindows(): void {
  register({
    sheetFor,
    refresh,
    notify: (level: NotifyLevel, text: string, options?: Data) => void notifications[level](text, options),
    registerSheet: (documentClass, scope, cls, options) => {
      DocumentSheetConfig.registerSheet(documentClass as DocumentClassLike, scope, cls as SheetEntry["cls"], options);
    },
    unregisterSheet: (documentClass, scope, cls, options) => {
      DocumentSheetConfig.unregisterSheet(documentClass as DocumentClassLike, scope, cls as SheetEntry["cls"], options);
    },
    fieldInput,
    fieldGroup,
    messageHTML,
    buildPage,
    prepare,
  });
}
