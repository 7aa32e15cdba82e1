import type { ArmorData } from "./data/armor.ts";
import type { GearData } from "./data/gear.ts";
import type { CheckData, RequestData } from "./data/message.ts";
import type { SfData } from "./data/sf.ts";
import type { SkillData } from "./data/skill.ts";
import type { WeaponData } from "./data/weapon.ts";
import type { ZeData } from "./data/ze.ts";
import type { ConstructActor } from "./documents/actor.ts";
import type { ConstructFolder } from "./documents/folder.ts";
import type { ConstructItem } from "./documents/item.ts";
import type { ConstructMessage } from "./documents/message.ts";

declare module "fvtt-types/configuration" {
  interface AssumeHookRan {
    ready: never;
  }

  interface DocumentClassConfig {
    Actor: typeof ConstructActor<Actor.SubType>;
    ChatMessage: typeof ConstructMessage<ChatMessage.SubType>;
    Folder: typeof ConstructFolder<Folder.SubType>;
    Item: typeof ConstructItem<Item.SubType>;
  }

  interface ConfiguredActor<SubType extends Actor.SubType> {
    document: ConstructActor<SubType>;
  }

  interface ConfiguredChatMessage<SubType extends ChatMessage.SubType> {
    document: ConstructMessage<SubType>;
  }

  interface ConfiguredFolder<SubType extends Folder.SubType> {
    document: ConstructFolder<SubType>;
  }

  interface ConfiguredItem<SubType extends Item.SubType> {
    document: ConstructItem<SubType>;
  }

  interface DataModelConfig {
    Actor: { ze: typeof ZeData };
    ChatMessage: { check: typeof CheckData; request: typeof RequestData };
    Item: {
      armor: typeof ArmorData;
      gear: typeof GearData;
      sf: typeof SfData;
      skill: typeof SkillData;
      weapon: typeof WeaponData;
    };
  }

  interface FlagConfig {
    ActiveEffect: { "matrix-construct": { effects?: readonly object[] } };
    Actor: { "matrix-construct": { applied?: Record<string, unknown>; forgotten?: number } };
    Folder: { "matrix-construct": { i18n?: Record<string, Record<string, string>>; identifier?: string } };
    Item: { "matrix-construct": { i18n?: Record<string, Record<string, string>> } };
  }

  interface SettingConfig {
    "matrix-construct.defaultVariant": string;
    "matrix-construct.w10Reading": string;
    "matrix-construct.woundRows": Record<string, readonly number[]>;
    "matrix-construct.mentalRow": readonly number[];
    "matrix-construct.apFormula": string;
    "matrix-construct.gmNotes": Record<string, string>;
    "matrix-construct.guidedCreation": boolean;
    "matrix-construct.skipDialog": boolean;
  }
}
