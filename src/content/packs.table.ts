/** The types of items that have a pack. */
export const ENTRY_TYPES = ["weapon", "skill", "sf", "armor"] as const;

/** One of the types of items that have a pack. */
export type EntryType = (typeof ENTRY_TYPES)[number];

/** One compendium pack: its name in the manifest, its label in both languages, and the type of its entries. */
export interface PackDefinition {
  readonly name: string;
  readonly label: string;
  readonly holds: EntryType;
}

/** All compendium packs, in the order in which the compendium list shows them. */
export const PACKS = [
  { name: "weapons", label: "Weapons / Waffen", holds: "weapon" },
  { name: "armor", label: "Armour / Panzerung", holds: "armor" },
  { name: "skills", label: "Skills / Fertigkeiten", holds: "skill" },
  { name: "sf", label: "Special abilities / Sonderfertigkeiten", holds: "sf" },
] as const satisfies readonly PackDefinition[];

/** The id of the system, under which its flags and files stand. */
export const SYSTEM_ID = "matrix-construct";

/** The pictures that entries may show, as documents store them. */
export const PICTURES = [
  `systems/${SYSTEM_ID}/icons/pistol.svg`,
  `systems/${SYSTEM_ID}/icons/smg.svg`,
  `systems/${SYSTEM_ID}/icons/rifle.svg`,
  `systems/${SYSTEM_ID}/icons/sniper.svg`,
  `systems/${SYSTEM_ID}/icons/shotgun.svg`,
  `systems/${SYSTEM_ID}/icons/machinegun.svg`,
  `systems/${SYSTEM_ID}/icons/melee.svg`,
  `systems/${SYSTEM_ID}/icons/unarmed.svg`,
  `systems/${SYSTEM_ID}/icons/grenade.svg`,
  `systems/${SYSTEM_ID}/icons/armor.svg`,
  `systems/${SYSTEM_ID}/icons/skill.svg`,
  `systems/${SYSTEM_ID}/icons/sf-common.svg`,
  `systems/${SYSTEM_ID}/icons/sf-fighter.svg`,
  `systems/${SYSTEM_ID}/icons/sf-operator.svg`,
  `systems/${SYSTEM_ID}/icons/sf-controller.svg`,
] as const;
