import type { Document } from "./document.ts";
import type { ChatMessage } from "./documents/chat-message.ts";

export type NotifyLevel = "info" | "warn" | "error";

/** What the documents need of the windows, which are built on top of them. */
export interface Registry {
  /** A new sheet for a document, or null where none is registered. */
  sheetFor: (document: Document) => object | null;
  /** Draws again what lists a collection ("actors", "messages", "users", "packs" ...). */
  refresh: (collectionName: string) => void;
  /** Tells the user something. */
  notify: (level: NotifyLevel, text: string) => void;
  /** The list entry of a chat message, as ChatMessage#renderHTML hands it out. */
  messageHTML: (message: ChatMessage) => Promise<HTMLElement>;
  /** Builds the page frame; called once between the hooks setup and ready. */
  buildPage: () => Promise<void> | void;
  /** Called once before the system's modules are loaded. */
  prepare: () => Promise<void> | void;
}

export const registry: Registry = {
  sheetFor: () => null,
  refresh: () => undefined,
  notify: () => undefined,
  messageHTML: () => Promise.reject(new Error("sandbox: nothing draws messages yet")),
  buildPage: () => undefined,
  prepare: () => undefined,
};

/** Fills in what the windows provide. */
export function register(parts: Partial<Registry>): void {
  Object.assign(registry, parts);
}
