/** Names of members that only the core itself uses; nothing outside finds them by a string. */
export const OWN_ACTOR = Symbol("own actor");
export const REFRESH_ACTOR = Symbol("refresh actor");
export const REPLACE = Symbol("replace source");
export const ROOT = Symbol("root");
