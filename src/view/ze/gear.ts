import { pictureOf, type Picture } from "../picture.ts";
import type { Text } from "../text.ts";
import type { ArmorItem, GearItem, WeaponItem, ZeItem } from "./documents.ts";
import type { ZeSheetInput } from "./sheet-input.ts";

/** One figure of a row; `field` is the path that it edits, empty where it is only shown. */
export interface GearFigure {
  readonly text: string;
  readonly field: string;
  readonly label: Text;
}

/** One thing that is carried. `toggle` is null where there is nothing to switch. */
export interface GearRow {
  readonly id: string;
  readonly name: string;
  readonly picture: Picture;
  readonly line: Text | null;
  readonly figures: readonly GearFigure[];
  readonly toggle: { readonly action: string; readonly on: boolean; readonly label: string } | null;
  readonly deleteLabel: Text | null;
}

/** Things of one kind. */
export interface GearGroup {
  readonly title: string;
  readonly type: "weapon" | "armor" | "gear";
  readonly icon: string;
  readonly add: string;
  readonly meta: Text | null;
  readonly heads: readonly string[];
  readonly rows: readonly GearRow[];
  readonly empty: { readonly title: string; readonly hint: string };
}

/** The tab of everything that is carried. */
export interface GearContext {
  readonly active: boolean;
  readonly groups: readonly GearGroup[];
}

function rowOf(
  input: ZeSheetInput,
  item: WeaponItem | ArmorItem | GearItem,
  rest: Pick<GearRow, "line" | "figures" | "toggle">,
): GearRow {
  const deleteLabel = input.editable ? { key: "MC.Sheet.delete", data: { name: item.name } } : null;
  const { id, name } = item;
  return { id, name, picture: pictureOf(item.img, item.type), ...rest, deleteLabel };
}

function weaponRow(input: ZeSheetInput, item: WeaponItem): GearRow {
  const { carried, holster, category, damage } = item.system;
  const toggle = input.editable
    ? { action: "toggleCarried", on: carried === "readied", label: "MC.Weapon.readied" }
    : null;
  return rowOf(input, item, {
    line: { key: carried === "readied" ? "MC.Weapon.kindHolster" : "MC.Weapon.kind", data: { category, holster } },
    figures: [{ text: input.formats.number(damage), field: "", label: { key: "MC.Weapon.damage" } }],
    toggle,
  });
}

function armorRow(input: ZeSheetInput, item: ArmorItem): GearRow {
  const { worn, protection } = item.system;
  return rowOf(input, item, {
    line: null,
    figures: [{ text: input.formats.number(protection), field: "", label: { key: "MC.Armor.protection" } }],
    toggle: input.editable ? { action: "toggleWorn", on: worn, label: "MC.Armor.worn" } : null,
  });
}

function gearRow(input: ZeSheetInput, item: GearItem): GearRow {
  const label = { key: "MC.Gear.quantityOf", data: { name: item.name } };
  const field = input.editable ? "system.quantity" : "";
  const text = input.formats.number(item.system.quantity);
  return rowOf(input, item, { line: null, figures: [{ text, field, label }], toggle: null });
}

function empty(type: string): GearGroup["empty"] {
  return { title: `MC.Empty.${type}.title`, hint: `MC.Empty.${type}.hint` };
}

/** The tab of weapons, armour and everything else, each in the order of the reader's language. */
export function gearOf(input: ZeSheetInput): GearContext {
  const items = [...input.items].sort((a, b) => input.compare(a.name, b.name));
  const of = <T extends ZeItem["type"]>(type: T): Extract<ZeItem, { type: T }>[] =>
    items.filter((item): item is Extract<ZeItem, { type: T }> => item.type === type);
  const armors = of("armor");
  const worn = armors.reduce((sum, { system }) => sum + (system.worn ? system.protection : 0), 0);
  return {
    active: input.tab === "gear",
    groups: [
      {
        title: "MC.Sheet.weapons",
        type: "weapon",
        icon: "target",
        add: "MC.Sheet.addWeapon",
        meta: null,
        heads: ["MC.Weapon.damage"],
        rows: of("weapon").map((item) => weaponRow(input, item)),
        empty: empty("weapon"),
      },
      {
        title: "MC.Sheet.armors",
        type: "armor",
        icon: "armour",
        add: "MC.Sheet.addArmor",
        meta: { key: "MC.Armor.sum", data: { protection: worn } },
        heads: ["MC.Armor.protection"],
        rows: armors.map((item) => armorRow(input, item)),
        empty: empty("armor"),
      },
      {
        title: "MC.Sheet.gear",
        type: "gear",
        icon: "bag",
        add: "MC.Sheet.addGear",
        meta: null,
        heads: ["MC.Gear.quantity"],
        rows: of("gear").map((item) => gearRow(input, item)),
        empty: empty("gear"),
      },
    ],
  };
}
