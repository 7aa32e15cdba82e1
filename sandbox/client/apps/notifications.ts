import type { Data } from "../../shared/objects.ts";
import { localize } from "../core/i18n.ts";
import { button, make } from "./elements.ts";

interface NotifyOptions {
  permanent?: boolean;
  localize?: boolean;
  format?: Data;
}

const SHOWN_MS = { info: 4000, warn: 6000, error: 8000 };

/** Short messages at the upper edge of the page, read aloud by screen readers. */
export class Notifications {
  #element: HTMLElement | null = null;

  get #list(): HTMLElement {
    if (this.#element?.isConnected) return this.#element;
    this.#element = make("ol", "");
    this.#element.id = "notifications";
    this.#element.setAttribute("role", "log");
    this.#element.setAttribute("aria-live", "polite");
    this.#element.setAttribute("aria-label", localize("SANDBOX.Page.Notifications"));
    document.body.append(this.#element);
    return this.#element;
  }

  notify(message: unknown, type: keyof typeof SHOWN_MS = "info", options: NotifyOptions = {}): void {
    const raw = message instanceof Error ? message.message : String(message);
    const text = options.localize || options.format ? localize(raw, options.format) : raw;
    const close = button("×", { name: localize("SANDBOX.Window.Close") });
    const notice = make("li", `notification ${type}`, make("p", "", text), close);
    close.addEventListener("click", () => notice.remove());
    this.#list.append(notice);
    if (!options.permanent) setTimeout(() => notice.remove(), SHOWN_MS[type]);
  }

  info(message: unknown, options?: NotifyOptions): void {
    this.notify(message, "info", options);
  }

  warn(message: unknown, options?: NotifyOptions): void {
    this.notify(message, "warn", options);
  }

  error(message: unknown, options?: NotifyOptions): void {
    this.notify(message, "error", options);
  }
}
