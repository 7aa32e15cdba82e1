import { type Data, deepClone, expandObject, isEmpty } from "../../shared/objects.ts";
import type { Action, AppliedOperation, Operation } from "../../shared/wire.ts";
import type { Collection } from "./collection.ts";
import { config } from "./config.ts";
import { type ModelContext, TypeDataModel } from "./data-model.ts";
import type { Document, DocumentClass } from "./document.ts";
import { Hooks } from "./hooks.ts";
import type { User } from "./documents/user.ts";
import { currentUser } from "./permissions.ts";
import { namesIn, refuseMembers } from "./not-there.ts";
import { registry } from "./registry.ts";
import { request } from "./socket.ts";
import { world, worldCollection } from "./world.ts";

export interface DatabaseOperation {
  parent?: Document | null;
  pack?: string | null;
  keepId?: boolean;
  renderSheet?: boolean;
  [option: string]: unknown;
}

interface Request {
  cls: DocumentClass;
  operation: DatabaseOperation;
  /** What is handed to hooks and sent along to every client; hooks may write into it. */
  options: Data;
}

function requestOf(cls: { documentName: string }, operation: DatabaseOperation): Request {
  const { parent: _parent, pack: _pack, ...options } = operation;
  refuseMembers(options, "operation", namesIn("diff recursive noHook deleteAll keepEmbeddedIds"));
  return { cls: config.document(cls.documentName).documentClass, operation, options };
}

function wire(action: Action, { cls, operation, options }: Request, content: Partial<Operation>): Operation {
  return {
    action,
    documentName: cls.documentName,
    parentUuid: operation.parent?.uuid ?? null,
    pack: operation.pack ?? null,
    data: [],
    ids: [],
    options,
    ...content,
  };
}

function theUser(): User {
  return currentUser() as User; // whoever is connected is a user
}

/** The collection that documents of an operation stand in. */
export function collectionFor(documentName: string, parent: Document | null | undefined): Collection<Document> {
  const isOwnActor = documentName === "Actor" && parent?.documentName === "Token";
  if (parent === null || parent === undefined || isOwnActor) {
    const found = worldCollection(documentName);
    if (found === undefined) throw new Error(`sandbox: there is no collection of ${documentName}`);
    return found as Collection<Document>; // named after the documents that it holds
  }
  return parent.getEmbeddedCollection(documentName);
}

/** The document of an operation: an unlinked token's actor is found at its token. */
export function documentFor(
  documentName: string,
  id: string,
  parent: Document | null | undefined,
): Document | undefined {
  if (documentName === "Actor" && parent?.documentName === "Token") {
    return (parent as Document & { actor: Document | null }).actor ?? undefined; // tokens have actors
  }
  return collectionFor(documentName, parent).get(id);
}

function knownDocument(documentName: string, id: string, parent: Document | null | undefined): Document {
  const document = documentFor(documentName, id, parent);
  if (document === undefined) throw new Error(`There is no ${documentName} ${id}`);
  return document;
}

function systemOf(document: Document): TypeDataModel | null {
  return document.system instanceof TypeDataModel ? document.system : null;
}

function isDocument(entry: Data | Document): entry is Document {
  return typeof (entry as { toObject?: unknown }).toObject === "function"; // plain data have no such method
}

async function prepareCreate(asked: Request, list: (Data | Document)[]): Promise<Operation | null> {
  const pending: Data[] = [];
  for (const entry of list) {
    const data = isDocument(entry) ? entry.toObject() : deepClone(expandObject(entry));
    if (asked.operation.keepId !== true) delete data["_id"];
    const document = await judgeCreate(asked, data);
    if (document !== null) pending.push(document.toObject());
  }
  return pending.length === 0 ? null : wire("create", asked, { data: pending });
}

/** The document that data lead to, after everyone had a say; null where it was refused. */
async function judgeCreate({ cls, operation, options }: Request, data: Data): Promise<Document | null> {
  const context: ModelContext = { parent: operation.parent ?? null, pack: operation.pack ?? null };
  const document = new cls(deepClone(data), context);
  const user = theUser();
  if ((await systemOf(document)?._preCreate(data, options, user)) === false) return null;
  if ((await document._preCreate(data, options, user)) === false) return null;
  const hook = `preCreate${cls.documentName}`;
  return Hooks.call(hook, document, data, options, world.userId) ? document : null;
}

async function prepareUpdate(asked: Request, list: Data[]): Promise<Operation | null> {
  const { cls, operation, options } = asked;
  const changes: Data[] = [];
  for (const entry of list) {
    const id = String(entry["_id"]);
    const document = knownDocument(cls.documentName, id, operation.parent);
    const { _id, ...given } = expandObject(entry);
    const change = await judgeUpdate(document, given, options);
    if (change !== null) changes.push({ ...change, _id: id });
  }
  return changes.length === 0 ? null : wire("update", asked, { data: changes });
}

/** The difference that a change makes, after everyone had a say; null where nothing is left. */
async function judgeUpdate(document: Document, given: Data, options: Data): Promise<Data | null> {
  const change = document.updateSource(given, { ...options, dryRun: true });
  if (isEmpty(change)) return null;
  const user = theUser();
  if ((await systemOf(document)?._preUpdate(change, options, user)) === false) return null;
  if ((await document._preUpdate(change, options, user)) === false) return null;
  const hook = `preUpdate${document.documentName}`;
  if (!Hooks.call(hook, document, change, options, world.userId)) return null;
  const left = document.updateSource(change, { ...options, dryRun: true });
  return isEmpty(left) ? null : left;
}

async function prepareDelete(asked: Request, list: string[]): Promise<Operation | null> {
  const { cls, operation, options } = asked;
  const ids: string[] = [];
  const hook = `preDelete${cls.documentName}`;
  for (const id of list) {
    const document = knownDocument(cls.documentName, id, operation.parent);
    if ((await systemOf(document)?._preDelete(options, theUser())) === false) continue;
    if ((await document._preDelete(options, theUser())) === false) continue;
    if (Hooks.call(hook, document, options, world.userId)) ids.push(id);
  }
  return ids.length === 0 ? null : wire("delete", asked, { ids });
}

/** Sends operations as one; they are applied when the server tells everybody, which is before this resolves. */
async function send(operations: Operation[]): Promise<AppliedOperation[]> {
  try {
    return await request<AppliedOperation[]>("operations", JSON.parse(JSON.stringify(operations)));
  } catch (error) {
    registry.notify("error", error instanceof Error ? error.message : String(error));
    throw error;
  }
}

function present(asked: Request, applied: AppliedOperation | undefined): Document[] {
  const ids = (applied?.data ?? []).map((entry) => String(entry["_id"]));
  const found = ids.map((id) => documentFor(asked.cls.documentName, id, asked.operation.parent));
  return found.filter((document) => document !== undefined);
}

export interface BatchOperation extends DatabaseOperation {
  action: Action;
  documentName: string;
  data?: (Data | Document)[];
  updates?: Data[];
  ids?: string[];
}

function prepareBatch(entry: BatchOperation): { asked: Request; prepared: Promise<Operation | null> } {
  const { action, documentName, data, updates, ids, ...operation } = entry;
  const asked = requestOf(config.document(documentName).documentClass, operation);
  if (action === "create") return { asked, prepared: prepareCreate(asked, data ?? []) };
  if (action === "update") return { asked, prepared: prepareUpdate(asked, updates ?? []) };
  return { asked, prepared: prepareDelete(asked, ids ?? []) };
}

/** Carries out operations on several documents in one request: all of them, or none. */
export async function modifyBatch(operations: BatchOperation[]): Promise<Document[][]> {
  const prepared: { asked: Request; operation: Operation | null; gone: Document[] }[] = [];
  for (const entry of operations) {
    const { asked, prepared: pending } = prepareBatch(entry);
    const operation = await pending;
    const gone = (operation?.ids ?? []).map((id) => documentFor(entry.documentName, id, entry.parent));
    prepared.push({ asked, operation, gone: gone.filter((document) => document !== undefined) });
  }
  const sent = prepared.map(({ operation }) => operation).filter((operation) => operation !== null);
  const applied = sent.length === 0 ? [] : await send(sent);
  return prepared.map(({ asked, operation, gone }) => {
    if (operation === null) return [];
    const result = applied[sent.indexOf(operation)];
    return operation.action === "delete" ? gone : present(asked, result);
  });
}
