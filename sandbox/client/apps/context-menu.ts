import { localize } from "./page.ts";

/** One line of a menu, in the form of either generation. */
export interface MenuEntry {
  label?: string;
  name?: string;
  icon?: string;
  group?: string;
  classes?: string;
  visible?: boolean | ((target: HTMLElement) => boolean);
  condition?: boolean | ((target: HTMLElement) => boolean);
  onClick?: (event: PointerEvent, target: HTMLElement) => unknown;
  callback?: (target: HTMLElement) => unknown;
}

export interface MenuOptions {
  eventName?: string;
  fixed?: boolean;
  jQuery?: boolean;
  onOpen?: (target: HTMLElement) => void;
  onClose?: (target: HTMLElement) => void;
}

/** What a window may say of a menu beside that. */
export interface ContextMenuSettings extends MenuOptions {
  container?: HTMLElement;
  hookName?: string;
  parentClassHooks?: boolean;
}

let open: { element: HTMLElement; close: () => void } | null = null;

export function closeMenu(): boolean {
  const was = open;
  was?.close();
  return was !== null;
}

function isVisible(entry: MenuEntry, target: HTMLElement): boolean {
  const test = entry.visible ?? entry.condition ?? true;
  return typeof test === "function" ? test(target) : test;
}

function itemFor(entry: MenuEntry, target: HTMLElement): HTMLLIElement {
  const item = document.createElement("li");
  item.setAttribute("role", "none");
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("role", "menuitem");
  button.className = entry.classes ?? "";
  button.textContent = localize(entry.label ?? entry.name ?? "");
  button.addEventListener("click", (event) => {
    closeMenu();
    if (entry.onClick) entry.onClick(event, target);
    else entry.callback?.(target);
  });
  item.append(button);
  return item;
}

function onKey(event: KeyboardEvent, menu: HTMLElement): void {
  const buttons = [...menu.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) buttons.at((at + step) % buttons.length)?.focus();
  else if (event.key === "Escape" || event.key === "Tab") closeMenu();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Opens a menu at the pointer, or below the target when it was opened by the keyboard. */
export function openMenu(entries: MenuEntry[], target: HTMLElement, event?: PointerEvent | MouseEvent): void {
  closeMenu();
  const shown = entries.filter((entry) => isVisible(entry, target));
  if (shown.length === 0) return;
  const menu = document.createElement("menu");
  menu.id = "context-menu";
  menu.setAttribute("role", "menu");
  menu.append(...shown.map((entry) => itemFor(entry, target)));
  document.body.append(menu);
  const box = target.getBoundingClientRect();
  const byPointer = Boolean(event && (event.clientX || event.clientY));
  const left = byPointer && event ? event.clientX : box.left;
  const top = byPointer && event ? event.clientY : box.bottom;
  menu.style.left = `${Math.max(0, Math.min(left, window.innerWidth - menu.offsetWidth - 4))}px`;
  menu.style.top = `${Math.max(0, Math.min(top, window.innerHeight - menu.offsetHeight - 4))}px`;
  const focused = document.activeElement as HTMLElement | null;
  const onOutside = (press: PointerEvent): void => {
    if (!menu.contains(press.target as Node)) closeMenu();
  };
  const close = (): void => {
    open = null;
    menu.remove();
    document.removeEventListener("pointerdown", onOutside, true);
    focused?.focus({ preventScroll: true });
  };
  menu.addEventListener("keydown", (key) => onKey(key, menu));
  document.addEventListener("pointerdown", onOutside, true);
  open = { element: menu, close };
  menu.querySelector("button")?.focus();
}

/** A menu for every element below `container` that matches `selector`. */
export class ContextMenu {
  static get implementation(): typeof ContextMenu {
    return ContextMenu;
  }

  readonly menuItems: MenuEntry[];

  constructor(container: HTMLElement, selector: string, entries: MenuEntry[], options: MenuOptions = {}) {
    this.menuItems = entries;
    container.addEventListener(options.eventName ?? "contextmenu", (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (!target) return;
      event.preventDefault();
      options.onOpen?.(target);
      openMenu(this.menuItems, target, event as PointerEvent);
    });
  }

  close(): void {
    closeMenu();
  }
}
