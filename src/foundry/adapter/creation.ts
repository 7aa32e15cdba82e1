import { SETTINGS, SYSTEM } from "../ids.ts";
import type { CreationState } from "../../view/ze/documents.ts";

/** How far the creation of a character has come; left to the GM where the world does without the guided creation. */
export function creationOf(actor: Actor.OfType<"ze">): CreationState {
  const { creation } = actor.system;
  return creation === "open" && !game.settings.get(SYSTEM, SETTINGS.guidedCreation) ? "free" : creation;
}

/** Whether the user may raise values of a character by advancement alone. */
export function isLocked(actor: Actor.OfType<"ze">): boolean {
  return !game.user.isGM && creationOf(actor) !== "open";
}
