import type { ApplicationV2 } from "./application.ts";

/** Every window that is open, by its id. */
export const instances = new Map<string, ApplicationV2>();

const contents = new WeakMap<ApplicationV2, HTMLElement>();

/** The element that a window draws its content into; before the first drawing and after closing there is none. */
export function contentOf(app: ApplicationV2): HTMLElement {
  // Callers know that the window is drawn.
  return contents.get(app) as HTMLElement;
}

export function setContent(app: ApplicationV2, content: HTMLElement | null): void {
  if (content) contents.set(app, content);
  else contents.delete(app);
}

const MARGIN = 8;
let topmost = 100;

export function nextLayer(): number {
  topmost += 1;
  return topmost;
}

export function isTopmost(zIndex: number): boolean {
  return zIndex === topmost;
}

/** The framed window in front of all others. */
export function frontWindow(): ApplicationV2 | null {
  const framed = [...instances.values()].filter((app) => app.hasFrame && app.rendered);
  return framed.toSorted((a, b) => b.position.zIndex - a.position.zIndex)[0] ?? null;
}

/** Where a new window opens: beside those that stand already, inside the page. */
export function freePlace(width: number, height: number): { left: number; top: number } {
  const area = document.getElementById("windows")?.getBoundingClientRect();
  const bounds = area ?? new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  const step = (instances.size % 8) * 24;
  const left = bounds.left + Math.max(MARGIN, (bounds.width - width) / 2) + step;
  const wanted = bounds.top + Math.max(MARGIN, Math.min((bounds.height - height) / 2, 80)) + step;
  const top = Math.min(wanted, Math.max(0, window.innerHeight - height - MARGIN));
  // Rather over the left edge than over the sidebar.
  return clampPlace(Math.max(0, Math.min(left, bounds.right - width)), top, width, height);
}

/** Keeps a window's header within reach. */
export function clampPlace(left: number, top: number, width: number, height: number): { left: number; top: number } {
  const mostLeft = Math.max(0, window.innerWidth - Math.min(width, 120));
  const mostTop = Math.max(0, window.innerHeight - Math.min(height, 40));
  const leastLeft = Math.min(0, 120 - width);
  return { left: Math.min(Math.max(left, leastLeft), mostLeft), top: Math.min(Math.max(top, 0), mostTop) };
}

export function closeFrontOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const front = frontWindow();
  if (!front) return;
  event.preventDefault();
  void front.close({ closeKey: true });
}
