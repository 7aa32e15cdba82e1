import { SearchFilter } from "../apps/search-filter.ts";
import { localize } from "../apps/page.ts";
import { make } from "./sidebar-tab.ts";

export interface FolderLike {
  id: string;
  name: string;
  sort?: number;
  folder?: { id: string } | string | null;
}

export interface Entry {
  id: string;
  uuid: string;
  name: string;
  folderId: string | null;
  row: HTMLElement;
}

export function parentId(of: { folder?: { id: string } | string | null | undefined }): string | null {
  const { folder } = of;
  return (typeof folder === "string" ? folder : folder?.id) ?? null;
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name);
}

/** Folders as details that open and close, each with its entries; entries without a folder come last. */
export function folderTree(folders: FolderLike[], entries: Entry[], closed: ReadonlySet<string>): HTMLElement {
  const list = make("ol", "directory-list");
  const known = new Set(folders.map((folder) => folder.id));
  const inFolder = (id: string | null, own: string | null): boolean => (own && known.has(own) ? own : null) === id;
  const fill = (holder: HTMLElement, id: string | null): void => {
    for (const folder of folders.filter((one) => inFolder(id, parentId(one))).sort(byName)) {
      const inner = make("ol", "");
      fill(inner, folder.id);
      if (inner.childElementCount === 0) continue;
      const details = document.createElement("details");
      details.open = !closed.has(folder.id);
      details.dataset["folderId"] = folder.id;
      details.append(make("summary", "folder-name", folder.name), inner);
      holder.append(make("li", "folder", details));
    }
    for (const entry of entries.filter((one) => inFolder(id, one.folderId)).sort(byName)) holder.append(entry.row);
  };
  fill(list, null);
  return list;
}

/** A search box that hides the rows whose name does not hold what is typed. */
export function searchBox(root: () => HTMLElement | null, query: { text: string }): HTMLElement {
  const input = document.createElement("input");
  input.type = "search";
  input.name = "search";
  input.value = query.text;
  input.placeholder = localize("SANDBOX.Directory.Search");
  input.setAttribute("aria-label", localize("SANDBOX.Directory.Search"));
  input.addEventListener("input", () => {
    query.text = input.value;
    filterRows(root(), query.text);
  });
  return input;
}

export function filterRows(root: HTMLElement | null, query: string): void {
  if (!root) return;
  for (const row of root.querySelectorAll<HTMLElement>("li[data-entry-id]")) {
    row.hidden = query !== "" && !SearchFilter.testQuery(query, row.textContent ?? "");
  }
  for (const folder of root.querySelectorAll<HTMLElement>("li.folder")) {
    folder.hidden = query !== "" && folder.querySelector("li[data-entry-id]:not([hidden])") === null;
    const details = folder.querySelector("details");
    if (details && query !== "") details.open = true;
  }
}

/** The folders that stand closed, to be kept over a new drawing. */
export function closedFolders(root: HTMLElement | null): Set<string> {
  const closed = [...(root?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? [])];
  return new Set(closed.map((details) => details.dataset["folderId"] ?? ""));
}
