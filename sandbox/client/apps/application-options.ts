import type { FormDataExtended } from "./form-data.ts";
import type { Data } from "./page.ts";

// Handlers are written as static methods of the window's class and run with the window as `this`.
export type ActionHandler = (event: PointerEvent, target: HTMLElement) => unknown;
export type ActionEntry = ActionHandler | { handler: ActionHandler; buttons?: number[] };
export type FormHandler = (event: Event, form: HTMLFormElement, formData: FormDataExtended) => unknown;

export interface FormConfig {
  handler?: FormHandler | undefined;
  submitOnChange: boolean;
  closeOnSubmit: boolean;
}

export interface HeaderControl {
  icon?: string;
  label: string;
  action?: string;
  visible?: boolean | (() => boolean);
  ownership?: string | number;
  onClick?: (event: PointerEvent) => unknown;
}

export interface WindowConfig {
  frame: boolean;
  positioned: boolean;
  title: string;
  icon: string | false;
  controls: HeaderControl[];
  minimizable: boolean;
  resizable: boolean;
  contentTag: string;
  contentClasses: string[];
}

export interface Position {
  top: number;
  left: number;
  width: number | "auto";
  height: number | "auto";
  scale: number;
  zIndex: number;
}

export interface ApplicationOptions extends Data {
  id: string;
  uniqueId: string;
  classes: string[];
  tag: string;
  window: WindowConfig;
  actions: Record<string, ActionEntry>;
  form?: FormConfig;
  position: Partial<Position>;
}

export interface RenderOptions extends Data {
  force?: boolean;
  isFirstRender?: boolean;
  parts?: string[];
  position?: Partial<Position>;
  tab?: string | Record<string, string>;
  window?: { title?: string; icon?: string | false; controls?: boolean };
}

export interface ClosingOptions extends Data {
  animate?: boolean;
  closeKey?: boolean;
  submitted?: boolean;
}

export interface Tab {
  id: string;
  group: string;
  icon: string;
  label: string;
  active: boolean;
  cssClass: string;
  tooltip?: string;
}

export interface TabsConfig {
  tabs: ({ id: string; label?: string; icon?: string; cssClass?: string; tooltip?: string } & Data)[];
  initial?: string;
  labelPrefix?: string;
}

function isPlain(value: unknown): value is Data {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** Options of two levels in one: lists are joined, plain objects merged, all else is replaced. */
export function mergeOptions(base: Data, over: Data): Data {
  const merged: Data = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = base[key];
    if (value === undefined) continue;
    if (isList(before) && isList(value)) merged[key] = [...new Set([...before, ...value])];
    else if (isPlain(value)) merged[key] = mergeOptions(isPlain(before) ? before : {}, value);
    else merged[key] = isList(value) ? [...value] : value;
  }
  return merged;
}

/** The tabs of one group as a template reads them. */
export function describeTabs(config: TabsConfig, group: string, active: string | undefined): Record<string, Tab> {
  const tabs: Record<string, Tab> = {};
  for (const { id, label, icon, cssClass, ...rest } of config.tabs) {
    const isActive = active === id;
    const text = label ?? (config.labelPrefix ? `${config.labelPrefix}.${id}` : "");
    const classes = [cssClass, isActive ? "active" : ""].filter((name) => name).join(" ");
    tabs[id] = { ...rest, id, group, icon: icon ?? "", label: text, active: isActive, cssClass: classes };
  }
  return tabs;
}
