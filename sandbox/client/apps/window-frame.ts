import { currentTheme } from "./theme.ts";
import { localize } from "./page.ts";
import type { ApplicationV2 } from "./application.ts";

/** The parts of a window's frame that are written to after it is built. */
export interface WindowParts {
  header: HTMLElement | null;
  title: HTMLElement | null;
  icon: HTMLElement | null;
  controls: HTMLElement | null;
  close: HTMLButtonElement | null;
  resize: HTMLElement | null;
}

export function noWindowParts(): WindowParts {
  return { header: null, title: null, icon: null, controls: null, close: null, resize: null };
}

function headerButton(action: string, label: string, sign: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "header-control";
  button.dataset["action"] = action;
  button.setAttribute("aria-label", localize(label));
  button.title = localize(label);
  button.textContent = sign;
  return button;
}

/** The element of a window, with frame and content where it has them. */
export function buildElement(app: ApplicationV2): { frame: HTMLElement; parts: WindowParts } {
  const { tag, window, classes } = app.options;
  const frame = document.createElement(tag);
  frame.id = app.id;
  frame.classList.add("application", `theme-${currentTheme()}`, ...classes.filter((name) => name));
  quiet(frame);
  if (!app.hasFrame) return { frame, parts: noWindowParts() };
  frame.classList.add("framed");
  frame.tabIndex = -1;
  if (tag !== "dialog" && tag !== "form") frame.setAttribute("role", "dialog");
  const parts = buildFrame(app, frame);
  const content = document.createElement(window.contentTag);
  content.classList.add("window-content", ...window.contentClasses);
  quiet(content);
  frame.append(content, ...(parts.resize ? [parts.resize] : []));
  return { frame, parts };
}

/** The browser neither fills in forms nor judges them. */
function quiet(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) Object.assign(element, { autocomplete: "off", noValidate: true });
}

/** Header and, where the window may be resized, its handle. */
function buildFrame(app: ApplicationV2, frame: HTMLElement): WindowParts {
  const { window } = app.options;
  const header = document.createElement("header");
  header.className = "window-header";
  // Not the banner of the page.
  header.setAttribute("role", "none");
  const icon = document.createElement("i");
  icon.className = "window-icon";
  icon.setAttribute("inert", "");
  const title = document.createElement("h1");
  title.className = "window-title";
  title.id = `${app.id}-title`;
  header.append(icon, title);
  const controls = headerButton("toggleControls", "SANDBOX.Window.Controls", "⋮");
  controls.setAttribute("aria-haspopup", "menu");
  const close = headerButton("close", "SANDBOX.Window.Close", "×");
  if (window.minimizable) header.append(headerButton("minimizeWindow", "SANDBOX.Window.Minimize", "–"));
  header.append(controls, close);
  frame.append(header);
  frame.setAttribute("aria-labelledby", title.id);
  const resize = window.resizable ? document.createElement("div") : null;
  if (resize) resize.className = "window-resize-handle";
  return { header, title, icon, controls, close, resize };
}

/** Follows the pointer from its press to its release. */
function follow(press: PointerEvent, move: (dx: number, dy: number) => void): void {
  const { clientX, clientY } = press;
  const onMove = (event: PointerEvent): void => move(event.clientX - clientX, event.clientY - clientY);
  const onEnd = (): void => {
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onEnd);
    window.removeEventListener("pointercancel", onEnd);
  };
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onEnd);
  window.addEventListener("pointercancel", onEnd);
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && Boolean(target.closest("button, a, input, select"));
}

export function makeMovable(app: ApplicationV2, parts: WindowParts): void {
  parts.header?.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || isControl(event.target)) return;
    const { left, top } = app.position;
    follow(event, (dx, dy) => void app.setPosition({ left: left + dx, top: top + dy }));
  });
  parts.header?.addEventListener("dblclick", (event) => {
    if (isControl(event.target) || !app.options.window.minimizable) return;
    void (app.minimized ? app.maximize() : app.minimize());
  });
  parts.resize?.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    const { width, height } = app.element.getBoundingClientRect();
    follow(event, (dx, dy) => void app.setPosition({ width: width + dx, height: height + dy }));
  });
}
