import { mkdtemp, rm } from "node:fs/promises";
import { type Server as HttpServer, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isPlainObject } from "../shared/objects.ts";
import { slugOf } from "../shared/text.ts";
import { type Mounts, serveFiles } from "./files.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { type ServerOptions, StartRefusal } from "./options.ts";
import { readPacks } from "./packs.ts";
import { plant, readSeed } from "./seed.ts";
import { Sessions } from "./sessions.ts";
import { World } from "./world.ts";

const HERE = resolve(import.meta.dirname, "..");

/** A running server. */
export interface Running {
  port: number;
  addresses: { name: string; url: string }[];
  close: () => Promise<void>;
}

function listen(http: HttpServer, port: number): Promise<number> {
  return new Promise((done, fail) => {
    http.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      fail(taken ? new StartRefusal(`Port ${port} is taken: choose another one with --port.`) : error);
    });
    http.listen(port, "127.0.0.1", () => done((http.address() as AddressInfo).port)); // a TCP server has such an address
  });
}

async function understood<T>(reading: Promise<T>, what: string): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new StartRefusal(`${what} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The folder of a world, and what is to be done with it in the end: an ephemeral one is taken away. */
async function folderOf({
  ephemeral,
  world,
}: ServerOptions): Promise<{ folder: string; dispose: () => Promise<void> }> {
  if (!ephemeral) return { folder: world, dispose: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), "sandbox-world-"));
  return { folder, dispose: () => rm(folder, { recursive: true, force: true }) };
}

async function openWorld(folder: string): Promise<World> {
  return World.open(folder).catch((error: unknown) => {
    throw new StartRefusal(`The world in ${folder} cannot be opened (${String(error)}): is it running already?`);
  });
}

/** Starts a world with a system on this machine, reachable from this machine only. */
export async function startHost(options: ServerOptions): Promise<Running> {
  const manifest = await understood(readManifest(options.system), "The manifest");
  const seed = await understood(readSeed(options.seed), "The seed");
  const { folder, dispose } = await folderOf(options);
  const ends = [dispose];
  const close = async (): Promise<void> => {
    // What never came to be open cannot be closed; the rest is put away all the same.
    for (const end of ends.toReversed()) await end().catch(() => undefined);
  };
  try {
    const world = await openWorld(folder);
    ends.push(() => world.close());
    const packs = await readPacks(options.system, manifest, join(folder, "packs"));
    await plant(world, seed, { manifest, packs });
    const title = isPlainObject(seed.world) ? String(seed.world["title"]) : "Sandbox";
    const worldInfo = { id: "sandbox", ...(isPlainObject(seed.world) ? seed.world : {}), title, system: manifest.id };
    const users = world.all("User").map((user) => ({ id: String(user["_id"]), name: String(user["name"]) }));
    const answer = serveFiles(mountsFor(options, manifest), () => ({ title, users }));
    const http = createServer((request, response) => void answer(request, response));
    const { generation, latency } = options;
    const sessions = new Sessions({ world, manifest, packs, worldInfo, generation, latency }, http);
    ends.push(() => sessions.close());
    const port = await listen(http, options.port);
    const addresses = users.map(({ name }) => ({ name, url: `http://127.0.0.1:${port}/?user=${slugOf(name)}` }));
    return { port, addresses, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function mountsFor({ system }: ServerOptions, { id }: Manifest): Mounts {
  return {
    [`/systems/${id}/`]: system,
    "/sandbox/lang/": join(HERE, "lang"),
    "/sandbox/": join(HERE, "dist"),
  };
}
