import { Hooks } from "../core/hooks.ts";
import { localize, page, type Data, type MessageLike } from "../apps/page.ts";
import { TextEditor } from "../apps/text-editor.ts";
import { currentTheme } from "../apps/theme.ts";
import { button, make } from "./sidebar-tab.ts";

type Drawing = { renderHTML?(options: Data): Promise<HTMLElement> };

function modeMark(message: MessageLike): string {
  if (message.blind) return localize("SANDBOX.Chat.MarkBlind");
  if (message.whisper.length === 0) return "";
  const names = message.whisper.map((id) => page().game.users.get(id)?.name ?? "?");
  return localize("SANDBOX.Chat.MarkWhisper", { names: names.join(", ") });
}

function mayDelete(message: MessageLike): boolean {
  return page().game.user.isGM || message.isAuthor;
}

async function header(message: MessageLike): Promise<HTMLElement> {
  const sender = make("h3", "message-sender", message.alias ?? message.speaker.alias ?? message.author?.name ?? "");
  const metadata = make("span", "message-metadata");
  const mark = modeMark(message);
  if (mark) metadata.append(make("span", "message-mode", mark));
  const time = document.createElement("time");
  time.className = "message-timestamp";
  time.dateTime = new Date(message.timestamp).toISOString();
  time.textContent = new Date(message.timestamp).toLocaleTimeString(page().game.i18n.lang, { timeStyle: "short" });
  metadata.append(time);
  if (mayDelete(message)) {
    const name = localize("SANDBOX.Chat.Delete");
    metadata.append(button("×", { name, action: "deleteMessage", className: "message-delete" }));
  }
  const element = make("header", "message-header", sender, metadata);
  if (message.flavor && message.isContentVisible) {
    const flavor = make("span", "flavor-text");
    flavor.innerHTML = await TextEditor.implementation.enrichHTML(message.flavor);
    element.append(flavor);
  }
  return element;
}

/** A message whose content only repeats its total shows its rolls in place of it. */
function showsRolls(message: MessageLike): boolean {
  const text = message.content.trim();
  return message.rolls.length > 0 && (text === "" || !Number.isNaN(Number(text)) || !message.isContentVisible);
}

async function content(message: MessageLike): Promise<HTMLElement> {
  const element = make("div", "message-content");
  if (showsRolls(message)) {
    const isPrivate = !message.isContentVisible;
    const rolls = await Promise.all(message.rolls.map((roll) => roll.render({ isPrivate, message })));
    element.innerHTML = rolls.join("");
  } else if (message.isContentVisible) {
    element.innerHTML = await TextEditor.implementation.enrichHTML(message.content, { secrets: message.isOwner });
  } else element.textContent = localize("SANDBOX.Chat.Hidden");
  return element;
}

async function ownDrawing(message: MessageLike): Promise<HTMLElement> {
  const element = make("li", "chat-message message", await header(message), await content(message));
  element.classList.toggle("whisper", message.whisper.length > 0);
  element.classList.toggle("blind", message.blind);
  element.dataset["messageId"] = message.id;
  return element;
}

/** The list entry of a message. A system's message model may draw its own. */
export async function messageHTML(document: object, options: Data = {}): Promise<HTMLElement> {
  const message = document as MessageLike;
  const model = message.system as Drawing | undefined;
  const element =
    model?.renderHTML && message.isContentVisible ? await model.renderHTML(options) : await ownDrawing(message);
  element.classList.add("chat-message", `theme-${currentTheme()}`);
  element.dataset["messageId"] = message.id;
  Hooks.callAll("renderChatMessageHTML", message, element, { ...options, message, author: message.author });
  return element;
}
