import { readHouseRules } from "./house-rules.ts";
import type { DocumentUpdate, Writable } from "./write.ts";

/**
 * Whether an update would bring a counter below 0, or further above what there can be of it: somebody has healed,
 * harmed, spent or refilled it since. What stood there before (`before`, by path) is never too much, even where a house
 * rule has shortened its track.
 */
export function leavesBounds(
  { document, update }: DocumentUpdate,
  before: ReadonlyMap<string, unknown> = new Map(),
): boolean {
  const most = new Map(boundsOf(document));
  return Object.entries(update).some(([path, value]) => {
    if (typeof value !== "number") return false;
    const now: unknown = foundry.utils.getProperty(document, path);
    const known = [before.get(path), now].map(Number).filter(Number.isFinite);
    return value < 0 || value > Math.max(most.get(path) ?? Infinity, ...known);
  });
}

/** The most that there can be of each counter of a document, by path. */
function boundsOf(document: Writable): readonly (readonly [string, number])[] {
  if (document.documentName === "Item") {
    const { magazine } = document.is("weapon") ? document.system : { magazine: null };
    return magazine ? [["system.magazine.value", magazine.max]] : [];
  }
  if (document.documentName !== "Actor" || !document.is("ze")) return [];
  const { rows, mental } = readHouseRules();
  return [
    ...rows.map(({ id, boxes }) => [`system.wounds.${id}`, boxes.length] as const),
    ["system.mental", mental.length],
    ["system.ap.value", document.system.derived.ap.max],
  ];
}
