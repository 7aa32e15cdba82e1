import type { Roll } from "./roll.ts";

type Data = Record<string, unknown>;

export interface MessageOptions {
  messageMode?: string;
  rollMode?: string;
  create?: boolean;
}

interface MessageClass {
  applyMode?(data: Data, mode: string): Data;
  applyRollMode?(data: Data, mode: string): Data;
  create(data: Data, options?: Data): Promise<unknown>;
}

interface Host {
  game: {
    user: { id: string } | null;
    release: { generation: number };
    settings: { get(a: string, b: string): string };
  };
  CONFIG: { ChatMessage: { documentClass: MessageClass }; sounds?: { dice?: string } };
}

/** Makes the chat message of an evaluated roll; posts it unless `create` is false. */
export async function postRoll(roll: Roll, messageData: Data, options: MessageOptions): Promise<unknown> {
  // The globals are built by the page.
  const { game, CONFIG } = globalThis as unknown as Host;
  const Message = CONFIG.ChatMessage.documentClass;
  const data: Data = {
    author: game.user?.id,
    content: String(roll.total),
    sound: CONFIG.sounds?.dice,
    ...messageData,
    rolls: [roll, ...((messageData["rolls"] as unknown[] | undefined) ?? [])],
  };
  const recent = game.release.generation >= 14;
  const given = options.messageMode ?? options.rollMode;
  const mode = given ?? game.settings.get("core", recent ? "messageMode" : "rollMode");
  const apply = recent ? Message.applyMode : Message.applyRollMode;
  const addressed = apply?.call(Message, data, mode) ?? data;
  return options.create === false ? addressed : Message.create(addressed);
}
