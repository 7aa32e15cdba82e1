import { narrow } from "./root-listeners.ts";

/** Attributes that say what an element is for, and so find it again after its part was drawn anew. */
const PURPOSE = [
  "name",
  "value",
  "data-action",
  "data-subject",
  "data-step",
  "data-tree",
  "data-level",
  "data-item-id",
  "data-skill",
  "data-attribute",
  "data-row",
  "data-box",
  "data-mode",
  "data-type",
  "data-effect-id",
  "data-entry",
  "data-for",
  "data-by",
  "data-mc-filter",
] as const;

/**
 * Notes what in a window has the focus and what its filters hold, and answers with what brings both back after the
 * window was drawn anew. Where a button rests by then, the figure of its row takes the focus, so that one press too many
 * does nothing.
 */
export function keepPlace(root: HTMLElement): () => void {
  const active = root.ownerDocument.activeElement;
  const address = active && active !== root && root.contains(active) ? addressOf(active) : null;
  const filters = filtersOf(root).map((field) => [field.dataset["mcFilter"], field.value] as const);
  return () => {
    const typed = new Map(filters);
    for (const field of filtersOf(root)) restoreFilter(root, field, typed.get(field.dataset["mcFilter"]) ?? "");
    if (address !== null && !root.contains(root.ownerDocument.activeElement)) focus(root, address);
  };
}

function filtersOf(root: HTMLElement): readonly HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>("input[data-mc-filter]")];
}

function restoreFilter(root: HTMLElement, field: HTMLInputElement, typed: string): void {
  if (typed === "") return;
  field.value = typed;
  narrow(root, field);
}

function addressOf(element: Element): string {
  const parts = PURPOSE.filter((name) => name !== "value" || element.localName === "input").map((name) => {
    const value = element.getAttribute(name);
    const isTyped = name === "value" && !["radio", "checkbox"].includes(element.getAttribute("type") ?? "");
    return value === null || isTyped ? "" : `[${name}="${CSS.escape(value)}"]`;
  });
  return element.localName + parts.join("");
}

function focus(root: HTMLElement, address: string): void {
  const found = root.querySelector<HTMLElement>(address);
  const resting = found?.matches(":disabled") === true;
  const next = resting ? found?.closest("tr, li")?.querySelector<HTMLElement>("[tabindex='-1']") : found;
  next?.focus({ preventScroll: true });
}
