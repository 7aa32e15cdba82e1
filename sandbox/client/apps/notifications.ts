import { localize, type Data } from "./page.ts";

type Level = "info" | "warn" | "error" | "success";

interface NotifyOptions {
  permanent?: boolean;
  localize?: boolean;
  format?: Data;
  progress?: boolean;
  escape?: boolean;
}

const SHOWN_MS: Record<Level, number> = { info: 4000, success: 4000, warn: 6000, error: 8000 };

/** One message to the user; it may be updated or removed while it is shown. */
export class Notice {
  readonly id: number;
  readonly type: Level;
  message: string;
  readonly element: HTMLElement;
  readonly progress: HTMLProgressElement | null;

  constructor(id: number, type: Level, message: string, progress: boolean) {
    this.id = id;
    this.type = type;
    this.message = message;
    this.element = document.createElement("li");
    this.element.className = `notification ${type}`;
    this.element.dataset["id"] = String(id);
    const text = document.createElement("p");
    text.textContent = message;
    this.progress = progress ? document.createElement("progress") : null;
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = "×";
    close.setAttribute("aria-label", localize("SANDBOX.Window.Close"));
    close.addEventListener("click", () => this.remove());
    this.element.append(text, ...(this.progress ? [this.progress] : []), close);
  }

  update({ message, pct }: { message?: string; pct?: number } = {}): void {
    if (message !== undefined) {
      this.message = message;
      const text = this.element.querySelector("p");
      if (text) text.textContent = message;
    }
    if (pct !== undefined && this.progress) this.progress.value = pct;
    if (pct !== undefined && pct >= 1) setTimeout(() => this.remove(), SHOWN_MS.info);
  }

  remove(): void {
    this.element.remove();
  }
}

function filled(message: string, format: Data | undefined): string {
  return format ? localize(message, format) : localize(message);
}

/** Short messages at the upper edge of the page, read aloud by screen readers. */
export class Notifications {
  #last = 0;
  #element: HTMLElement | null = null;

  get #list(): HTMLElement {
    if (this.#element?.isConnected) return this.#element;
    const list = document.createElement("ol");
    list.id = "notifications";
    list.setAttribute("role", "log");
    list.setAttribute("aria-live", "polite");
    list.setAttribute("aria-label", localize("SANDBOX.Page.Notifications"));
    document.body.append(list);
    this.#element = list;
    return list;
  }

  notify(message: unknown, type: Level = "info", options: NotifyOptions = {}): Notice {
    const raw = message instanceof Error ? message.message : String(message);
    const text = options.localize || options.format ? filled(raw, options.format) : raw;
    this.#last += 1;
    const notice = new Notice(this.#last, type, text, options.progress ?? false);
    this.#list.append(notice.element);
    if (!options.permanent && !options.progress) setTimeout(() => notice.remove(), SHOWN_MS[type]);
    return notice;
  }

  info(message: unknown, options?: NotifyOptions): Notice {
    return this.notify(message, "info", options);
  }

  warn(message: unknown, options?: NotifyOptions): Notice {
    return this.notify(message, "warn", options);
  }

  error(message: unknown, options?: NotifyOptions): Notice {
    return this.notify(message, "error", options);
  }

  success(message: unknown, options?: NotifyOptions): Notice {
    return this.notify(message, "success", options);
  }

  clear(): void {
    this.#list.replaceChildren();
  }

  remove(notice: Notice | number): void {
    const id = typeof notice === "number" ? notice : notice.id;
    this.#list.querySelector(`[data-id="${id}"]`)?.remove();
  }
}
