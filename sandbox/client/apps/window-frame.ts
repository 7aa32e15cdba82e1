import { Hooks } from "../core/hooks.ts";
import { localize } from "../core/i18n.ts";
import type { ApplicationV2 } from "./application.ts";
import { button, make } from "./elements.ts";
import { currentTheme } from "./theme.ts";

/** The element of a window, with frame and content where it has them. */
export function buildElement(app: ApplicationV2): HTMLElement {
  const { tag, window, classes } = app.options;
  const frame = make(tag, ["application", `theme-${currentTheme()}`, ...classes].join(" "));
  frame.id = app.id;
  // The browser neither fills in forms nor judges them.
  if (frame instanceof HTMLFormElement) Object.assign(frame, { autocomplete: "off", noValidate: true });
  if (!app.hasFrame) return frame;
  frame.classList.add("framed");
  frame.tabIndex = -1;
  if (tag !== "dialog" && tag !== "form") frame.setAttribute("role", "dialog");
  const title = make("h1", "window-title");
  title.id = `${app.id}-title`;
  const close = button("×", { name: localize("SANDBOX.Window.Close"), action: "close", className: "header-control" });
  const header = make("header", "window-header", title, close);
  // Not the banner of the page.
  header.setAttribute("role", "none");
  frame.setAttribute("aria-labelledby", title.id);
  frame.append(header, make("section", ["window-content", ...window.contentClasses].join(" ")));
  if (window.resizable) frame.append(make("div", "window-resize-handle"));
  return frame;
}

/** Follows the pointer from its press to its release. */
function follow(press: PointerEvent, move: (dx: number, dy: number) => void): void {
  const { clientX, clientY } = press;
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener("pointermove", (event) => move(event.clientX - clientX, event.clientY - clientY), { signal });
  for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, () => end.abort(), { signal });
}

export function makeMovable(app: ApplicationV2): void {
  const part = (name: string): HTMLElement | null => app.element.querySelector(`:scope > .window-${name}`);
  part("header")?.addEventListener("pointerdown", (event) => {
    const isButton = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.button !== 0 || isButton) return;
    const { left, top } = app.position;
    follow(event, (dx, dy) => app.setPosition({ left: left + dx, top: top + dy }));
  });
  part("resize-handle")?.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    const { width, height } = app.element.getBoundingClientRect();
    follow(event, (dx, dy) => app.setPosition({ width: width + dx, height: height + dy }));
  });
}

/** What every window can do. */
function ownAction(app: ApplicationV2, action: string, target: HTMLElement): (() => unknown) | null {
  if (action === "close") return () => app.close();
  const { tab = "", group = "" } = target.dataset;
  return action === "tab" ? () => app.changeTab(tab, group) : null;
}

/** Runs the action of what was clicked. */
export function onClick(app: ApplicationV2, event: PointerEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-action]") : null;
  const action = target?.dataset["action"];
  if (!target || !action || !app.element.contains(target) || target.matches(":disabled")) return;
  const handler = app.options.actions[action];
  const own = ownAction(app, action, target);
  const run = async (): Promise<void> => {
    await (handler ? handler.call(app, event, target) : own ? own() : app._onClickAction(event, target));
  };
  run().catch((error: unknown) => Hooks.onError(`${app.constructor.name}, action ${action}`, error));
}
