export {
  deepClone,
  deleteProperty,
  diffObject,
  equals,
  expandObject,
  flattenObject,
  getProperty,
  getType,
  hasProperty,
  isEmpty,
  isPlainObject,
  mergeObject,
  setProperty,
} from "../../shared/objects.ts";
export { escapeHTML, isNewerVersion, randomID } from "../../shared/text.ts";
export { Collection } from "./collection.ts";
export { parseUuid, resolveUuid as fromUuid, resolveUuidSync as fromUuidSync } from "./uuid.ts";

/** A function that runs once after the last of several calls. */
export function debounce<A extends unknown[]>(callback: (...args: A) => void, delay: number): (...args: A) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => callback(...args), delay);
  };
}
