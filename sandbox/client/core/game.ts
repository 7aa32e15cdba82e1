import type { Data } from "../../shared/objects.ts";
import { Collection } from "./collection.ts";
import {
  Actors,
  ChatMessages,
  CombatEncounters,
  Folders,
  Items,
  Scenes,
  Users,
  type WorldCollection,
} from "./documents/collections.ts";
import type { Combat } from "./documents/combat.ts";
import type { User } from "./documents/user.ts";
import { i18n } from "./i18n.ts";
import type { CompendiumCollection } from "./packs.ts";
import { settings } from "./settings.ts";
import { setWorldCollection, world } from "./world.ts";

/** What the page reads of the manifest. */
interface SystemInfo extends Data {
  title: string;
  documentTypes: Record<string, Data>;
}

export const game = {
  actors: new Actors(),
  items: new Items(),
  folders: new Folders(),
  messages: new ChatMessages(),
  users: new Users(),
  scenes: new Scenes(),
  combats: new CombatEncounters(),
  packs: new Collection<CompendiumCollection>(),
  settings,
  i18n,
  ready: false,
  system: { title: "", documentTypes: {} } as SystemInfo, // filled from the manifest
  world: { title: "" },
  version: "",
  release: { generation: 14, build: 0 },

  get userId(): string {
    return world.userId;
  },

  /** Whoever sits at this page: always somebody, once the world is loaded. */
  get user(): User {
    return this.users.get(world.userId) as User; // the server lets in nobody else
  },

  get combat(): Combat | null {
    return this.combats.active ?? null;
  },
};

/** The collections of the world. */
export function worldCollections(): WorldCollection[] {
  const { actors, items, folders, messages, users, scenes, combats } = game;
  return [users, folders, actors, items, scenes, combats, messages];
}

/** Makes the collections known to whoever looks documents up. */
export function connectCollections(): void {
  for (const collection of worldCollections()) setWorldCollection(collection.documentName, collection);
}
