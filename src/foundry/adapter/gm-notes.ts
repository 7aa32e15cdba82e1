import { kernel } from "../../rules/index.ts";
import { SYSTEM } from "../ids.ts";

/** The name under which notes on an actor are kept: its uuid, without the dots that Foundry reads as steps. */
function nameOf({ uuid }: Actor.Implementation): string {
  return uuid.replaceAll(".", "-");
}

function stored(): Readonly<Record<string, unknown>> {
  const notes: unknown = game.settings.get(SYSTEM, "gmNotes");
  return kernel.isRecord(notes) ? notes : {};
}

/** What the GM has noted on an actor; null for everybody else. */
export function readGmNotes(actor: Actor.Implementation): string | null {
  if (!game.user.isGM) return null;
  const text = stored()[nameOf(actor)];
  return typeof text === "string" ? text : "";
}

/** Keeps what the GM notes on an actor; empty notes are not kept. */
export async function writeGmNotes(actor: Actor.Implementation, text: string): Promise<void> {
  if (!game.user.isGM) return;
  const others = Object.entries(stored()).filter((pair): pair is [string, string] => {
    return typeof pair[1] === "string" && pair[0] !== nameOf(actor);
  });
  const kept: readonly (readonly [string, string])[] = text.trim() === "" ? others : [...others, [nameOf(actor), text]];
  await game.settings.set(SYSTEM, "gmNotes", Object.fromEntries(kept));
}
