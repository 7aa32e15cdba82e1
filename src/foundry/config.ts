import { statusEffects } from "./adapter/statuses.ts";
import { ArmorData } from "./data/armor.ts";
import { GearData } from "./data/gear.ts";
import { CheckData, RequestData } from "./data/message.ts";
import { SfData } from "./data/sf.ts";
import { SkillData } from "./data/skill.ts";
import { WeaponData } from "./data/weapon.ts";
import { ZeData } from "./data/ze.ts";
import { W10Roll } from "./dice/rolls.ts";
import { W10Die } from "./dice/w10-die.ts";
import { ConstructActor } from "./documents/actor.ts";
import { ConstructFolder } from "./documents/folder.ts";
import { ConstructItem } from "./documents/item.ts";
import { ConstructMessage } from "./documents/message.ts";

/** Tells Foundry of our documents, data models and dice. */
export function configure(): void {
  CONFIG.Actor.documentClass = ConstructActor;
  CONFIG.ChatMessage.documentClass = ConstructMessage;
  CONFIG.Folder.documentClass = ConstructFolder;
  CONFIG.Item.documentClass = ConstructItem;
  Object.assign(CONFIG.Actor.dataModels, { ze: ZeData });
  Object.assign(CONFIG.ChatMessage.dataModels, { check: CheckData, request: RequestData });
  Object.assign(CONFIG.Item.dataModels, {
    armor: ArmorData,
    gear: GearData,
    sf: SfData,
    skill: SkillData,
    weapon: WeaponData,
  });
  CONFIG.Actor.trackableAttributes = { ze: { bar: ["bars.body", "bars.power"], value: ["mental"] } };
  CONFIG.Item.compendiumIndexFields.push("system.identifier", "system.category", "flags.matrix-construct.i18n");
  const ours = statusEffects();
  // A list of its own: V14 empties the old one before it takes over the new one.
  CONFIG.statusEffects = [...ours, ...CONFIG.statusEffects.filter(({ id }) => ours.every((one) => one.id !== id))];
  CONFIG.specialStatusEffects.DEFEATED = "dead";
  CONFIG.Dice.rolls.push(W10Roll);
  CONFIG.Dice.terms[W10Die.DENOMINATION] = W10Die;
}
