import type { Text } from "../text.ts";

/** What a request is drawn from: who asks what, and how far it has come; `answer` says why it was not done. */
export interface RequestInput {
  readonly actor: { readonly name: string; readonly img: string };
  readonly line: Text;
  readonly message: Text;
  readonly state: "open" | "refused";
  readonly answer: Text | null;
}

/** A request in the chat. */
export interface RequestContext {
  readonly actor: { readonly name: string; readonly img: string; readonly line: Text };
  readonly message: Text;
  readonly state: Text;
  readonly mark: string;
}

const MARKS = { open: "clock", refused: "warn" } as const;

/** The card of a request to the GM's client. */
export function requestCard({ actor, line, message, state, answer }: RequestInput): RequestContext {
  return { actor: { ...actor, line }, message, state: answer ?? { key: `MC.Request.${state}` }, mark: MARKS[state] };
}
