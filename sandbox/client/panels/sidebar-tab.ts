import { ApplicationV2 } from "../apps/application.ts";
import type { ApplicationOptions } from "../apps/application-options.ts";
import { withoutFormEvents } from "../apps/form-binding.ts";
import { restorePartState, savePartState, type PartState } from "../apps/part-state.ts";
import type { Data } from "../apps/page.ts";

/** One tab of the sidebar: a part of the page that draws itself like a window, but without a frame. */
export class AbstractSidebarTab extends ApplicationV2 {
  static tabName = "";

  static override DEFAULT_OPTIONS: Data = {
    tag: "section",
    classes: ["sidebar-tab"],
    window: { frame: false, positioned: false },
  };

  get tabName(): string {
    return (this.constructor as typeof AbstractSidebarTab).tabName;
  }

  override _initializeApplicationOptions(options: Data): ApplicationOptions {
    const merged = super._initializeApplicationOptions(options);
    return { ...merged, id: this.tabName };
  }

  override _replaceHTML(result: unknown, content: HTMLElement, options: Data): void {
    keepState(content, () => super._replaceHTML(result, content, options));
  }

  override _insertElement(element: HTMLElement): void {
    const holder = document.getElementById("sidebar-content");
    element.dataset["tab"] = this.tabName;
    element.setAttribute("role", "tabpanel");
    element.setAttribute("aria-labelledby", `sidebar-tab-${this.tabName}`);
    element.hidden = holder?.dataset["active"] !== this.tabName;
    holder?.append(element);
  }
}

/** Draws a panel anew without losing focus, caret and scroll position. */
export function keepState(content: HTMLElement, draw: () => void): void {
  const state: PartState = {};
  savePartState(content, [".directory-list", ".token-rows"], state);
  withoutFormEvents(draw);
  restorePartState(content, state);
}

/** A button made of its text, or with `name` of a sign that is read aloud by that name. */
export function button(
  text: string,
  attributes: { name?: string; action?: string; className?: string } = {},
): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  if (attributes.className) element.className = attributes.className;
  if (attributes.action) element.dataset["action"] = attributes.action;
  if (attributes.name) {
    element.setAttribute("aria-label", attributes.name);
    element.title = attributes.name;
  }
  return element;
}

export function make(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
