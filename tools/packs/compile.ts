import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compilePack } from "@foundryvtt/foundryvtt-cli";
import { assemble } from "../../src/content/index.ts";
import type { AssembledPack, FileProblem } from "../../src/content/index.ts";
import { readSources } from "./sources.ts";

/** Where the sources of the packs lie, and where the built packs go. */
export interface PackFolders {
  readonly source: string;
  readonly out: string;
}

/** How many entries a pack has. */
export interface PackSize {
  readonly name: string;
  readonly entries: number;
}

/** The error of a build whose content is wrong; its message has one line for each problem, with file and key. */
export class ContentError extends Error {
  constructor(source: string, problems: readonly FileProblem[]) {
    const lines = problems.map(({ file, key, reason }) => `${source}/${file}: ${key === "" ? "" : `${key} `}${reason}`);
    super([...lines, `No pack was written; problems: ${problems.length}`].join("\n"));
    this.name = "ContentError";
  }
}

/** Files that LevelDB writes with the time of day in them, and makes anew when it opens the folder. */
const TIMESTAMPED = ["LOG", "LOG.old"];

/**
 * Builds all packs into LevelDB folders below `out`, each in place of an earlier one. The same sources give the same
 * bytes. Content that is wrong throws a `ContentError` before anything is written.
 */
export async function compilePacks({ source, out }: PackFolders): Promise<readonly PackSize[]> {
  const read = readSources(source);
  const { packs, problems } = assemble(read.files);
  const all = [...read.problems, ...problems];
  if (all.length > 0) throw new ContentError(source, all);
  for (const pack of packs) await store(pack, join(out, pack.name));
  return packs.map(({ name, entries }) => ({ name, entries: entries.length }));
}

async function store(pack: AssembledPack, target: string): Promise<void> {
  const staging = mkdtempSync(join(tmpdir(), "pack-"));
  try {
    for (const document of pack.documents) writeFileSync(join(staging, `${document._id}.json`), JSON.stringify(document));
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    await compilePack(staging, target);
    for (const name of TIMESTAMPED) rmSync(join(target, name), { force: true });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
