import { attempt } from "./failure.ts";

type App = foundry.applications.api.ApplicationV2.Any;
type Options = foundry.applications.api.ApplicationV2.Configuration;
type Action = Options["actions"][string];
type Handler = Extract<Action, (...parts: never[]) => unknown>;

/** What is meant as often as it is pressed. */
export const COUNTING: readonly string[] = ["step", "raise", "lower", "setWound", "tab"];

/** A press that is being carried out. */
export interface Press {
  readonly button: HTMLElement;
  /** The window that it was pressed in; null for a card in the chat. */
  readonly app: App | null;
  /** The window that asks the user about it, while one does. */
  asks: App | null;
}

/** What stands for a button that may be drawn anew at any time. */
function keyOf({ dataset }: HTMLElement): string {
  return JSON.stringify(dataset);
}

/** Two presses of a key within this time, in milliseconds, are one that was doubled. */
const DOUBLED = 500;

let lastKey = { button: "", at: 0 };

/** Notes on which button a key was pressed last, and when; null where another key came after that. */
export function noteKey(button: HTMLElement | null, at = performance.timeOrigin + performance.now()): void {
  lastKey = { button: button ? keyOf(button) : "", at };
}

/** Whether a key that was pressed on a button is the second press of one that was doubled. */
export function isDoubled(button: HTMLElement, { view, timeStamp }: UIEvent): boolean {
  const { button: before, at } = lastKey;
  // When the key was pressed counts, not when a busy page came to hear of it.
  const now = (view ?? window).performance.timeOrigin + timeStamp;
  noteKey(button, now);
  return keyOf(button) === before && now - at < DOUBLED;
}

const LONGEST_NAME = 60;

function nameOf(button: HTMLElement): string {
  const name = button.getAttribute("aria-label") ?? button.textContent;
  return name.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
}

const running = new WeakMap<object, Map<string, Press>>();

let last: Press | null = null;

/** What was pressed last; null where nothing was yet. */
export function lastPress(): Press | null {
  return last;
}

/**
 * Carries out what a press asks for, once: while it goes on, the same press on the same thing (`owner`, `address`) is not
 * heard again, but brings the question to the front that it waits for. A failure is told to the user.
 */
export async function hear(
  press: Press,
  { owner, address }: { readonly owner: object; readonly address: string },
  work: () => unknown,
): Promise<void> {
  const inWork = running.get(owner) ?? new Map<string, Press>();
  running.set(owner, inWork);
  const same = inWork.get(address);
  if (same) {
    same.asks?.bringToFront();
    return;
  }
  last = press;
  inWork.set(address, press);
  await told(press.button, work).finally(() => inWork.delete(address));
}

/** A class of windows whose actions are each heard once at a time, and whose failures are told to the user. */
export function hearing<Base extends abstract new (...parts: never[]) => object>(base: Base): Base {
  // A mixin of the compiler's own form would be too deep for it; the class keeps the shape of its base.
  class Hearing extends (base as unknown as typeof foundry.applications.api.ApplicationV2) {
    protected override _initializeApplicationOptions(options: Partial<Options>): Options {
      const made = super._initializeApplicationOptions(options);
      const actions = Object.entries(made.actions).map(([name, action]) => [name, heard(name, action)] as const);
      return { ...made, actions: Object.fromEntries(actions) };
    }
  }
  // As above.
  return Hearing as unknown as Base;
}

function heard(name: string, action: Action): Action {
  return typeof action === "function"
    ? heardHandler(name, action)
    : { ...action, handler: heardHandler(name, action.handler) };
}

function heardHandler(name: string, handler: Handler): Handler {
  return function (this: App, event, button) {
    const work = (): unknown => handler.call(this, event, button);
    if (COUNTING.includes(name)) return told(button, work);
    return hear({ button, app: this, asks: null }, { owner: this, address: keyOf(button) }, work);
  };
}

async function told(button: HTMLElement, work: () => unknown): Promise<void> {
  await attempt(nameOf(button), work);
}
