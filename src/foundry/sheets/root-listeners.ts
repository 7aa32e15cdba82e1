import { elementOf } from "../adapter/element.ts";
import { followPress } from "../apps/press.ts";

/** How far an explanation keeps from what it explains and from the edges, in pixels. */
const GAP = 6;

/**
 * Shows explanations (`data-explain`) while the pointer or the focus is on what they explain, and narrows lists by what
 * is typed into their filter (`data-mc-filter`). Bound once to the root of a window.
 */
export function listenToRoot(root: HTMLElement): void {
  followPress(root);
  for (const type of ["pointerover", "focusin"]) root.addEventListener(type, (event) => explain(event.target, true));
  for (const type of ["pointerout", "focusout"]) root.addEventListener(type, (event) => explain(event.target, false));
  root.addEventListener("input", (event) => filter(root, event.target));
  root.addEventListener("keydown", (event) => walkTabs(event));
}

function explain(target: EventTarget | null, isShown: boolean): void {
  const figure = elementOf(target)?.closest<HTMLElement>("[data-explain]");
  const tip = figure?.ownerDocument.getElementById(figure.dataset["explain"] ?? "");
  if (!figure || !tip) return;
  if (!isShown) return tip.hidePopover();
  tip.showPopover();
  const box = figure.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const { innerWidth, innerHeight } = figure.ownerDocument.defaultView ?? window;
  const below = box.bottom + height + GAP <= innerHeight;
  tip.style.setProperty("--mc-x", String(Math.max(GAP, Math.min(box.left, innerWidth - width - GAP))));
  tip.style.setProperty("--mc-y", String(below ? box.bottom + GAP : box.top - height - GAP));
}

function filter(root: HTMLElement, target: EventTarget | null): void {
  const field = elementOf(target)?.closest<HTMLInputElement>("input[data-mc-filter]");
  if (field) narrow(root, field);
}

/** Shows of the list that a filter belongs to only the rows that hold what is typed into it. */
export function narrow(root: HTMLElement, { value, dataset }: HTMLInputElement): void {
  const wanted = value.trim().toLocaleLowerCase();
  const list = root.querySelector(`[data-mc-filtered="${CSS.escape(dataset["mcFilter"] ?? "")}"]`);
  for (const row of list?.querySelectorAll("[data-item-id], [data-mc-row]") ?? []) {
    if (row.matches("tr, li")) row.toggleAttribute("hidden", !row.textContent.toLocaleLowerCase().includes(wanted));
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Moves the focus along a list of tabs with the arrow keys, as the pattern for tabs asks. */
function walkTabs(event: KeyboardEvent): void {
  const tab = elementOf(event.target)?.closest<HTMLElement>("[role=tab]");
  const step = STEPS[event.key];
  const list = tab?.closest("[role=tablist]");
  if (!tab || !list || step === undefined) return;
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = Math.min(tabs.length - 1, Math.max(0, tabs.indexOf(tab) + step));
  event.preventDefault();
  tabs[at]?.focus();
  tabs[at]?.click();
}
