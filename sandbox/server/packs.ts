import { cp, readdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import type { Data } from "../shared/objects.ts";
import type { PackInfo } from "../shared/wire.ts";
import type { Manifest, PackEntry } from "./manifest.ts";

export interface Pack {
  info: PackInfo;
  documents: Data[];
  folders: Data[];
}

function infoOf(manifest: Manifest, entry: PackEntry): PackInfo {
  return {
    id: `${manifest.id}.${entry.name}`,
    name: entry.name,
    label: entry.label,
    type: entry.type,
    packageName: manifest.id,
    ownership: entry.ownership ?? { PLAYER: "OBSERVER", ASSISTANT: "OWNER" },
  };
}

/** Puts embedded documents, which stand under keys of their own, back into their parents. */
export function assemble(entries: Map<string, Data>): { documents: Data[]; folders: Data[] } {
  const deepFirst = [...entries.keys()].sort((a, b) => b.split(".").length - a.split(".").length);
  for (const key of deepFirst) {
    const [, path = "", ids = ""] = key.split("!");
    const fields = path.split(".");
    if (fields.length === 1) continue;
    const field = fields.pop() ?? "";
    const idParts = ids.split(".");
    const id = idParts.pop();
    const parent = entries.get(`!${fields.join(".")}!${idParts.join(".")}`);
    const list = parent?.[field];
    if (Array.isArray(list)) list[list.indexOf(id)] = entries.get(key);
  }
  const standing = [...entries].filter(([key]) => !(key.split("!")[1] ?? "").includes("."));
  return {
    documents: standing.filter(([key]) => !key.startsWith("!folders!")).map(([, source]) => source),
    folders: standing.filter(([key]) => key.startsWith("!folders!")).map(([, source]) => source),
  };
}

async function readPack(folder: string): Promise<Map<string, Data>> {
  const database = new ClassicLevel<string, Data>(folder, { valueEncoding: "json", createIfMissing: false });
  await database.open();
  const entries = new Map<string, Data>();
  for await (const [key, value] of database.iterator()) entries.set(key, value);
  await database.close();
  return entries;
}

/** Reads the system's packs from a copy of their own: opening a database writes to it. */
export async function readPacks(system: string, manifest: Manifest, cache: string): Promise<Map<string, Pack>> {
  await rm(cache, { recursive: true, force: true });
  const packs = new Map<string, Pack>();
  for (const entry of manifest.packs ?? []) {
    const from = join(system, entry.path ?? `packs/${entry.name}`);
    const to = join(cache, entry.name);
    const isThere = existsSync(from) && (await readdir(from)).length > 0;
    if (isThere) await cp(from, to, { recursive: true });
    const content = isThere ? assemble(await readPack(to)) : { documents: [], folders: [] };
    packs.set(entry.name, { info: infoOf(manifest, entry), ...content });
  }
  return packs;
}
