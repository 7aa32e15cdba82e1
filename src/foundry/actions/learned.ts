import { newItemData, ownItem, type Offer } from "../adapter/offer.ts";
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
