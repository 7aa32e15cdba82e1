import { OWN_ACTOR, REFRESH_ACTOR, REPLACE, ROOT } from "./inner.ts";
import { changeDelta, keepEmbedded } from "../../shared/delta.ts";
import { type Data, isPlainObject } from "../../shared/objects.ts";
import type { Applied, AppliedOperation } from "../../shared/wire.ts";
import { TypeDataModel } from "./data-model.ts";
import { type Document, type DocumentApplication, classOf } from "./document.ts";
import { Actor, refreshTokens } from "./documents/actor.ts";
import { WorldCollection } from "./documents/collections.ts";
import { TokenDocument } from "./documents/scene.ts";
import { Hooks } from "./hooks.ts";
import { collectionFor, documentFor } from "./operations.ts";
import { registry } from "./registry.ts";
import { resolveUuidSync } from "./uuid.ts";
import { world, worldCollection } from "./world.ts";

/** One operation on its way into the documents. */
interface Arrival {
  operation: AppliedOperation;
  userId: string;
  parent: Document | null;
  /** What it does to each document, for those who are told afterwards. */
  touched: { document: Document; data: Data }[];
}

/** Carries out what the server says has happened, in its order. */
export function receive({ operations, userId }: Applied): void {
  for (const operation of operations) {
    try {
      const parent = operation.parentUuid === null ? null : resolveUuidSync(operation.parentUuid);
      if (operation.parentUuid !== null && parent === null) continue;
      const arrival: Arrival = { operation, userId, parent, touched: [] };
      carryOut(arrival);
      tell(arrival);
      draw(arrival);
    } catch (error) {
      Hooks.onError(`applying ${operation.action} ${operation.documentName}`, error);
    }
  }
}

function carryOut(arrival: Arrival): void {
  const { operation } = arrival;
  if (operation.action === "create") create(arrival);
  else if (operation.action === "update") update(arrival);
  else remove(arrival);
  settle(arrival);
}

/** The list of sources that embedded documents of an operation stand in. */
function sourcesOf(parent: Document, documentName: string): Data[] {
  return parent.getEmbeddedCollection(documentName).sources;
}

function isWorldCollection(collection: unknown): collection is WorldCollection {
  return collection instanceof WorldCollection;
}

function create({ operation, parent, touched }: Arrival): void {
  const collection = collectionFor(operation.documentName, parent);
  if (parent !== null) {
    sourcesOf(parent, operation.documentName).push(...operation.data);
    parent[ROOT][REPLACE](parent[ROOT]._source);
  }
  for (const source of operation.data) {
    const id = String(source["_id"]);
    const built = isWorldCollection(collection) ? collection.build(source) : collection.get(id);
    if (built !== null && built !== undefined) touched.push({ document: built, data: source });
  }
}

function update({ operation, parent, touched }: Arrival): void {
  for (const entry of operation.data) {
    const { _id: id, ...change } = entry;
    const document = documentFor(operation.documentName, String(id), parent);
    if (document === undefined) continue;
    const changed = document.updateSource(change, { embedded: true });
    touched.push({ document, data: { ...changed, _id: id } });
    if (isTokenActor(document)) changeDelta(deltaOf(document), change);
  }
}

function remove({ operation, parent, touched }: Arrival): void {
  const collection = collectionFor(operation.documentName, parent);
  for (const id of operation.ids) {
    const document = collection.get(id);
    if (document === undefined) continue;
    touched.push({ document, data: { _id: id } });
    collection.delete(id);
    if (parent === null) continue;
    const sources = sourcesOf(parent, operation.documentName);
    sources.splice(
      sources.findIndex((source) => source["_id"] === id),
      1,
    );
  }
}

function isTokenActor(document: Document): document is Actor {
  return document instanceof Actor && document.isToken;
}

function deltaOf(actor: Actor): Data {
  const source = actor.token?._source ?? {};
  if (isPlainObject(source["delta"])) return source["delta"];
  const delta: Data = {};
  source["delta"] = delta;
  return delta;
}

/** Notes in the delta of a token which embedded document of its actor was touched. */
function noteInDelta(actor: Actor, { parent, touched }: Arrival): void {
  const fieldNames = classOf<Document>(actor).metadata.embedded;
  const top = parent === null || parent === actor ? touched.map(({ document }) => document) : [parent];
  for (const document of top) {
    const field = fieldNames[document.documentName] ?? "";
    const id = String(document.id);
    const isThere = actor.collections[field]?.has(id) === true;
    const state = isThere ? "present" : inBase(actor, field, id) ? "inBaseOnly" : "gone";
    keepEmbedded(deltaOf(actor), field, isThere ? document._source : { _id: id }, state);
  }
}

function inBase(actor: Actor, field: string, id: string): boolean {
  return actor.token?.baseActor?.collections[field]?.has(id) === true;
}

/** Prepares everything anew that hangs together with what was touched. */
function settle(arrival: Arrival): void {
  const { operation, parent, touched } = arrival;
  if (parent !== null && operation.documentName !== "Actor") settleInside(arrival, parent[ROOT]);
  else for (const { document } of touched) settleRoot(document, operation.action);
  if (operation.documentName === "Token")
    for (const { document } of touched) if (document instanceof TokenDocument) document[REFRESH_ACTOR]();
}

function settleInside(arrival: Arrival, root: Document): void {
  if (arrival.operation.action !== "create") root[REPLACE](root._source);
  if (isTokenActor(root)) noteInDelta(root, arrival);
  settleRoot(root, "update");
}

function settleRoot(root: Document, action: AppliedOperation["action"]): void {
  if (action !== "delete") root._safePrepareData();
  if (root instanceof Actor) refreshTokens(root);
}

const CALLBACK = { create: "_onCreate", update: "_onUpdate", delete: "_onDelete" } as const;

function tell({ operation, userId, touched }: Arrival): void {
  const { action, documentName, options } = operation;
  for (const { document, data } of touched) {
    const system = document.system instanceof TypeDataModel ? document.system : null;
    if (action === "delete") {
      system?._onDelete(options, userId);
      document._onDelete(options, userId);
      Hooks.callAll(`delete${documentName}`, document, options, userId);
    } else {
      system?.[CALLBACK[action]](data, options, userId);
      document[CALLBACK[action]](data, options, userId);
      const args = action === "create" ? [document, options, userId] : [document, data, options, userId];
      Hooks.callAll(`${action}${documentName}`, ...args);
    }
  }
}

/** Draws the windows again that show what was touched. */
function draw(arrival: Arrival): void {
  const { operation, parent, touched } = arrival;
  const { action, documentName, options } = operation;
  const context = { renderContext: `${action}${documentName}`, renderData: touched.map(({ data }) => data) };
  if (action === "delete") for (const { document } of touched) closeWindows(document);
  if (options["render"] !== false) {
    if (action === "update") for (const { document } of touched) document.render(context);
    for (let above = parent; above !== null; above = above.parent) above.render(context);
    refreshLists(documentName, parent);
  }
  if (action === "create") openSheets(arrival, context);
}

/** Closes what shows a document that is gone, and what shows the actor that a token had of its own. */
function closeWindows(document: Document): void {
  const ownActor = document instanceof TokenDocument ? document[OWN_ACTOR] : null;
  for (const gone of [document, ownActor]) for (const app of Object.values(gone?.apps ?? {})) app.close({});
}

function openSheets({ operation, userId, touched }: Arrival, context: Data): void {
  if (operation.options["renderSheet"] !== true || userId !== world.userId) return;
  for (const { document } of touched) {
    const sheet = document.sheet as DocumentApplication | null; // sheets are windows
    sheet?.render({ force: true, ...context });
  }
}

function refreshLists(documentName: string, parent: Document | null): void {
  const name = parent === null ? documentName : parent[ROOT].documentName;
  const collection = worldCollection(name);
  if (isWorldCollection(collection)) registry.refresh(collection.documentClass.metadata.collection);
  if (parent !== null && documentName === "Token") registry.refresh("tokens");
}
