import { allow, integer, keyed, oneOf, record, refuse, rollFor, sumOf, text } from "../kernel/index.ts";
import { done, type Result, type Step } from "../kernel/index.ts";
import type { Damage } from "./harm.ts";
import { DAMAGE_KINDS, SUCCESSES, type Ability, type DamageKind, type Success } from "./ids.ts";
import { MOST } from "./snapshot.ts";

/** A damage formula: so many dice of so many faces and a bonus, as one kind of damage. */
export interface Formula {
  readonly count: number;
  readonly faces: number;
  readonly bonus: number;
  readonly kind: DamageKind;
}

/** The damage of a weapon by degree of success. */
export type WeaponDamage = Readonly<Record<Success, Formula>>;

/** The damage by degree of a weapon with the damage value `value` (0 or more) of the German table. @rule R-A7 */
export function weaponDamage(value: number): WeaponDamage {
  const d = integer("value", value, 0, MOST);
  return {
    ordinary: { count: 1, faces: 4, bonus: Math.ceil(d / 3), kind: "wound" },
    good: { count: 1, faces: 6, bonus: Math.ceil(d / 2), kind: "wound" },
    amazing: { count: 1, faces: 4, bonus: Math.floor(d / 3), kind: "mortal" },
  };
}

/** The damage by degree of bare hands with the given Strength. @rule R-A7 */
export function unarmedDamage(str: number): WeaponDamage {
  const strong = Math.max(0, Math.floor((integer("str", str, 0, MOST) - 7) / 3));
  const formula = (bonus: number): Formula => ({ count: 1, faces: 4, bonus: bonus + strong, kind: "stun" });
  return { ordinary: formula(0), good: formula(1), amazing: formula(2) };
}

/** The ability that resists an attack by default: Strength in melee, Dexterity at range. @rule R-A5 */
export function resistedBy(range: "melee" | "ranged"): Ability {
  return oneOf("range", range, ["melee", "ranged"]) === "melee" ? "str" : "dex";
}

/** A damage formula as text, such as `d6+2`, `2d8` or `3`. */
export function formulaText(formula: Formula): string {
  const { count, faces, bonus } = checkFormula("formula", formula);
  const dice = count === 0 ? "" : `${count === 1 ? "" : count}d${faces}`;
  if (bonus === 0 && dice !== "") return dice;
  return `${dice}${bonus >= 0 && dice !== "" ? "+" : ""}${bonus}`;
}

/** The damage formula that a text such as `d6+2` means. Refused (`MC.Refusal.formula`) where it means none. */
export function readFormula(written: string, kind: DamageKind): Result<Formula> {
  const compact = text("written", written, 100).replaceAll(/\s/g, "").replaceAll("\u2212", "-").toLowerCase();
  oneOf("kind", kind, DAMAGE_KINDS);
  const parts = /^(?:(\d{0,3})[dw](\d{1,4}))?([+-]?\d{1,4})?$/.exec(compact);
  if (!parts || compact === "") return refuse({ key: "MC.Refusal.formula", data: { formula: written } });
  const [, count, faces = "6", bonus = "0"] = parts;
  const formula = {
    count: count === undefined ? 0 : Number(count || 1),
    faces: Number(faces),
    bonus: Number(bonus),
    kind,
  };
  return isRollable(formula) ? allow(formula) : refuse({ key: "MC.Refusal.formula", data: { formula: written } });
}

function isRollable({ count, faces, bonus }: Formula): boolean {
  return count <= 100 && faces >= 1 && faces <= MOST && Math.abs(bonus) <= MOST;
}

/** The given formula, read and checked. */
export function checkFormula(name: string, formula: Formula): Formula {
  record(name, formula);
  return {
    count: integer(`${name}.count`, formula.count, 0, 100),
    faces: integer(`${name}.faces`, formula.faces, 1, MOST),
    bonus: integer(`${name}.bonus`, formula.bonus, -MOST, MOST),
    kind: oneOf(`${name}.kind`, formula.kind, DAMAGE_KINDS),
  };
}

/** The given damage by degree, checked. */
export function checkWeaponDamage(name: string, damage: WeaponDamage): WeaponDamage {
  record(name, damage);
  return keyed(SUCCESSES, (degree) => checkFormula(`${name}.${degree}`, damage[degree]));
}

/** Rolls a damage formula; the amount is never below 0. */
export function rollDamage(formula: Formula): Step<Damage> {
  return rolled(checkFormula("formula", formula));
}

/** Rolls a damage formula that was checked. */
export function rolled({ count, faces, bonus, kind }: Formula): Step<Damage> {
  const read = (sum: number): Damage => ({ kind, amount: Math.max(0, sum + bonus) });
  return count === 0 ? done(read(0)) : rollFor(sumOf(count, faces), read);
}
