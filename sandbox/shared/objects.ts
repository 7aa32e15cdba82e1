/** Plain JSON-like data. */
export type Data = Record<string, unknown>;

export function isPlainObject(value: unknown): value is Data {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Copies arrays, plain objects and dates; other objects are handed on as they are. */
export function deepClone<T>(value: T): T {
  // The copy has the shape of its original, which the compiler cannot follow through a recursion.
  if (Array.isArray(value)) return value.map((entry) => deepClone<unknown>(entry)) as T;
  if (value instanceof Date) return new Date(value) as T; // as above
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "__proto__");
  return Object.fromEntries(entries.map(([key, entry]) => [key, deepClone(entry)])) as T; // as above
}

function sameEntries(a: Data, b: Data): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && equals(a[key], b[key]));
}

/** Whether two values hold the same content. */
export function equals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((entry, index) => equals(entry, b[index]));
  }
  if (a instanceof Set && b instanceof Set) return a.size === b.size && [...a].every((entry) => b.has(entry));
  return isPlainObject(a) && isPlainObject(b) && sameEntries(a, b);
}

/** Whether a value is undefined, null or an object without content. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlainObject(value) && Object.keys(value).length === 0;
}

function isObject(value: unknown): value is Data {
  return typeof value === "object" && value !== null;
}

const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

function partsOf(path: string): string[] {
  const parts = path.split(".");
  if (parts.some((part) => FORBIDDEN.has(part))) throw new Error(`"${path}" is not a path of data`);
  return parts;
}

export function getProperty(object: unknown, path: string): unknown {
  if (!isObject(object) || path === "") return undefined;
  if (path in object) return object[path];
  let target: unknown = object;
  for (const part of path.split(".")) {
    if (!isObject(target)) return undefined;
    target = target[part];
  }
  return target;
}

/** Sets a value at a dotted path, making objects on the way; tells whether anything changed. */
export function setProperty(object: Data, path: string, value: unknown): boolean {
  const parts = partsOf(path);
  const last = parts.pop() ?? "";
  let target = object;
  for (const part of parts) {
    const next = target[part];
    const inner = isObject(next) ? next : {};
    target[part] = inner;
    target = inner;
  }
  const changed = !(last in target) || target[last] !== value;
  target[last] = value;
  return changed;
}

export function deleteProperty(object: Data, path: string): boolean {
  const parts = path.split(".");
  const last = parts.pop() ?? "";
  const owner = parts.length === 0 ? object : getProperty(object, parts.join("."));
  if (!isObject(owner) || !(last in owner)) return false;
  return delete owner[last];
}

/** Turns dotted keys into nested objects, at every depth. */
export function expandObject(object: Data): Data {
  const expanded: Data = {};
  for (const [key, entry] of Object.entries(object)) {
    const value = expandValue(entry);
    const present = getProperty(expanded, partsOf(key).join("."));
    if (isPlainObject(present) && isPlainObject(value)) merge(present, value);
    else setProperty(expanded, key, value);
  }
  return expanded;
}

function expandValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expandValue);
  return isPlainObject(value) ? expandObject(value) : value;
}

/** Merges plain data into plain data, in place. */
export function merge(target: Data, other: Data): void {
  for (const [key, value] of Object.entries(other)) {
    const present = target[key];
    if (isPlainObject(present) && isPlainObject(value)) merge(present, value);
    else target[key] = deepClone(value);
  }
}

/** One entry of a change, with the key and value it speaks of. */
export interface ReadChange {
  key: string;
  kind: "set" | "delete" | "replace";
  value: unknown;
}

/** The mark that an operator carries on its way through JSON. */
export const OPERATOR_IDENTIFIER = "__$OPERATOR$__";

function operatorOf(value: unknown): { name: string; value: unknown } | null {
  if (!isObject(value)) return null;
  const source = typeof value["toJSON"] === "function" ? (value["toJSON"] as () => unknown)() : value; // checked on this line
  if (!isObject(source) || typeof source[OPERATOR_IDENTIFIER] !== "string") return null;
  return { name: source[OPERATOR_IDENTIFIER], value: source["value"] };
}

/** Reads one entry of a change: `-=key`, `==key`, an operator, its JSON form, or a plain value. */
export function readChange(key: string, value: unknown): ReadChange {
  if (key.startsWith("-=")) return { key: key.slice(2), kind: "delete", value: null };
  if (key.startsWith("==")) return { key: key.slice(2), kind: "replace", value };
  const operator = operatorOf(value);
  if (operator?.name === "ForcedDeletion") return { key, kind: "delete", value: null };
  if (operator?.name === "ForcedReplacement") return { key, kind: "replace", value: operator.value };
  return { key, kind: "set", value };
}

/** Applies an expanded change to data in place. */
export function applyChanges(target: Data, changes: Data): void {
  for (const [rawKey, raw] of Object.entries(changes)) {
    const { key, kind, value } = readChange(rawKey, raw);
    if (FORBIDDEN.has(key)) continue;
    if (kind === "delete") delete target[key];
    else if (kind === "replace" || !isPlainObject(value)) target[key] = deepClone(value);
    else {
      const present = target[key];
      const inner = isPlainObject(present) ? present : {};
      target[key] = inner;
      applyChanges(inner, value);
    }
  }
}

/** What of an expanded change would really change the data. */
export function differenceOf(source: Data, changes: Data): Data {
  const difference: Data = {};
  for (const [rawKey, raw] of Object.entries(changes)) {
    const { key, kind, value } = readChange(rawKey, raw);
    const present = source[key];
    if (kind === "delete") {
      if (key in source) difference[rawKey] = raw;
    } else if (kind === "set" && isPlainObject(value) && isPlainObject(present)) {
      const inner = differenceOf(present, value);
      if (!isEmpty(inner)) difference[rawKey] = inner;
    } else if (!equals(present, value)) difference[rawKey] = raw;
  }
  return difference;
}
