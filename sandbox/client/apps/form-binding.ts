import { DataModelValidationError } from "../core/fields/failure.ts";
import { registry } from "../core/registry.ts";
import type { FormConfig } from "./application-options.ts";

/** What a window does with the events of a form in it. */
export interface FormOwner {
  _onChangeForm(config: FormConfig, event: Event): void;
  _onSubmitForm(config: FormConfig, event: Event): Promise<void>;
}

/** Controls with text that was typed but not yet committed by a change event. */
const uncommitted = new WeakSet<Element>();

export function isUncommitted(element: Element): boolean {
  return uncommitted.has(element);
}

export function markUncommitted(element: Element): void {
  uncommitted.add(element);
}

let suspended = false;

/** Replaces elements without their parting events being taken for the user's doing. */
export function withoutFormEvents(replace: () => void): void {
  suspended = true;
  try {
    replace();
  } finally {
    suspended = false;
  }
}

/** Tells the user why input was refused. What is no refusal is reported as the error it is. */
export function reportFormError(error: unknown): void {
  registry.notify("error", error instanceof Error ? error.message : String(error));
  if (!(error instanceof DataModelValidationError)) globalThis.reportError(error);
}

/**
 * Connects a form with its window. Leaving the page by a submission is prevented in every case.
 *
 * Pressing Enter makes the browser send `change` and `submit` in one go: the form is then submitted once.
 */
export function bindForm(form: HTMLFormElement, config: FormConfig, owner: FormOwner): void {
  let justChanged = false;
  trackTyping(form);
  form.addEventListener("change", (event) => {
    if (suspended) return;
    if (config.submitOnChange) {
      justChanged = true;
      setTimeout(() => (justChanged = false));
    }
    owner._onChangeForm(config, event);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (event.target !== form || justChanged) return;
    owner._onSubmitForm(config, event).catch(reportFormError);
  });
}

/**
 * Remembers which controls hold typed text. The browser sends no change event for text that a window carried over into
 * a new element, so leaving such a control sends it.
 */
function trackTyping(root: HTMLElement): void {
  root.addEventListener("input", (event) => {
    if (event.target instanceof Element) uncommitted.add(event.target);
  });
  root.addEventListener("change", (event) => {
    if (!suspended && event.target instanceof Element) uncommitted.delete(event.target);
  });
  root.addEventListener("focusout", ({ target }) => {
    if (!suspended && target instanceof Element && target.isConnected && uncommitted.has(target)) {
      target.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  root.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || !uncommitted.has(target)) return;
    // After the browser's own change event, should it send one.
    setTimeout(() => {
      if (target.isConnected && uncommitted.has(target)) target.dispatchEvent(new Event("change", { bubbles: true }));
    });
  });
}
