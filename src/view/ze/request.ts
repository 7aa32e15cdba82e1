import type { Formats, Text } from "../text.ts";

/** A button of a request. */
export interface RequestAction {
  readonly action: string;
  readonly subject: string;
  readonly icon: string;
  readonly label: Text;
  readonly kind: "primary" | "";
}

/** What a request is drawn from: who asks what of whom, and how far it has come. */
export interface RequestInput {
  readonly actor: { readonly name: string; readonly img: string };
  readonly line: Text;
  readonly message: Text;
  /** The asked one's chance (0 to 1); null where the reader may not know it. */
  readonly chance: number | null;
  readonly actions: readonly RequestAction[];
  readonly state: "open" | "done" | "refused";
  readonly answer: Text | null;
  readonly formats: Formats;
}

/** A request in the chat. */
export interface RequestContext {
  readonly actor: { readonly name: string; readonly img: string; readonly line: Text };
  readonly message: Text;
  readonly odds: { readonly text: string; readonly label: Text } | null;
  readonly actions: readonly RequestAction[];
  readonly state: Text | null;
  readonly mark: string;
}

const MARKS = { open: "clock", done: "check", refused: "warn" } as const;

/** A card that asks somebody for something, such as the answer to an opposed probe. */
export function requestCard({
  actor,
  line,
  message,
  chance,
  actions,
  state,
  answer,
  formats,
}: RequestInput): RequestContext {
  const open = state === "open";
  return {
    actor: { ...actor, line },
    message,
    odds: chance === null || !open ? null : { text: formats.percent(chance), label: { key: "MC.Odds.succeed" } },
    actions: open ? actions : [],
    state: open && actions.length > 0 ? null : (answer ?? { key: `MC.Request.${state}` }),
    mark: MARKS[state],
  };
}
