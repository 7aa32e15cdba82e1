import { kernel } from "../../rules/index.ts";
import type { Text } from "../text.ts";
import type { ZeSheetInput } from "./sheet-input.ts";

/** One line of the ledger. `refund` says whether the reader can take it back. */
export interface HistoryEntry {
  readonly id: string;
  readonly when: string;
  readonly label: Text;
  readonly change: string;
  readonly amount: string;
  readonly who: string;
  readonly refunded: boolean;
  readonly refund: boolean;
}

/** The tab of advancement: what was gained, spent and is left, and every line of the ledger, newest first. */
export interface HistoryContext {
  readonly active: boolean;
  readonly advance: boolean;
  readonly grant: boolean;
  readonly granted: string;
  readonly spent: string;
  readonly free: string;
  readonly entries: readonly HistoryEntry[];
}

/** What the lines of a ledger are drawn with: ids of lines taken back, and names of the character's skills and trees. */
interface Ledger {
  readonly refunded: ReadonlySet<string | undefined>;
  readonly names: ReadonlyMap<string, string>;
}

function ledgerOf({ actor, items }: ZeSheetInput): Ledger {
  const names = items.flatMap(({ type, system, name }): readonly (readonly [string, string])[] => {
    if (type === "skill") return [[`skill.${system.identifier}`, name]];
    return type === "sf" ? [[`sf.${system.tree}`, name]] : [];
  });
  return { refunded: new Set(actor.system.ledger.map(({ refunds }) => refunds)), names: new Map(names) };
}

/** What a line is about, by the name that the character's own item has where there is one. */
function labelOf({ key, data, subject }: kernel.LedgerEntry, { names }: Ledger): Text {
  const name = names.get(subject);
  if (data === undefined) return { key };
  return { key, data: name === undefined ? data : { ...data, id: name } };
}

function entryOf(input: ZeSheetInput, entry: kernel.LedgerEntry, ledger: Ledger): HistoryEntry {
  const { id, amount, from, to, by, at, subject } = entry;
  const { editable, gm, formats, users, when } = input;
  const refunded = ledger.refunded.has(id);
  const label = labelOf(entry, ledger);
  const mayRefund = amount !== 0 && entry.refunds === undefined && !refunded && (subject !== "" || gm);
  return {
    id,
    when: when(at),
    label: entry.refunds === undefined ? label : { key: "MC.History.takenBack", data: { what: label } },
    change: from === to ? "" : `${formats.number(from)} → ${formats.number(to)}`,
    amount: formats.signed(amount),
    who: users[by] ?? "–",
    refunded,
    refund: editable && mayRefund,
  };
}

/** The tab of advancement. */
export function historyOf(input: ZeSheetInput): HistoryContext {
  const { actor, editable, gm, tab, formats } = input;
  const { ledger } = actor.system;
  const free = kernel.balanceOf(ledger);
  const about = ledgerOf(input);
  const grants = ledger.filter(({ subject }) => subject === "");
  const granted = grants.reduce((sum, { amount }) => sum + amount, 0);
  return {
    active: tab === "history",
    advance: editable && actor.system.creation !== "open",
    grant: gm,
    granted: formats.number(granted),
    spent: formats.number(granted - free),
    free: formats.number(free),
    entries: ledger.map((entry) => entryOf(input, entry, about)).toReversed(),
  };
}
