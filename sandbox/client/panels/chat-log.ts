import { Hooks } from "../core/hooks.ts";
import { registry } from "../core/registry.ts";
import { localize, page, type Data, type MessageLike } from "../apps/page.ts";
import { chosenMode, processMessage } from "./chat-command.ts";
import { AbstractSidebarTab, button, make } from "./sidebar-tab.ts";

const SHOWN = 100;

function modes(): Record<string, { label: string }> {
  const { game, CONFIG } = page();
  const source = game.release.generation >= 14 ? CONFIG["ChatMessage"]?.["modes"] : CONFIG["Dice"]?.["rollModes"];
  return (source ?? {}) as Record<string, { label: string }>;
}

function modeSelect(): HTMLSelectElement {
  const select = document.createElement("select");
  select.name = "mode";
  select.setAttribute("aria-label", localize("SANDBOX.Chat.Mode"));
  for (const [mode, { label }] of Object.entries(modes())) select.append(new Option(localize(label), mode));
  select.value = chosenMode();
  select.addEventListener("change", () => {
    const key = page().game.release.generation >= 14 ? "messageMode" : "rollMode";
    void page().game.settings.set("core", key, select.value);
  });
  return select;
}

async function deleteMessage(this: ChatLog, _event: PointerEvent, target: HTMLElement): Promise<void> {
  const id = target.closest<HTMLElement>("[data-message-id]")?.dataset["messageId"];
  await page()
    .game.messages.get(id ?? "")
    ?.delete();
}

/** The list of messages with the box to write them. */
export class ChatLog extends AbstractSidebarTab {
  static override tabName = "chat";
  static override DEFAULT_OPTIONS: Data = { actions: { deleteMessage } };

  #drawing: Promise<unknown> = Promise.resolve();

  get #list(): HTMLElement | null {
    return this.element?.querySelector("ol.chat-log") ?? null;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const list = make("ol", "chat-log");
    list.setAttribute("aria-label", localize("SANDBOX.Chat.Messages"));
    const messages = page().game.messages.contents.filter((message) => message.visible);
    messages.sort((a, b) => a.timestamp - b.timestamp);
    for (const message of messages.slice(-SHOWN)) {
      const element = await this.#draw(message);
      if (element) list.append(element);
    }
    const scroll = make("div", "chat-scroll", list);
    scroll.tabIndex = 0;
    scroll.setAttribute("role", "region");
    scroll.setAttribute("aria-label", localize("SANDBOX.Chat.Messages"));
    return [scroll, this.#form()];
  }

  override async _onFirstRender(context: Data, options: Data): Promise<void> {
    await super._onFirstRender(context, options);
    Hooks.on("createChatMessage", (message) => this.#enqueue(() => this.#post(message as MessageLike)));
    Hooks.on("updateChatMessage", (message) => this.#enqueue(() => this.#update(message as MessageLike)));
    Hooks.on("deleteChatMessage", (message) =>
      this.#enqueue(async () => this.#entry(message as MessageLike)?.remove()),
    );
    const hook = { hookName: "ChatMessageContextOptions", parentClassHooks: false };
    this._createContextMenu(() => [], "li[data-message-id]", hook);
    this.scrollBottom();
  }

  /** Messages are drawn one after the other, so that they stand in the order in which they came. */
  #enqueue(task: () => Promise<unknown>): void {
    this.#drawing = this.#drawing.then(task).catch((error: unknown) => Hooks.onError("drawing a chat message", error));
  }

  async #draw(message: MessageLike): Promise<HTMLElement | null> {
    try {
      return await message.renderHTML();
    } catch (error) {
      Hooks.onError(`drawing the chat message ${message.id}`, error);
      return null;
    }
  }

  #entry(message: MessageLike): HTMLElement | null {
    return this.#list?.querySelector(`[data-message-id="${message.id}"]`) ?? null;
  }

  async #post(message: MessageLike): Promise<void> {
    if (!message.visible || this.#entry(message)) return;
    const element = await this.#draw(message);
    if (!element) return;
    const scroll = this.#list?.parentElement;
    const atEnd = !scroll || scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 60;
    this.#list?.append(element);
    while (this.#list && this.#list.childElementCount > SHOWN) this.#list.firstElementChild?.remove();
    if (atEnd || message.isAuthor) this.scrollBottom();
  }

  async #update(message: MessageLike): Promise<void> {
    const before = this.#entry(message);
    if (!before) return this.#post(message);
    if (!message.visible) return before.remove();
    const element = await this.#draw(message);
    if (!element) return undefined;
    const focused = before.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-action")
      : null;
    before.replaceWith(element);
    if (focused) element.querySelector<HTMLElement>(`[data-action="${focused}"]`)?.focus({ preventScroll: true });
    return undefined;
  }

  scrollBottom(): void {
    const scroll = this.#list?.parentElement;
    if (scroll) scroll.scrollTop = scroll.scrollHeight;
  }

  async processMessage(text: string): Promise<unknown> {
    return processMessage(this, text);
  }

  #form(): HTMLElement {
    const form = document.createElement("form");
    form.className = "chat-form";
    const box = document.createElement("textarea");
    box.id = "chat-message";
    box.name = "message";
    box.rows = 2;
    box.setAttribute("aria-label", localize("SANDBOX.Chat.Box"));
    box.placeholder = localize("SANDBOX.Chat.Placeholder");
    const send = button(localize("SANDBOX.Chat.Send"), { className: "chat-send" });
    send.type = "submit";
    form.append(box, make("div", "chat-controls", modeSelect(), send));
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
      await this.processMessage(text);
    } catch (error) {
      if (!box.value) box.value = text;
      registry.notify("error", error instanceof Error ? error.message : String(error));
    }
  }
}
