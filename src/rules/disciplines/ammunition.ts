import { finite, integer, oneOf, record, sumUp, text, truth, type Sum } from "../kernel/index.ts";
import { AMMUNITION, FIRE_KINDS, type Ammunition, type FireKind } from "./ids.ts";

/** Below this distance in feet a shot is point blank. @rule R-D9 */
export const POINT_BLANK = 5;

/** Beyond this distance in feet a shotgun does less. @rule R-D9 */
export const SHOTGUN_FAR = 15;

/** What a hit in the heart or the brain multiplies damage by. @rule R-D9 */
export const VITAL_FACTOR = 4;

/**
 * The damage of one bullet in hit points: light 1, medium 2, heavy 3 (4 point blank), shotgun 4, 3 or 2 by distance in
 * feet; four times as much in the heart or the brain.
 *
 * @rule R-D9
 */
export function bulletDamage(ammunition: Ammunition, distance: number, vital = false): Sum {
  const kind = oneOf("ammunition", ammunition, AMMUNITION);
  const feet = finite("distance", distance, 0);
  const base = { light: 1, medium: 2, heavy: 3, shotgun: feet > SHOTGUN_FAR ? 2 : 3 }[kind];
  const close = (kind === "heavy" || kind === "shotgun") && feet < POINT_BLANK ? 4 - base : 0;
  const times = truth("vital", vital) ? VITAL_FACTOR - 1 : 0;
  return sumUp([
    { key: `MC.Ammunition.${kind}`, amount: base },
    { key: "MC.Damage.pointBlank", amount: close },
    { key: "MC.Damage.vital", amount: (base + close) * times },
  ]);
}

/** The class of each calibre that the sources name. @rule R-D9 */
export const CALIBRES: Readonly<Record<string, Ammunition>> = {
  "9 mm": "light",
  "7.65 mm": "light",
  ".32": "light",
  ".380": "light",
  ".45": "medium",
  "5.45 mm": "medium",
  "5.56 mm": "medium",
  "4.7 mm": "medium",
  ".357": "heavy",
  ".50": "heavy",
  ".44": "heavy",
  ".300": "heavy",
  "7.62 mm": "heavy",
  "12 gauge": "shotgun",
};

/** The class of ammunition of a calibre as the table spells it, or null where it is not in the table. @rule R-D9 */
export function ammunitionOf(calibre: string): Ammunition | null {
  const spelt = text("calibre", calibre, 100);
  return Object.hasOwn(CALIBRES, spelt) ? (CALIBRES[spelt] ?? null) : null;
}

/** The shots of one action by the way a gun fires. @rule R-D21 */
const SHOTS: Readonly<Record<FireKind, { readonly min: number; readonly max: number }>> = {
  double: { min: 2, max: 2 },
  automatic: { min: 1, max: 3 },
  heavyMachineGun: { min: 5, max: 10 },
};

/** What decides how a gun fires: its category, whether it has automatic fire, and whether it is a revolver. */
export interface GunBuild {
  readonly category: string;
  readonly automatic: boolean;
  readonly revolver: boolean;
}

/**
 * How a gun fires with one action: machine guns as heavy ones, guns with automatic fire and pistols that are no
 * revolvers as automatic ones, all others two shots.
 *
 * @rule R-D21
 */
export function fireKindOf(gun: GunBuild): FireKind {
  const { category, automatic, revolver } = record("gun", gun);
  const kind = text("gun.category", category, 100);
  const isAutomatic = truth("gun.automatic", automatic);
  const isRevolver = truth("gun.revolver", revolver);
  if (kind === "machinegun") return "heavyMachineGun";
  return isAutomatic || (kind === "pistol" && !isRevolver) ? "automatic" : "double";
}

/** The fewest and the most shots of one action; with fewer rounds left, as many as there are. @rule R-D21 */
export function shotsAnAction(kind: FireKind, rounds = Infinity): { readonly min: number; readonly max: number } {
  const { min, max } = SHOTS[oneOf("kind", kind, FIRE_KINDS)];
  const left = rounds === Infinity ? max : integer("rounds", rounds, 0);
  return { min: Math.min(min, left), max: Math.min(max, left) };
}
