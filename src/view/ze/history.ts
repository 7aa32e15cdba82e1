import { kernel } from "../../rules/index.ts";
import type { Text } from "../text.ts";
import type { ZeSheetInput } from "./sheet-input.ts";

/** One line of the ledger. `refund` is null where it cannot be taken back by the reader. */
export interface HistoryEntry {
  readonly id: string;
  readonly when: string;
  readonly label: Text;
  readonly change: string;
  readonly amount: string;
  readonly who: string;
  readonly refunded: boolean;
  readonly refund: Text | null;
}

/** The tab of advancement: what was gained, spent and is left, and every line of the ledger, newest first. */
export interface HistoryContext {
  readonly active: boolean;
  readonly advance: boolean;
  readonly grant: boolean;
  readonly sums: readonly { readonly label: string; readonly text: string }[];
  readonly entries: readonly HistoryEntry[];
}

function entryOf(input: ZeSheetInput, entry: kernel.LedgerEntry): HistoryEntry {
  const { id, key, data, amount, from, to, by, at } = entry;
  const { actor, editable, formats, users, when } = input;
  const refunded = kernel.isRefunded(actor.system.ledger, id);
  const label = data === undefined ? { key } : { key, data };
  const spent = amount < 0 && entry.refunds === undefined;
  return {
    id,
    when: when(at),
    label: entry.refunds === undefined ? label : { key: "MC.History.takenBack", data: { what: label } },
    change: from === to ? "" : `${formats.number(from)} → ${formats.number(to)}`,
    amount: formats.signed(amount),
    who: users[by] ?? "–",
    refunded,
    refund: editable && spent && !refunded ? { key: "MC.History.refundOf", data: { what: label } } : null,
  };
}

/** The tab of advancement. */
export function historyOf(input: ZeSheetInput): HistoryContext {
  const { actor, editable, gm, tab, formats } = input;
  const { ledger } = actor.system;
  const free = kernel.balanceOf(ledger);
  const granted = ledger.reduce((sum, { amount, refunds }) => (amount > 0 && !refunds ? sum + amount : sum), 0);
  return {
    active: tab === "history",
    advance: editable && actor.system.creation !== "open",
    grant: gm,
    sums: [
      { label: "MC.History.granted", text: formats.number(granted) },
      { label: "MC.History.spent", text: formats.number(granted - free) },
      { label: "MC.History.free", text: formats.number(free) },
    ],
    entries: ledger.map((entry) => entryOf(input, entry)).toReversed(),
  };
}
