import { kernel, ze } from "../../rules/index.ts";
import type { WeaponItem } from "./documents.ts";
import { modeKey } from "./names.ts";

/** The ways to attack with a weapon: to fire (a grenade is thrown as a single shot), and to strike. */
export type AttackMode = ze.FireMode | "strike";

/** The id that the sheet gives to fighting without a weapon. */
export const UNARMED_ID = "unarmed";

/** Fighting without a weapon, as an item that is no document. Source: melee table, "keine". */
export const UNARMED: WeaponItem = {
  id: UNARMED_ID,
  uuid: "",
  name: "",
  img: "",
  type: "weapon",
  system: {
    identifier: UNARMED_ID,
    description: "",
    category: "melee",
    damage: 0,
    rof: { ss: null, bf: null, fa: null },
    ze: -3,
    magazine: null,
    range: null,
    silenceable: false,
    silenced: false,
    revolver: false,
    hands: 0,
    skill: ze.UNARMED_SKILL,
    area: null,
    ammunition: "light",
    carried: "readied",
    holster: "quick",
  },
};

/** The ways to attack with a weapon, in the order of the tables. */
export function attackModes(weapon: ze.Weapon): readonly AttackMode[] {
  const shots: readonly AttackMode[] = ze.fireModesOf(weapon);
  return weapon.ze === null ? shots : [...shots, "strike"];
}

/** The key of the name of a way to attack: a grenade is thrown, whatever the mode. */
export function modeName(weapon: ze.Weapon, mode: AttackMode): string {
  return modeKey(ze.isThrown(weapon) ? "throw" : mode);
}

/** What an attack costs, in ZE, without anything out of the ordinary. */
export function costOf(snapshot: ze.Snapshot, weapon: ze.Weapon, mode: AttackMode, rules: ze.HouseRules): number {
  const sums =
    mode === "strike" ? ze.strikeSum(snapshot, weapon, {}, rules) : ze.shotSum(snapshot, weapon, { mode }, rules);
  return sums.ze.total;
}

/**
 * The chance (0 to 1) that a probe on a skill (slug) beats a dodge of that Stufe (null for none), without modifiers of
 * the moment; null for who cannot act.
 */
export function chanceToHit(
  snapshot: ze.Snapshot,
  skill: string,
  dodge: number | null,
  rules: ze.HouseRules,
): number | null {
  const target = ze.targetStufe(dodge);
  const check = ze.probeCheck(snapshot, skill, { target }, rules);
  if (!check.ok) return null;
  return kernel.chanceOf(kernel.odds(ze.probeStufe(check.value)), (stufe) => stufe > target);
}
