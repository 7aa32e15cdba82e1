import type { Data } from "../../shared/objects.ts";
import { Hooks } from "../core/hooks.ts";

/** Elements below a root, marked as draggable, tell their data when they are dragged, or null. Bound once. */
export function draggable(root: HTMLElement, selector: string, dataOf: (element: HTMLElement) => Data | null): void {
  root.addEventListener("dragstart", (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    const data = element ? dataOf(element) : null;
    if (data) event.dataTransfer?.setData("text/plain", JSON.stringify(data));
  });
}

/** Makes an element a place to drop things on. Bound once. */
export function droppable(root: HTMLElement, drop: (event: DragEvent) => Promise<unknown>): void {
  root.addEventListener("dragover", (event) => event.preventDefault());
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    event.stopPropagation();
    drop(event).catch((error: unknown) => Hooks.onError("a drop", error));
  });
}

/** What is being dropped, or an empty object when it is no data. */
export function getDragEventData(event: DragEvent): Data {
  try {
    const data: unknown = JSON.parse(event.dataTransfer?.getData("text/plain") ?? "");
    return typeof data === "object" && data !== null ? (data as Data) : {}; // checked on this line
  } catch {
    return {};
  }
}
