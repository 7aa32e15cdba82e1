import { expandObject } from "../core/utils.ts";
import type { Data } from "./page.ts";

type Control = HTMLElement & { name: string; value: unknown; disabled: boolean; type?: string; checked?: boolean };

interface FormDataOptions {
  disabled?: boolean;
  readonly?: boolean;
  dtypes?: Record<string, string>;
}

/**
 * The values of a form by name.
 *
 * Number inputs yield a number or null, checkboxes a boolean (several of one name: the list of the checked values),
 * elements that hold a list yield the list. Disabled controls are left out unless asked for.
 */
export class FormDataExtended extends FormData {
  readonly object: Data = {};
  readonly dtypes: Record<string, string> = {};
  #form: HTMLFormElement;

  constructor(form: HTMLFormElement, { disabled = false, readonly = true, dtypes = {} }: FormDataOptions = {}) {
    super();
    this.#form = form;
    const taken = namedControls(form).filter((control) => {
      const isOff = control.disabled || control.closest("fieldset[disabled]") !== null;
      return (disabled || !isOff) && (readonly || !control.hasAttribute("readonly"));
    });
    for (const name of new Set(taken.map((control) => control.name))) {
      this.#read(
        name,
        taken.filter((control) => control.name === name),
        dtypes[name],
      );
    }
  }

  #read(name: string, group: Control[], given: string | undefined): void {
    const [first] = group;
    if (!first) return;
    const dtype = given ?? dtypeOf(first);
    if (dtype) this.dtypes[name] = dtype;
    const value = group.length > 1 ? groupValue(group, dtype) : controlValue(first, dtype);
    if (value === undefined) return;
    this.object[name] = value;
    this.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }

  get form(): HTMLFormElement {
    return this.#form;
  }
}

function namedControls(form: HTMLFormElement): Control[] {
  // Elements of one's own that hold a value are form-associated and listed as well.
  return ([...form.elements] as Control[]).filter((control) => {
    const name = control.getAttribute("name");
    const isButton = control.tagName === "BUTTON" || ["submit", "button", "image"].includes(control.type ?? "");
    return Boolean(name) && !isButton && control.tagName !== "FIELDSET" && control.tagName !== "OUTPUT";
  });
}

function dtypeOf(control: Control): string {
  if (control.dataset["dtype"]) return control.dataset["dtype"];
  return control.type === "number" || control.type === "range" ? "Number" : "";
}

function controlValue(control: Control, dtype: string): unknown {
  if (control.type === "checkbox") return control.checked ?? false;
  if (control.type === "radio") return control.checked ? cast(control.value, dtype) : undefined;
  if (control instanceof HTMLSelectElement && control.multiple) {
    return [...control.selectedOptions].map((option) => cast(option.value, dtype));
  }
  return cast(control.value, dtype);
}

function groupValue(group: Control[], dtype: string): unknown {
  const kind = group[0]?.type;
  if (kind === "radio") return cast(group.find((control) => control.checked)?.value ?? null, dtype);
  if (kind === "checkbox")
    return group.filter((control) => control.checked).map((control) => cast(control.value, dtype));
  return group.map((control) => controlValue(control, dtype));
}

function cast(value: unknown, dtype: string): unknown {
  if (typeof value !== "string") return value;
  switch (dtype) {
    case "Number":
      return value.trim() === "" || Number.isNaN(Number(value)) ? null : Number(value);
    case "Boolean":
      return value === "true" || value === "on";
    case "JSON":
      return value ? (JSON.parse(value) as unknown) : null;
    default:
      return value;
  }
}

/** The same values with dotted names unfolded. */
export function expandedData(formData: FormDataExtended): Data {
  return expandObject(formData.object);
}
