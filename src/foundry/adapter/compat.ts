/**
 * Every difference between Foundry V13 and V14 that this system meets. Nothing outside this file asks for the
 * generation.
 */

/** The four message modes, in the words of V14. */
export const MESSAGE_MODES = ["public", "gm", "blind", "self"] as const;

/** Who sees a message: all, the author and the GMs, the GMs alone, or the author alone. */
export type MessageMode = (typeof MESSAGE_MODES)[number];

const V13_MODES: Readonly<Record<MessageMode, string>> = {
  public: "publicroll",
  gm: "gmroll",
  blind: "blindroll",
  self: "selfroll",
};

/** What V14 has and the types of V13 do not know. */
interface V14 {
  readonly data: { readonly operators: { readonly ForcedDeletion: new () => object } };
  readonly documents: { modifyBatch(operations: readonly BatchOperation[]): Promise<unknown> };
}

/** The platform as V14 has it; asked only after `isV14`. */
function v14(): V14 {
  // The types are those of V13 and lack these members.
  return foundry as unknown as V14;
}

/** One operation of a batch, as the public page of `foundry.documents.modifyBatch` names its parts. */
export interface BatchOperation {
  readonly action: "update";
  readonly documentName: string;
  readonly updates: readonly object[];
  readonly parent?: foundry.abstract.Document.Any | null;
}

function isV14(): boolean {
  return game.release.generation >= 14;
}

/** The message mode that the user has chosen in the chat; in-character speech counts as public. */
export function messageMode(): MessageMode {
  // The types know only V13's name; V14 keeps the mode under a new one.
  const key = (isV14() ? "messageMode" : "rollMode") as "rollMode";
  const stored: string = game.settings.get("core", key);
  const found = MESSAGE_MODES.find((mode) => stored === mode || stored === V13_MODES[mode]);
  return found ?? "public";
}

/** The option of `ChatMessage.create` that carries a message mode. */
export function modeOption(mode: MessageMode): object {
  return isV14() ? { messageMode: mode } : { rollMode: V13_MODES[mode] };
}

/** The part of an update that removes the key at the end of a dotted path. */
export function removal(path: string): Readonly<Record<string, unknown>> {
  if (isV14()) return { [path]: new (v14().data.operators.ForcedDeletion)() };
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  return { [[...steps, `-=${last}`].join(".")]: null };
}

/**
 * Runs updates of several world documents. On V14 all succeed or all fail; on V13 they run in the given order, so that
 * whoever calls puts last what tells that the work is done.
 */
export async function updateTogether(
  operations: readonly BatchOperation[],
  inOrder: () => Promise<void>,
): Promise<void> {
  if (isV14()) await v14().documents.modifyBatch(operations);
  else await inOrder();
}

/** The options of rendering that open a window where another one stands: in its detached window, which V14 alone has. */
export function besideOptions(app: object | null | undefined): object {
  // The types lack the id; on V13, and for a window that is not detached, there is none.
  const { window } = (app ?? {}) as { readonly window?: { readonly windowId?: unknown } };
  return typeof window?.windowId === "string" ? { window: { windowId: window.windowId } } : {};
}
