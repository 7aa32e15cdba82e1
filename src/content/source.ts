import type { Entry, FolderEntry, Origin } from "./entry.ts";
import { stableId } from "./identifier.ts";
import { paragraphs } from "./language.ts";
import { SYSTEM_ID } from "./packs.table.ts";
import { entryTranslation, folderTranslation } from "./translation.ts";
import type { Translations } from "./translation.ts";

/** What content says of itself in the flags of its documents. */
export interface ContentFlags {
  /** The slug; items have it in their `system`. */
  readonly identifier?: string;
  readonly origin?: Origin;
  readonly i18n: Translations;
}

interface DocumentSource {
  readonly _id: string;
  /** The key under which the document stands in the database of its pack. */
  readonly _key: string;
  readonly name: string;
  readonly sort: number;
  readonly flags: Readonly<Record<typeof SYSTEM_ID, ContentFlags>>;
  readonly _stats: { readonly systemId: typeof SYSTEM_ID };
}

/** The source of an item as its pack stores it. */
export interface ItemSource extends DocumentSource {
  readonly type: Entry["type"];
  readonly img: string;
  readonly system: Readonly<Record<string, unknown>>;
  readonly effects: readonly never[];
  readonly folder: string | null;
  readonly ownership: { readonly default: 0 };
}

/** The source of a folder of items as its pack stores it. */
export interface FolderSource extends DocumentSource {
  readonly type: "Item";
  readonly description: string;
  readonly folder: null;
  readonly sorting: "a";
  readonly color: null;
}

/** The id of an entry. */
export function entryId(pack: string, identifier: string): string {
  return stableId(`${pack}/${identifier}`);
}

/** The id of a folder. */
export function folderId(pack: string, identifier: string): string {
  return stableId(`${pack}/folders/${identifier}`);
}

/** The document of an entry, in English, with its texts in every language in its flags. */
export function itemSource(pack: string, entry: Entry): ItemSource {
  const id = entryId(pack, entry.identifier);
  return {
    _id: id,
    _key: `!items!${id}`,
    name: entry.name.en,
    type: entry.type,
    img: entry.img,
    system: {
      identifier: entry.identifier,
      description: paragraphs(entry.description.en),
      ...systemOf(entry),
    },
    effects: [],
    folder: entry.folder === null ? null : folderId(pack, entry.folder),
    sort: 0,
    ownership: { default: 0 },
    flags: { [SYSTEM_ID]: { origin: entry.origin, i18n: entryTranslation(entry) } },
    _stats: { systemId: SYSTEM_ID },
  };
}

/** The document of the folder at place `index` of its pack, in English, with its name in every language in its flags. */
export function folderSource(pack: string, folder: FolderEntry, index: number): FolderSource {
  const id = folderId(pack, folder.identifier);
  return {
    _id: id,
    _key: `!folders!${id}`,
    name: folder.name.en,
    type: "Item",
    description: "",
    folder: null,
    sorting: "a",
    sort: (index + 1) * 100_000,
    color: null,
    flags: { [SYSTEM_ID]: { identifier: folder.identifier, i18n: folderTranslation(folder) } },
    _stats: { systemId: SYSTEM_ID },
  };
}

/** What a fresh item of this kind holds besides slug and description. */
function systemOf(entry: Entry): Readonly<Record<string, unknown>> {
  if (entry.type === "weapon") return { ...entry.system, silenced: false };
  if (entry.type === "skill") return { ...entry.system, value: 0 };
  if (entry.type === "armor") return { ...entry.system, worn: false };
  const levels = entry.system.levels.map((level) => ({ name: level?.name.en ?? "", text: level?.text.en ?? "" }));
  return { ...entry.system, levels, value: 0, taught: false };
}
