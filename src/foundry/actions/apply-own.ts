import type { Card } from "../adapter/cards.ts";
import { findActor } from "../adapter/targets.ts";
import { applyEntry } from "./entries.ts";
import { warn } from "./ask.ts";

/** Applies at once every open entry of an own card whose target the user owns; the others wait for a click. */
export async function applyOwn(card: Card | null): Promise<void> {
  for (const { id, target, state } of card?.system.entries ?? []) {
    if (!card || target === null || state !== "open") continue;
    const actor = await findActor(target);
    if (actor?.isOwner !== true) continue;
    const applied = await applyEntry(card, id, game.user.name);
    if (!applied.ok) warn(applied.problems);
  }
}
