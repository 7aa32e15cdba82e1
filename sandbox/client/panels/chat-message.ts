import { button, make } from "../apps/elements.ts";
import { enrichHTML } from "../apps/text-editor.ts";
import { currentTheme } from "../apps/theme.ts";
import type { ChatMessage } from "../core/documents/chat-message.ts";
import { game } from "../core/game.ts";
import { Hooks } from "../core/hooks.ts";
import { localize } from "../core/i18n.ts";

function modeMark(message: ChatMessage): string {
  if (message.blind) return localize("SANDBOX.Chat.MarkBlind");
  const names = message.whisper.map((id) => game.users.get(id)?.name ?? "?");
  return names.length === 0 ? "" : localize("SANDBOX.Chat.MarkWhisper", { names: names.join(", ") });
}

async function header(message: ChatMessage): Promise<HTMLElement> {
  const metadata = make("span", "message-metadata");
  const mark = modeMark(message);
  if (mark) metadata.append(make("span", "message-mode", mark));
  const at = new Date(message.timestamp);
  const time = make("time", "message-timestamp", at.toLocaleTimeString(game.i18n.lang, { timeStyle: "short" }));
  time.setAttribute("datetime", at.toISOString());
  metadata.append(time);
  if (game.user.isGM || message.isAuthor) {
    const name = localize("SANDBOX.Chat.Delete");
    metadata.append(button("×", { name, action: "deleteMessage", className: "message-delete" }));
  }
  const element = make("header", "message-header", make("h3", "message-sender", message.alias), metadata);
  if (message.flavor && message.isContentVisible) {
    const flavor = make("span", "flavor-text");
    flavor.innerHTML = await enrichHTML(message.flavor);
    element.append(flavor);
  }
  return element;
}

/** A message whose content only repeats its total shows its rolls in place of it. */
function showsRolls({ content, rolls, isContentVisible }: ChatMessage): boolean {
  return rolls.length > 0 && (!isContentVisible || content.trim() === "" || !Number.isNaN(Number(content)));
}

async function content(message: ChatMessage): Promise<HTMLElement> {
  const element = make("div", "message-content");
  const isPrivate = !message.isContentVisible;
  if (showsRolls(message)) {
    const rolls = await Promise.all(message.rolls.map((roll) => roll.render({ isPrivate })));
    element.innerHTML = rolls.join("");
  } else if (isPrivate) element.textContent = localize("SANDBOX.Chat.Hidden");
  else element.innerHTML = await enrichHTML(message.content, { secrets: message.isOwner });
  return element;
}

/** The list entry of a message. */
export async function messageHTML(message: ChatMessage): Promise<HTMLElement> {
  const element = make("li", "chat-message message", await header(message), await content(message));
  element.classList.toggle("whisper", message.whisper.length > 0);
  element.classList.toggle("blind", message.blind);
  element.classList.add(`theme-${currentTheme()}`);
  element.dataset["messageId"] = message.id ?? "";
  Hooks.callAll("renderChatMessageHTML", message, element, { message, author: message.author });
  return element;
}
