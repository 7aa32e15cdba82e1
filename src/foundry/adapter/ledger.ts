import { kernel, type ze } from "../../rules/index.ts";
import type { DocumentUpdate } from "./write.ts";

/** The ledger of a character as the rules know it, in the order in which its lines came to the server. */
export function readLedger(actor: Actor.OfType<"ze">): readonly kernel.LedgerEntry[] {
  return Object.values(actor.system.ledger).filter(isLine);
}

const TEXTS = ["id", "key", "subject", "by"] as const;
const NUMBERS = ["amount", "from", "to", "at"] as const;

/** Whether a stored value is a line; the ledger is plain data that anything could have been written into. */
function isLine(value: unknown): value is kernel.LedgerEntry {
  if (!kernel.isRecord(value) || !Number.isInteger(value["amount"])) return false;
  const { data, refunds } = value;
  const isWhole = TEXTS.every((name) => typeof value[name] === "string");
  const isCounted = NUMBERS.every((name) => Number.isFinite(value[name]));
  const isPlain = data === undefined || kernel.isRecord(data);
  return isWhole && isCounted && isPlain && (refunds === undefined || typeof refunds === "string");
}

/** The update that adds the last line of a ledger, and leaves all others as they are. */
export function ledgerUpdate(actor: Actor.OfType<"ze">, ledger: readonly kernel.LedgerEntry[]): DocumentUpdate {
  const line = ledger.at(-1);
  return { document: actor, update: line ? { [`system.ledger.${line.id}`]: line } : {} };
}

/** Who writes a line now, and a new id for it. */
export function stamp(): ze.Stamp {
  return { id: foundry.utils.randomID(), by: game.user.id ?? "", at: Date.now() };
}
