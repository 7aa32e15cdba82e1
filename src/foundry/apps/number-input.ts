import { elementOf } from "../adapter/element.ts";
import { say } from "../adapter/text.ts";
import type { kernel } from "../../rules/index.ts";
import { readNumber, type NumberLimits } from "../../view/number-field.ts";

/** Whether an element is a text field for a number of ours; realm-safe, so that detached windows work. */
function isNumberField(element: EventTarget | null | undefined): element is HTMLInputElement {
  return elementOf(element ?? null)?.matches("input[data-mc-number]") === true;
}

function limitsOf({ dataset }: HTMLInputElement): NumberLimits {
  return {
    min: Number(dataset["min"] ?? 0),
    max: Number(dataset["max"] ?? 1_000_000),
    whole: dataset["fraction"] === undefined,
    counter: dataset["mcNumber"] === "counter",
  };
}

/** Whether an empty field stands for "none" rather than for no number at all. */
function isLeftEmpty({ dataset, value }: HTMLInputElement): boolean {
  return dataset["optional"] !== undefined && value.trim() === "";
}

/** The number that stands in a text as a field shows it: with a real minus sign and the language's decimal mark. */
function shownNumber(text: string): number {
  const value = Number(text.trim().replace("\u2212", "-").replace(",", "."));
  return Number.isFinite(value) ? value : 0;
}

/**
 * Reads what was typed into a number field, puts the number it means into the field, and answers true. What means no
 * number is not sent: the field gets its old value back, the reason is shown beside it, and the answer is false.
 * Elements that are no number fields pass, and so do empty fields where empty means none.
 */
export function settleNumber(element: EventTarget | null): boolean {
  if (!isNumberField(element) || isLeftEmpty(element)) return true;
  const read = typedNumber(element);
  showReason(element, read.ok ? null : read.problems.map(say).join(" "));
  if (!read.ok) refusals.set(element, performance.now());
  element.value = read.ok ? String(read.value) : element.defaultValue;
  // What is typed next counts from this number, although the window is drawn with it only when the server has answered.
  element.defaultValue = element.value;
  return read.ok;
}

/** When a field last refused what was typed into it. */
const refusals = new WeakMap<EventTarget, number>();

/** How long in milliseconds a reason stands before anybody can have read it and pressed a key on it. */
const UNREAD = 1000;

/** Whether a field holds what is no number, or has refused it so lately that Enter still means what was typed. */
function isRefusing(field: HTMLInputElement): boolean {
  return !typedNumber(field).ok || performance.now() - (refusals.get(field) ?? -UNREAD) < UNREAD;
}

function typedNumber(field: HTMLInputElement): kernel.Result<number> {
  return readNumber(field.value, shownNumber(field.defaultValue), limitsOf(field));
}

/**
 * Keeps Enter in a number field from sending a form while what was typed means no number. The key itself is let
 * through, for it also has the browser tell that the field was changed, and then the reason is shown.
 */
export function holdEnter(form: HTMLElement): void {
  let held = false;
  form.addEventListener("input", ({ target }) => target && refusals.delete(target));
  form.addEventListener("keydown", ({ key, target }) => {
    held = key === "Enter" && isNumberField(target) && !isLeftEmpty(target) && isRefusing(target);
  });
  form.addEventListener("pointerdown", () => {
    held = false;
  });
  const hold = (event: Event): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  form.addEventListener("submit", hold, { capture: true });
}

/** The numbers of all number fields of a form by name, null where empty means none; disabled fields are left out. */
export function numbersOf(form: HTMLElement): Record<string, number | null> {
  const fields = [...form.querySelectorAll("input[name]")].filter(isNumberField).filter(({ disabled }) => !disabled);
  return Object.fromEntries(fields.map((field) => [field.name, isLeftEmpty(field) ? null : shownNumber(field.value)]));
}

/**
 * Moves the number field that a button stands for (`data-for`) by what the button says (`data-by`), within the field's
 * bounds. Answers whether the field now holds another number.
 */
export function stepNumber(root: HTMLElement, { dataset }: HTMLElement): boolean {
  const fields = [...root.querySelectorAll(`input[name="${CSS.escape(dataset["for"] ?? "")}"]`)];
  const field = fields.find(isNumberField);
  if (!field) return false;
  const { min, max } = limitsOf(field);
  const before = shownNumber(field.value);
  const after = Math.min(max, Math.max(min, before + Number(dataset["by"])));
  if (!Number.isFinite(after) || after === before) return false;
  field.value = String(after);
  return true;
}

function showReason(element: HTMLInputElement, reason: string | null): void {
  const field = element.parentElement;
  field?.querySelector(".mc-field__error")?.remove();
  element.toggleAttribute("aria-invalid", reason !== null);
  if (reason === null || !field) return;
  const note = element.ownerDocument.createElement("span");
  note.className = "mc-field__error";
  note.setAttribute("role", "alert");
  note.textContent = reason;
  field.append(note);
}
