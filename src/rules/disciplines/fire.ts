import { allow, andThen, done, lookAt, map, odds, refuse, type Odds, type Result, type Step } from "../kernel/index.ts";
import { bulletDamage, shotsAnAction } from "./ammunition.ts";
import { choice, flag, levelOf, levelOr0, number, or, orNull, shape, whole } from "./door.ts";
import { chanceOfHit, type HitAttacker, type HitTarget } from "./hit.ts";
import { DEFAULT_RULES, readRules, type HouseRules } from "./house-rules.ts";
import { AMMUNITION, FIRE_KINDS, type Ammunition, type FireKind } from "./ids.ts";
import { percent } from "./percent.ts";

/** The chance in percent to ignore a bullet that would kill, from Endurance 3. @rule R-D12 */
export const DEATH_SAVE = 60;

/** The rounds that a gun uses for one action, or why it cannot fire. */
export interface FirePlan {
  readonly shots: number;
  /** Rounds left afterwards; null where rounds are not counted. */
  readonly rounds: number | null;
}

/**
 * The rounds left after so many shots of one action. Refused without rounds (`MC.Refusal.noAmmunition`) and for a number
 * of shots that the gun does not fire with one action (`MC.Refusal.shots`).
 *
 * @rule R-D21
 */
export function planFire(fire: FireKind, shots: number, rounds: number | null = null): Result<FirePlan> {
  const kind = choice(FIRE_KINDS)("fire", fire);
  const count = whole(0, 1000)("shots", shots);
  const held = orNull(whole(0))("rounds", rounds);
  const { min, max } = shotsAnAction(kind, held ?? Infinity);
  if (max === 0) return refuse({ key: "MC.Refusal.noAmmunition" });
  if (count < min || count > max) return refuse({ key: "MC.Refusal.shots", data: { shots: count, min, max } });
  return allow({ shots: count, rounds: held === null ? null : held - count });
}

/** Whom bullets hit: what makes it harder, and what they would kill. */
export interface FireTarget extends HitTarget {
  readonly endurance?: number;
  /** Hit points left; null where they are not known or do not count. */
  readonly hp?: number | null;
}

/** One action of fire at one target: everything it depends on but the dice. */
export interface FireCheck {
  readonly attacker: HitAttacker;
  readonly target: FireTarget;
  readonly ammunition: Ammunition;
  /** Feet to the target. */
  readonly distance: number;
  readonly shots: number;
  /** The heart or the brain is hit. @rule R-D9 */
  readonly vital?: boolean;
  readonly evading?: boolean;
  readonly calledShot?: boolean;
  readonly held?: boolean;
  readonly modifier?: number;
}

const fighter = { agility: levelOf("agility"), speed: levelOr0("speed"), strength: levelOr0("strength") };

const readFire = shape({
  attacker: shape(fighter),
  target: shape({
    ...fighter,
    awareness: levelOr0("awareness"),
    evasion: levelOr0("evasion"),
    endurance: levelOr0("endurance"),
    hp: orNull(number(0, 1_000_000)),
  }),
  ammunition: choice(AMMUNITION),
  distance: number(0),
  shots: whole(1, 10),
  vital: flag,
  evading: flag,
  calledShot: flag,
  held: flag,
  modifier: or(0, whole(-1000, 1000)),
});

/** What one shot did. */
export interface Shot {
  readonly hit: boolean;
  /** Hit points that its wound takes; 0 for a miss and for a wound that was ignored. */
  readonly damage: number;
  /** It would have killed, and Endurance ignored it. @rule R-D12 */
  readonly ignored: boolean;
}

/** What one action of fire did. */
export interface FireOutcome {
  readonly chance: number;
  readonly shots: readonly Shot[];
  readonly hits: number;
  readonly damage: number;
  readonly ignored: number;
  /** Hit points left, not below 0; null where they were not known. */
  readonly hp: number | null;
  readonly dead: boolean;
}

/** How a target stands between two shots. */
interface Standing {
  readonly hits: number;
  readonly damage: number;
  readonly ignored: number;
  readonly hp: number | null;
}

/** One shot at a standing target: the shot and how the target stands after it. */
interface Fired {
  readonly shot: Shot;
  readonly after: Standing;
}

interface Volley {
  readonly chance: number;
  readonly damage: number;
  readonly saves: boolean;
}

function fireOne({ chance, damage, saves }: Volley, before: Standing): Step<Fired> {
  return andThen(percent(chance), (hit) => {
    if (!hit) return done({ shot: { hit, damage: 0, ignored: false }, after: before });
    const kills = before.hp !== null && before.hp > 0 && before.hp - damage <= 0;
    return map<boolean, Fired>(kills && saves ? percent(DEATH_SAVE) : done(false), (ignored) => {
      const dealt = ignored ? 0 : damage;
      const after = {
        hits: before.hits + 1,
        damage: before.damage + dealt,
        ignored: before.ignored + (ignored ? 1 : 0),
        hp: before.hp === null ? null : Math.max(0, before.hp - dealt),
      };
      return { shot: { hit, damage: dealt, ignored }, after };
    });
  });
}

function prepare(check: FireCheck, rules: HouseRules): { volley: Volley; shots: number; start: Standing } {
  const read = readFire("", check);
  const chance = chanceOfHit({ ...read, kind: "gun", augmented: false }, readRules(rules).charts).total;
  const damage = bulletDamage(read.ammunition, read.distance, read.vital).total;
  const start = { hits: 0, damage: 0, ignored: 0, hp: read.target.hp };
  return { volley: { chance, damage, saves: read.target.endurance >= 3 }, shots: read.shots, start };
}

/**
 * One action of fire: each shot is a percentile roll of its own, and a bullet that would kill somebody of Endurance 3 or
 * more is ignored with 60 %.
 *
 * @rule R-D9, R-D12, R-D21
 */
export function fire(check: FireCheck, rules: HouseRules = DEFAULT_RULES): Step<FireOutcome> {
  const { volley, shots, start } = prepare(check, rules);
  let step: Step<{ readonly fired: readonly Shot[]; readonly after: Standing }> = done({ fired: [], after: start });
  for (let shot = 0; shot < shots; shot += 1) {
    step = andThen(step, ({ fired, after }) =>
      map(fireOne(volley, after), (next) => ({ fired: [...fired, next.shot], after: next.after })),
    );
  }
  return map(step, ({ fired, after }) => ({
    chance: volley.chance,
    shots: fired,
    ...after,
    dead: after.hp !== null && after.hp <= 0,
  }));
}

/** How an action of fire can end, whatever the order of its shots. */
export type FireSummary = Omit<FireOutcome, "shots" | "chance">;

/** The exact odds of an action of fire by hits, damage, ignored bullets and hit points left. */
export function fireOdds(check: FireCheck, rules: HouseRules = DEFAULT_RULES): Odds<FireSummary> {
  const { volley, shots, start } = prepare(check, rules);
  let step: Step<Standing> = done(start);
  for (let shot = 0; shot < shots; shot += 1) {
    step = andThen(step, (before) => map(fireOne(volley, before), ({ after }) => after));
  }
  return lookAt(odds(step), (after) => ({ ...after, dead: after.hp !== null && after.hp <= 0 }));
}
