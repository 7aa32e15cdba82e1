import { isUncommitted, markUncommitted } from "./form-binding.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Caret {
  start: number | null;
  end: number | null;
  direction: "forward" | "backward" | "none" | null;
}

/** What a part of a window keeps when it is drawn anew. */
export interface PartState {
  scroll: { selector: string; index: number; top: number; left: number }[];
  focus?: { keys: { selector: string; index: number }[]; typed: string | null; caret: Caret | null };
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function attribute(name: string, value: string): string {
  return `[${name}="${CSS.escape(value)}"]`;
}

/** Attributes that tell rows of a list apart. */
const ROWS = ["data-item-id", "data-entry-id", "data-token-id", "data-message-id"];

function inRow(element: Element, row: Element): string[] {
  const key = ROWS.find((name) => row.hasAttribute(name)) ?? "";
  const place = attribute(key, row.getAttribute(key) ?? "");
  const action = element.getAttribute("data-action");
  return [`${place} ${element.localName}${action ? attribute("data-action", action) : ""}`];
}

function selectorsOf(element: Element): string[] {
  if (element.id) return [`#${CSS.escape(element.id)}`];
  const tag = element.localName;
  const name = element.getAttribute("name");
  const type = element.getAttribute("type");
  if (name) {
    const value = type === "radio" || type === "checkbox" ? element.getAttribute("value") : null;
    return [tag + attribute("name", name) + (value === null ? "" : attribute("value", value))];
  }
  const row = ROWS.map((key) => element.closest(`[${key}]`)).find((found) => found && found !== element);
  if (row) return inRow(element, row);
  const host = element.parentElement?.closest("[name]");
  if (host) return selectorsOf(host).map((selector) => `${selector} ${tag}`);
  const data = [...element.attributes].filter((one) => one.name.startsWith("data-"));
  const action = element.getAttribute("data-action");
  return [
    tag + data.map((one) => attribute(one.name, one.value)).join(""),
    ...(action ? [tag + attribute("data-action", action)] : []),
  ];
}

function query(root: Element, selector: string): Element[] {
  return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
}

function caretOf({ selectionStart: start, selectionEnd: end, selectionDirection: direction }: Field): Caret {
  return { start, end, direction };
}

/** Notes where a part is scrolled to, what in it has the focus, and text typed into it but not yet committed. */
export function savePartState(part: Element, scrollable: string[]): PartState {
  const scroll = scrollable.flatMap((selector) =>
    (selector ? [...part.querySelectorAll(selector)] : [part]).map((element, index) => {
      return { selector, index, top: element.scrollTop, left: element.scrollLeft };
    }),
  );
  const active = document.activeElement;
  if (!active || !part.contains(active)) return { scroll };
  const keys = selectorsOf(active).map((selector) => ({ selector, index: query(part, selector).indexOf(active) }));
  const field = isField(active) ? active : null;
  const typed = field && isUncommitted(field) ? field.value : null;
  return { scroll, focus: { keys, typed, caret: field ? caretOf(field) : null } };
}

/** Brings the noted state into the part's new element. */
export function restorePartState(part: Element, state: PartState): void {
  for (const { selector, index, top, left } of state.scroll) {
    const element = selector ? part.querySelectorAll(selector)[index] : part;
    if (element) Object.assign(element, { scrollTop: top, scrollLeft: left });
  }
  if (state.focus) restoreFocus(part, state.focus);
}

function restoreFocus(part: Element, { keys, typed, caret }: NonNullable<PartState["focus"]>): void {
  const found = keys.map(({ selector, index }) => query(part, selector)[index]).find((element) => element);
  if (!(found instanceof HTMLElement)) return;
  found.focus({ preventScroll: true });
  if (!isField(found)) return;
  if (typed !== null) {
    found.value = typed;
    markUncommitted(found);
  }
  const { start = null, end = null, direction } = caret ?? {};
  if (start !== null && end !== null) found.setSelectionRange(start, end, direction ?? "none");
}
