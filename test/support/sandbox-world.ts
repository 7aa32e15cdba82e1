import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Manifest, readManifest } from "../../sandbox/server/manifest.ts";
import { type Outcome, perform } from "../../sandbox/server/operations.ts";
import { plant, readSeed } from "../../sandbox/server/seed.ts";
import { World } from "../../sandbox/server/world.ts";
import type { Data } from "../../sandbox/shared/objects.ts";
import type { Operation } from "../../sandbox/shared/wire.ts";

export const TINY = resolve(import.meta.dirname, "tiny-system");

export const MASTER = "userGamemaster00";
export const ONE = "userPlayerOne000";
export const TWO = "userPlayerTwo000";
export const NEO = "actorNeo00000000";
export const AGENT = "actorAgent000000";
export const SUIT = "itemSuit00000000";
export const STREET = "sceneStreet00000";
export const AGENT_A = "tokenAgentA00000";
export const AGENT_B = "tokenAgentB00000";

/** A world of the tiny system that is thrown away. */
export interface TinyWorld {
  world: World;
  manifest: Manifest;
  folder: string;
  /** Carries out operations for a user, all or none. */
  act: (user: string, ...operations: Partial<Operation>[]) => Promise<Outcome[]>;
  actor: (id: string) => Data;
  token: (id: string) => Data;
  close: () => Promise<void>;
}

export function operation(given: Partial<Operation>): Operation {
  return {
    action: "update",
    documentName: "Actor",
    parentUuid: null,
    pack: null,
    data: [],
    ids: [],
    options: {},
    ...given,
  };
}

export async function openTinyWorld(): Promise<TinyWorld> {
  const folder = await mkdtemp(join(tmpdir(), "tiny-world-"));
  const world = await World.open(folder);
  const manifest = await readManifest(TINY);
  await plant(world, await readSeed(join(TINY, "seed.json")), { manifest, packs: new Map() });
  const found = (documentName: string, id: string): Data => {
    const document = world.get(documentName, id);
    if (document === undefined) throw new Error(`no ${documentName} ${id}`);
    return document;
  };
  return {
    world,
    manifest,
    folder,
    async act(user, ...operations) {
      const transaction = world.begin();
      const judge = { transaction, manifest, user: found("User", user) };
      const outcomes = operations.map((given) => perform(judge, operation(given)));
      await transaction.commit();
      return outcomes;
    },
    actor: (id) => found("Actor", id),
    token: (id) => entries(found("Scene", STREET), "tokens").find((token) => token["_id"] === id) ?? {},
    async close() {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The documents in a field of a source. */
export function entries(source: Data, field: string): Data[] {
  const list = source[field];
  return Array.isArray(list) ? (list as Data[]) : [];
}
