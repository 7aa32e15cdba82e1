import type { Data } from "../../shared/objects.ts";
import { ApplicationV2 } from "../apps/application.ts";
import type { ApplicationOptions } from "../apps/application-options.ts";
import { withoutFormEvents } from "../apps/form-binding.ts";
import { restorePartState, savePartState } from "../apps/part-state.ts";

/** A part of the page that draws itself like a window, but without a frame and in a place of its own. */
export abstract class Panel extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Data = { tag: "section", window: { frame: false, positioned: false } };

  /** Draws anew without losing focus, caret and scroll position. */
  override _replaceHTML(result: unknown, content: HTMLElement, options: Data): void {
    const state = savePartState(content, [".directory-list", ".token-rows"]);
    withoutFormEvents(() => super._replaceHTML(result, content, options));
    restorePartState(content, state);
  }
}

/** One tab of the sidebar. */
export abstract class AbstractSidebarTab extends Panel {
  static tabName = "";
  static override DEFAULT_OPTIONS: Data = { classes: ["sidebar-tab"] };

  get tabName(): string {
    return (this.constructor as typeof AbstractSidebarTab).tabName; // statics of the tab's class
  }

  override _initializeApplicationOptions(options: Data): ApplicationOptions {
    return { ...super._initializeApplicationOptions(options), id: this.tabName };
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
