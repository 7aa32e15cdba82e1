import { creationOf } from "../adapter/creation.ts";
import { ledgerUpdate, readLedger, stamp } from "../adapter/ledger.ts";
import { offerTo, readLearner, type Offer } from "../adapter/offer.ts";
import { writeTogether, type DocumentUpdate } from "../adapter/write.ts";
import { kernel, ze } from "../../rules/index.ts";
import { warn } from "./ask.ts";
import { learnedItem, merged, ownTwice, valueUpdate } from "./learned.ts";
import { inTurn } from "./queue.ts";

type Character = Actor.OfType<"ze">;

/**
 * Buys the step of an attribute, skill or tree that leads to the value `to`, and writes value and ledger together. What
 * already stands there is not bought twice. Says why a step is refused.
 */
export async function improve(actor: Character, what: ze.Improvable, to: number): Promise<void> {
  await inTurn(async () => {
    if (!actor.isOwner) return warn([{ key: "MC.Refusal.notYours" }]);
    if (creationOf(actor) === "open") return warn([{ key: "MC.Refusal.creationOpen" }]);
    const offer = await offerTo(actor);
    if (!isOnOffer(what, offer)) return warn([{ key: "MC.Refusal.document", data: { uuid: actor.uuid } }]);
    const step = ze.improvement(readLearner(actor, offer), what);
    if (!step.ok) return warn(step.problems);
    if (step.value.to !== to) return;
    const ledger = ze.payFor(readLedger(actor), step.value, stamp());
    if (!ledger.ok) return warn(ledger.problems);
    const value = await valueUpdate(actor, step.value, offer);
    await writeStep(actor, value, ledger.value);
    await settle(actor, ledger.value.at(-1)?.id ?? "", value);
  });
}

/**
 * Takes a purchase back that reached the server after another one that it does not go together with: two people, or
 * two windows of one, can buy at the same moment. Lines stand in the order of the server, so that only the later yields.
 */
async function settle(actor: Character, id: string, value: DocumentUpdate | null): Promise<void> {
  const ledger = readLedger(actor);
  const late = kernel.lateness(ledger, id);
  if (late === null) return;
  warn([{ key: `MC.Refusal.late.${late}` }]);
  if (late === "unpaid") return takeBack(actor, id);
  const back = kernel.refund(ledger, id, stamp());
  if (back.ok) await writeTogether([ledgerUpdate(actor, back.value)]);
  const made = value?.document;
  if (made instanceof Item && ownTwice(actor, made)) await made.delete();
}

function isOnOffer({ kind, id }: ze.Improvable, { skills, trees }: Offer): boolean {
  if (kind === "sf") return trees.has(id);
  return kind === "skill" ? skills.has(id) : ze.ATTRIBUTES.some((attribute) => attribute === id);
}

/** Writes a value and the ledger that tells of it: as one, with the ledger last where the platform knows no such thing. */
async function writeStep(
  actor: Character,
  value: DocumentUpdate | null,
  ledger: readonly kernel.LedgerEntry[],
): Promise<void> {
  if (value) await writeTogether(merged([value, ledgerUpdate(actor, ledger)]));
}

/** What the line of a ledger changed; null for grants. */
function subjectOf({ subject }: kernel.LedgerEntry): ze.Improvable | null {
  const kind = ze.VALUE_KINDS.find((one) => subject.startsWith(`${one}.`));
  return kind ? { kind, id: subject.slice(kind.length + 1) } : null;
}

/** The value of an attribute, skill or tree as it stands now. */
function valueOf({ attributes, skills, sf }: ze.Learner, { kind, id }: ze.Improvable): number {
  if (kind === "skill") return skills[id]?.value ?? 0;
  const values: Readonly<Partial<Record<string, number>>> = kind === "sf" ? sf : attributes;
  return values[id] ?? 0;
}

/**
 * Takes back a line of the ledger at its price, with the value that it bought. Refused where something builds on it,
 * and where the value is another one by now. Grants are the GM's to take back, as long as their points are not spent.
 */
export async function refund(actor: Character, line: string): Promise<void> {
  await inTurn(() => takeBack(actor, line));
}

async function takeBack(actor: Character, id: string): Promise<void> {
  const before = readLedger(actor);
  const line = before.find((entry) => entry.id === id);
  const what = line ? subjectOf(line) : null;
  if (!actor.isOwner || (what === null && !game.user.isGM)) return warn([{ key: "MC.Refusal.notYours" }]);
  const ledger = kernel.refund(before, id, stamp());
  if (!ledger.ok || !line) return warn(ledger.ok ? [] : ledger.problems);
  if (what === null) return writeTogether([ledgerUpdate(actor, ledger.value)]);
  const offer = await offerTo(actor);
  if (valueOf(readLearner(actor, offer), what) !== line.to) return warn([{ key: "MC.Refusal.changedSince" }]);
  await writeStep(actor, await valueUpdate(actor, { ...what, to: line.from }, offer), ledger.value);
}

function treeOf(actor: Character, tree: string): Item.OfType<"sf"> | null {
  return actor.items.find((one): one is Item.OfType<"sf"> => one.is("sf") && one.system.tree === tree) ?? null;
}

/**
 * For the GM: takes the highest level of a tree (`level`) away, which no line of the ledger paid for, and notes in the
 * ledger that it was free.
 */
export async function removeLevel(actor: Character, tree: string, level: number): Promise<void> {
  await inTurn(async () => {
    if (!game.user.isGM) return warn([{ key: "MC.Refusal.notYours" }]);
    const item = treeOf(actor, tree);
    if (!item || level < 1 || item.system.value !== level) return;
    const subject = `sf.${tree}`;
    const before = readLedger(actor);
    const paid = kernel.purchaseOf(before, subject, level);
    if (paid) return takeBack(actor, paid.id);
    const to = level - 1;
    const data = { kind: "sf", id: tree, to };
    const line = { ...stamp(), amount: 0, key: "MC.Ledger.lowered", data, subject, from: level, to };
    const ledger = kernel.enter(before, line);
    if (!ledger.ok) return warn(ledger.problems);
    await writeStep(actor, { document: item, update: { "system.value": to } }, ledger.value);
  });
}

/** Takes back the highest level of a tree, where a line of the ledger paid for it. */
export async function refundLevel(actor: Character, tree: string): Promise<void> {
  await inTurn(async () => {
    const item = treeOf(actor, tree);
    if (!item) return;
    const line = kernel.purchaseOf(readLedger(actor), `sf.${tree}`, item.system.value);
    if (line) await takeBack(actor, line.id);
    else warn([{ key: "MC.Refusal.notBought" }]);
  });
}

/** For the GM: has a character been taught a foreign tree, or not any more. @rule R-Z15 */
export async function toggleTaught(actor: Character, tree: string): Promise<void> {
  await inTurn(async () => {
    if (!game.user.isGM) return warn([{ key: "MC.Refusal.notYours" }]);
    const item = await learnedItem(actor, { kind: "sf", id: tree }, await offerTo(actor));
    if (item?.is("sf")) await item.update({ system: { taught: !item.system.taught } });
  });
}
