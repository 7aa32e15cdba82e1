import type { Card } from "../adapter/cards.ts";
import type { ValueChange } from "../adapter/write.ts";
import type { kernel } from "../../rules/index.ts";

export type { Card } from "../adapter/cards.ts";

/** One entry of a card: what it changes on one document. */
export type Entry = Card["system"]["entries"][number];

/** What an entry does: the changes, and what is to be told of it, as plain data that stand on the target. */
export interface Decided {
  readonly changes: readonly ValueChange[];
  readonly told: kernel.Plain;
}

/** What the mechanisms of card, request and undo ask of each kind of check. */
export interface CardKind {
  /** Refuses a card whose outcome does not follow from its check and dice, or whose check is not the attacker's. */
  verify(card: Card): Promise<kernel.Result<null>>;
  /** What an entry does to its target as that target is now. */
  decide(card: Card, entry: Entry, target: Actor.Implementation): kernel.Result<Decided>;
}

/** The entry of a card with that id, or null where it has none. */
export function entryOf(card: Card, id: string): Entry | null {
  return card.system.entries.find((entry) => entry.id === id) ?? null;
}

const kinds = new Map<string, CardKind>();

/** Makes a kind of check known under its name. */
export function registerKind(name: string, kind: CardKind): void {
  kinds.set(name, kind);
}

/** The kind of a card, or null where this version does not know it. */
export function kindOf(card: Card): CardKind | null {
  return kinds.get(card.system.kind) ?? null;
}
