import { done, finite, integer, oneOf, record, rollFor, sumOf, truth, type Step } from "../kernel/index.ts";
import { checkWeapon, MOST_FIGURE } from "./arguments.ts";
import { FIRE_MODES, type FireMode } from "./ids.ts";
import { HITS_BY_FIRED } from "./rates.table.ts";
import { lineAt } from "./rates.ts";
import type { Weapon } from "./snapshot.ts";

/** How many bullets a single shot and a burst fire. */
const BULLETS = { ss: 1, bf: 3 } as const;

/** The ways in which a weapon fires: those with a figure; none for a melee weapon. A grenade is thrown as one shot. */
export function fireModesOf(weapon: Weapon): readonly FireMode[] {
  checkWeapon("weapon", weapon);
  return FIRE_MODES.filter((mode) => weapon.rof[mode] !== null);
}

/** Whether a weapon is thrown, so that it hurts everyone in its radius and sends out no bullets. @rule R-Z22 */
export function isThrown(weapon: Weapon): boolean {
  checkWeapon("weapon", weapon);
  return weapon.category === "grenade";
}

/** Whether an area may be fired at: with automatic fire, or with a shotgun. @rule R-Z22 */
export function mayFireAtArea(weapon: Weapon, mode: FireMode): boolean {
  checkWeapon("weapon", weapon);
  const way = oneOf("mode", mode, FIRE_MODES);
  return weapon.rof[way] !== null && (way === "fa" || weapon.category === "shotgun");
}

/**
 * The rounds that leave a weapon in that mode: 1, 3, or what automatic fire prints, but no more than are left in the
 * magazine; 0 for a mode that the weapon does not have.
 *
 * @rule R-Z23
 */
export function bulletsFired(weapon: Weapon, mode: FireMode): number {
  checkWeapon("weapon", weapon);
  const way = oneOf("mode", mode, FIRE_MODES);
  if (weapon.rof[way] === null) return 0;
  const full = way === "fa" ? (weapon.rof.fa ?? 0) : BULLETS[way];
  return weapon.magazine === null ? full : Math.min(full, weapon.magazine.value);
}

/** The ROF of a mode, as ZE modifier; automatic fire has 0. @rule R-Z23 */
export function rofIn(weapon: Weapon, mode: FireMode): number {
  return mode === "fa" ? 0 : (weapon.rof[mode] ?? 0);
}

/** Whether a weapon can be silenced at all, and whether it is. A revolver never can be. @rule R-Z21 */
export function isSilenced(weapon: Weapon): boolean {
  checkWeapon("weapon", weapon);
  return weapon.silenced && maySilence(weapon);
}

/** Whether a silencer may be fitted to a weapon: its entry says so, and it is no revolver. @rule R-Z21 */
export function maySilence(weapon: Weapon): boolean {
  checkWeapon("weapon", weapon);
  return weapon.silenceable && !weapon.revolver;
}

/** The muzzle velocity in metres a second from which on a weapon can no longer be silenced. */
const SILENCER_LIMIT = 350;

/** Whether a weapon with that muzzle velocity (metres a second, 0 or more) could be silenced by the general rule. */
export function mayBeSilenceable(revolver: boolean, velocity: number): boolean {
  return !truth("revolver", revolver) && finite("velocity", velocity, 0) < SILENCER_LIMIT;
}

/** What table 2 needs to say how many bullets hit: the mode, the bullets fired, the value of the skill. */
export interface Volley {
  readonly mode: FireMode;
  readonly bullets: number;
  readonly skill: number;
}

function checkVolley(volley: Volley): void {
  const { mode, bullets, skill } = record("volley", volley);
  oneOf("mode", mode, FIRE_MODES);
  integer("bullets", bullets, 0, MOST_FIGURE);
  integer("skill", skill, 0, MOST_FIGURE);
}

/** How many W6 table 2 asks for. Source: table 2. @rule R-Z11 */
export function hitDiceOf(volley: Volley): number {
  checkVolley(volley);
  return volley.mode === "ss" ? 0 : lineAt(HITS_BY_FIRED, volley.bullets).dice;
}

/**
 * The step that answers how many bullets of a successful attack hit: one of a single shot, else skill value and W6 by
 * table 2; at least one, never more than fired.
 *
 * @rule R-Z11
 */
export function bulletHits(volley: Volley): Step<number> {
  checkVolley(volley);
  const { mode, bullets, skill } = volley;
  if (mode === "ss") return done(Math.min(1, bullets));
  const { dice, plus } = lineAt(HITS_BY_FIRED, bullets);
  const hits = (sum: number): number => Math.min(bullets, Math.max(1, skill + sum + plus));
  return dice === 0 ? done(hits(0)) : rollFor(sumOf(dice, 6), hits);
}
