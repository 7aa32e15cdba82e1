import type { Card } from "../adapter/cards.ts";
import { findActorNow } from "../adapter/targets.ts";
import type { EntryInput, EntryTarget } from "../../view/ze/entry.ts";

/** One entry of a card as it is stored. */
export type StoredEntry = Card["system"]["entries"][number];

/** Whom an entry is about, as the reader may see it; null where it is about nobody. */
export function entryTarget({ target, name, img }: StoredEntry): EntryTarget | null {
  if (target === null) return null;
  const actor = findActorNow(target);
  const foe = actor?.token?.disposition ?? actor?.prototypeToken.disposition;
  return { uuid: actor ? target : "", name, img, foe: foe === CONST.TOKEN_DISPOSITIONS.HOSTILE };
}

/** What every entry of a card is drawn from, whatever it does. */
export function entryFrame(card: Card, entry: StoredEntry): Omit<EntryInput, "harm" | "label"> {
  const { id, state, by } = entry;
  const mayUndo = game.user.isGM || card.isAuthor;
  const actor = findActorNow(entry.target);
  const mayApply = entry.target === null ? mayUndo : actor !== null && (mayUndo || actor.isOwner);
  return { id, state, by, target: entryTarget(entry), mayUndo, mayApply };
}
