import { identifierFrom } from "../../content/identifier.ts";

/**
 * What is added to the source of an item about to be made: the slug that its name suggests where it has none, and, for
 * a skill or a tree that a GM makes in the world, that everyone may look at it, so that it is on offer to all.
 */
export function completedSource(item: Item.Implementation, byGm: boolean): object {
  const { identifier } = item.system;
  const slug = identifier === "" ? identifierFrom(item.name) || foundry.utils.randomID().toLowerCase() : identifier;
  const found = item.is("sf") ? { identifier: slug, tree: item.system.tree || slug } : { identifier: slug };
  const isRule = item.is("skill") || item.is("sf");
  return isRule && byGm && isPrivateInWorld(item)
    ? { system: found, ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER } }
    : { system: found };
}

/** Whether an item of the world, of no actor and no pack, is shown to nobody so far. */
function isPrivateInWorld({ parent, pack, ownership }: Item.Implementation): boolean {
  return parent === null && !pack && ownership.default === CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE;
}
