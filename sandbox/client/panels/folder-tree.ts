import { make } from "../apps/elements.ts";
import type { Folder } from "../core/documents/folder.ts";
import { localize } from "../core/i18n.ts";

export interface Entry {
  name: string;
  folderId: string | null;
  row: HTMLElement;
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name);
}

/** Folders as details that open and close, each with its entries; entries without a folder come last. */
export function folderTree(folders: Folder[], entries: Entry[], before: HTMLElement | null): HTMLElement {
  const known = new Set(folders.map((folder) => folder.id));
  const inFolder = (id: string | null, own: string | null): boolean => (known.has(own) ? own : null) === id;
  const fill = (id: string | null): HTMLElement[] => {
    const inner = folders.filter((one) => inFolder(id, one.folder?.id ?? null)).sort(byName);
    const rows = entries.filter((one) => inFolder(id, one.folderId)).sort(byName);
    return [
      ...inner.flatMap((folder) => folderElement(folder, fill(folder.id), before)),
      ...rows.map(({ row }) => row),
    ];
  };
  return make("ol", "directory-list", ...fill(null));
}

/** A folder with what is in it, open unless it stood closed before; an empty one is not shown. */
function folderElement({ id, name }: Folder, inner: HTMLElement[], before: HTMLElement | null): HTMLElement[] {
  if (inner.length === 0) return [];
  const details = make("details", "", make("summary", "folder-name", name), make("ol", "", ...inner));
  details.dataset["folderId"] = id ?? "";
  details.toggleAttribute("open", before?.querySelector(`details[data-folder-id="${id}"]:not([open])`) == null);
  return [make("li", "folder", details)];
}

/** A search box that hides the rows whose name does not hold what is typed. */
export function searchBox(root: () => HTMLElement | null, query: { text: string }): HTMLElement {
  const input = document.createElement("input");
  Object.assign(input, { type: "search", name: "search", value: query.text });
  input.placeholder = localize("SANDBOX.Directory.Search");
  input.setAttribute("aria-label", input.placeholder);
  input.addEventListener("input", () => {
    query.text = input.value;
    filterRows(root(), query.text);
  });
  return make("header", "directory-header", input);
}

/** Text without accents and in lower case, so that what looks alike is found. */
function plain(text: string): string {
  const letters = text.trim().normalize("NFD");
  return letters.replaceAll(/[\u0300-\u036f]/g, "").toLowerCase();
}

export function filterRows(root: HTMLElement | null, query: string): void {
  for (const row of root?.querySelectorAll<HTMLElement>("li[data-entry-id]") ?? []) {
    row.hidden = !plain(row.textContent ?? "").includes(plain(query));
  }
  for (const folder of root?.querySelectorAll<HTMLElement>("li.folder") ?? []) {
    folder.hidden = folder.querySelector("li[data-entry-id]:not([hidden])") === null;
    if (query !== "") folder.querySelector("details")?.toggleAttribute("open", true);
  }
}
