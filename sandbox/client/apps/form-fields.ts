import * as fields from "../core/fields.ts";
import { optionElements, type OptionSource } from "./form-choices.ts";
import { localize, type Data } from "./page.ts";

interface InputConfig extends Data {
  name?: string;
  id?: string;
  value?: unknown;
  localize?: boolean;
  blank?: string;
  choices?: OptionSource | (() => OptionSource);
  options?: OptionSource;
  type?: string;
  disabled?: boolean;
  readonly?: boolean;
  required?: boolean;
  autofocus?: boolean;
  placeholder?: string;
  classes?: string;
  dataset?: Record<string, string>;
  aria?: Record<string, string>;
  elementType?: string;
}

interface GroupConfig extends Data {
  label?: string;
  hint?: string;
  units?: string;
  rootId?: string;
  stacked?: boolean;
  hidden?: boolean;
  localize?: boolean;
  classes?: string | string[];
  widget?: (field: object, group: Data, input: Data) => HTMLElement;
}

function text(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Set || Array.isArray(value)) return [...(value as Iterable<unknown>)].join(",");
  return typeof value === "string" ? value : JSON.stringify(value);
}

function choicesOf(field: fields.DataField, config: InputConfig): OptionSource | null {
  const source = config.options ?? config.choices ?? (field.options.choices as InputConfig["choices"]) ?? null;
  return typeof source === "function" ? source() : source;
}

/** Attributes, not properties: elements made here become text in templates. */
function finish(element: HTMLElement, field: fields.DataField, config: InputConfig): HTMLElement {
  const name = config.name ?? field.fieldPath;
  const placeholder = config.placeholder ?? field.options.placeholder;
  const attributes = {
    name,
    id: config.id,
    placeholder: placeholder && config.localize ? localize(placeholder) : placeholder,
  };
  for (const [key, value] of Object.entries(attributes)) if (value) element.setAttribute(key, value);
  setStates(element, config);
  element.classList.add(...(config.classes ?? "").split(/\s+/).filter((entry) => entry));
  return element;
}

function setStates(element: HTMLElement, config: InputConfig): void {
  for (const flag of ["disabled", "readonly", "required", "autofocus"] as const) {
    element.toggleAttribute(flag, config[flag] === true);
  }
  for (const [key, value] of Object.entries(config.dataset ?? {})) element.dataset[key] = text(value);
  for (const [key, value] of Object.entries(config.aria ?? {})) element.setAttribute(`aria-${key}`, text(value));
}

function selectInput(source: OptionSource, field: fields.DataField, config: InputConfig): HTMLElement {
  const select = document.createElement("select");
  const blank = config.blank ?? (mayBeBlank(field) ? "" : undefined);
  const list = optionElements(source, { ...config, selected: config.value, ...(blank === undefined ? {} : { blank }) });
  select.append(...list);
  if (field instanceof fields.NumberField) select.dataset["dtype"] = "Number";
  return select;
}

function mayBeBlank(field: fields.DataField): boolean {
  return field.nullable || (field instanceof fields.StringField && field.blank);
}

function numberInput(field: fields.NumberField, config: InputConfig): HTMLElement {
  const { min, max, step, integer } = { ...field.options, ...config } as fields.FieldOptions;
  const isRange = config.type === "range" || (min !== undefined && max !== undefined && step !== undefined);
  const input = document.createElement(isRange && config.type !== "number" ? "range-picker" : "input");
  if (input instanceof HTMLInputElement) input.setAttribute("type", "number");
  const limits = { min, max, step: step ?? (integer ? 1 : "any"), value: text(config.value) };
  for (const [key, value] of Object.entries(limits)) if (value !== undefined) input.setAttribute(key, String(value));
  return input;
}

function textInput(type: string, value: unknown): HTMLElement {
  const input = document.createElement("input");
  input.setAttribute("type", type);
  input.setAttribute("value", text(value));
  return input;
}

function valueElement(tag: string, value: unknown): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute("value", text(value));
  return element;
}

function setInput(field: fields.SetField, config: InputConfig): HTMLElement {
  const choices = choicesOf(field, config) ?? choicesOf(field.element, config);
  if (!choices) return valueElement("string-tags", config.value);
  const element = document.createElement("multi-select");
  element.append(...optionElements(choices, { ...config, selected: config.value ?? [] }));
  return element;
}

function bareInput(field: fields.DataField, config: InputConfig): HTMLElement {
  if (field instanceof fields.BooleanField) {
    const input = textInput("checkbox", null);
    input.removeAttribute("value");
    input.toggleAttribute("checked", config.value === true);
    return input;
  }
  if (field instanceof fields.SetField) return setInput(field, config);
  const choices = choicesOf(field, config);
  if (choices) return selectInput(choices, field, config);
  if (field instanceof fields.NumberField) return numberInput(field, config);
  if (field instanceof fields.HTMLField) return valueElement("prose-mirror", config.value);
  if (field instanceof fields.FilePathField) return valueElement("file-picker", config.value);
  if (field instanceof fields.ColorField) return textInput("color", config.value);
  if (config.elementType === "textarea" || field instanceof fields.JSONField || field instanceof fields.ObjectField) {
    const area = document.createElement("textarea");
    area.textContent = text(config.value);
    return area;
  }
  return textInput("text", config.value);
}

/** The input element of a schema field. */
export function fieldInput(field: object, config: Data): HTMLElement {
  if (!(field instanceof fields.DataField)) throw new Error("formInput was given something that is no field");
  const own = config["input"];
  if (typeof own === "function") return (own as (one: object, given: Data) => HTMLElement)(field, config);
  return finish(bareInput(field, config), field, config);
}

/** Label, input and hint of a schema field. */
export function fieldGroup(field: object, group: GroupConfig, input: InputConfig): HTMLElement {
  if (!(field instanceof fields.DataField)) throw new Error("formGroup was given something that is no field");
  const given = { ...input, ...(group.localize === undefined ? {} : { localize: group.localize }) };
  if (group.widget) return group.widget(field, group, given);
  const name = input.name ?? field.fieldPath;
  const id = input.id ?? (group.rootId ? `${group.rootId}-${name}` : undefined);
  const control = fieldInput(field, { ...given, ...(id ? { id } : {}) });
  return createFormGroup({
    ...group,
    label: group.label ?? field.label,
    hint: group.hint ?? field.hint,
    input: control,
  });
}

/** A row of a form around any control. */
export function createFormGroup(config: GroupConfig & { input: HTMLElement }): HTMLElement {
  const row = document.createElement("div");
  const classes = [config.classes ?? []].flat().flatMap((entry) => entry.split(/\s+/));
  row.classList.add("form-group", ...(config.stacked ? ["stacked"] : []), ...classes.filter((entry) => entry));
  row.toggleAttribute("hidden", config.hidden === true);
  const label = document.createElement("label");
  label.textContent = localize(config.label ?? "");
  if (config.input.id) label.htmlFor = config.input.id;
  else config.input.setAttribute("aria-label", label.textContent);
  const units = config.units ? document.createElement("span") : null;
  if (units && config.units) {
    units.className = "units";
    units.textContent = ` (${localize(config.units)})`;
    label.append(units);
  }
  const holder = document.createElement("div");
  holder.className = "form-fields";
  holder.append(config.input);
  row.append(label, holder);
  if (config.hint) {
    const hint = document.createElement("p");
    hint.className = "hint";
    hint.textContent = localize(config.hint);
    row.append(hint);
  }
  return row;
}
