import type { Data } from "../../shared/objects.ts";
import type { Collection } from "./collection.ts";
import type { Actor } from "./documents/actor.ts";
import type { Combat } from "./documents/combat.ts";
import type { Scene } from "./documents/scene.ts";
import type { User } from "./documents/user.ts";

/** What the connection says of the running world. */
export interface WorldInfo {
  generation: number;
  userId: string;
  systemId: string;
  /** The sub-types of the manifest, by document. */
  documentTypes: Record<string, Record<string, Data>>;
  /** False until every document stands; nothing is prepared before. */
  ready: boolean;
}

export const world: WorldInfo = {
  generation: 14,
  userId: "",
  systemId: "",
  documentTypes: {},
  ready: false,
};

const collections = new Map<string, Collection<unknown>>();

/** Makes a collection known: under the name of its documents, or as `Compendium.<id>`. */
export function setWorldCollection(name: string, collection: Collection<unknown>): void {
  collections.set(name, collection);
}

/** What the collections of the world hold. */
interface Kinds {
  Actor: Actor;
  Combat: Combat;
  Scene: Scene;
  User: User;
}

export function worldCollection<K extends keyof Kinds>(name: K): Collection<Kinds[K]> | undefined;
export function worldCollection(name: string): Collection<unknown> | undefined;
export function worldCollection(name: string): Collection<unknown> | undefined {
  return collections.get(name);
}
