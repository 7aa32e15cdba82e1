import type { Data } from "../../shared/objects.ts";
import { Collection } from "./collection.ts";
import {
  Actors,
  ChatMessages,
  CombatEncounters,
  Folders,
  Items,
  Journal,
  Macros,
  Scenes,
  Users,
  type WorldCollection,
} from "./documents/collections.ts";
import type { Combat } from "./documents/combat.ts";
import type { User } from "./documents/user.ts";
import { Hooks } from "./hooks.ts";
import { i18n } from "./i18n.ts";
import type { CompendiumCollection } from "./packs.ts";
import { settings } from "./settings.ts";
import { getLine } from "./socket.ts";
import { setWorldCollection, world } from "./world.ts";

/** The channels on which a system's clients talk to each other. */
const socket = {
  emit(event: string, data: unknown): void {
    getLine().emit(event, data);
  },
  on(event: string, listener: (...args: unknown[]) => void): void {
    getLine().on(event, listener);
  },
};

/** Key bindings as registered; none of them is fired. */
const keybindings = {
  bindings: new Map<string, unknown>(),
  register(namespace: string, action: string, data: Data): void {
    this.bindings.set(`${namespace}.${action}`, data);
  },
  get(namespace: string, action: string): unknown {
    const found = this.bindings.get(`${namespace}.${action}`) as { editable?: unknown[] } | undefined; // as registered above
    return found?.editable ?? [];
  },
};

const time = {
  get worldTime(): number {
    return Number(settings.get("core", "time"));
  },
  async advance(seconds: number): Promise<number> {
    return Number(await settings.set("core", "time", this.worldTime + seconds));
  },
};

export const game = {
  actors: new Actors(),
  items: new Items(),
  folders: new Folders(),
  macros: new Macros(),
  journal: new Journal(),
  messages: new ChatMessages(),
  users: new Users(),
  scenes: new Scenes(),
  combats: new CombatEncounters(),
  packs: new Collection<CompendiumCollection>(),
  modules: new Collection<unknown>(),
  settings,
  i18n,
  socket,
  keybindings,
  time,
  tooltip: {} as unknown, // set by the windows
  ready: false,
  view: "game",
  system: {} as Data, // filled from the manifest
  world: {} as Data, // filled from the server
  version: "",
  release: { generation: 14, build: 0 },
  paused: false,
  /** Documents as they were loaded, by collection. */
  data: {} as Data, // filled from the server

  get userId(): string {
    return world.userId;
  },

  get user(): User | null {
    return this.users.get(world.userId) ?? null;
  },

  get combat(): Combat | null {
    return this.combats.viewed;
  },

  get documentTypes(): Record<string, string[]> {
    return Object.fromEntries(Object.entries(world.documentTypes).map(([name, types]) => [name, Object.keys(types)]));
  },

  togglePause(pause?: boolean): boolean {
    this.paused = pause ?? !this.paused;
    Hooks.callAll("pauseGame", this.paused);
    return this.paused;
  },
};

/** The collections of the world. */
export function worldCollections(): WorldCollection[] {
  const { actors, items, folders, macros, journal, messages, users, scenes, combats } = game;
  const all = [users, folders, actors, items, scenes, macros, journal, combats, messages];
  return all;
}

/** Makes the collections known to whoever looks documents up. */
export function connectCollections(): void {
  for (const collection of worldCollections()) setWorldCollection(collection.documentName, collection);
}
