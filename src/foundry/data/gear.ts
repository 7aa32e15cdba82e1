import { html, plain, whole } from "./fields.ts";

function defineGearSchema() {
  return { identifier: plain(), description: html(), quantity: whole(1) };
}

type GearSchema = ReturnType<typeof defineGearSchema>;

/** What any other thing is: how many of it there are. */
export class GearData extends foundry.abstract.TypeDataModel<GearSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["MC.Gear"];

  static override defineSchema(): GearSchema {
    return defineGearSchema();
  }
}
