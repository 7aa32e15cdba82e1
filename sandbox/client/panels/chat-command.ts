import { Hooks } from "../core/hooks.ts";
import { escapeHTML } from "../core/utils.ts";
import { Roll } from "../dice/index.ts";
import { localize, page, type Data } from "../apps/page.ts";

interface MessageClass {
  create(data: Data, options?: Data): Promise<unknown>;
  getSpeaker(): { actor?: string | null };
  applyMode?(data: Data, mode: string): Data;
  applyRollMode?(data: Data, mode: string): Data;
}

const ROLL = /^\/(r|roll|gmroll|gmr|broll|blindroll|br|sr|selfroll|pr|publicroll)\s+([^#]+)(?:#(.*))?$/is;
const WHISPER = /^\/(?:w|whisper)\s+(?:\[([^\]]+)\]|(\S+))\s*(.*)$/is;

const MODES: Record<string, string> = {
  gmroll: "gm",
  gmr: "gm",
  broll: "blind",
  blindroll: "blind",
  br: "blind",
  sr: "self",
  selfroll: "self",
  pr: "public",
  publicroll: "public",
};
const OLD_NAMES: Record<string, string> = { gm: "gmroll", blind: "blindroll", self: "selfroll", public: "publicroll" };

function messageClass(): MessageClass {
  return page().CONFIG["ChatMessage"]?.documentClass as unknown as MessageClass;
}

function isRecent(): boolean {
  return page().game.release.generation >= 14;
}

export function chosenMode(): string {
  return String(page().game.settings.get("core", isRecent() ? "messageMode" : "rollMode"));
}

function rollData(actorId: string | null | undefined): Data {
  const actor = actorId ? page().game.actors.get(actorId) : null;
  return (actor as unknown as { getRollData?(): Data } | null)?.getRollData?.() ?? {};
}

async function postRoll([, command = "r", formula = "", note]: RegExpExecArray): Promise<unknown> {
  const speaker = messageClass().getSpeaker();
  const roll = Roll.create(formula.trim(), rollData(speaker.actor));
  await roll.evaluate();
  const mode = MODES[command.toLowerCase()];
  const options = mode ? (isRecent() ? { messageMode: mode } : { rollMode: OLD_NAMES[mode] ?? mode }) : {};
  return roll.toMessage({ speaker, ...(note ? { flavor: escapeHTML(note.trim()) } : {}) }, options);
}

async function postWhisper([, names, name, text = ""]: RegExpExecArray, data: Data): Promise<unknown> {
  const wanted = (names ?? name ?? "").split(",").map((one) => one.trim().toLowerCase());
  const users = page().game.users.filter((user) => {
    return wanted.includes(user.name.toLowerCase()) || (user.isGM && wanted.includes("gm"));
  });
  if (users.length === 0) throw new Error(localize("SANDBOX.Chat.NobodyNamed", { name: names ?? name ?? "" }));
  return messageClass().create({ ...data, content: escapeHTML(text), whisper: users.map((user) => user.id) });
}

/** Posts what was typed into the chat box: plain text, a roll or a whisper. */
export async function processMessage(log: object, text: string): Promise<unknown> {
  const message = text.trim();
  if (!message) return undefined;
  const Message = messageClass();
  const data: Data = { author: page().game.user.id, speaker: Message.getSpeaker() };
  if (!Hooks.call("chatMessage", log, message, data)) return undefined;
  const roll = ROLL.exec(message);
  if (roll) return postRoll(roll);
  const whisper = WHISPER.exec(message);
  if (whisper) return postWhisper(whisper, data);
  if (message.startsWith("/")) throw new Error(localize("SANDBOX.Chat.UnknownCommand", { command: message }));
  const plain = { ...data, content: escapeHTML(message).replaceAll("\n", "<br>") };
  const apply = isRecent() ? Message.applyMode : Message.applyRollMode;
  return Message.create(apply?.call(Message, plain, chosenMode()) ?? plain);
}
