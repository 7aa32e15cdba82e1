import { ApplicationV2 } from "./application.ts";
import type { ClosingOptions, RenderOptions } from "./application-options.ts";
import { reportFormError } from "./form-binding.ts";
import { FormDataExtended } from "./form-data.ts";
import { cleanHTML } from "./clean-html.ts";
import { contentOf } from "./window-stack.ts";
import { localize, type Data } from "./page.ts";

type ButtonCallback = (event: Event, button: HTMLButtonElement, dialog: DialogV2) => unknown;

export interface DialogButton {
  action: string;
  label: string;
  icon?: string;
  class?: string;
  style?: Record<string, string>;
  type?: "button" | "submit" | "reset";
  default?: boolean;
  disabled?: boolean;
  callback?: ButtonCallback;
}

export interface DialogOptions extends Data {
  buttons?: DialogButton[];
  content?: string | HTMLElement;
  modal?: boolean;
  submit?: (result: unknown, dialog: DialogV2) => unknown;
}

export interface WaitOptions extends DialogOptions {
  rejectClose?: boolean;
  close?: (event: Event, dialog: DialogV2) => unknown;
  render?: (event: Event, dialog: DialogV2) => unknown;
  renderOptions?: RenderOptions;
  yes?: Partial<DialogButton>;
  no?: Partial<DialogButton>;
  ok?: Partial<DialogButton>;
}

/** A small window with a form and buttons. The first press of a button counts, later ones are ignored. */
export class DialogV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Data = {
    id: "dialog-{id}",
    classes: ["dialog"],
    tag: "dialog",
    window: { frame: true, positioned: true, minimizable: false },
    form: { submitOnChange: false, closeOnSubmit: true },
  };

  #answered = false;

  get #config(): DialogOptions {
    return this.options;
  }

  override get form(): HTMLFormElement | null {
    return (contentOf(this) as HTMLElement | undefined)?.querySelector("form.dialog-form") ?? null;
  }

  override async _renderHTML(): Promise<HTMLFormElement> {
    const form = document.createElement("form");
    form.className = "dialog-form standard-form";
    form.autocomplete = "off";
    form.noValidate = true;
    const { content } = this.#config;
    if (content) {
      const holder = document.createElement("div");
      holder.className = "dialog-content standard-form";
      if (typeof content === "string") holder.innerHTML = cleanHTML(content);
      else holder.append(content);
      form.append(holder);
    }
    const footer = document.createElement("footer");
    footer.className = "form-footer";
    footer.append(...this._renderButtons());
    form.append(footer);
    return form;
  }

  _renderButtons(): HTMLButtonElement[] {
    const buttons = this.#config.buttons ?? [];
    return buttons.map((config, index) => {
      const button = document.createElement("button");
      button.type = config.type ?? "submit";
      button.dataset["action"] = config.action;
      button.className = config.class ?? "";
      Object.assign(button.style, config.style);
      button.disabled = config.disabled ?? false;
      if (config.default ?? (index === 0 && !buttons.some((one) => one.default))) button.dataset["default"] = "";
      const label = document.createElement("span");
      label.textContent = localize(config.label);
      button.append(label);
      return button;
    });
  }

  override _insertElement(element: HTMLElement): void {
    super._insertElement(element);
    if (!(element instanceof HTMLDialogElement)) return;
    element.addEventListener("cancel", (event) => {
      event.preventDefault();
      void this.close({ closeKey: true });
    });
    if (this.#config.modal) element.showModal();
    else element.show();
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.target instanceof HTMLTextAreaElement) return;
      if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement) return;
      event.preventDefault();
      const button = this.element.querySelector<HTMLButtonElement>("button[data-default]");
      if (button && !button.disabled) this.#press(button, event);
    });
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const first =
      this.element.querySelector<HTMLElement>("[autofocus]") ?? this.element.querySelector("[data-default]");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  override _onClickAction(event: PointerEvent, target: HTMLElement): void {
    if (target instanceof HTMLButtonElement && target.closest(".form-footer")) this.#press(target, event);
  }

  #press(button: HTMLButtonElement, event: Event): void {
    event.preventDefault();
    this._onSubmit(button, event).catch(reportFormError);
  }

  async _onSubmit(button: HTMLButtonElement, event: Event): Promise<this> {
    if (this.#answered) return this;
    this.#answered = true;
    const config = this.#config.buttons?.find((one) => one.action === button.dataset["action"]);
    try {
      const result = (await config?.callback?.(event, button, this)) ?? config?.action;
      await this.#config.submit?.(result, this);
    } catch (error) {
      this.#answered = false;
      throw error;
    }
    return this.options.form?.closeOnSubmit === false ? this : this.close({ submitted: true });
  }

  override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    this.#answered = true;
  }

  /** Shows a dialog and waits: the result of the pressed button, or null when it was closed without one. */
  static async wait({
    rejectClose = false,
    close,
    render,
    renderOptions,
    ...options
  }: WaitOptions = {}): Promise<unknown> {
    const { submit } = options;
    return new Promise((resolve, reject) => {
      const dialog = new this({
        ...options,
        submit: async (result: unknown, one: DialogV2) => {
          await submit?.(result, one);
          resolve(result);
        },
      });
      dialog.addEventListener("close", (event) => {
        const result = close?.(event, dialog);
        if (rejectClose) reject(new Error("The dialog was closed without an answer"));
        else resolve(result ?? null);
      });
      if (render) dialog.addEventListener("render", (event) => render(event, dialog));
      dialog.render({ force: true, ...renderOptions }).catch(reject);
    });
  }

  /** Yes or no: true, false, or null when the dialog was closed. */
  static async confirm({ yes, no, ...options }: WaitOptions = {}): Promise<unknown> {
    const buttons: DialogButton[] = [
      { action: "yes", label: "SANDBOX.Dialog.Yes", callback: () => true, ...yes },
      { action: "no", label: "SANDBOX.Dialog.No", default: !yes?.default, callback: () => false, ...no },
      ...(options.buttons ?? []),
    ];
    return this.wait({ ...options, buttons });
  }

  static async prompt({ ok, ...options }: WaitOptions = {}): Promise<unknown> {
    const buttons = [{ action: "ok", label: "SANDBOX.Dialog.Ok", default: true, ...ok }, ...(options.buttons ?? [])];
    return this.wait({ ...options, buttons });
  }

  /** The values of the dialog's form by name, or null when the dialog was closed. */
  static async input({ ok, ...options }: WaitOptions = {}): Promise<unknown> {
    const callback: ButtonCallback = (_event, button) =>
      button.form ? new FormDataExtended(button.form).object : null;
    return this.prompt({ ...options, ok: { callback, ...ok } });
  }
}
