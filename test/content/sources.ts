import { assemble } from "../../src/content/index.ts";
import type { Assembly, Entry, WeaponEntry } from "../../src/content/index.ts";
import { readSources } from "../../tools/packs/sources.ts";

/** Where the sources of the packs lie. */
export const SOURCE = "packs/_source";

/** The files of the packs as they are shipped, and what they make up. */
export const shipped = readSources(SOURCE);
export const assembly: Assembly = assemble(shipped.files);

/** The entries of a shipped pack. */
export function entriesOf(pack: string): readonly Entry[] {
  return assembly.packs.find(({ name }) => name === pack)?.entries ?? [];
}

/** The shipped weapons. */
export function weapons(): readonly WeaponEntry[] {
  return entriesOf("weapons").filter((entry) => entry.type === "weapon");
}
