import { inTurn } from "../actions/queue.ts";
import { inBackground } from "../adapter/failure.ts";
import { forget, marksOf } from "../adapter/marks.ts";
import { findActor } from "../adapter/targets.ts";
import { writeTogether } from "../adapter/write.ts";

type Card = ChatMessage.OfType<"check">;

/**
 * Has everybody forget what deleted cards did to them, as nobody can take it back any more: on the client of the one
 * active GM, in one go for all cards that are deleted in one go.
 */
export function forgetDeletedCards(): void {
  let gone: Card[] = [];
  Hooks.on("deleteChatMessage", (message) => {
    if (game.users.activeGM?.isSelf !== true || !message.is("check")) return;
    if (gone.push(message) > 1) return;
    setTimeout(() => {
      const cards = gone;
      gone = [];
      inBackground("memory", () => inTurn(() => forgetCards(cards)));
    });
  });
}

async function forgetCards(cards: readonly Card[]): Promise<void> {
  const names = new Map<Actor.Implementation, string[]>();
  for (const { id, system } of cards) {
    for (const uuid of new Set([system.actor, ...system.entries.map(({ target }) => target)])) {
      const actor = await findActor(uuid);
      if (actor) names.set(actor, [...(names.get(actor) ?? []), ...marksOf(actor, id)]);
    }
  }
  const updates = [...names].filter(([, marks]) => marks.length > 0);
  await writeTogether(updates.map(([document, marks]) => ({ document, update: forget(marks) })));
}
