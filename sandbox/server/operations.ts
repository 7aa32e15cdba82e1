import { changeDelta, keepEmbedded } from "../shared/delta.ts";
import { type Data, applyChanges, deepClone, deleteProperty, expandObject, isPlainObject } from "../shared/objects.ts";
import { EMBEDDED, PRIMARY, TYPED } from "../shared/structure.ts";
import { isValidId, randomID } from "../shared/text.ts";
import type { AppliedOperation, Operation } from "../shared/wire.ts";
import { cleanDocument } from "./html.ts";
import { subType } from "./manifest.ts";
import { type Judge, type Target, isGM, judgeCreate, judgeDelete, judgeUpdate } from "./permissions.ts";
import { type Place, entryOf, listOf, locate, tokenActor } from "./place.ts";
import { Refusal } from "./refusal.ts";

/** An operation as carried out, with messages as they were and are, for whoever may see them. */
export interface Outcome {
  applied: AppliedOperation;
  before: (Data | undefined)[];
  after: (Data | undefined)[];
}

interface Task {
  judge: Judge;
  operation: Operation;
  place: Place | null;
  /** The field of the parent, or "" for documents that stand on their own. */
  field: string;
}

function fieldOf(operation: Operation, place: Place | null): string {
  const parent = place?.steps.at(-1);
  if (parent === undefined) {
    if (operation.documentName in PRIMARY && operation.documentName !== "Setting") return "";
  } else {
    if (parent.documentName === "Token" && operation.documentName === "Actor") return "actor";
    const field = EMBEDDED[parent.documentName]?.[operation.documentName];
    if (field !== undefined) return field;
  }
  throw new Refusal("WrongPlace", { document: operation.documentName });
}

/** Carries out one operation in a transaction; throws a refusal and leaves the rest to the caller. */
export function perform(judge: Judge, operation: Operation): Outcome {
  if (operation.pack !== null) throw new Refusal("Locked");
  const place = operation.parentUuid === null ? null : locate(judge.transaction, operation.parentUuid);
  const task: Task = { judge, operation, place, field: fieldOf(operation, place) };
  if (operation.action === "create") return create(task);
  if (operation.action === "update") return update(task);
  return remove(task);
}

function checkType({ judge, operation }: Task, data: Data): void {
  const typed = TYPED[operation.documentName];
  if (typed === undefined) return;
  if (data["type"] === undefined && typed.base) data["type"] = "base";
  const known = subType(judge.manifest, operation.documentName, data["type"]) !== undefined;
  if (!known && !(typed.base && data["type"] === "base")) {
    throw new Refusal("WrongType", { type: String(data["type"]), document: operation.documentName });
  }
}

function stamp({ judge, operation }: Task, data: Data): void {
  const user = String(judge.user["_id"]);
  const now = Date.now();
  const stats = isPlainObject(data["_stats"]) ? data["_stats"] : {};
  data["_stats"] = {
    ...stats,
    systemId: judge.manifest.id,
    systemVersion: judge.manifest.version,
    createdTime: stats["createdTime"] ?? now,
    modifiedTime: now,
    lastModifiedBy: user,
  };
  if (operation.documentName === "ChatMessage") Object.assign(data, { author: user, timestamp: now });
  if (!["Actor", "Item"].includes(operation.documentName) || operation.parentUuid !== null) return;
  data["ownership"] = { default: 0, ...(isPlainObject(data["ownership"]) ? data["ownership"] : {}), [user]: 3 };
}

/** Gives ids to a source and to what is embedded in it. */
function giveIds(documentName: string, data: Data, keep: boolean): void {
  if (!keep || !isValidId(data["_id"])) data["_id"] = randomID();
  for (const [inner, field] of Object.entries(EMBEDDED[documentName] ?? {})) {
    const list = Array.isArray(data[field]) ? data[field].filter(isPlainObject) : [];
    for (const entry of list) giveIds(inner, entry, true);
  }
}

function create(task: Task): Outcome {
  const { judge, operation, place, field } = task;
  if (field === "actor") throw new Refusal("TokenActor");
  const data = operation.data.map((entry) => {
    const source = deepClone(entry);
    giveIds(operation.documentName, source, operation.options["keepId"] === true);
    checkType(task, source);
    judgeCreate(judge, operation.documentName, place);
    if (!isGM(judge.user)) dropGmFields(task, source);
    cleanDocument(judge.manifest, operation.documentName, source["type"], source);
    stamp(task, source);
    insert(task, source);
    return source;
  });
  return { applied: { ...operation, data, ids: [] }, before: data.map(() => undefined), after: data };
}

function dropGmFields({ judge, operation }: Task, source: Data): void {
  for (const path of subType(judge.manifest, operation.documentName, source["type"])?.gmOnlyFields ?? []) {
    deleteProperty(source, `system.${path}`);
  }
}

function insert({ judge, operation, place, field }: Task, source: Data): void {
  const id = String(source["_id"]);
  const parent = place?.steps.at(-1);
  if (parent === undefined || place === null) {
    if (judge.transaction.peek(operation.documentName, id) !== undefined) throw new Refusal("Taken", { id });
    judge.transaction.put(operation.documentName, id, deepClone(source));
    return;
  }
  if (entryOf(parent.source, field, id) !== undefined) throw new Refusal("Taken", { id });
  listOf(parent.source, field).push(deepClone(source));
  writeBack(judge, place, operation.documentName, id);
}

/** Where the operation took place in the actor of a token, notes in its delta what became of it. */
function writeBack(judge: Judge, place: Place, documentName: string, id: string): void {
  const token = place.steps[place.synthetic - 1]?.source;
  const actor = place.steps[place.synthetic]?.source;
  if (token === undefined || actor === undefined) return;
  const below = place.steps[place.synthetic + 1] ?? { documentName, source: { _id: id } };
  const field = EMBEDDED["Actor"]?.[below.documentName] ?? "";
  const entryId = String(below.source["_id"]);
  const entry = entryOf(actor, field, entryId);
  const base = judge.transaction.peek("Actor", String(token["actorId"])) ?? {};
  const state = entry ? "present" : entryOf(base, field, entryId) ? "inBaseOnly" : "gone";
  keepEmbedded(deltaOf(token), field, entry ?? { _id: entryId }, state);
}

function deltaOf(token: Data): Data {
  if (isPlainObject(token["delta"])) return token["delta"];
  const delta: Data = {};
  token["delta"] = delta;
  return delta;
}

function targetOf({ judge, operation, place, field }: Task, id: string): Target {
  const { documentName } = operation;
  const parent = place?.steps.at(-1);
  const source =
    parent === undefined
      ? judge.transaction.edit(documentName, id)
      : field === "actor"
        ? tokenActor(judge.transaction, parent.source)
        : entryOf(parent.source, field, id);
  if (source === undefined) throw new Refusal("Missing", { document: documentName, id });
  return { documentName, place, source };
}

function update(task: Task): Outcome {
  const { judge, operation, place, field } = task;
  const outcome: Outcome = { applied: { ...operation, data: [], ids: [] }, before: [], after: [] };
  for (const entry of operation.data) {
    const { _id, ...change } = expandObject(entry);
    const id = String(_id);
    const target = targetOf(task, id);
    judgeUpdate(judge, target, change);
    cleanDocument(judge.manifest, operation.documentName, change["type"] ?? target.source["type"], change);
    outcome.before.push(deepClone(target.source));
    applyChanges(target.source, change);
    const token = place?.steps.at(-1)?.source;
    if (field === "actor" && token !== undefined) changeDelta(deltaOf(token), change);
    else if (place !== null) writeBack(judge, place, operation.documentName, id);
    outcome.after.push(deepClone(target.source));
    outcome.applied.data.push({ ...change, _id: id });
  }
  return outcome;
}

function remove(task: Task): Outcome {
  const { judge, operation, place, field } = task;
  if (field === "actor") throw new Refusal("TokenActor");
  const before = operation.ids.map((id) => {
    const target = targetOf(task, id);
    judgeDelete(judge, target);
    const parent = place?.steps.at(-1);
    if (parent === undefined || place === null) judge.transaction.remove(operation.documentName, id);
    else {
      const list = listOf(parent.source, field);
      list.splice(
        list.findIndex((entry) => entry["_id"] === id),
        1,
      );
      writeBack(judge, place, operation.documentName, id);
    }
    return target.source;
  });
  return { applied: { ...operation, data: [] }, before, after: before.map(() => undefined) };
}
