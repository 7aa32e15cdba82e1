import type { Position } from "./application-options.ts";
import type { ApplicationV2 } from "./application.ts";

/** Every window that is open, by its id. */
export const instances = new Map<string, ApplicationV2>();

const contents = new WeakMap<ApplicationV2, HTMLElement>();

/** The element that a window draws its content into; before the first drawing and after closing there is none. */
export function contentOf(app: ApplicationV2): HTMLElement {
  return contents.get(app) as HTMLElement; // callers know that the window is drawn
}

export function setContent(app: ApplicationV2, content: HTMLElement | null): void {
  if (content) contents.set(app, content);
  else contents.delete(app);
}

let topmost = 100;

export function nextLayer(): number {
  topmost += 1;
  return topmost;
}

export function isTopmost(zIndex: number): boolean {
  return zIndex === topmost;
}

const MARGIN = 8;

/** Where a new window opens: beside those that stand already, inside the page. */
function freePlace(width: number, height: number): { left: number; top: number } {
  const area = document.getElementById("windows")?.getBoundingClientRect();
  const bounds = area ?? new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  const step = (instances.size % 8) * 24;
  const left = bounds.left + Math.max(MARGIN, (bounds.width - width) / 2) + step;
  const wanted = bounds.top + Math.max(MARGIN, Math.min((bounds.height - height) / 2, 80)) + step;
  const top = Math.min(wanted, Math.max(0, window.innerHeight - height - MARGIN));
  // Rather over the left edge than over the sidebar.
  return clampPlace(Math.max(0, Math.min(left, bounds.right - width)), top, width);
}

/** Keeps a window's header within reach. */
function clampPlace(left: number, top: number, width: number): { left: number; top: number } {
  const mostLeft = Math.max(0, window.innerWidth - Math.min(width, 120));
  const mostTop = Math.max(0, window.innerHeight - 40);
  return {
    left: Math.min(Math.max(left, Math.min(0, 120 - width)), mostLeft),
    top: Math.min(Math.max(top, 0), mostTop),
  };
}

function css(size: number | "auto", least: number, most: number): string {
  return size === "auto" ? "" : `${Math.round(Math.min(Math.max(size, least), most - 2 * MARGIN))}px`;
}

/** Writes a position to the element, kept inside the page, and answers with what was written. */
export function writePosition(element: HTMLElement, wanted: Position): Position {
  const { style } = element;
  style.width = css(wanted.width, 180, window.innerWidth);
  style.height = css(wanted.height, 60, window.innerHeight);
  const { offsetWidth: width, offsetHeight: height } = element;
  const unplaced = !style.left && wanted.left === 0 && wanted.top === 0;
  const place = unplaced ? freePlace(width, height) : clampPlace(wanted.left, wanted.top, width);
  style.left = `${Math.round(place.left)}px`;
  style.top = `${Math.round(place.top)}px`;
  return { ...wanted, ...place };
}

export function closeFrontOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const framed = [...instances.values()].filter((app) => app.hasFrame && app.rendered);
  const [front] = framed.toSorted((a, b) => b.position.zIndex - a.position.zIndex);
  if (!front) return;
  event.preventDefault();
  void front.close();
}
