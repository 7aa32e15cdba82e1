import type { Message } from "./text.ts";

/** Why the rules say no: a message key and what it names. A value, never thrown. */
export type Refusal = Message;

/** Either a value, or the reasons why there is none. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Refusal[] };

/** The result that carries `value`. */
export function allow<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** The result that carries the reasons for a refusal. */
export function refuse(...problems: readonly Refusal[]): { readonly ok: false; readonly problems: readonly Refusal[] } {
  return { ok: false, problems };
}
