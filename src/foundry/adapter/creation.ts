import { SYSTEM } from "../ids.ts";
import type { CreationState } from "../../view/ze/documents.ts";

/** Whether this world builds characters by the guided creation. */
export function isGuided(): boolean {
  return game.settings.get(SYSTEM, "guidedCreation");
}

/** How far the creation of a character has come; left to the GM where the world does without the guided creation. */
export function creationOf(actor: Actor.OfType<"ze">): CreationState {
  const { creation } = actor.system;
  return creation === "open" && !isGuided() ? "free" : creation;
}

/** Whether the user may raise values of a character by advancement alone. */
export function isLocked(actor: Actor.OfType<"ze">): boolean {
  return !game.user.isGM && creationOf(actor) !== "open";
}
