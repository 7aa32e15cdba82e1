import type { Reply } from "../../shared/wire.ts";
import { i18n } from "./i18n.ts";

/** The line to the server, as far as the client uses it. */
export interface Line {
  emit: (event: string, ...args: unknown[]) => unknown;
}

let line: Line | null = null;

export function setLine(opened: Line): void {
  line = opened;
}

function getLine(): Line {
  if (line === null) throw new Error("sandbox: there is no connection yet");
  return line;
}

/** Asks the server and waits for its answer; a refusal is thrown with the server's words. */
export function request<T>(event: string, payload: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    getLine().emit(event, payload, (reply: Reply<T>) => {
      if (reply.ok) resolve(reply.value);
      else reject(new Error(inOwnWords(reply)));
    });
  });
}

/** The reason of a refusal in the language of the page. */
function inOwnWords({ error, key, data = {} }: Reply & { ok: false }): string {
  if (key === undefined) return error;
  const { document } = data;
  const named =
    document === undefined || document === "" ? {} : { document: i18n.localize(`SANDBOX.Document.${document}`) };
  return i18n.format(`SANDBOX.Refusal.${key}`, { ...data, ...named });
}
