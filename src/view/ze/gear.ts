import { pictureOf, type Picture } from "../picture.ts";
import type { Text } from "../text.ts";
import type { ArmorItem, GearItem, WeaponItem, ZeItem } from "./documents.ts";
import type { ZeSheetInput } from "./sheet-input.ts";

/** One thing that is carried. `toggle` is null where there is nothing to switch. */
export interface GearRow {
  readonly id: string;
  readonly name: string;
  readonly picture: Picture;
  readonly line: Text | null;
  readonly text: string;
  /** The path that its figure edits; empty where it is only shown. */
  readonly field: string;
  readonly toggle: { readonly action: string; readonly on: boolean; readonly label: string } | null;
}

/** The tab of everything that is carried; `protection` is that of the armour which is worn. */
export interface GearContext {
  readonly active: boolean;
  readonly weapons: readonly GearRow[];
  readonly armors: readonly GearRow[];
  readonly protection: number;
  readonly things: readonly GearRow[];
}

function rowOf(
  item: WeaponItem | ArmorItem | GearItem,
  rest: Pick<GearRow, "line" | "text" | "field" | "toggle">,
): GearRow {
  const { id, name, img, type } = item;
  return { id, name, picture: pictureOf(img, type), ...rest };
}

function weaponRow(input: ZeSheetInput, item: WeaponItem): GearRow {
  const { carried, holster, category, damage } = item.system;
  const toggle = input.editable
    ? { action: "toggleCarried", on: carried === "readied", label: "MC.Weapon.readied" }
    : null;
  return rowOf(item, {
    line: { key: carried === "readied" ? "MC.Weapon.kindHolster" : "MC.Weapon.kind", data: { category, holster } },
    text: input.formats.number(damage),
    field: "",
    toggle,
  });
}

function armorRow(input: ZeSheetInput, item: ArmorItem): GearRow {
  const { worn, protection } = item.system;
  return rowOf(item, {
    line: null,
    text: input.formats.number(protection),
    field: "",
    toggle: input.editable ? { action: "toggleWorn", on: worn, label: "MC.Armor.worn" } : null,
  });
}

function gearRow(input: ZeSheetInput, item: GearItem): GearRow {
  const field = input.editable ? "system.quantity" : "";
  const text = input.formats.number(item.system.quantity);
  return rowOf(item, { line: null, text, field, toggle: null });
}

/** The tab of weapons, armour and everything else, each in the order of the reader's language. */
export function gearOf(input: ZeSheetInput): GearContext {
  const items = [...input.items].sort((a, b) => input.compare(a.name, b.name));
  const of = <T extends ZeItem["type"]>(type: T): Extract<ZeItem, { type: T }>[] =>
    items.filter((item): item is Extract<ZeItem, { type: T }> => item.type === type);
  const armors = of("armor");
  return {
    active: input.tab === "gear",
    weapons: of("weapon").map((item) => weaponRow(input, item)),
    armors: armors.map((item) => armorRow(input, item)),
    protection: armors.reduce((sum, { system }) => sum + (system.worn ? system.protection : 0), 0),
    things: of("gear").map((item) => gearRow(input, item)),
  };
}
