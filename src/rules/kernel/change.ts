import { ArgumentError, integer, isList, isRecord, list, record, text } from "./argument.ts";
import { allow, refuse, type Refusal, type Result } from "./result.ts";

/** Plain data as documents hold it. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * A change inside one document, by uuid and dotted path: a value replaced (`from` and `to`), or a counter of whole
 * numbers moved (`add`, after clamping).
 */
export type ValueChange =
  | { readonly uuid: string; readonly path: string; readonly from: Plain; readonly to: Plain }
  | { readonly uuid: string; readonly path: string; readonly add: number };

/** One change to one document: of something in it, or that it is made or removed (`create`, `delete` with its data). */
export type Change =
  ValueChange | { readonly uuid: string; readonly create: Plain } | { readonly uuid: string; readonly delete: Plain };

/** Documents by uuid, as plain data. */
export type Documents = Readonly<Record<string, Plain>>;

/** The change that takes back the given one. */
export function invert(change: Change): Change {
  checkChange("change", change);
  if ("add" in change) return { ...change, add: -change.add };
  if ("create" in change) return { uuid: change.uuid, delete: change.create };
  if ("delete" in change) return { uuid: change.uuid, create: change.delete };
  return { ...change, from: change.to, to: change.from };
}

/** The changes that take back the given ones, last first; of values where all of those are. */
export function invertAll(changes: readonly ValueChange[]): readonly ValueChange[];
export function invertAll(changes: readonly Change[]): readonly Change[];
export function invertAll(changes: readonly Change[]): readonly Change[] {
  return list("changes", changes).map(invert).toReversed();
}

/**
 * The documents after the changes, in order; the given documents stay as they are. Refused as a whole where a document
 * is missing or already there (`MC.Refusal.document`), where a stored value is no longer `from`, and where a counter
 * holds no whole number (both `MC.Refusal.changed`).
 */
export function applyAll(documents: Documents, changes: readonly Change[]): Result<Documents> {
  record("documents", documents);
  const due = list("changes", changes);
  for (const change of due) checkChange("changes", change);
  let state = documents;
  const problems: Refusal[] = [];
  for (const change of due) {
    const next = applyOne(state, change);
    if (next.ok) state = next.value;
    else problems.push(...next.problems);
  }
  return problems.length > 0 ? refuse(...problems) : allow(state);
}

function applyOne(documents: Documents, change: Change): Result<Documents> {
  const { uuid } = change;
  const document = Object.hasOwn(documents, uuid) ? documents[uuid] : undefined;
  if ("create" in change)
    return document === undefined ? allow({ ...documents, [uuid]: change.create }) : missing(uuid);
  if (document === undefined) return missing(uuid);
  if ("delete" in change) {
    if (!isSame(document, change.delete)) return refuse({ key: "MC.Refusal.changed", data: { uuid, path: "" } });
    const { [uuid]: _gone, ...rest } = documents;
    return allow(rest);
  }
  const after = edit(document, change.path.split("."), (stored) => {
    if ("add" in change) return counted(stored, change.add);
    return isSame(stored, change.from) ? change.to : undefined;
  });
  if (after === undefined) return refuse({ key: "MC.Refusal.changed", data: { uuid, path: change.path } });
  return allow({ ...documents, [uuid]: after });
}

/** A counter after `add`; undefined where it is none, or where it could not be counted back exactly. */
function counted(stored: Plain, add: number): number | undefined {
  if (typeof stored !== "number" || !Number.isSafeInteger(stored)) return undefined;
  return Number.isSafeInteger(stored + add) ? stored + add : undefined;
}

function missing(uuid: string): Result<Documents> {
  return refuse({ key: "MC.Refusal.document", data: { uuid } });
}

/** The data with `change` made to what stands at the path; undefined where nothing does, or where it says so. */
function edit(
  data: Plain | undefined,
  [step, ...rest]: readonly string[],
  change: (stored: Plain) => Plain | undefined,
): Plain | undefined {
  if (data === undefined) return undefined;
  if (step === undefined) return change(data);
  if (!isRecord(data) || !Object.hasOwn(data, step)) return undefined;
  const inner = edit(data[step], rest, change);
  return inner === undefined ? undefined : { ...data, [step]: inner };
}

/** The deepest nesting of data that is compared. */
const DEEPEST = 200;

/** Whether two values hold the same data; the order of keys does not matter. */
export function isSame(a: Plain | undefined, b: Plain | undefined): boolean {
  return isAlike(a, b, 0);
}

function isAlike(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth > DEEPEST) throw new ArgumentError("value", `nested at most ${DEEPEST} deep`);
  if (isList(a) && isList(b)) return isAlikeList(a, b, depth + 1);
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isAlike(a[key], b[key], depth + 1))
  );
}

function isAlikeList(a: readonly unknown[], b: readonly unknown[], depth: number): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!isAlike(a[at], b[at], depth)) return false;
  return true;
}

function checkChange(name: string, change: unknown): void {
  const data = record(name, change);
  text(`${name}.uuid`, data["uuid"]);
  if ("add" in data) integer(`${name}.add`, data["add"]);
  else if ("create" in data || "delete" in data) return;
  else if (!("from" in data && "to" in data)) throw new ArgumentError(name, "a change");
  text(`${name}.path`, data["path"]);
}
