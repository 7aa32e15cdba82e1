import type { Data } from "../../shared/objects.ts";
import type { Collection } from "./collection.ts";

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

export function worldCollection(name: string): Collection<unknown> | undefined {
  return collections.get(name);
}
