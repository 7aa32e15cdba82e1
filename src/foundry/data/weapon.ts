import { AMMUNITION } from "../../content/weapon.ts";
import { ze } from "../../rules/index.ts";
import { choice, figure, flag, html, plain, whole, wholeOrNone } from "./fields.ts";

const { SchemaField } = foundry.data.fields;

const CARRIED = ["readied", "stowed"] as const;

function defineWeaponSchema() {
  return {
    identifier: plain(),
    description: html(),
    category: choice(ze.CATEGORIES, "pistol"),
    damage: whole(0, 0, 100),
    rof: new SchemaField({ ss: wholeOrNone(-20, 20), bf: wholeOrNone(-20, 20), fa: wholeOrNone(1, 200) }),
    ze: wholeOrNone(-20, 50),
    magazine: new SchemaField(
      { value: whole(0, 0, 10_000), max: whole(0, 0, 10_000) },
      { nullable: true, initial: null },
    ),
    range: wholeOrNone(0, 100_000),
    silenceable: flag(),
    silenced: flag(),
    ammunition: choice(AMMUNITION, "light"),
    revolver: flag(),
    hands: whole(1, 0, 2),
    skill: plain(),
    area: new SchemaField({ radius: figure(), damage: whole(0, 0, 100) }, { nullable: true, initial: null }),
    carried: choice(CARRIED, "readied"),
    holster: choice(ze.HOLSTERS, "quick"),
  };
}

type WeaponSchema = ReturnType<typeof defineWeaponSchema>;

/** What a weapon is: the figures of the tables, its ammunition, and how it is carried. */
export class WeaponData extends foundry.abstract.TypeDataModel<WeaponSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["MC.Weapon"];

  static override defineSchema(): WeaponSchema {
    return defineWeaponSchema();
  }
}
