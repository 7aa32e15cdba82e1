import { kernel } from "../../rules/index.ts";
import { updateTogether, type BatchOperation } from "./compat.ts";

/** A document that an update may be sent for. */
export type Writable = Actor.Implementation | Item.Implementation | ChatMessage.Implementation;

/** One document and what an update changes in it, as dotted paths. */
export interface DocumentUpdate {
  readonly document: Writable;
  readonly update: Readonly<Record<string, unknown>>;
}

/** A change of a value or a counter: all that the actions of this system write. */
export type ValueChange = kernel.ValueChange;

/**
 * The updates that a list of changes comes to, one a document. Refused where a document is gone, or where a stored
 * value is no longer the one that a change starts from.
 */
export async function updatesFor(changes: readonly ValueChange[]): Promise<kernel.Result<readonly DocumentUpdate[]>> {
  const documents = new Map<string, Writable>();
  const before: Record<string, kernel.Plain> = {};
  for (const { uuid } of changes) {
    if (documents.has(uuid)) continue;
    const document = await findWritable(uuid);
    if (!document) return kernel.refuse({ key: "MC.Refusal.document", data: { uuid } });
    documents.set(uuid, document);
    // Source data of a document is plain JSON by Foundry's own contract; the types cannot say so.
    before[uuid] = document.toObject() as unknown as kernel.Plain;
  }
  const after = kernel.applyAll(before, changes);
  if (!after.ok) return after;
  const updates = [...documents].map(([uuid, document]) => {
    const paths = changes.filter((change) => change.uuid === uuid).map(({ path }) => path);
    const update = Object.fromEntries(paths.map((path): [string, unknown] => [path, valueAt(after.value[uuid], path)]));
    return { document, update };
  });
  return kernel.allow(updates);
}

function valueAt(document: kernel.Plain | undefined, path: string): unknown {
  return kernel.isRecord(document) ? foundry.utils.getProperty(document, path) : undefined;
}

/** The updates with further paths for one document, which stays first or becomes it. */
export function withUpdate(
  updates: readonly DocumentUpdate[],
  document: Writable,
  more: DocumentUpdate["update"],
): readonly DocumentUpdate[] {
  const own = updates.find((one) => one.document === document);
  const others = updates.filter((one) => one !== own);
  return [{ document, update: { ...own?.update, ...more } }, ...others];
}

/** The actor, item or message with the given uuid, or null where it is gone or something else. */
export async function findWritable(uuid: string): Promise<Writable | null> {
  const found: unknown = await fromUuid(uuid);
  if (found instanceof Actor || found instanceof Item || found instanceof ChatMessage) {
    // All three classes are configured as ours; `instanceof` forgets that.
    return found as unknown as Writable;
  }
  return null;
}

/**
 * Writes updates as one where Foundry can (V14, documents of the world); otherwise in the given order, the last one
 * telling that the work is done. No updates are no write.
 */
export async function writeTogether(updates: readonly DocumentUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  const operations = updates.map(operationFor);
  const inOrder = async (): Promise<void> => {
    for (const { document, update } of updates) await updateOne(document, update);
  };
  if (operations.every((operation) => operation !== null)) await updateTogether(operations, inOrder);
  else await inOrder();
}

async function updateOne(document: Writable, update: Readonly<Record<string, unknown>>): Promise<void> {
  // The types demand nested objects; dotted paths are what Foundry documents for single values.
  await (document as { update(data: object): Promise<unknown> }).update({ ...update });
}

/** The batch operation for an update; null for what lives on an unlinked token, whose data stand in the token. */
function operationFor({ document, update }: DocumentUpdate): BatchOperation | null {
  const owner = document.documentName === "Item" ? document.parent : document;
  if (owner?.documentName === "Actor" && owner.isToken) return null;
  return {
    action: "update",
    documentName: document.documentName,
    updates: [{ _id: document.id, ...update }],
    parent: document.documentName === "Item" ? document.parent : null,
  };
}
