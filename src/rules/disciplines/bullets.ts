import { allow, done, integer, map, refuse, type Result, type Step } from "../kernel/index.ts";
import { levelOf } from "./door.ts";
import { percent } from "./percent.ts";

/** The most shooters that one question may name. */
const MOST_SHOOTERS = 100_000;

/** How many shooters somebody handles by telekinesis, and the chance in percent that all their bullets stop. */
export interface BulletStop {
  readonly handled: number;
  readonly chance: number;
}

/** What a level of Telekinesis handles: up to `sure` shooters without fail, up to `most` with `chance`. */
const BY_LEVEL: readonly { readonly sure: number; readonly most: number; readonly chance: number }[] = [
  { sure: 0, most: 0, chance: 0 },
  { sure: 1, most: 2, chance: 60 },
  { sure: 3, most: 6, chance: 70 },
  { sure: Infinity, most: Infinity, chance: 100 },
];

/**
 * How many of the shooters are handled and with what chance: level 1 one surely, two at 60 %; level 2 three surely, six
 * at 70 %; level 3 all. Shooters beyond these get through. Rockets and thrown weapons count as bullets.
 *
 * @rule R-D7
 */
export function bulletStop(telekinesis: number, shooters: number): BulletStop {
  const level = levelOf("telekinesis")("telekinesis", telekinesis);
  const count = integer("shooters", shooters, 0, MOST_SHOOTERS);
  const { sure, most, chance } = BY_LEVEL[Math.max(0, level)] ?? { sure: 0, most: 0, chance: 0 };
  const handled = Math.min(count, most);
  if (handled === 0) return { handled: 0, chance: 0 };
  return { handled, chance: handled <= sure ? 100 : chance };
}

/** What came of stopping bullets: how many shooters were stopped and how many fire through. */
export interface BulletStopOutcome extends BulletStop {
  readonly stopped: number;
  readonly through: number;
}

/** One roll for all shooters that are handled; where it fails, all of them fire through. @rule R-D7 */
export function stopBullets(telekinesis: number, shooters: number): Step<BulletStopOutcome> {
  const { handled, chance } = bulletStop(telekinesis, shooters);
  const answer = (success: boolean): BulletStopOutcome => {
    const stopped = success ? handled : 0;
    return { handled, chance, stopped, through: shooters - stopped };
  };
  return chance === 0 || chance === 100 ? done(answer(chance === 100)) : map(percent(chance), answer);
}

/** Sends the bullets of a single shooter back, from Telekinesis 2 on; refused below and for more shooters. @rule R-D30 */
export function mayReverseBullets(telekinesis: number, shooters: number): Result<true> {
  const level = levelOf("telekinesis")("telekinesis", telekinesis);
  if (level < 2)
    return refuse({ key: "MC.Refusal.disciplineLevel", data: { discipline: "telekinesis", needed: 2, held: level } });
  if (integer("shooters", shooters, 0, MOST_SHOOTERS) !== 1) return refuse({ key: "MC.Refusal.oneShooter" });
  return allow(true);
}
