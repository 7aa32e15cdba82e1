import { readArmor } from "./armor.ts";
import type { ArmorFigures } from "./armor.ts";
import type { Bilingual } from "./language.ts";
import { PICTURES } from "./packs.table.ts";
import type { EntryType } from "./packs.table.ts";
import { Reader } from "./reader.ts";
import type { Problem } from "./reader.ts";
import { readSf } from "./sf.ts";
import type { SfFigures } from "./sf.ts";
import { readSkill } from "./skill.ts";
import type { SkillFigures } from "./skill.ts";
import { readWeapon } from "./weapon.ts";
import type { WeaponFigures } from "./weapon.ts";

/** Where an entry comes from: printed in the rules, decided where they are silent, or a suggestion of this project. */
export const ORIGINS = ["printed", "ruling", "suggestion"] as const;

/** One of the origins. */
export type Origin = (typeof ORIGINS)[number];

/** What every entry of a pack has. */
export interface EntryHead {
  readonly identifier: string;
  readonly name: Bilingual;
  /** Plain text; blank lines part paragraphs. */
  readonly description: Bilingual;
  readonly origin: Origin;
  /** Slug of a folder of its pack; null where it stands outside of folders. */
  readonly folder: string | null;
  readonly img: string;
}

/** An entry of the pack of weapons. */
export interface WeaponEntry extends EntryHead {
  readonly type: "weapon";
  readonly system: WeaponFigures;
}

/** An entry of the pack of skills. */
export interface SkillEntry extends EntryHead {
  readonly type: "skill";
  readonly system: SkillFigures;
}

/** An entry of the pack of special abilities: one tree. */
export interface SfEntry extends EntryHead {
  readonly type: "sf";
  readonly system: SfFigures;
}

/** An entry of the pack of armour. */
export interface ArmorEntry extends EntryHead {
  readonly type: "armor";
  readonly system: ArmorFigures;
}

/** An entry of any pack. */
export type Entry = WeaponEntry | SkillEntry | SfEntry | ArmorEntry;

/** A folder of a pack. */
export interface FolderEntry {
  readonly identifier: string;
  readonly name: Bilingual;
}

/** Something that was read, or what is wrong with its source. */
export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** The entry that a source holds, which must be one of `type`; refused with every key that is wrong. */
export function readEntry(source: unknown, type: EntryType): Reading<Entry> {
  const reader = new Reader(source);
  const head = readHead(reader);
  reader.oneOf("type", [type]);
  const entry = withSystem(head, type, reader.child("system"));
  if (entry.type === "sf" && entry.system.tree !== entry.identifier) {
    reader.refuse("system.tree", `must be the identifier, ${entry.identifier}`);
  }
  reader.close();
  return reader.problems.length === 0 ? { ok: true, value: entry } : { ok: false, problems: reader.problems };
}

/** The folders that a source lists under `folders`; refused with every key that is wrong. */
export function readFolders(source: unknown): Reading<readonly FolderEntry[]> {
  const reader = new Reader(source);
  const folders: FolderEntry[] = [];
  for (const item of reader.list("folders", 40)) {
    if (item === null) continue;
    const folder = { identifier: item.identifier("identifier"), name: item.bilingual("name", 60) };
    if (folders.some(({ identifier }) => identifier === folder.identifier)) {
      item.refuse("identifier", `is there twice: ${folder.identifier}`);
    }
    item.close();
    folders.push(folder);
  }
  reader.close();
  return reader.problems.length === 0 ? { ok: true, value: folders } : { ok: false, problems: reader.problems };
}

function readHead(reader: Reader): EntryHead {
  return {
    identifier: reader.identifier("identifier"),
    name: reader.bilingual("name", 60),
    description: reader.bilingual("description", 1500),
    origin: reader.oneOf("origin", ORIGINS),
    folder: reader.identifierOrNull("folder"),
    img: reader.oneOf("img", PICTURES),
  };
}

function withSystem(head: EntryHead, type: EntryType, system: Reader): Entry {
  if (type === "weapon") return { ...head, type, system: readWeapon(system) };
  if (type === "skill") return { ...head, type, system: readSkill(system) };
  if (type === "sf") return { ...head, type, system: readSf(system) };
  return { ...head, type, system: readArmor(system) };
}
