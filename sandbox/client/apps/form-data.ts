import type { Data } from "../../shared/objects.ts";

type Control = HTMLElement & { name: string; value: unknown; disabled: boolean; type?: string; checked?: boolean };

/**
 * The values of a form by name.
 *
 * Number inputs yield a number or null, checkboxes a boolean (several of one name: the list of the checked values),
 * elements that hold a value of their own yield that. Disabled controls are left out.
 */
export class FormDataExtended extends FormData {
  readonly object: Data = {};

  constructor(form: HTMLFormElement) {
    super();
    const taken = namedControls(form).filter((control) => !control.matches(":disabled") && !control.disabled);
    for (const name of new Set(taken.map((control) => control.getAttribute("name") ?? ""))) {
      const group = taken.filter((control) => control.getAttribute("name") === name);
      const value = group.length > 1 ? groupValue(group) : controlValue(group[0]);
      if (value !== undefined) this.object[name] = value;
    }
  }
}

function namedControls(form: HTMLFormElement): Control[] {
  // Elements of one's own that hold a value are form-associated and listed as well.
  return ([...form.elements] as Control[]).filter((control) => {
    return control.hasAttribute("name") && !["BUTTON", "FIELDSET", "OUTPUT"].includes(control.tagName);
  });
}

function controlValue(control: Control | undefined): unknown {
  if (control === undefined) return undefined;
  const { type, checked, value, dataset } = control;
  if (type === "checkbox") return checked;
  if (type === "radio" && !checked) return undefined;
  if (type !== "number" && dataset["dtype"] !== "Number") return value;
  return value === "" || Number.isNaN(Number(value)) ? null : Number(value);
}

function groupValue(group: Control[]): unknown {
  const checked = group.filter((control) => control.checked).map(({ value }) => value);
  if (group[0]?.type === "radio") return checked[0] ?? null;
  return group[0]?.type === "checkbox" ? checked : group.map(controlValue);
}
