import { SYSTEM } from "../ids.ts";

/** Tells the console why something failed that must not fail, with `where` as the part of this system it happened in. */
export function reportFailure(where: string, error: unknown): void {
  const problem = error instanceof Error ? error : new Error(String(error));
  Hooks.onError(`${SYSTEM}.${where}`, problem, { log: "error", notify: null });
}
