import { isLocked } from "../adapter/creation.ts";
import { newItemData, ownItem, type Offer } from "../adapter/offer.ts";
import { say } from "../adapter/text.ts";
import type { DocumentUpdate } from "../adapter/write.ts";
import type { ze } from "../../rules/index.ts";

/** The item of a character that stands for a skill or tree; made with value 0 from what is offered where it has none. */
export async function learnedItem(
  actor: Actor.OfType<"ze">,
  { kind, id }: ze.Improvable,
  { skills, trees }: Offer,
): Promise<Item.Implementation | null> {
  const offered = kind === "skill" ? skills.get(id) : trees.get(id);
  const own = ownItem(actor, offered);
  if (own || !offered) return own;
  const [made] = await actor.createEmbeddedDocuments("Item", [newItemData(offered, 0)]);
  return made ?? null;
}

/**
 * What a skill or tree that is dropped on a character comes to: refused where it is there already, and begun at 0 by
 * who may raise values by advancement alone. Null for all that is dropped as it is.
 */
export async function dropLearned(
  actor: Actor.OfType<"ze">,
  item: Item.Implementation,
): Promise<{ readonly made: Item.Implementation | null } | null> {
  if (!item.is("skill") && !item.is("sf")) return null;
  const slug = item.system.identifier;
  if (actor.items.some((one) => one.type === item.type && one.system.identifier === slug)) {
    ui.notifications.info(say({ key: "MC.Creation.alreadyThere", data: { name: item.name } }));
    return { made: null };
  }
  if (!isLocked(actor)) return null;
  const [made] = await actor.createEmbeddedDocuments("Item", [newItemData(item, 0)]);
  return { made: made ?? null };
}

/** Whether a skill or tree of a character stands there a second time. */
export function ownTwice(actor: Actor.OfType<"ze">, { id, type, system }: Item.Implementation): boolean {
  const same = actor.items.filter((one) => one.type === type && one.system.identifier === system.identifier);
  return same.findIndex((one) => one.id === id) > 0;
}

/** The update that sets an attribute, a skill or a tree of a character; null for what it can have no item of. */
export async function valueUpdate(
  actor: Actor.OfType<"ze">,
  what: ze.Improvable & { readonly to: number },
  offer: Offer,
): Promise<DocumentUpdate | null> {
  const { kind, id, to } = what;
  if (kind === "attribute") return { document: actor, update: { [`system.attributes.${id}`]: to } };
  const item = await learnedItem(actor, what, offer);
  return item ? { document: item, update: { "system.value": to } } : null;
}

/** Updates with at most one a document. */
export function merged(updates: readonly DocumentUpdate[]): readonly DocumentUpdate[] {
  const byDocument = new Map<DocumentUpdate["document"], DocumentUpdate["update"]>();
  for (const { document, update } of updates) {
    byDocument.set(document, { ...byDocument.get(document), ...update });
  }
  return [...byDocument].map(([document, update]) => ({ document, update }));
}
