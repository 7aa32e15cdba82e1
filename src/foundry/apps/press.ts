import { elementOf } from "../adapter/element.ts";
import { COUNTING, isDoubled } from "../adapter/heard.ts";

/** The longest that a window waits for a pointer or a key to be let go, in milliseconds. */
const LONGEST = 2000;

let press: Promise<void> | null = null;

/**
 * Follows presses of the pointer on a window, and of Enter in its fields. Both first end what was typed, which can have
 * the window drawn anew: were that not put off, the button that is meant would be another one by the time of the click,
 * and the click would be lost. Of a double click, or of a key pressed twice in one go, the first is heard alone.
 */
export function followPress(root: HTMLElement): void {
  root.addEventListener("click", hearOnce, { capture: true });
  root.addEventListener("pointerdown", ({ view }) => begin(view, ["pointerup", "pointercancel"]));
  root.addEventListener("keydown", ({ key, target, view }) => {
    if (key === "Enter" && elementOf(target)?.localName === "input") begin(view, ["keyup"]);
  });
}

function begin(view: Window | null, ends: readonly string[]): void {
  press ??= letGo(view ?? window, ends).finally(() => {
    press = null;
  });
}

/** Has the second click of a double click, or of a key pressed twice in one go, pass unheard. */
function hearOnce(event: MouseEvent): void {
  const button = elementOf(event.target)?.closest<HTMLElement>("[data-action]");
  if (!button || COUNTING.includes(button.dataset["action"] ?? "")) return;
  // A click that a key made counts none of its own.
  const isAgain = event.detail === 0 ? isDoubled(button, event) : event.detail > 1;
  if (isAgain) event.stopPropagation();
}

/** Resolves when nothing is pressed on a window of ours any more, and the click has been heard. */
export function pressEnded(): Promise<void> {
  return press ?? Promise.resolve();
}

function letGo(view: Window, ends: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = (): void => {
      end.abort();
      // The click follows the letting go within the same turn.
      view.setTimeout(resolve, 0);
    };
    for (const type of ends) view.addEventListener(type, done, { capture: true, signal: end.signal });
    view.setTimeout(done, LONGEST);
  });
}
