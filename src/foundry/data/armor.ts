import { flag, html, plain, whole } from "./fields.ts";

function defineArmorSchema() {
  return { identifier: plain(), description: html(), protection: whole(0, 0, 100), worn: flag() };
}

type ArmorSchema = ReturnType<typeof defineArmorSchema>;

/** What a piece of armour is: what it takes off every hit while it is worn. */
export class ArmorData extends foundry.abstract.TypeDataModel<ArmorSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["MC.Armor"];

  static override defineSchema(): ArmorSchema {
    return defineArmorSchema();
  }
}
