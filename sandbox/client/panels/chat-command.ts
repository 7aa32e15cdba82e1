import type { Data } from "../../shared/objects.ts";
import { config } from "../core/config.ts";
import { ChatMessage, addressed } from "../core/documents/chat-message.ts";
import { game } from "../core/game.ts";
import { Hooks } from "../core/hooks.ts";
import { localize } from "../core/i18n.ts";
import { escapeHTML } from "../core/utils.ts";
import { Roll } from "../dice/index.ts";

const ROLL = /^\/(r|roll|gmroll|blindroll|selfroll|publicroll)\s+([^#]+)(?:#(.*))?$/is;
const WHISPER = /^\/(?:w|whisper)\s+(?:\[([^\]]+)\]|(\S+))\s*(.*)$/is;

async function postRoll([, command = "r", formula = "", note = ""]: RegExpExecArray): Promise<unknown> {
  const speaker = ChatMessage.getSpeaker();
  const roll = Roll.create(formula.trim(), ChatMessage.getSpeakerActor(speaker)?.getRollData());
  const rollMode = command.toLowerCase();
  const flavor = escapeHTML(note.trim());
  return roll.toMessage({ speaker, flavor }, rollMode.startsWith("r") ? {} : { rollMode });
}

function post(data: Data): Promise<unknown> {
  return config.document("ChatMessage").documentClass.create(data);
}

async function postWhisper([, names, name = "", text = ""]: RegExpExecArray, data: Data): Promise<unknown> {
  const wanted = (names ?? name).split(",").map((one) => one.trim().toLowerCase());
  const users = game.users.filter((user) => {
    return wanted.includes(user.name.toLowerCase()) || (user.isGM && wanted.includes("gm"));
  });
  if (users.length === 0) throw new Error(localize("SANDBOX.Chat.NobodyNamed", { name: names ?? name }));
  return post({ ...data, content: escapeHTML(text), whisper: users.map((user) => user.id) });
}

/** Posts what was typed into the chat box: plain text, a roll or a whisper. */
export async function processMessage(log: object, text: string): Promise<unknown> {
  const message = text.trim();
  if (!message) return undefined;
  const data: Data = { author: game.user.id, speaker: ChatMessage.getSpeaker() };
  if (!Hooks.call("chatMessage", log, message, data)) return undefined;
  const roll = ROLL.exec(message);
  if (roll) return postRoll(roll);
  const whisper = WHISPER.exec(message);
  if (whisper) return postWhisper(whisper, data);
  if (message.startsWith("/")) throw new Error(localize("SANDBOX.Chat.UnknownCommand", { command: message }));
  return post(addressed({ ...data, content: escapeHTML(message).replaceAll("\n", "<br>") }));
}
