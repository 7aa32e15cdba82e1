import { SYSTEM } from "../ids.ts";
import { say } from "./text.ts";

/** The documents that this system writes. */
const WRITTEN = ["Actor", "ActorDelta", "Item", "ActiveEffect", "ChatMessage"] as const;

/** How many documents this window's user has written so far. */
let writes = 0;

/** Notes that something was written, so that a failure does not say that nothing was changed. */
export function noteWrite(): void {
  writes += 1;
}

/** Counts what the user writes, so that a failure can say whether anything was changed by then. */
export function countWrites(): void {
  const count = (...told: readonly unknown[]): void => {
    if (told.at(-1) === game.user.id) noteWrite();
  };
  for (const name of WRITTEN) {
    for (const verb of ["create", "update", "delete"] as const) Hooks.on(`${verb}${name}`, count);
  }
}

/** Tells the console why something failed that must not fail, with `where` as the part of this system it happened in. */
export function reportFailure(where: string, error: unknown): void {
  const problem = error instanceof Error ? error : new Error(String(error));
  Hooks.onError(`${SYSTEM}.${where}`, problem, { log: "error", notify: null });
}

/** Does what nobody asked for and nobody waits for. Where it fails, the console alone is told, under `where`. */
export function inBackground(where: string, work: () => Promise<unknown>): void {
  work().catch((error: unknown) => reportFailure(where, error));
}

/**
 * Does what somebody asked for, under the name (`what`) that the user knows it by. Where it fails that is a bug: the user
 * is told so in a sentence, the console learns all of it, and the answer is undefined.
 */
export async function attempt<T>(what: string, work: () => T | Promise<T>): Promise<T | undefined> {
  const before = writes;
  try {
    return await work();
  } catch (error) {
    reportFailure("action", error);
    const outcome = writes === before ? "nothing" : "partly";
    ui.notifications.error(say({ key: `MC.Failure.${outcome}`, data: { what } }), { console: false });
    return undefined;
  }
}
