import { identifierFrom } from "../../content/identifier.ts";
import { kernel } from "../../rules/index.ts";

/**
 * What is added to the source of an item about to be made: a slug from its name where it has none, and, for a skill or
 * a tree that a GM makes in the world, that everyone may look at it, so that it is on offer to all.
 */
export function completedSource(item: Item.Implementation, byGm: boolean): object {
  const { identifier } = item.system;
  const slug = identifierFrom(identifier) || newSlug(item);
  const found = item.is("sf") ? { identifier: slug, tree: item.system.tree || slug } : { identifier: slug };
  const isRule = item.is("skill") || item.is("sf");
  return isRule && byGm && isPrivateInWorld(item)
    ? { system: found, ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER } }
    : { system: found };
}

/** The slug that a name suggests, with a number where another item of its kind beside it has that slug. */
function newSlug({ name, type, parent }: Item.Implementation): string {
  const beside: Iterable<Item.Implementation> = parent ? parent.items : game.items;
  const taken = new Set([...beside].flatMap((one) => (one.type === type ? [one.system.identifier] : [])));
  const wanted = identifierFrom(name) || foundry.utils.randomID().toLowerCase();
  for (let number = 2, slug = wanted; ; number += 1) {
    if (!taken.has(slug)) return slug;
    slug = `${wanted}-${number}`;
  }
}

/** Whether an item of the world, of no actor and no pack, is shown to nobody so far. */
function isPrivateInWorld({ parent, pack, ownership }: Item.Implementation): boolean {
  return parent === null && !pack && ownership.default === CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE;
}

/**
 * Has what is typed as a slug become one, and a tree follow it, by which alone it is found: changes what an update is
 * about to change. Where nothing of a slug was typed, the old one stays.
 */
export function settleSlug(item: Item.Implementation, changed: object): void {
  const system = kernel.isRecord(changed) ? changed["system"] : undefined;
  if (!kernel.isRecord(system) || typeof system["identifier"] !== "string") return;
  const identifier = identifierFrom(system["identifier"]) || item.system.identifier;
  Object.assign(system, item.is("sf") ? { identifier, tree: identifier } : { identifier });
}
