import { type Data, deepClone, isPlainObject } from "../../../shared/objects.ts";
import { canvas } from "../canvas.ts";
import { CONFIG } from "../config.ts";
import type { Roll } from "../../dice/roll.ts";
import { Document, type DocumentMetadata } from "../document.ts";
import { ArrayField, SchemaField } from "../fields/containers.ts";
import { BooleanField, HTMLField, JSONField, NumberField, StringField } from "../fields/primitive.ts";
import { ForeignDocumentField, TypeDataField } from "../fields/references.ts";
import { currentUser } from "../permissions.ts";
import { registry } from "../registry.ts";
import { modeSetting } from "../core-settings.ts";
import { settings } from "../settings.ts";
import { resolveUuidSync } from "../uuid.ts";
import { world, worldCollection } from "../world.ts";
import type { Actor } from "./actor.ts";
import { identityFields, number, typeField } from "./document-fields.ts";
import type { TokenDocument } from "./scene.ts";
import type { User } from "./user.ts";

export interface Speaker {
  scene: string | null;
  actor: string | null;
  token: string | null;
  alias?: string;
}

interface SpeakerOptions {
  scene?: Document;
  actor?: Actor;
  token?: TokenDocument;
  alias?: string;
}

const LEGACY_MODES: Record<string, string> = {
  publicroll: "public",
  gmroll: "gm",
  blindroll: "blind",
  selfroll: "self",
};

function id(documentName: string): ForeignDocumentField {
  return new ForeignDocumentField({ documentName }, { idOnly: true });
}

export class ChatMessage extends Document {
  static override readonly metadata: DocumentMetadata = { name: "ChatMessage", collection: "messages", embedded: {} };

  declare author: User | null;
  declare content: string;
  declare flavor: string;
  declare speaker: Speaker;
  declare whisper: string[];
  declare blind: boolean;
  declare rolls: Roll[];
  declare timestamp: number;
  declare style: number;

  static override defineSchema() {
    return {
      ...identityFields(),
      type: typeField("ChatMessage"),
      system: new TypeDataField("ChatMessage"),
      style: number(),
      author: new ForeignDocumentField({ documentName: "User" }, { initial: () => world.userId }),
      timestamp: new NumberField({ required: true, nullable: false, initial: Date.now }),
      flavor: new HTMLField(),
      content: new HTMLField(),
      speaker: new SchemaField({
        scene: id("Scene"),
        actor: id("Actor"),
        token: id("Token"),
        alias: new StringField(),
      }),
      whisper: new ArrayField(id("User")),
      blind: new BooleanField(),
      rolls: new ArrayField(new JSONField()),
    };
  }

  override _initialize(options: Data = {}): void {
    super._initialize(options);
    const stored = this._source["rolls"] as string[]; // a list of JSON texts
    this.rolls = stored.map(reviveRoll).filter((roll) => roll !== null);
  }

  get alias(): string {
    return this.speaker.alias ?? this.speakerActor?.name ?? this.author?.name ?? "";
  }

  get speakerActor(): Actor | null {
    return ChatMessage.getSpeakerActor(this.speaker);
  }

  get isAuthor(): boolean {
    return this._source["author"] === world.userId;
  }

  override get visible(): boolean {
    return this.whisper.length === 0 || this.isAuthor || this.whisper.includes(world.userId);
  }

  /** Whether this user may read what the message says, not only that it is there. */
  get isContentVisible(): boolean {
    if (!this.visible) return false;
    return this.blind && this.whisper.length > 0 ? this.whisper.includes(world.userId) : true;
  }

  override getUserLevel(user: User | null = currentUser()): number {
    return user !== null && user.id === this._source["author"] ? 3 : this.visible ? 2 : 0;
  }

  override async _preCreate(data: Data, options: Data, user: User): Promise<boolean | void> {
    const mode = options["messageMode"] ?? options["rollMode"];
    if (typeof mode !== "string") return super._preCreate(data, options, user);
    this.updateSource(addressed({}, mode));
    return super._preCreate(data, options, user);
  }

  /** The element of this message, as the log shows it. */
  async renderHTML(_options: Data = {}): Promise<HTMLElement> {
    return registry.messageHTML(this);
  }

  static getSpeaker(given: SpeakerOptions = {}): Speaker {
    const user = worldCollection("User")?.get(world.userId);
    const token = given.token ?? (given.actor === undefined ? controlledToken() : given.actor.token);
    const actor = given.actor ?? (token === null ? user?.character : token.actor);
    const alias = given.alias ?? nameOf([token, actor, user]);
    return { ...placeOf(token, given.scene), actor: actor?.id ?? null, alias };
  }

  static getSpeakerActor(speaker: Speaker): Actor | null {
    const token = speakerToken(speaker);
    return token?.actor ?? worldCollection("Actor")?.get(speaker.actor ?? "") ?? null;
  }
}

/** Data of a message for those that a mode means; modes of both generations are understood. */
export function addressed(data: Data, mode = String(settings.get("core", modeSetting()))): Data {
  const name = LEGACY_MODES[mode] ?? mode;
  const masters = [...(worldCollection("User") ?? [])];
  const toMasters = masters.filter((user) => user.isGM).map((user) => user.id);
  const whisper = name === "gm" || name === "blind" ? toMasters : name === "self" ? [world.userId] : [];
  return { ...data, whisper, blind: name === "blind" };
}

function nameOf(documents: (Document | null | undefined)[]): string {
  return documents.find((document) => document !== null && document !== undefined)?.name ?? "";
}

function controlledToken(): TokenDocument | null {
  return canvas.tokens.controlled[0]?.document ?? null;
}

function placeOf(token: TokenDocument | null, scene?: Document): { scene: string | null; token: string | null } {
  const place = token?.parent ?? scene ?? canvas.scene;
  return { scene: place?.id ?? null, token: token?.id ?? null };
}

function speakerToken(speaker: Speaker): TokenDocument | null {
  const found = resolveUuidSync(`Scene.${speaker.scene ?? ""}.Token.${speaker.token ?? ""}`);
  return found as TokenDocument | null; // the uuid names a token
}

function reviveRoll(json: unknown): Roll | null {
  const data = typeof json === "string" ? (JSON.parse(json) as unknown) : deepClone(json); // tested below
  if (!isPlainObject(data)) return null;
  try {
    return CONFIG.Dice.rolls[0]?.fromData(data) as Roll; // roll classes make rolls
  } catch (error) {
    globalThis.reportError(error);
    return null;
  }
}
