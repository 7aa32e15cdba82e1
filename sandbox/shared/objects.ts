/** Plain JSON-like data. */
export type Data = Record<string, unknown>;

export function getType(value: unknown): string {
  if (value === null) return "null";
  if (typeof value !== "object") return typeof value;
  if (Array.isArray(value)) return "Array";
  if (value instanceof Set) return "Set";
  if (value instanceof Map) return "Map";
  if (value instanceof Error) return "Error";
  if (value instanceof Promise) return "Promise";
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? "Object" : "Unknown";
}

export function isPlainObject(value: unknown): value is Data {
  return getType(value) === "Object";
}

/** Copies arrays, plain objects and dates; other objects are handed on as they are, or refused when strict. */
export function deepClone<T>(value: T, options: { strict?: boolean } = {}): T {
  // The copy has the shape of its original, which the compiler cannot follow through a recursion.
  if (Array.isArray(value)) return value.map((entry) => deepClone<unknown>(entry, options)) as T;
  if (value instanceof Date) return new Date(value) as T;
  if (isPlainObject(value)) {
    const copy: Data = {};
    for (const [key, entry] of Object.entries(value)) if (key !== "__proto__") copy[key] = deepClone(entry, options);
    return copy as T;
  }
  if (options.strict === true && typeof value === "object" && value !== null) {
    throw new Error("deepClone cannot copy an object with a class of its own");
  }
  return value;
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
  if (value instanceof Set || value instanceof Map) return value.size === 0;
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

export function hasProperty(object: unknown, path: string): boolean {
  if (!isObject(object) || path === "") return false;
  if (path in object) return true;
  let target: unknown = object;
  for (const part of path.split(".")) {
    if (!isObject(target) || !(part in target)) return false;
    target = target[part];
  }
  return true;
}

/** Sets a value at a dotted path, making objects on the way; tells whether anything changed. */
export function setProperty(object: Data, path: string, value: unknown): boolean {
  const parts = partsOf(path);
  const last = parts.pop() ?? "";
  let target = object;
  for (const part of parts) {
    const next = target[part];
    if (isObject(next)) target = next;
    else {
      const made: Data = {};
      target[part] = made;
      target = made;
    }
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
    if (isPlainObject(present) && isPlainObject(value)) mergeObject(present, value);
    else setProperty(expanded, key, value);
  }
  return expanded;
}

function expandValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expandValue);
  return isPlainObject(value) ? expandObject(value) : value;
}

/** Turns nested objects into one object with dotted keys; empty objects stay as values. */
export function flattenObject(object: Data): Data {
  const flat: Data = {};
  for (const [key, value] of Object.entries(object)) {
    if (!isPlainObject(value) || isEmpty(value)) flat[key] = value;
    else for (const [inner, entry] of Object.entries(flattenObject(value))) flat[`${key}.${inner}`] = entry;
  }
  return flat;
}

export interface MergeOptions {
  insertKeys?: boolean;
  insertValues?: boolean;
  overwrite?: boolean;
  recursive?: boolean;
  inplace?: boolean;
  enforceTypes?: boolean;
  performDeletions?: boolean;
  applyOperators?: boolean;
}

function needsExpansion(object: Data): boolean {
  return Object.keys(object).some((key) => key.includes("."));
}

/** Merges `other` into `original` (or into a copy of it) and returns the result. */
export function mergeObject(original: Data, other: Data = {}, options: MergeOptions = {}): Data {
  const target = options.inplace === false ? deepClone(original) : original;
  if (needsExpansion(target)) {
    const expanded = expandObject(target);
    for (const key of Object.keys(target)) delete target[key];
    Object.assign(target, expanded);
  }
  mergeLevel(target, needsExpansion(other) ? expandObject(other) : other, options, 0);
  return target;
}

function mergeLevel(target: Data, other: Data, options: MergeOptions, depth: number): void {
  const operators = options.performDeletions === true || options.applyOperators === true;
  for (const [rawKey, raw] of Object.entries(other)) {
    const { key, kind, value } = operators ? readChange(rawKey, raw) : plainChange(rawKey, raw);
    if (FORBIDDEN.has(key)) continue;
    if (kind === "delete") delete target[key];
    else if (kind === "replace") target[key] = deepClone(value);
    else if (Object.hasOwn(target, key)) mergePresent({ target, key, value, options, depth });
    else mergeAbsent({ target, key, value, options, depth });
  }
}

interface Merge {
  target: Data;
  key: string;
  value: unknown;
  options: MergeOptions;
  depth: number;
}

function mergeAbsent({ target, key, value, options, depth }: Merge): void {
  const allowed = depth === 0 ? options.insertKeys : options.insertValues;
  if (allowed === false) return;
  if (isPlainObject(value)) {
    const inner: Data = {};
    target[key] = inner;
    mergeLevel(inner, value, { ...options, insertKeys: true, insertValues: true }, depth + 1);
  } else target[key] = deepClone(value);
}

function mergePresent({ target, key, value, options, depth }: Merge): void {
  const present = target[key];
  if (isPlainObject(present) && isPlainObject(value) && options.recursive !== false) {
    mergeLevel(present, value, options, depth + 1);
    return;
  }
  if (options.overwrite === false) return;
  const mismatch = present !== undefined && value !== undefined && getType(present) !== getType(value);
  if (options.enforceTypes === true && mismatch) throw new Error(`Mismatched types of "${key}" in a merge`);
  target[key] = deepClone(value);
}

export type ChangeKind = "set" | "delete" | "replace";

/** One entry of a change, with the key and value it speaks of. */
export interface ReadChange {
  key: string;
  kind: ChangeKind;
  value: unknown;
}

/** The mark that an operator carries on its way through JSON. */
export const OPERATOR_IDENTIFIER = "__$OPERATOR$__";

function plainChange(key: string, value: unknown): ReadChange {
  return { key, kind: "set", value };
}

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
  return plainChange(key, value);
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

/** The part of `other` that differs from `original`. */
export function diffObject(original: Data, other: Data, options: { inner?: boolean } = {}): Data {
  const difference = differenceOf(original, other);
  if (options.inner !== true) return difference;
  return Object.fromEntries(Object.entries(difference).filter(([key]) => key in original));
}
