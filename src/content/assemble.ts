import { readEntry, readFolders } from "./entry.ts";
import type { Entry, FolderEntry, Reading } from "./entry.ts";
import { PACKS } from "./packs.table.ts";
import type { PackDefinition } from "./packs.table.ts";
import { folderSource, itemSource } from "./source.ts";
import type { FolderSource, ItemSource } from "./source.ts";

/** A file of content: its path below the folder of sources (`weapons/glock-17.yml`), and what it holds. */
export interface ContentFile {
  readonly path: string;
  readonly data: unknown;
}

/** What is wrong with a file of content, and at which key. */
export interface FileProblem {
  readonly file: string;
  readonly key: string;
  readonly reason: string;
}

/** A pack that is ready to be stored: its folders, then its entries in the order of their slugs. */
export interface AssembledPack {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly documents: readonly (FolderSource | ItemSource)[];
}

/** All packs, and all that is wrong with their files; with problems the packs must not be stored. */
export interface Assembly {
  readonly packs: readonly AssembledPack[];
  readonly problems: readonly FileProblem[];
}

const FOLDERS = "_folders";

/**
 * The packs that the files make up. Problems name every file that is no entry of a known pack, whose name is not its
 * identifier, whose entry is wrong in itself, or which refers to a folder or a skill that is not there; and every id that
 * two entries would share.
 */
export function assemble(files: readonly ContentFile[]): Assembly {
  const problems: FileProblem[] = [];
  for (const { path } of files) {
    if (placeOf(path) === null) problems.push({ file: path, key: "", reason: `must be <pack>/<slug>.yml of a pack` });
  }
  const packs = PACKS.map((pack) => assemblePack(pack, files, problems));
  problems.push(...deadSkills(packs), ...doubleIds(packs));
  return { packs, problems };
}

function assemblePack(pack: PackDefinition, files: readonly ContentFile[], problems: FileProblem[]): AssembledPack {
  const note = <T>(file: string, reading: Reading<T>): T | null => {
    if (reading.ok) return reading.value;
    problems.push(...reading.problems.map((problem) => ({ file, ...problem })));
    return null;
  };
  const folders: FolderEntry[] = [];
  const entries: Entry[] = [];
  for (const { path, data, slug } of filesOf(pack, files)) {
    if (slug === FOLDERS) folders.push(...(note(path, readFolders(data)) ?? []));
    else {
      const entry = note(path, readEntry(data, pack.holds));
      if (entry === null) continue;
      entries.push(entry);
      if (entry.identifier !== slug) {
        problems.push({ file: path, key: "identifier", reason: `must be the name of the file, ${slug}` });
      }
    }
  }
  problems.push(...deadFolders(pack, folders, entries));
  const documents = [
    ...folders.map((folder, index) => folderSource(pack.name, folder, index)),
    ...entries.map((entry) => itemSource(pack.name, entry)),
  ];
  return { name: pack.name, entries, documents };
}

function filesOf(pack: PackDefinition, files: readonly ContentFile[]): readonly (ContentFile & { slug: string })[] {
  return files
    .flatMap((file) => {
      const place = placeOf(file.path);
      return place?.pack === pack.name ? [{ ...file, slug: place.slug }] : [];
    })
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

function placeOf(path: string): { readonly pack: string; readonly slug: string } | null {
  const [pack, name, ...rest] = path.split("/");
  if (pack === undefined || name === undefined || rest.length > 0 || !name.endsWith(".yml")) return null;
  return PACKS.some((known) => known.name === pack) ? { pack, slug: name.slice(0, -".yml".length) } : null;
}

function deadFolders(
  pack: PackDefinition,
  folders: readonly FolderEntry[],
  entries: readonly Entry[],
): readonly FileProblem[] {
  const known = new Set(folders.map(({ identifier }) => identifier));
  return entries.flatMap(({ folder, identifier }) => {
    if (folder === null || known.has(folder)) return [];
    return [{ file: `${pack.name}/${identifier}.yml`, key: "folder", reason: `names no folder: ${folder}` }];
  });
}

function deadSkills(packs: readonly AssembledPack[]): readonly FileProblem[] {
  const entries = packs.flatMap(({ name, entries }) => entries.map((entry) => ({ name, entry })));
  const skills = new Set(entries.flatMap(({ entry }) => (entry.type === "skill" ? [entry.identifier] : [])));
  return entries.flatMap(({ name, entry }) => {
    if (entry.type !== "weapon" || skills.has(entry.system.skill)) return [];
    const reason = `names no skill: ${entry.system.skill}`;
    return [{ file: `${name}/${entry.identifier}.yml`, key: "system.skill", reason }];
  });
}

function doubleIds(packs: readonly AssembledPack[]): readonly FileProblem[] {
  const owners = new Map<string, string>();
  const problems: FileProblem[] = [];
  for (const { name, documents } of packs) {
    for (const document of documents) {
      const first = owners.get(document._id);
      if (first !== undefined) {
        const reason = `would have the id ${document._id} of ${first}`;
        problems.push({ file: `${name}: ${document.name}`, key: "identifier", reason });
      }
      owners.set(document._id, `${name}: ${document.name}`);
    }
  }
  return problems;
}
