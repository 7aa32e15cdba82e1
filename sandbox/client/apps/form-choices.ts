import { localize, type Data } from "./page.ts";

export interface Option {
  value?: string | number;
  label?: string;
  group?: string;
  disabled?: boolean;
  selected?: boolean;
  hidden?: boolean;
  rule?: boolean;
}

export type OptionSource = Record<string, unknown> | unknown[];

interface OptionConfig {
  selected?: unknown;
  localize?: boolean;
  blank?: string;
  sort?: boolean;
  nameAttr?: string;
  valueAttr?: string;
  labelAttr?: string;
  groups?: string[];
}

/** Choices in any of the forms that systems use (list, record, list of objects) as options with text labels. */
export function readOptions(source: OptionSource, config: OptionConfig): Option[] {
  const entries = Array.isArray(source) ? listed(source) : Object.entries(source);
  const options = entries.map(([key, entry]) => readOption(key, entry, config));
  if (config.sort) options.sort((a, b) => (a.label ?? "").localeCompare(b.label ?? ""));
  if (config.blank !== undefined) options.unshift({ value: "", label: localize(config.blank) });
  return options;
}

function listed(source: unknown[]): [string, unknown][] {
  return source.map((entry) => [typeof entry === "object" ? "" : String(entry as string | number), entry]);
}

function readOption(key: string, entry: unknown, config: OptionConfig): Option {
  const text = (label: unknown): string => (config.localize ? localize(String(label)) : String(label));
  if (typeof entry !== "object" || entry === null) return { value: key, label: text(entry) };
  const data = entry as Data & Option;
  const value = data[config.valueAttr ?? "value"] ?? (key || data["id"]);
  const option: Option = { ...data, value: String(value), label: text(data[config.labelAttr ?? "label"] ?? value) };
  if (data.group) option.group = localize(data.group);
  return option;
}

/** `<option>` and `<optgroup>` elements. What is selected is an attribute, since the elements become text. */
export function optionElements(source: OptionSource, config: OptionConfig & Data): HTMLElement[] {
  const selected = selection(config.selected);
  const groups = new Map<string, HTMLOptGroupElement>();
  const elements: HTMLElement[] = [];
  for (const option of readOptions(source, config)) {
    const element = optionElement(option, selected);
    if (!option.group) elements.push(element);
    else elements.push(...groupElement(groups, option.group, element));
  }
  return elements;
}

function selection(selected: unknown): Set<string> {
  if (selected === undefined || selected === null) return new Set([""]);
  if (typeof selected === "object" && Symbol.iterator in selected) {
    return new Set([...(selected as Iterable<unknown>)].map(String));
  }
  return new Set([String(selected as string | number | boolean)]);
}

function optionElement(option: Option, selected: Set<string>): HTMLElement {
  if (option.rule) return document.createElement("hr");
  const element = document.createElement("option");
  element.setAttribute("value", String(option.value ?? ""));
  element.textContent = option.label ?? "";
  element.toggleAttribute("selected", option.selected ?? selected.has(String(option.value ?? "")));
  element.toggleAttribute("disabled", option.disabled ?? false);
  element.toggleAttribute("hidden", option.hidden ?? false);
  return element;
}

/** The group's element where it is new, nothing where it stands already. */
function groupElement(groups: Map<string, HTMLOptGroupElement>, label: string, child: HTMLElement): HTMLElement[] {
  const known = groups.get(label);
  if (known) {
    known.append(child);
    return [];
  }
  const group = document.createElement("optgroup");
  group.label = label;
  group.append(child);
  groups.set(label, group);
  return [group];
}
