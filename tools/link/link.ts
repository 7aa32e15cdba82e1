import { cpSync, existsSync, lstatSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What to put where. */
export interface LinkOrder {
  /** Foundry's user data folder, the one that holds `Data`; what `FOUNDRY_DATA_PATH` says. */
  readonly dataPath: string | undefined;
  /** The built system. */
  readonly dist: string;
  readonly id: string;
  /** Whether to copy even where a link could be made. */
  readonly isCopy: boolean;
}

/** A reason not to link, told in one sentence. */
export class LinkRefusal extends Error {}

/** Lies in a copy that this tool has made, so that it may replace its own copies and nothing else. */
const MARK = ".copied-by-npm-run-link";

function systemsFolder(dataPath: string | undefined): string {
  if (dataPath === undefined || dataPath === "") {
    throw new LinkRefusal(
      "FOUNDRY_DATA_PATH is not set: set it to Foundry's user data folder (the one that holds Data), then run this again.",
    );
  }
  const folder = join(dataPath, "Data", "systems");
  if (existsSync(folder) && statSync(folder).isDirectory()) return folder;
  throw new LinkRefusal(
    `There is no folder ${folder}: FOUNDRY_DATA_PATH must name Foundry's user data folder, and Foundry must have run once.`,
  );
}

function makeRoom(target: string, dist: string): "free" | "linked" {
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (!found) return "free";
  if (found.isSymbolicLink()) {
    if (existsSync(target) && realpathSync(target) === realpathSync(dist)) return "linked";
    throw new LinkRefusal(`${target} is a link to another place: remove it, then run this again.`);
  }
  if (!existsSync(join(target, MARK))) {
    throw new LinkRefusal(
      `${target} holds something that this tool has not put there: move it away, then run this again.`,
    );
  }
  rmSync(target, { recursive: true });
  return "free";
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EPERM" || error.code === "EACCES");
}

function copy(dist: string, target: string): string {
  cpSync(dist, target, { recursive: true });
  writeFileSync(join(target, MARK), "");
  return `Copied the system to ${target}; run this again after each build.`;
}

/**
 * Puts the built system into Foundry's systems folder, as a link that follows every build, or as a copy where no link
 * may be made; the answer is the sentence that says so. Throws a `LinkRefusal` where something is missing or in the way.
 */
export function linkSystem({ dataPath, dist, id, isCopy }: LinkOrder): string {
  const target = join(systemsFolder(dataPath), id);
  if (!existsSync(join(dist, "system.json"))) {
    throw new LinkRefusal("The system is not built yet: run `npm run build`, then run this again.");
  }
  if (makeRoom(target, dist) === "linked") return `${target} is linked to this build already.`;
  if (isCopy) return copy(dist, target);
  try {
    symlinkSync(dist, target, "junction");
  } catch (error) {
    if (isDenied(error)) return copy(dist, target);
    throw error;
  }
  return `Linked ${target} to this build; it follows every \`npm run build\`.`;
}
