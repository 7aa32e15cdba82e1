import { mkdtemp, rm } from "node:fs/promises";
import { type Server as HttpServer, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isPlainObject } from "../shared/objects.ts";
import { slugOf } from "../shared/text.ts";
import { serveFiles } from "./files.ts";
import { readManifest } from "./manifest.ts";
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

/** Starts a world with a system on this machine, reachable from this machine only. */
export async function startHost(options: ServerOptions): Promise<Running> {
  const manifest = await understood(readManifest(options.system), "The manifest");
  const folder = options.ephemeral ? await mkdtemp(join(tmpdir(), "sandbox-world-")) : options.world;
  const seed = await understood(readSeed(options.seed), "The seed");
  const world = await World.open(folder).catch((error: unknown) => {
    throw new StartRefusal(`The world in ${folder} cannot be opened (${String(error)}): is it running already?`);
  });
  const packs = await readPacks(options.system, manifest, join(folder, "packs"));
  await plant(world, seed, { manifest, packs });
  const worldInfo = {
    id: "sandbox",
    title: "Sandbox",
    ...(isPlainObject(seed.world) ? seed.world : {}),
    system: manifest.id,
  };
  const users = world.all("User").map((user) => ({ id: String(user["_id"]), name: String(user["name"]) }));
  const mounts = {
    [`/systems/${manifest.id}/`]: options.system,
    "/sandbox/lang/": join(HERE, "lang"),
    "/sandbox/": join(HERE, "dist"),
  };
  const answer = serveFiles(mounts, () => ({ title: worldInfo.title, users }));
  const http = createServer((request, response) => void answer(request, response));
  const { generation, latency } = options;
  const sessions = new Sessions({ world, manifest, packs, worldInfo, generation, latency }, http);
  const close = async (): Promise<void> => {
    // A server that never came to listen cannot be closed; the rest is put away all the same.
    await sessions.close().catch(() => undefined);
    await world.close();
    if (options.ephemeral) await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = await listen(http, options.port);
    const addresses = users.map(({ name }) => ({ name, url: `http://127.0.0.1:${port}/?user=${slugOf(name)}` }));
    return { port, addresses, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
