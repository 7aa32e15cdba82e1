import { type Data, isPlainObject } from "../../shared/objects.ts";
import type { FormDataExtended } from "./form-data.ts";

// Handlers are written as static methods of the window's class and run with the window as `this`.
export type ActionHandler = (event: PointerEvent, target: HTMLElement) => unknown;
export type FormHandler = (event: Event, form: HTMLFormElement, formData: FormDataExtended) => unknown;

export interface FormConfig {
  handler?: FormHandler | undefined;
  submitOnChange: boolean;
  closeOnSubmit: boolean;
}

export interface WindowConfig {
  frame: boolean;
  positioned: boolean;
  title: string;
  resizable: boolean;
  contentClasses: string[];
}

export interface Position {
  top: number;
  left: number;
  width: number | "auto";
  height: number | "auto";
  zIndex: number;
}

export interface ApplicationOptions extends Data {
  id: string;
  uniqueId: string;
  classes: string[];
  tag: string;
  window: WindowConfig;
  actions: Record<string, ActionHandler>;
  form?: FormConfig;
  position: Partial<Position>;
}

export interface RenderOptions extends Data {
  force?: boolean;
  isFirstRender?: boolean;
  parts?: string[];
}

export interface ClosingOptions extends Data {
  submitted?: boolean;
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
    if (isList(value)) merged[key] = [...new Set([...(isList(before) ? before : []), ...value])];
    else if (isPlainObject(value)) merged[key] = mergeOptions(isPlainObject(before) ? before : {}, value);
    else merged[key] = value;
  }
  return merged;
}
