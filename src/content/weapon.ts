import { CATEGORIES } from "../rules/ze/ids.ts";
import type { Category } from "../rules/ze/ids.ts";
import type { Area, Magazine, RateOfFire } from "../rules/ze/snapshot.ts";
import type { Reader } from "./reader.ts";

/** The classes of ammunition; a melee weapon has one too, which nothing asks for. @rule R-D9 */
export const AMMUNITION = ["light", "medium", "heavy", "shotgun"] as const;

/** One of the classes of ammunition. */
export type Ammunition = (typeof AMMUNITION)[number];

/** The figures of a weapon as its entry has them. */
export interface WeaponFigures {
  readonly category: Category;
  readonly damage: number;
  /** ZE modifier of single shot and burst, bullets of automatic fire; null for a mode that the weapon lacks. */
  readonly rof: RateOfFire;
  /** ZE modifier of a blow; null for what is not used in melee. */
  readonly ze: number | null;
  /** Null where ammunition is not counted. */
  readonly magazine: Magazine | null;
  /** Metres; null in melee. */
  readonly range: number | null;
  readonly silenceable: boolean;
  readonly ammunition: Ammunition;
  readonly revolver: boolean;
  readonly hands: 1 | 2;
  /** Slug of the skill that it is used with. */
  readonly skill: string;
  readonly area: Area | null;
}

/**
 * The figures of a weapon read from an entry's `system`. Refused are also figures that contradict each other: a melee
 * weapon that fires, a firearm that does not, a revolver with a silencer, a grenade without an area.
 *
 * @rule R-Z22 Only grenades come with an area of their own.
 */
export function readWeapon(reader: Reader): WeaponFigures {
  const figures: WeaponFigures = {
    category: reader.oneOf("category", CATEGORIES),
    damage: reader.integer("damage", 0, 30),
    rof: readRateOfFire(reader.child("rof")),
    ze: reader.integerOrNull("ze", -9, 9),
    magazine: readMagazine(reader.childOrNull("magazine")),
    range: reader.integerOrNull("range", 1, 5000),
    silenceable: reader.truth("silenceable"),
    ammunition: reader.oneOf("ammunition", AMMUNITION),
    revolver: reader.truth("revolver"),
    hands: reader.oneOf("hands", [1, 2]),
    skill: reader.identifier("skill"),
    area: readArea(reader.childOrNull("area")),
  };
  reader.close();
  refuseContradictions(reader, figures);
  return figures;
}

function readRateOfFire(reader: Reader): RateOfFire {
  const rof = {
    ss: reader.integerOrNull("ss", -9, 9),
    bf: reader.integerOrNull("bf", -9, 9),
    fa: reader.integerOrNull("fa", 1, 100),
  };
  reader.close();
  return rof;
}

function readMagazine(reader: Reader | null): Magazine | null {
  if (reader === null) return null;
  const max = reader.integer("max", 1, 500);
  const value = reader.integer("value", 0, max);
  reader.close();
  return { value, max };
}

function readArea(reader: Reader | null): Area | null {
  if (reader === null) return null;
  const area = { radius: reader.integer("radius", 1, 100), damage: reader.integer("damage", 0, 30) };
  reader.close();
  return area;
}

function refuseContradictions(reader: Reader, weapon: WeaponFigures): void {
  const melee = weapon.category === "melee";
  const fires = Object.values(weapon.rof).some((figure) => figure !== null);
  if (melee === fires) reader.refuse("rof", melee ? "must be null throughout in melee" : "must have a mode of fire");
  if (melee === (weapon.ze === null)) reader.refuse("ze", "must be a number in melee, and null elsewhere");
  if (melee !== (weapon.range === null)) reader.refuse("range", "must be null in melee, and a number elsewhere");
  if (melee && weapon.magazine !== null) reader.refuse("magazine", "must be null in melee");
  if (weapon.silenceable && (melee || weapon.revolver)) reader.refuse("silenceable", "must be false for this weapon");
  if ((weapon.category === "grenade") === (weapon.area === null)) {
    reader.refuse("area", "must be given for a grenade, and null elsewhere");
  }
}
