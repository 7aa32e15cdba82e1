import type { Data } from "../../shared/objects.ts";
import { localize } from "../core/i18n.ts";
import { ApplicationV2 } from "./application.ts";
import type { ClosingOptions, RenderOptions } from "./application-options.ts";
import { cleanHTML } from "./clean-html.ts";
import { make } from "./elements.ts";
import { reportFormError } from "./form-binding.ts";
import { FormDataExtended } from "./form-data.ts";

type ButtonCallback = (event: Event, button: HTMLButtonElement, dialog: DialogV2) => unknown;

export interface DialogButton {
  action: string;
  label: string;
  default?: boolean;
  callback?: ButtonCallback;
}

export interface DialogOptions extends Data {
  buttons?: DialogButton[];
  content?: string | HTMLElement;
  modal?: boolean;
  rejectClose?: boolean;
  submit?: (result: unknown) => void;
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
    form: { submitOnChange: false, closeOnSubmit: true },
  };

  #answered = false;

  get #config(): DialogOptions {
    return this.options;
  }

  override async _renderHTML(): Promise<HTMLElement> {
    const { content = "" } = this.#config;
    const holder = make("div", "dialog-content standard-form");
    if (typeof content === "string") holder.innerHTML = cleanHTML(content);
    else holder.append(content);
    const footer = make("footer", "form-footer", ...this.#buttons());
    const form = make("form", "dialog-form standard-form", holder, footer);
    return Object.assign(form, { autocomplete: "off", noValidate: true });
  }

  #buttons(): HTMLElement[] {
    const buttons = this.#config.buttons ?? [];
    return buttons.map((config, index) => {
      const button = make("button", "", make("span", "", localize(config.label)));
      button.dataset["action"] = config.action;
      if (config.default ?? (index === 0 && !buttons.some((one) => one.default))) button.dataset["default"] = "";
      return button;
    });
  }

  override _insertElement(element: HTMLElement): void {
    super._insertElement(element);
    if (!(element instanceof HTMLDialogElement)) return;
    element.addEventListener("cancel", (event) => {
      event.preventDefault();
      void this.close();
    });
    if (this.#config.modal) element.showModal();
    else element.show();
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("submit", (event) => event.preventDefault());
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      const button = this.element.querySelector<HTMLButtonElement>("button[data-default]");
      if (button) this.#press(button, event);
    });
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const [first] = this.element.querySelectorAll<HTMLElement>("input, [data-default]");
    first?.focus({ preventScroll: true });
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
      this.#config.submit?.((await config?.callback?.(event, button, this)) ?? config?.action);
    } catch (error) {
      this.#answered = false;
      throw error;
    }
    return this.close({ submitted: true });
  }

  override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    this.#answered = true;
  }

  /** Shows a dialog and waits: the result of the pressed button, or null when it was closed without one. */
  static async wait({ rejectClose = false, ...options }: DialogOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const dialog = new this({ ...options, submit: resolve });
      dialog.addEventListener("close", () => {
        if (rejectClose) reject(new Error("The dialog was closed without an answer"));
        else resolve(null);
      });
      dialog.render({ force: true }).catch(reject);
    });
  }

  /** Yes or no: true, false, or null when the dialog was closed. */
  static async confirm({ yes, no, ...options }: DialogOptions = {}): Promise<unknown> {
    const buttons: DialogButton[] = [
      { action: "yes", label: "SANDBOX.Dialog.Yes", callback: () => true, ...yes },
      { action: "no", label: "SANDBOX.Dialog.No", default: !yes?.default, callback: () => false, ...no },
    ];
    return this.wait({ ...options, buttons });
  }

  /** The values of the dialog's form by name, or null when the dialog was closed. */
  static async input({ ok, ...options }: DialogOptions = {}): Promise<Data | null> {
    const callback: ButtonCallback = (_event, { form }) => form && new FormDataExtended(form).object;
    const buttons = [{ action: "ok", label: "SANDBOX.Dialog.Ok", default: true, callback, ...ok }];
    return (await this.wait({ ...options, buttons })) as Data | null; // as the callback answers
  }
}
