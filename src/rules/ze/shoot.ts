import {
  andThen,
  chanceOf,
  done,
  integer,
  lookAt,
  map,
  odds,
  oneOf,
  record,
  rollFor,
  sumOf,
  truth,
  type Marks,
  type Odds,
  type Step,
  type Sum,
} from "../kernel/index.ts";
import { checkRules, MOST_FIGURE } from "./arguments.ts";
import { boxesOf, rowOf } from "./damage.ts";
import { bulletHits } from "./fire.ts";
import { DEFAULT_RULES, OUT_OF_ACTION, type HouseRules } from "./house-rules.ts";
import { FIRE_MODES, ROWS, type FireMode, type HitRow, type Row } from "./ids.ts";
import { checkProbe, probe, probeStufe, type ProbeCheck, type ProbeOutcome } from "./probe.ts";
import { checkTarget, type TargetFigures } from "./target.ts";
import { woundsAfter } from "./wounds.ts";

/** A shot, or a throw, ready to be rolled: all that its outcome follows from. */
export interface ShotCheck {
  readonly kind: "shot";
  /** The attack; its target Stufe is that of the dodge. */
  readonly probe: ProbeCheck;
  /** Whether it is thrown: everyone in its radius is hurt, and no bullets hit. */
  readonly thrown: boolean;
  readonly mode: FireMode;
  /** Rounds fired, which is what the magazine loses. */
  readonly bullets: number;
  /** The skill value, without the attribute, for table 2. */
  readonly skill: number;
  readonly damage: number;
  readonly ze: number;
  /** Null where the one who rolls may not know. */
  readonly target: TargetFigures | null;
}

/** What a hit does. Figures that hang on the target are null where it is unknown. */
export interface Impact {
  readonly hit: boolean;
  readonly row: HitRow | null;
  /** Bullets that hit. */
  readonly bullets: number;
  /** What the W4 shows; 0 without a hit. */
  readonly w4: number;
  readonly damage: Sum | null;
  readonly boxes: number | null;
  readonly marks: Marks<Row> | null;
  /** The malus of the marks after the hit (0 to 99). */
  readonly malus: number | null;
  readonly out: boolean;
  readonly dead: boolean;
}

/** What came of a shot: the probe and what the hit does. */
export type ShotOutcome = ProbeOutcome & Impact & { readonly difference: number };

const NO_IMPACT: Impact = {
  hit: false,
  row: null,
  bullets: 0,
  w4: 0,
  damage: null,
  boxes: null,
  marks: null,
  malus: null,
  out: false,
  dead: false,
};

/** Refuses with an argument error what is no shot. */
export function checkShot(check: ShotCheck, rules: HouseRules): void {
  checkRules(rules);
  const { kind, thrown, mode, bullets, skill, damage, ze } = record("check", check);
  oneOf("check.kind", kind, ["shot"]);
  checkProbe("check.probe", check.probe);
  integer("check.probe.target", check.probe.target, -MOST_FIGURE, MOST_FIGURE);
  truth("check.thrown", thrown);
  oneOf("check.mode", mode, FIRE_MODES);
  for (const [name, value] of Object.entries({ bullets, skill, damage })) {
    integer(`check.${name}`, value, 0, MOST_FIGURE);
  }
  integer("check.ze", ze, 0);
  if (check.target !== null) checkTarget("check.target", check.target, rules);
}

/** What a hit with so many bullets and that W4 does. */
function hitWith(
  check: ShotCheck,
  difference: number,
  dice: { bullets: number; w4: number },
  rules: HouseRules,
): Impact {
  const { target } = check;
  if (target === null) return { ...NO_IMPACT, hit: true, row: rowOf(difference), ...dice };
  const row = rowOf(difference, target.dreamer);
  const boxes = boxesOf({ melee: false, weapon: check.damage, strength: 0, difference, ...dice, ...target });
  const after = woundsAfter(target, row, boxes.total, rules);
  return {
    hit: true,
    row,
    ...dice,
    damage: boxes,
    boxes: boxes.total,
    marks: after.marks,
    malus: after.malus,
    out: after.malus >= OUT_OF_ACTION,
    dead: after.dead,
  };
}

/**
 * The step that follows an attack that was better by `difference`: bullets that hit, W4, damage, marks; `look` makes
 * the answer of it, so that odds need not tell apart what nobody looks at.
 */
export function impact<T>(
  check: ShotCheck,
  difference: number,
  rules: HouseRules,
  look: (impact: Impact) => T,
): Step<T> {
  const { thrown, mode, bullets, skill } = check;
  if (!thrown && difference <= 0) return done(look(NO_IMPACT));
  const hits = thrown ? done(0) : bulletHits({ mode, bullets, skill });
  return andThen(hits, (hit) =>
    rollFor(sumOf(1, 4), (w4) => look(hitWith(check, difference, { bullets: hit, w4 }, rules))),
  );
}

/**
 * The step that fires a shot: the probe; on a hit the bullets that hit by table 2, the W4, the damage by row, and the
 * marks with all that flows over. The dice are the same whether the target is known or not.
 *
 * @rule R-Z3 An attack must be better than its target Stufe.
 * @rule R-Z11
 * @rule R-Z22 Everyone in the radius of a grenade is hurt; a throw that was not better counts as row L.
 */
export function shoot(check: ShotCheck, rules: HouseRules = DEFAULT_RULES): Step<ShotOutcome> {
  checkShot(check, rules);
  return andThen(probe(check.probe), (outcome) => {
    const difference = outcome.difference ?? 0;
    return impact(check, difference, rules, (hit) => ({ ...outcome, ...hit, difference, success: hit.hit }));
  });
}

/**
 * What a shot that has been rolled does to a target, as that target is now: the hit of `outcome` with its bullets and
 * W4, reduced and marked by the figures of the target. A miss does nothing.
 */
export function impactOn(
  check: ShotCheck,
  outcome: Pick<ShotOutcome, "hit" | "difference" | "bullets" | "w4">,
  target: TargetFigures,
  rules: HouseRules = DEFAULT_RULES,
): Impact {
  checkShot(check, rules);
  checkTarget("target", target, rules);
  const { hit, difference, bullets, w4 } = record("outcome", outcome);
  if (!truth("outcome.hit", hit)) return NO_IMPACT;
  const dice = {
    bullets: integer("outcome.bullets", bullets, 0, MOST_FIGURE),
    w4: integer("outcome.w4", w4, 0, 4),
  };
  return hitWith({ ...check, target }, integer("outcome.difference", difference), dice, rules);
}

/** What the odds of a shot tell apart. */
export interface ShotResult {
  readonly row: HitRow | null;
  readonly boxes: number | null;
  readonly out: boolean;
  readonly dead: boolean;
}

/** The exact odds of a shot: chances from 0 to 1 of a hit, of putting the target out of action, of killing it. */
export interface ShotOdds {
  readonly hit: number;
  readonly out: number;
  readonly dead: number;
  /** Every result with its chance; `row` is null for a miss. */
  readonly results: Odds<ShotResult>;
  readonly rows: Odds<HitRow | null>;
  readonly boxes: Odds<number | null>;
}

/** Differences from which on nothing changes any more, so that odds need not tell them apart. */
const MOST_DIFFERENCE = ROWS.length;

/** The difference of a shot, which nothing below 0 and nothing above 4 changes. */
function differenceOf({ probe: attack }: ShotCheck): Step<number> {
  return map(probeStufe(attack), (stufe) => Math.min(MOST_DIFFERENCE, Math.max(0, stufe - (attack.target ?? 0))));
}

/** The step that fires a shot and answers with no more than the odds tell apart. */
function shotResult(check: ShotCheck, rules: HouseRules): Step<ShotResult> {
  return andThen(differenceOf(check), (difference) =>
    impact(check, difference, rules, ({ row, boxes, out, dead }) => ({ row, boxes, out, dead })),
  );
}

/** The exact odds of a shot: of a hit, of each row and number of boxes, of putting out of action and killing. */
export function shotOdds(check: ShotCheck, rules: HouseRules = DEFAULT_RULES): ShotOdds {
  checkShot(check, rules);
  const results = odds(shotResult(check, rules));
  return {
    hit: chanceOf(results, ({ row }) => row !== null),
    out: chanceOf(results, ({ out, dead }) => out || dead),
    dead: chanceOf(results, ({ dead }) => dead),
    results,
    rows: lookAt(results, ({ row }) => row),
    boxes: lookAt(results, ({ boxes }) => boxes),
  };
}
