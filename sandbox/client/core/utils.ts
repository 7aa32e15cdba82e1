export { deepClone, expandObject, getProperty, isEmpty, setProperty } from "../../shared/objects.ts";
export { escapeHTML, randomID } from "../../shared/text.ts";
export { resolveUuid as fromUuid, resolveUuidSync as fromUuidSync } from "./uuid.ts";
