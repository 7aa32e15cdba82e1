import type { kernel, ze } from "../../rules/index.ts";
import type { DocumentUpdate } from "./write.ts";

/** The ledger of a character as the rules know it. */
export function readLedger(actor: Actor.OfType<"ze">): readonly kernel.LedgerEntry[] {
  return actor.system.ledger.map(({ refunds, data, ...entry }) => {
    // What a line names is plain text and numbers: the ledger is written by this system alone.
    const line = { ...entry, data: data as kernel.TextData };
    return refunds === null ? line : { ...line, refunds };
  });
}

/** The update that writes a ledger, whole, as Foundry writes lists. */
export function ledgerUpdate(actor: Actor.OfType<"ze">, ledger: readonly kernel.LedgerEntry[]): DocumentUpdate {
  const lines = ledger.map(({ data = {}, refunds = null, ...line }) => ({ ...line, data: { ...data }, refunds }));
  return { document: actor, update: { "system.ledger": lines } };
}

/** Who writes a line now, and a new id for it. */
export function stamp(): ze.Stamp {
  return { id: foundry.utils.randomID(), by: game.user.id ?? "", at: Date.now() };
}
