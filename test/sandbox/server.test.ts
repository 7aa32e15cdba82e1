import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Socket, io } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fileBelow } from "../../sandbox/server/files.ts";
import { type Running, startHost } from "../../sandbox/server/host.ts";
import { readOptions } from "../../sandbox/server/options.ts";
import { assemble } from "../../sandbox/server/packs.ts";
import type { Applied, Reply, Snapshot } from "../../sandbox/shared/wire.ts";
import { AGENT, MASTER, ONE, TINY, operation } from "../support/sandbox-world.ts";

const ARGS = ["--system", TINY, "--seed", join(TINY, "seed.json"), "--ephemeral", "--port", "0"];

describe("the server", () => {
  let running: Running;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    running = await startHost(readOptions([...ARGS, "--latency", "20"]));
  });

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    await running.close();
  });

  const joinAs = async (user: string): Promise<Socket> => {
    const socket = io(`http://127.0.0.1:${running.port}`, {
      auth: { user },
      transports: ["websocket"],
      forceNew: true,
    });
    sockets.push(socket);
    await new Promise((done, fail) => {
      socket.once("connect", () => done(undefined));
      socket.once("connect_error", fail);
    });
    return socket;
  };

  const ask = async <T>(socket: Socket, event: string, payload: unknown): Promise<Reply<T>> =>
    (await socket.emitWithAck(event, payload)) as Reply<T>;

  it("lets in whom the world knows, by name or id", async () => {
    const reply = await ask<Snapshot>(await joinAs("player-one"), "world", null);
    expect(reply).toMatchObject({ ok: true, value: { userId: ONE, generation: 14, world: { title: "Tiny world" } } });
    await joinAs(MASTER);
    await expect(joinAs("nobody")).rejects.toThrow("no such user");
  });

  it("tells everybody before the answer comes, and in one order", async () => {
    const master = await joinAs("gamemaster");
    const player = await joinAs("player-one");
    const heard: string[] = [];
    master.on("applied", ({ sequence }: Applied) => heard.push(`master ${sequence}`));
    player.on("applied", ({ sequence }: Applied) => heard.push(`player ${sequence}`));
    const rename = (name: string) => ask(master, "operations", [operation({ data: [{ _id: AGENT, name }] })]);
    await Promise.all([rename("A").then(() => heard.push("answer 1")), rename("B").then(() => heard.push("answer 2"))]);
    const place = (line: string): number => heard.indexOf(line);
    expect(place("master 1")).toBeLessThan(place("answer 1"));
    expect(place("master 2")).toBeLessThan(place("answer 2"));
    expect(place("master 1")).toBeLessThan(place("master 2"));
    const toPlayer = (): string[] => heard.filter((line) => line.startsWith("player"));
    await expect.poll(toPlayer, { timeout: 10_000 }).toEqual(["player 1", "player 2"]);
  });

  it("does not answer before the latency has passed", async () => {
    const master = await joinAs("gamemaster");
    const before = performance.now();
    await ask(master, "operations", [operation({ data: [{ _id: AGENT, name: "A" }] })]);
    // Half of it on the way there and half on the way back; a timer may be early by a millisecond.
    expect(performance.now() - before).toBeGreaterThanOrEqual(18);
  });

  it("answers a refusal with its reason", async () => {
    const player = await joinAs("player-one");
    const reply = await ask(player, "operations", [operation({ data: [{ _id: AGENT, name: "A" }] })]);
    expect(reply).toEqual({
      ok: false,
      error: "Player One may not change this: Actor.",
      key: "MayNotChange",
      data: { user: "Player One", document: "Actor" },
    });
  });

  it("lets game masters alone set what counts for the world, and tells everybody who joins", async () => {
    const player = await joinAs("player-one");
    const master = await joinAs("gamemaster");
    const setting = { key: "tiny.difficulty", value: "7" };
    expect(await ask(player, "setting", setting)).toMatchObject({ ok: false });
    expect(await ask(master, "setting", setting)).toMatchObject({ ok: true });
    const reply = await ask<Snapshot>(player, "world", null);
    const settings = reply.ok ? reply.value.documents["Setting"] : [];
    expect(settings).toMatchObject([setting]);
  });

  it("serves the system's files and nothing beside them", async () => {
    const get = (path: string) => fetch(`http://127.0.0.1:${running.port}${path}`);
    expect((await get("/systems/tiny/lang/de.json")).status).toBe(200);
    expect((await get("/systems/tiny/..%2f..%2fsandbox-world.ts")).status).toBe(404);
    expect((await get("/systems/other/system.json")).status).toBe(404);
    expect(await (await get("/")).text()).toContain(`href="/?user=player-one"`);
  });

  it("leaves no folder behind when the seed cannot be planted", async () => {
    const place = await mkdtemp(join(tmpdir(), "sandbox-place-"));
    const seed = join(place, "seed.json");
    await writeFile(seed, JSON.stringify({ items: [{ $pack: "none", identifier: "nothing" }] }));
    vi.stubEnv("TMPDIR", place);
    await expect(startHost(readOptions([...ARGS, "--seed", seed]))).rejects.toThrow("which is in no pack");
    vi.unstubAllEnvs();
    expect(await readdir(place)).toEqual(["seed.json"]);
  });

  it("says in one sentence that a port is taken", async () => {
    const options = readOptions([...ARGS.slice(0, -1), String(running.port)]);
    await expect(startHost(options)).rejects.toThrow(`Port ${running.port} is taken`);
  });
});

describe("files", () => {
  const folder = resolve("/srv/system");

  it.each(["../secret", "a/../../secret", "..", "", "a\0b"])("%j leads nowhere", (path) => {
    expect(fileBelow(folder, path)).toBeNull();
  });

  it("a path inside leads to its file", () => {
    expect(fileBelow(folder, "lang/de.json")).toBe(join(folder, "lang/de.json"));
  });
});

describe("starting", () => {
  it("says in one sentence that there is no system", () => {
    expect(() => readOptions(["--system", "/nowhere"])).toThrow("build the system first");
  });

  it("refuses generations and ports that do not exist", () => {
    expect(() => readOptions(["--system", TINY, "--generation", "12"])).toThrow("--generation 12");
    expect(() => readOptions(["--system", TINY, "--port", "http"])).toThrow("--port http");
  });

  it("keeps a world for the next start, and does not seed it again", async () => {
    const world = await mkdtemp(join(tmpdir(), "kept-world-"));
    const args = ["--system", TINY, "--seed", join(TINY, "seed.json"), "--port", "0", "--world", world];
    await (await startHost(readOptions(args))).close();
    const again = await startHost(readOptions(args));
    expect(again.addresses.map(({ name }) => name)).toEqual(["Gamemaster", "Player One", "Player Two"]);
    await again.close();
    await rm(world, { recursive: true });
  });
});

describe("packs", () => {
  it("embedded documents stand under keys of their own and go back into their parents", () => {
    const entries = new Map<string, Record<string, unknown>>([
      ["!actors!a", { _id: "a", items: ["i", "j"] }],
      ["!actors.items!a.i", { _id: "i", name: "first", effects: ["e"] }],
      ["!actors.items!a.j", { _id: "j", name: "second", effects: [] }],
      ["!actors.items.effects!a.i.e", { _id: "e", name: "glow" }],
      ["!folders!f", { _id: "f", name: "Folder" }],
    ]);
    expect(assemble(entries)).toEqual({
      documents: [
        {
          _id: "a",
          items: [
            { _id: "i", name: "first", effects: [{ _id: "e", name: "glow" }] },
            { _id: "j", name: "second", effects: [] },
          ],
        },
      ],
      folders: [{ _id: "f", name: "Folder" }],
    });
  });
});
