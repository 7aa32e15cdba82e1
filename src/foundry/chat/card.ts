import type { ConstructMessage } from "../documents/message.ts";

/** Draws the content of a card of ours for the reader at this client; null for messages of other kinds. */
export async function drawMessage(message: ConstructMessage): Promise<HTMLElement | null> {
  void message;
  return Promise.resolve(null);
}
