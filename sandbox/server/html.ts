import sanitizeHtml from "sanitize-html";
import { type Data, isPlainObject, readChange } from "../shared/objects.ts";
import { EMBEDDED } from "../shared/structure.ts";
import { type Manifest, subType } from "./manifest.ts";

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    ..."img details summary del ins button label progress".split(" "),
  ],
  allowedAttributes: {
    "*": ["class", "style", "title", "lang", "dir", "hidden", "role", "aria-*", "data-*", "tabindex", "id"],
    a: ["href", "target", "rel", "name", "draggable"],
    img: ["src", "alt", "width", "height", "loading"],
    button: ["type", "disabled"],
    progress: ["value", "max"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
    ol: ["start", "type"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["http", "https", "data"] },
};

/** Text without anything that could run. */
export function cleanHtml(text: string): string {
  return sanitizeHtml(text, ALLOWED);
}

const CORE_HTML: Record<string, string[]> = { ChatMessage: ["content", "flavor"] };

function cleanAt(data: unknown, parts: string[]): void {
  const [part, ...rest] = parts;
  if (part === undefined || typeof data !== "object" || data === null) return;
  const owner = data as Data; // lists are read by their indices
  for (const [rawKey, raw] of Object.entries(owner)) {
    const { key, kind, value } = readChange(rawKey, raw);
    if ((part !== "*" && key !== part) || kind === "delete") continue;
    if (rest.length > 0) cleanAt(value, rest);
    else if (typeof value === "string") {
      if (kind === "replace" && isPlainObject(raw)) raw["value"] = cleanHtml(value);
      else owner[rawKey] = cleanHtml(value);
    }
  }
}

/** The HTML fields of a sub-type; of a change that does not name its type, those of all. */
function htmlFields(manifest: Manifest, documentName: string, type: unknown): string[] {
  if (type !== undefined) return subType(manifest, documentName, type)?.htmlFields ?? [];
  return Object.values(manifest.documentTypes?.[documentName] ?? {}).flatMap((each) => each.htmlFields ?? []);
}

/** Cleans, in place, all HTML in a source or change, in what is embedded in it, and in the delta of a token. */
export function cleanDocument(manifest: Manifest, documentName: string, type: unknown, data: Data): void {
  for (const path of CORE_HTML[documentName] ?? []) cleanAt(data, path.split("."));
  for (const path of htmlFields(manifest, documentName, type)) cleanAt(data, ["system", ...path.split(".")]);
  for (const [inner, field] of Object.entries(EMBEDDED[documentName] ?? {})) cleanList(manifest, inner, data[field]);
  if (documentName !== "Token") return;
  for (const [rawKey, raw] of Object.entries(data)) {
    const { key, value } = readChange(rawKey, raw);
    if (key === "delta" && isPlainObject(value)) cleanDocument(manifest, "Actor", undefined, value);
  }
}

function cleanList(manifest: Manifest, documentName: string, list: unknown): void {
  if (!Array.isArray(list)) return;
  for (const entry of list.filter(isPlainObject)) cleanDocument(manifest, documentName, entry["type"], entry);
}
