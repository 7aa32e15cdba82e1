import type { kernel, ze } from "../../rules/index.ts";

/** What the view needs of a document: its names, and its data as they are stored. */
export interface DocumentData<Type extends string, System> {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  readonly type: Type;
  readonly system: System;
}

/** How a weapon is carried. */
export type Carried = "readied" | "stowed";

/** A weapon item; `lost` is the slug of the skill that it names and its owner does not have, else empty or not there. */
export type WeaponItem = DocumentData<
  "weapon",
  ze.Weapon & {
    readonly description: string;
    readonly carried: Carried;
    readonly holster: ze.Holster;
    readonly lost?: string;
  }
>;

/** A piece of armour. */
export type ArmorItem = DocumentData<
  "armor",
  {
    readonly identifier: string;
    readonly description: string;
    readonly protection: number;
    readonly worn: boolean;
  }
>;

/** A skill that a character has. */
export type SkillItem = DocumentData<
  "skill",
  {
    readonly identifier: string;
    readonly description: string;
    readonly variant: string;
    readonly attribute: string;
    readonly value: number;
  }
>;

/** A tree of special abilities, with its levels in words and how far its owner has come. */
export type SfItem = DocumentData<
  "sf",
  {
    readonly identifier: string;
    readonly description: string;
    readonly tree: string;
    readonly class: ze.TreeOwner;
    readonly levels: readonly { readonly name: string; readonly text: string }[];
    readonly value: number;
    readonly taught: boolean;
  }
>;

/** Anything else that is carried. */
export type GearItem = DocumentData<
  "gear",
  { readonly identifier: string; readonly description: string; readonly quantity: number }
>;

/** Any item of a character. */
export type ZeItem = WeaponItem | ArmorItem | SkillItem | SfItem | GearItem;

/** How far the creation of a character can have come: under way, finished, or left to the GM. */
export const CREATION_STATES = ["open", "finished", "free"] as const;

/** One of the states of creation. */
export type CreationState = (typeof CREATION_STATES)[number];

/** A character, program, agent, dreamer or human; `ownName` is there where `name` is that of its token. */
export type ZeActor = { readonly ownName?: string } & DocumentData<
  "ze",
  {
    readonly role: ze.Role;
    readonly class: ze.ZeClass;
    readonly born: ze.Birthplace;
    readonly dodge: number | null;
    readonly creation: CreationState;
    readonly ledger: readonly kernel.LedgerEntry[];
  }
>;

/** Who is aimed at: the names, the Stufe of the dodge where there is one, and how far away in metres. */
export interface TargetData {
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  readonly foe: boolean;
  readonly dodge: number | null;
  readonly distance: number | null;
}
