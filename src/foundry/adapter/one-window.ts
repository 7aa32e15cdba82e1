import { SYSTEM } from "../ids.ts";

/**
 * Does `work` in one window alone when several windows of this browser are about to do it at the same moment, and
 * answers with what comes of it; false in every other window. Where the browser gives no locks, because the page did
 * not come over a secure line, every window does it.
 */
export async function inOneWindow(what: string, work: () => Promise<boolean>): Promise<boolean> {
  if (!("locks" in navigator)) return work();
  const name = `${SYSTEM}.${what}`;
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null && work());
}
