import { leavesBounds } from "../adapter/bounds.ts";
import {
  FORGOTTEN,
  forget,
  markName,
  mayHaveForgotten,
  readMarks,
  remember,
  type AppliedMark,
  type RememberedChange,
} from "../adapter/marks.ts";
import { findActor } from "../adapter/targets.ts";
import { updatesFor, withUpdate, writeTogether, type DocumentUpdate, type ValueChange } from "../adapter/write.ts";
import { kernel } from "../../rules/index.ts";
import { entryOf, kindOf, type Card, type Entry } from "./kinds.ts";

const GONE = { key: "MC.Refusal.target" } as const;

const FORGED = { key: "MC.Refusal.doesNotFollow" } as const;

/** The update that sets the state of one entry; the list is written whole, as Foundry writes lists. */
export function stateUpdate(card: Card, id: string, state: Entry["state"], by: string) {
  const { entries } = card.system.toObject();
  const update = { "system.entries": entries.map((entry) => (entry.id === id ? { ...entry, state, by } : entry)) };
  return { document: card, update };
}

/**
 * Applies an entry of a card to its target, once: an entry that is applied already stays as it is. What was changed is
 * kept on the target, which alone its owners read. Refused where the target is gone or the rules say no.
 */
export async function applyEntry(card: Card, id: string, by: string): Promise<kernel.Result<null>> {
  const entry = entryOf(card, id);
  if (!entry) return kernel.refuse({ key: "MC.Refusal.noSuchEntry" });
  if (entry.state === "applied") return kernel.allow(null);
  const done = stateUpdate(card, id, "applied", by);
  if (entry.target === null) return applyCosts(card, asChanges(entry.changes), done);
  const target = await findActor(entry.target);
  const kind = kindOf(card);
  if (!target || !kind) return kernel.refuse(GONE);
  const mark = markName(card.id, entry.id);
  // A run that broke off after the target was written: only the card is left to tell.
  if (readMarks(target)[mark]) return finish([done]);
  const decided = kind.decide(card, entry, target);
  if (!decided.ok) return decided;
  const updates = await updatesFor(decided.value.changes);
  if (!updates.ok) return updates;
  const changes = decided.value.changes.map((change): RememberedChange => {
    return { ...change, was: foundry.utils.getProperty(target, change.path) };
  });
  const remembered = remember(target, mark, { at: card.timestamp, changes, told: decided.value.told });
  return finish([...withUpdate(updates.value, target, remembered), done]);
}

/**
 * Writes costs, or takes them back. What a card says of its costs is its author's word: refused for whatever the author
 * may not write, and where a value would leave its bounds, because it was filled up or spent since.
 */
async function applyCosts(
  { author }: Card,
  changes: readonly ValueChange[],
  done: DocumentUpdate,
): Promise<kernel.Result<null>> {
  const updates = await updatesFor(changes);
  if (!updates.ok) return updates;
  const isOwn = updates.value.every((one) => author && one.document.testUserPermission(author, "OWNER") && isData(one));
  if (!isOwn) return kernel.refuse({ key: "MC.Refusal.notYours" });
  if (updates.value.some((one) => leavesBounds(one))) return kernel.refuse({ key: "MC.Refusal.changedSince" });
  return finish([...updates.value, done]);
}

/** Whether an update stays within the data of the system, and so touches no ownership and no flags. */
function isData({ update }: DocumentUpdate): boolean {
  return Object.keys(update).every((path) => path.startsWith("system."));
}

/**
 * Takes back what an applied entry did, exactly: counters by what was added, values where they are still what was set.
 * Refused, with the later card named, where something else has changed them since.
 */
export async function undoEntry(card: Card, id: string, by: string): Promise<kernel.Result<null>> {
  const entry = entryOf(card, id);
  if (!entry) return kernel.refuse({ key: "MC.Refusal.noSuchEntry" });
  if (entry.state !== "applied") return kernel.allow(null);
  const undone = stateUpdate(card, id, "undone", by);
  if (entry.target === null) return applyCosts(card, kernel.invertAll(asChanges(entry.changes)), undone);
  const target = await findActor(entry.target);
  if (!target) return kernel.refuse(GONE);
  const marks = readMarks(target);
  const mark = markName(card.id, entry.id);
  const applied = marks[mark];
  // Where it was not forgotten, a run broke off after the target was written: only the card is left to tell.
  if (!applied) return mayHaveForgotten(target, card.timestamp) ? kernel.refuse(FORGOTTEN) : finish([undone]);
  const updates = await updatesFor(kernel.invertAll(applied.changes));
  const before = new Map(applied.changes.map(({ path, was }) => [path, was]));
  if (!updates.ok || updates.value.some((one) => leavesBounds(one, before))) {
    return kernel.refuse(laterCard(marks, mark));
  }
  // The owner of a target could have written anything into what it remembers.
  if (!updates.value.every((one) => one.document === target && isData(one))) return kernel.refuse(FORGED);
  return finish([...withUpdate(updates.value, target, forget([mark])), undone]);
}

function asChanges(changes: Entry["changes"]): readonly ValueChange[] {
  return changes.filter(isValueChange);
}

function isValueChange(change: object): change is ValueChange {
  return "uuid" in change && "path" in change && ("add" in change || ("from" in change && "to" in change));
}

/** The refusal that names the newest other card that changed the same target since, if there is one. */
function laterCard(marks: Readonly<Record<string, AppliedMark>>, own: string): kernel.Refusal {
  const later = Object.entries(marks)
    .filter(([name, { at, changes }]) => name !== own && changes.length > 0 && at >= (marks[own]?.at ?? 0))
    .toSorted(([, a], [, b]) => b.at - a.at)
    .map(([name]) => game.messages.get(name.split("-")[0] ?? ""))
    .find((message) => message !== undefined);
  if (!later?.is("check")) return { key: "MC.Refusal.changedSince" };
  return { key: "MC.Refusal.laterCard", data: { actor: later.system.names.actor, item: later.system.names.item } };
}

async function finish(updates: readonly DocumentUpdate[]): Promise<kernel.Result<null>> {
  await writeTogether(updates);
  return kernel.allow(null);
}
