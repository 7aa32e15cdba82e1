import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Manifest, readManifest } from "../../sandbox/server/manifest.ts";
import type { Pack } from "../../sandbox/server/packs.ts";
import { plant } from "../../sandbox/server/seed.ts";
import { World } from "../../sandbox/server/world.ts";
import { TINY, entries } from "../support/sandbox-world.ts";

const PILL = {
  _id: "pillPillPillPill",
  name: "Pill",
  type: "thing",
  folder: "f",
  system: { identifier: "pill", amount: 1 },
};

describe("a prepared world", () => {
  let world: World;
  let folder: string;
  let manifest: Manifest;
  const packs = new Map([["things", { documents: [PILL], folders: [] } as unknown as Pack]]);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "seeded-world-"));
    world = await World.open(folder);
    manifest = await readManifest(TINY);
  });

  afterEach(async () => {
    await world.close();
    await rm(folder, { recursive: true });
  });

  it("takes items out of packs by their identifier, with what the seed says otherwise", async () => {
    const items = [{ $pack: "things", identifier: "pill", name: "Red pill", system: { amount: 3 } }];
    await plant(world, { actors: [{ name: "Neo", type: "hero", items }] }, { manifest, packs });
    const [pill] = entries(world.all("Actor")[0] ?? {}, "items");
    expect(pill).toMatchObject({ name: "Red pill", type: "thing", system: { identifier: "pill", amount: 3 } });
    expect(pill).not.toHaveProperty("$pack");
    expect(pill?.["_id"]).not.toBe(PILL._id);
    expect(PILL.name).toBe("Pill");
  });

  it("refuses what is in no pack", async () => {
    const items = [{ $pack: "things", identifier: "spoon" }];
    const planted = plant(world, { actors: [{ name: "Neo", type: "hero", items }] }, { manifest, packs });
    await expect(planted).rejects.toThrow("things/spoon, which is in no pack");
  });

  it("has a game master and two players where the seed names nobody", async () => {
    await plant(world, {}, { manifest, packs });
    expect(world.all("User").map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Gamemaster", "Player One", "Player Two"]),
    );
  });

  it("is not prepared a second time", async () => {
    await plant(world, { items: [PILL] }, { manifest, packs });
    await plant(
      world,
      {
        items: [
          { ...PILL, name: "Again" },
          { name: "More", type: "thing" },
        ],
      },
      { manifest, packs },
    );
    expect(world.all("Item").map(({ name }) => name)).toEqual(["Pill"]);
  });
});
