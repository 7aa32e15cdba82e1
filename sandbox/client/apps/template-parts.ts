import type { FormConfig } from "./application-options.ts";
import type { PartState } from "./part-state.ts";

export interface TemplatePart {
  template: string;
  id?: string;
  root?: boolean;
  classes?: string[];
  templates?: string[];
  scrollable?: string[];
  forms?: Record<string, FormConfig>;
}

interface StateKeeper {
  _preSyncPartState(partId: string, element: HTMLElement, before: HTMLElement, state: PartState): void;
  _syncPartState(partId: string, element: HTMLElement, before: HTMLElement, state: PartState): void;
}

/** The one root element of a part's HTML; a part that replaces the root comes in a holder. */
export function partElement(html: string, part: TemplatePart, where: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  if (part.root) {
    const holder = document.createElement("div");
    holder.append(template.content);
    return holder;
  }
  const roots = [...template.content.childNodes].filter((node) => {
    return node instanceof Element || (node instanceof Text && node.data.trim() !== "");
  });
  const [only] = roots;
  if (roots.length !== 1 || !(only instanceof HTMLElement)) {
    throw new Error(`${where}: the template ${part.template} must have exactly one root element, not ${roots.length}`);
  }
  return only;
}

/** The drawn parts of one window. */
export class TemplateParts {
  elements: Record<string, HTMLElement> = {};
  descriptors: Record<string, TemplatePart> = {};

  /** Puts new elements in place of those drawn before and takes out parts that are configured no longer. */
  replace(app: StateKeeper, result: Record<string, HTMLElement>, content: HTMLElement): void {
    const { scrollTop, scrollLeft } = content;
    for (const [partId, element] of Object.entries(result)) this.#replaceOne(app, partId, element, content);
    for (const [partId, element] of Object.entries(this.elements)) {
      if (partId in this.descriptors) continue;
      element.remove();
      delete this.elements[partId];
    }
    Object.assign(content, { scrollTop, scrollLeft });
  }

  among(result: Record<string, HTMLElement>): [string, HTMLElement][] {
    return Object.entries(this.elements).filter(([partId]) => partId in result);
  }

  #replaceOne(app: StateKeeper, partId: string, ...[element, content]: [HTMLElement, HTMLElement]): void {
    const before = this.elements[partId];
    const state: PartState = {};
    if (before) app._preSyncPartState(partId, element, before, state);
    const placed = this.#place(partId, element, content);
    this.elements[partId] = placed;
    if (before) app._syncPartState(partId, placed, before, state);
  }

  #place(partId: string, element: HTMLElement, content: HTMLElement): HTMLElement {
    const before = this.elements[partId];
    if (this.descriptors[partId]?.root) {
      content.dataset["applicationPart"] = partId;
      content.replaceChildren(...element.childNodes);
      return content;
    }
    if (before?.parentElement) before.replaceWith(element);
    else content.insertBefore(element, this.#nextOf(partId, content));
    return element;
  }

  /** New parts stand in the order in which they are configured. */
  #nextOf(partId: string, content: HTMLElement): HTMLElement | null {
    const order = Object.keys(this.descriptors);
    const later = order.slice(order.indexOf(partId) + 1).map((id) => this.elements[id]);
    return later.find((candidate) => candidate?.parentElement === content) ?? null;
  }
}
