import { addressOf } from "../apps/address.ts";
import { narrow } from "./root-listeners.ts";

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

function focus(root: HTMLElement, address: string): void {
  const found = root.querySelector<HTMLElement>(address);
  const resting = found?.matches(":disabled") === true;
  const next = resting ? found?.closest("tr, li")?.querySelector<HTMLElement>("[tabindex='-1']") : found;
  next?.focus({ preventScroll: true });
}
