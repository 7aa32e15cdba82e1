import type { Data } from "../../shared/objects.ts";

export type NotifyLevel = "info" | "warn" | "error" | "success";

/** What the documents need of the windows, which are built on top of them. */
export interface Registry {
  /** A new sheet for a document, or null where none is registered. */
  sheetFor: (document: object) => object | null;
  /** Draws again what lists a collection ("actors", "messages", "users", "packs" ...). */
  refresh: (collectionName: string) => void;
  /** Tells the user something. */
  notify: (level: NotifyLevel, text: string, options?: Data) => void;
  registerSheet: (documentClass: object, scope: string, sheetClass: object, options?: Data) => void;
  unregisterSheet: (documentClass: object, scope: string, sheetClass: object, options?: Data) => void;
  /** The input element of a field, for forms. */
  fieldInput: (field: object, config: Data) => HTMLElement;
  fieldGroup: (field: object, groupConfig: Data, inputConfig: Data) => HTMLElement;
  /** The list entry of a chat message, as ChatMessage#renderHTML hands it out. */
  messageHTML: (message: object, options?: Data) => Promise<HTMLElement>;
  /** Builds the page frame; called once between the hooks setup and ready. */
  buildPage: () => Promise<void> | void;
  /** Called once before the system's modules are loaded. */
  prepare: () => Promise<void> | void;
}

function absent(name: string): () => never {
  return () => {
    throw new Error(`sandbox: nothing is registered for ${name}`);
  };
}

export const registry: Registry = {
  sheetFor: () => null,
  refresh: () => undefined,
  notify: () => undefined,
  registerSheet: absent("registerSheet"),
  unregisterSheet: () => undefined,
  fieldInput: absent("fieldInput"),
  fieldGroup: absent("fieldGroup"),
  messageHTML: absent("messageHTML"),
  buildPage: () => undefined,
  prepare: () => undefined,
};

/** Fills in what the windows provide. */
export function register(parts: Partial<Registry>): void {
  Object.assign(registry, parts);
}
