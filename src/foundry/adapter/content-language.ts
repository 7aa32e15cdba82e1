import { translate, translateCopy } from "../../content/translation.ts";
import { kernel } from "../../rules/index.ts";
import { SYSTEM } from "../ids.ts";

/**
 * The source of a document in the reader's language, when it comes from one of our packs, lies in a document that does,
 * or is a copy of such a document; every other source as it is.
 */
export function inReadersLanguage<T extends object>(source: T, origin: unknown): T {
  if (!kernel.isRecord(source)) return source;
  const inLanguage = isOurs(packOf(origin)) ? translate : translateCopy;
  // Translation keeps the shape of the data: it only puts texts in the place of texts.
  return inLanguage(source, game.i18n?.lang ?? "en") as T;
}

function packOf(origin: unknown): string | null {
  if (!kernel.isRecord(origin)) return null;
  if (typeof origin["pack"] === "string") return origin["pack"];
  const parent = origin["parent"];
  return kernel.isRecord(parent) && typeof parent["pack"] === "string" ? parent["pack"] : null;
}

function isOurs(pack: string | null): boolean {
  return pack?.startsWith(`${SYSTEM}.`) === true;
}

/** Renames the entries of the indices of our packs, so that search and sorting work in the reader's language. */
export function translateIndices(): void {
  for (const pack of game.packs) {
    if (!isOurs(pack.collection)) continue;
    for (const entry of pack.index) Object.assign(entry, translate({ ...entry }, game.i18n.lang));
  }
}
