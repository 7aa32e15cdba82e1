import type { CONFIG } from "../client/core/config.ts";
import type { CONST } from "../client/core/const.ts";
import type { Document } from "../client/core/document.ts";
import type { DataModel, TypeDataModel } from "../client/core/data-model.ts";
import type { ActiveEffect } from "../client/core/documents/active-effect.ts";
import type { Actor } from "../client/core/documents/actor.ts";
import type { ChatMessage } from "../client/core/documents/chat-message.ts";
import type { Item } from "../client/core/documents/item.ts";
import type { Folder } from "../client/core/documents/folder.ts";
import type { Scene } from "../client/core/documents/scene.ts";
import type * as fields from "../client/core/fields.ts";
import type { game } from "../client/core/game.ts";
import type { Hooks } from "../client/core/hooks.ts";
import type { modifyBatch } from "../client/core/operations.ts";
import type * as operators from "../client/core/operators.ts";
import type * as utils from "../client/core/utils.ts";

interface Globals {
  game: typeof game;
  CONFIG: typeof CONFIG;
  CONST: typeof CONST;
  Hooks: typeof Hooks;
  Actor: typeof Actor;
  Item: typeof Item;
  ActiveEffect: typeof ActiveEffect;
  ChatMessage: typeof ChatMessage;
  Folder: typeof Folder;
  Scene: typeof Scene;
  fromUuid: typeof utils.fromUuid;
  fromUuidSync: typeof utils.fromUuidSync;
  foundry: {
    abstract: { DataModel: typeof DataModel; TypeDataModel: typeof TypeDataModel; Document: typeof Document };
    data: { fields: typeof fields; operators: typeof operators };
    documents: { modifyBatch: typeof modifyBatch };
    utils: typeof utils;
  };
}

/** The globals that facts speak of, whoever provides them. */
export function globals(): Globals {
  return globalThis as unknown as Globals; // the page provides them
}
