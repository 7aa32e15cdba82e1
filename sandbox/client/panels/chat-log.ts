import type { Data } from "../../shared/objects.ts";
import { button, make } from "../apps/elements.ts";
import { CONFIG, config } from "../core/config.ts";
import { modeSetting } from "../core/core-settings.ts";
import type { ChatMessage } from "../core/documents/chat-message.ts";
import { game } from "../core/game.ts";
import { Hooks } from "../core/hooks.ts";
import { localize } from "../core/i18n.ts";
import { registry } from "../core/registry.ts";
import { processMessage } from "./chat-command.ts";
import { AbstractSidebarTab } from "./sidebar-tab.ts";

const SHOWN = 100;

function modeSelect(): HTMLSelectElement {
  const recent = config.document("ChatMessage")["modes"] as typeof CONFIG.Dice.rollModes | undefined; // of the same shape
  const modes = Object.entries(recent ?? CONFIG.Dice.rollModes);
  const select = document.createElement("select");
  select.name = "mode";
  select.setAttribute("aria-label", localize("SANDBOX.Chat.Mode"));
  select.append(...modes.map(([mode, { label }]) => new Option(localize(label), mode)));
  select.value = String(game.settings.get("core", modeSetting()));
  select.addEventListener("change", () => void game.settings.set("core", modeSetting(), select.value));
  return select;
}

/** The list of messages with the box to write them. */
export class ChatLog extends AbstractSidebarTab {
  static override tabName = "chat";
  static override DEFAULT_OPTIONS: Data = {
    actions: {
      deleteMessage: (_event: PointerEvent, target: HTMLElement) => {
        const { messageId = "" } = target.closest<HTMLElement>("[data-message-id]")?.dataset ?? {};
        return game.messages.get(messageId)?.delete();
      },
    },
  };

  #drawing: Promise<unknown> = Promise.resolve();

  get #list(): HTMLElement | null {
    return this.element?.querySelector("ol.chat-log") ?? null;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const list = make("ol", "chat-log");
    list.setAttribute("aria-label", localize("SANDBOX.Chat.Messages"));
    const messages = game.messages.filter((message) => message.visible).sort((a, b) => a.timestamp - b.timestamp);
    for (const message of messages.slice(-SHOWN)) list.append(...(await this.#draw(message)));
    const scroll = make("div", "chat-scroll", list);
    scroll.tabIndex = 0;
    scroll.setAttribute("role", "region");
    scroll.setAttribute("aria-label", localize("SANDBOX.Chat.Messages"));
    return [scroll, this.#form()];
  }

  override async _onFirstRender(context: Data, options: Data): Promise<void> {
    await super._onFirstRender(context, options);
    const listen = (change: string, task: (message: ChatMessage) => Promise<unknown>): void => {
      Hooks.on(`${change}ChatMessage`, (message) => this.#enqueue(() => task(message as ChatMessage))); // as the hook is named
    };
    listen("create", (message) => this.#post(message));
    listen("update", (message) => this.#update(message));
    listen("delete", async (message) => this.#entry(message)?.remove());
    this.#scrollDown();
  }

  /** Messages are drawn one after the other, so that they stand in the order in which they came. */
  #enqueue(task: () => Promise<unknown>): void {
    this.#drawing = this.#drawing.then(task).catch((error: unknown) => Hooks.onError("drawing a chat message", error));
  }

  /** The element of a message, or nothing where it cannot be drawn. */
  async #draw(message: ChatMessage): Promise<HTMLElement[]> {
    try {
      return [await message.renderHTML()];
    } catch (error) {
      Hooks.onError(`drawing the chat message ${message.id}`, error);
      return [];
    }
  }

  #entry(message: ChatMessage): HTMLElement | null {
    return this.#list?.querySelector(`[data-message-id="${message.id}"]`) ?? null;
  }

  async #post(message: ChatMessage): Promise<void> {
    if (!message.visible || this.#entry(message)) return;
    const scroll = this.#list?.parentElement;
    const atEnd = !scroll || scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 60;
    this.#list?.append(...(await this.#draw(message)));
    while (this.#list && this.#list.childElementCount > SHOWN) this.#list.firstElementChild?.remove();
    if (atEnd || message.isAuthor) this.#scrollDown();
  }

  async #update(message: ChatMessage): Promise<void> {
    const before = this.#entry(message);
    if (!before) return this.#post(message);
    if (!message.visible) return before.remove();
    const [element] = await this.#draw(message);
    if (!element) return undefined;
    const { activeElement } = document;
    const focused = before.contains(activeElement) ? activeElement?.getAttribute("data-action") : null;
    before.replaceWith(element);
    if (focused) element.querySelector<HTMLElement>(`[data-action="${focused}"]`)?.focus({ preventScroll: true });
    return undefined;
  }

  #scrollDown(): void {
    const scroll = this.#list?.parentElement;
    if (scroll) scroll.scrollTop = scroll.scrollHeight;
  }

  #form(): HTMLElement {
    const box = document.createElement("textarea");
    Object.assign(box, { id: "chat-message", name: "message", rows: 2 });
    box.setAttribute("aria-label", localize("SANDBOX.Chat.Box"));
    box.placeholder = localize("SANDBOX.Chat.Placeholder");
    const send = button(localize("SANDBOX.Chat.Send"), { className: "chat-send" });
    send.type = "submit";
    const form = make("form", "chat-form", box, make("div", "chat-controls", modeSelect(), send));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#send(box);
    });
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      void this.#send(box);
    });
    return form;
  }

  async #send(box: HTMLTextAreaElement): Promise<void> {
    const text = box.value;
    box.value = "";
    try {
      await processMessage(this, text);
    } catch (error) {
      if (!box.value) box.value = text;
      registry.notify("error", error instanceof Error ? error.message : String(error));
    }
  }
}
