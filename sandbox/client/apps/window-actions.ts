import { Hooks } from "../core/hooks.ts";
import type { ActionEntry, ActionHandler, HeaderControl } from "./application-options.ts";
import type { ApplicationV2 } from "./application.ts";
import { openMenu } from "./context-menu.ts";
import { localize, page, type DocumentLike } from "./page.ts";

/** The entries of a window's menu that are to be seen, after others have had their say. */
export function visibleControls(app: ApplicationV2): HeaderControl[] {
  const controls = app._getHeaderControls();
  for (const cls of (app.constructor as typeof ApplicationV2).inheritanceChain()) {
    Hooks.callAll(`getHeaderControls${cls.name}`, app, controls);
  }
  const { document } = app.options as { document?: DocumentLike };
  return controls.filter(({ visible, ownership }) => {
    if (ownership !== undefined && document?.testUserPermission(page().game.user, ownership) !== true) return false;
    return typeof visible === "function" ? visible.call(app) : (visible ?? true);
  });
}

function toggleControls(this: ApplicationV2, event: PointerEvent, target: HTMLElement): void {
  const entries = visibleControls(this).map((control) => ({
    label: localize(control.label),
    onClick: (click: PointerEvent) => {
      if (control.onClick) control.onClick.call(this, click);
      else if (control.action) runAction(this, control.action, click, target);
    },
  }));
  openMenu(entries, target, event);
}

function changeTab(this: ApplicationV2, event: PointerEvent, target: HTMLElement): void {
  const { tab = "", group = target.closest<HTMLElement>("[data-group]")?.dataset["group"] ?? "" } = target.dataset;
  this.changeTab(tab, group, { event, navElement: target });
}

const CORE_ACTIONS: Record<string, ActionHandler> = {
  close(this: ApplicationV2) {
    return this.close();
  },
  minimizeWindow(this: ApplicationV2) {
    return this.minimized ? this.maximize() : this.minimize();
  },
  tab: changeTab,
  toggleControls: toggleControls,
};

function handlerFor(entry: ActionEntry, button: number): ActionHandler | null {
  if (typeof entry === "function") return button === 0 ? entry : null;
  return (entry.buttons ?? [0]).includes(button) ? entry.handler : null;
}

function runAction(app: ApplicationV2, action: string, event: PointerEvent, target: HTMLElement): boolean {
  const entry = app.options.actions[action] ?? CORE_ACTIONS[action];
  const handler = entry ? handlerFor(entry, event.button) : null;
  if (entry && !handler) return false;
  const run = async (): Promise<void> => {
    await (handler ? handler.call(app, event, target) : app._onClickAction(event, target));
  };
  run().catch((error: unknown) => Hooks.onError(`${app.constructor.name}, action ${action}`, error));
  return handler !== null;
}

/** Runs the action of what was clicked; the right button opens the browser's own menu unless an action wants it. */
export function onClick(app: ApplicationV2, event: PointerEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-action]") : null;
  const action = target?.dataset["action"];
  if (!target || !action || !app.element.contains(target) || target.matches(":disabled")) return;
  if (event.type === "contextmenu") {
    if (runAction(app, action, new PointerEvent("contextmenu", { button: 2 }), target)) event.preventDefault();
  } else if (event.type === "click" || event.button === 1) {
    runAction(app, action, event, target);
  }
}
