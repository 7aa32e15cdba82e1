import { type Data, applyChanges, deepClone, isPlainObject, readChange } from "./objects.ts";

/** The embedded documents that a delta may hold. */
const EMBEDDED = ["items", "effects"] as const;

function entriesOf(data: Data, field: string): Data[] {
  const list = data[field];
  return Array.isArray(list) ? list.filter(isPlainObject) : [];
}

/** The actor that a token stands for: its base actor with what differs on the token. */
export function syntheticSource(base: Data, delta: Data | null): Data {
  const source = deepClone(base);
  if (delta === null) return source;
  const own = Object.fromEntries(Object.entries(delta).filter(([key]) => key !== "_id" && !isEmbedded(key)));
  applyChanges(source, own);
  for (const field of EMBEDDED) {
    const changed = new Map(entriesOf(delta, field).map((entry) => [entry["_id"], deepClone(entry)]));
    const kept = entriesOf(source, field).map((entry) => changed.get(entry["_id"]) ?? entry);
    const present = new Set(kept.map((entry) => entry["_id"]));
    const added = [...changed.values()].filter((entry) => !present.has(entry["_id"]));
    source[field] = [...kept, ...added].filter((entry) => entry["_tombstone"] !== true);
  }
  return source;
}

function isEmbedded(key: string): boolean {
  return EMBEDDED.some((field) => field === key);
}

/** Notes a change of the actor in the delta; deletions and replacements stay written down. */
export function changeDelta(delta: Data, changes: Data): void {
  for (const [rawKey, raw] of Object.entries(changes)) {
    const { key, kind, value } = readChange(rawKey, raw);
    if (key === "_id" || isEmbedded(key)) continue;
    const replaced = `==${key}` in delta;
    delete delta[`-=${key}`];
    if (kind === "delete") {
      delete delta[key];
      delete delta[`==${key}`];
      delta[`-=${key}`] = null;
    } else if (kind === "replace") {
      delete delta[key];
      delta[`==${key}`] = deepClone(value);
    } else if (!isPlainObject(value)) {
      delete delta[`==${key}`];
      delta[key] = deepClone(value);
    } else {
      const slot = replaced ? `==${key}` : key;
      const present = delta[slot];
      const inner = isPlainObject(present) ? present : {};
      delta[slot] = inner;
      if (replaced) applyChanges(inner, value);
      else changeDelta(inner, value);
    }
  }
}

/** Notes an embedded document of the actor in the delta: as it is now, or as gone. */
export function keepEmbedded(delta: Data, field: string, entry: Data, gone: "gone" | "inBaseOnly" | "present"): void {
  const rest = entriesOf(delta, field).filter((other) => other["_id"] !== entry["_id"]);
  if (gone === "present") rest.push(deepClone(entry));
  if (gone === "inBaseOnly") rest.push({ _id: entry["_id"], _tombstone: true });
  delta[field] = rest;
}
