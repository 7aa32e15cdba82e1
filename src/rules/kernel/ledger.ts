import { integer, list, record, text } from "./argument.ts";
import { allow, refuse, type Result } from "./result.ts";
import type { TextData } from "./text.ts";

/**
 * One line of a ledger: points gained (`amount` above 0) or spent (below 0), for what, and from which value to which.
 * `refunds` names the line that this one takes back.
 */
export interface LedgerEntry {
  readonly id: string;
  readonly amount: number;
  /** Message key of what the points were gained or spent for. */
  readonly key: string;
  readonly data?: TextData;
  /** What was changed, as a slug such as `attribute.st`; empty for grants. */
  readonly subject: string;
  readonly from: number;
  readonly to: number;
  /** Who wrote the line, as a user id; when, as a timestamp in milliseconds given by the caller. */
  readonly by: string;
  readonly at: number;
  readonly refunds?: string;
}

/** The balance of a ledger: the sum of its lines, in points. */
export function balanceOf(ledger: readonly LedgerEntry[]): number {
  return checkLedger(ledger).reduce((sum, { amount }) => sum + amount, 0);
}

/** The ledger with one line more. Refused (`MC.Refusal.points`) where the balance would fall below 0. */
export function enter(ledger: readonly LedgerEntry[], entry: LedgerEntry): Result<readonly LedgerEntry[]> {
  checkEntry("entry", entry);
  const missing = -(balanceOf(ledger) + entry.amount);
  if (entry.amount < 0 && missing > 0) return refuse({ key: "MC.Refusal.points", data: { missing } });
  return allow([...list("ledger", ledger), entry]);
}

/** Whether a line has been taken back by a later one. */
export function isRefunded(ledger: readonly LedgerEntry[], id: string): boolean {
  return checkLedger(ledger).some(({ refunds }) => refunds === id);
}

/** The line that paid for `subject` standing at `value` and was not taken back; null where none did. */
export function purchaseOf(ledger: readonly LedgerEntry[], subject: string, value: number): LedgerEntry | null {
  const lines = checkLedger(ledger);
  const refunded = new Set(lines.map(({ refunds }) => refunds));
  const paid = (entry: LedgerEntry): boolean =>
    entry.amount < 0 && entry.subject === subject && entry.to === value && !refunded.has(entry.id);
  return lines.findLast(paid) ?? null;
}

/**
 * Why line `id` came too late, as two people can buy at the same moment: an earlier purchase bought the same step
 * (`twice`), or the points were gone by then (`unpaid`); null where it stands.
 */
export function lateness(ledger: readonly LedgerEntry[], id: string): "twice" | "unpaid" | null {
  const lines = checkLedger(ledger);
  const index = lines.findIndex((entry) => entry.id === id);
  const entry = lines[index];
  if (!entry || entry.amount >= 0) return null;
  const before = lines.slice(0, index);
  if (purchaseOf(before, entry.subject, entry.to)) return "twice";
  return balanceOf(before) + entry.amount < 0 ? "unpaid" : null;
}

/**
 * The ledger with a line that takes back line `id`: a purchase at its price, a grant with all its points. Refused where
 * there is no such line, where it is a refund, where it was taken back already, where a later purchase built on its
 * value, and where points of a grant are spent.
 */
export function refund(
  ledger: readonly LedgerEntry[],
  id: string,
  stamp: Pick<LedgerEntry, "id" | "by" | "at">,
): Result<readonly LedgerEntry[]> {
  record("stamp", stamp);
  const lines = checkLedger(ledger);
  const index = lines.findIndex((entry) => entry.id === id);
  const entry = lines[index];
  if (!entry || entry.amount === 0 || entry.refunds !== undefined) return refuse({ key: "MC.Refusal.noSuchEntry" });
  if (isRefunded(lines, id)) return refuse({ key: "MC.Refusal.refunded" });
  const isOfSame = ({ subject, amount }: LedgerEntry): boolean =>
    subject !== "" && subject === entry.subject && amount < 0;
  const later = lines.slice(index + 1).filter(isOfSame);
  if (later.some(({ id: other }) => !isRefunded(lines, other))) return refuse({ key: "MC.Refusal.builtUpon" });
  const { key, data, subject, from, to, amount } = entry;
  const back = { ...stamp, amount: -amount, key, subject, from: to, to: from, refunds: id };
  return enter(lines, data === undefined ? back : { ...back, data });
}

function checkLedger(ledger: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const lines = list("ledger", ledger);
  for (const entry of lines) checkEntry("ledger", entry);
  return lines;
}

function checkEntry(name: string, entry: unknown): void {
  const { id, amount } = record(name, entry);
  text(`${name}.id`, id);
  integer(`${name}.amount`, amount);
}
