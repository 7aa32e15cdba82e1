import { andThen, done, map, oneOf, record, truth, type Step } from "../kernel/index.ts";
import { check, type CheckOutcome } from "./check.ts";
import { checkBody, harmed, type Body, type Damage, type Harm } from "./harm.ts";
import { SUCCESSES, type Degree, type Success } from "./ids.ts";
import { checkWeaponDamage, rolled, type WeaponDamage } from "./weapon.ts";

/** An attack with everything that decides it: the roll, the weapon, and the target where there is one. */
export interface AttackCheck {
  readonly score: number;
  readonly step: number;
  readonly damage: WeaponDamage;
  readonly target: Body | null;
  readonly mortalSecondary: boolean;
}

/** How an attack came out: the roll, the damage before armour, and what it did to the target. */
export interface AttackOutcome extends CheckOutcome {
  readonly damage: Damage | null;
  readonly harm: Harm | null;
}

/** An attack: the roll against the score, on a success the damage by its degree, and what that does to the target. */
export function attack(asked: AttackCheck): Step<AttackOutcome> {
  record("attack", asked);
  const formulas = checkWeaponDamage("damage", asked.damage);
  const { target: struck } = asked;
  const target = struck === null ? null : checkBody("target", struck);
  const mortalSecondary = truth("mortalSecondary", asked.mortalSecondary);
  return andThen(
    check({ score: asked.score, step: asked.step, actionCheck: false }),
    (outcome): Step<AttackOutcome> => {
      if (!isSuccess(outcome.degree)) return done({ ...outcome, damage: null, harm: null });
      return map(rolled(formulas[outcome.degree]), (damage) => ({
        ...outcome,
        damage,
        harm: target && harmed(damage, target, mortalSecondary),
      }));
    },
  );
}

/** Whether a degree is a success: Ordinary, Good or Amazing. */
export function isSuccess(degree: Degree): degree is Success {
  return SUCCESSES.some((success) => success === degree);
}

/** The given degree, which must be a success. */
export function checkSuccess(name: string, degree: Success): Success {
  return oneOf(name, degree, SUCCESSES);
}
