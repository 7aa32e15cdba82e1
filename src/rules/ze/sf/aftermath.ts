import { finite, integer, oneOf, record, type Marks, type Sum } from "../../kernel/index.ts";
import { checkRules, MOST_FIGURE } from "../arguments.ts";
import { plainDamage } from "../damage.ts";
import { DEFAULT_RULES, type HouseRules } from "../house-rules.ts";
import { ROWS, type Birthplace, type Row } from "../ids.ts";
import type { Effect } from "../snapshot.ts";
import { checkWounded, woundsAfter } from "../wounds.ts";

/** What a fire does to who burns: boxes of a row for so many rounds of so many ZE. */
export interface Fire {
  readonly row: Row;
  readonly boxes: number;
  readonly rounds: number;
  readonly roundZe: number;
}

/** One round of a fire, and in how many ZE the next comes. */
export interface Burning {
  readonly row: Row;
  readonly boxes: number;
  readonly nextZe: number;
}

/**
 * What a fire does in a round, from 1 on: its printed boxes, and after its printed rounds one box of L, until it is put
 * out.
 *
 * @rule R-Z28
 */
export function burn(fire: Fire, round: number): Burning {
  record("fire", fire);
  const row = oneOf("fire.row", fire.row, ROWS);
  const boxes = integer("fire.boxes", fire.boxes, 0, MOST_FIGURE);
  const nextZe = integer("fire.roundZe", fire.roundZe, 1, MOST_FIGURE);
  const isPrinted = integer("round", round, 1) <= integer("fire.rounds", fire.rounds, 0, MOST_FIGURE);
  return isPrinted ? { row, boxes, nextZe } : { row: "L", boxes: 1, nextZe };
}

/** Who takes a wound of a power: marked boxes, birthplace, and whether it is a dreamer. */
export interface Victim {
  readonly marks: Marks<Row>;
  readonly dreamer: boolean;
  readonly born: Birthplace;
}

/** The boxes that a wound of a power comes to, itemised, the marks after it, the malus, and whether it kills. */
export interface PowerWound {
  readonly boxes: Sum;
  readonly marks: Marks<Row>;
  readonly malus: number;
  readonly dead: boolean;
}

/**
 * What a fire, Kill Human, a detonation or a sudden exit does to its victim: neither KO nor armour reduces it, a birth
 * outside takes 2 off. Row O kills a dreamer.
 *
 * @rule R-Z7
 * @rule R-Z13
 * @rule R-Z28
 */
export function woundByPower(
  victim: Victim,
  wound: { readonly row: Row; readonly boxes: number },
  rules: HouseRules = DEFAULT_RULES,
): PowerWound {
  checkRules(rules);
  checkWounded("victim", victim, rules);
  record("wound", wound);
  const boxes = plainDamage(integer("wound.boxes", wound.boxes, 0, MOST_FIGURE), victim.born);
  const row = oneOf("wound.row", wound.row, ROWS);
  const reached = victim.dreamer && row === "O" ? "T" : row;
  return { boxes, ...woundsAfter(victim, reached, boxes.total, rules) };
}

/** The effect that is kept up no longer: it is over `afterZe` after now. @rule R-Z18 */
export function endKept(effect: Effect, now: number, afterZe: number): Effect {
  record("effect", effect);
  return { ...effect, until: integer("now", now, 0) + integer("afterZe", afterZe, 0, MOST_FIGURE) };
}

/** Whether an effect is over at the given ZE; one without an end never is. */
export function isOver(effect: Effect, now: number): boolean {
  const { until } = record("effect", effect);
  const tick = finite("now", now);
  return until !== undefined && integer("effect.until", until) <= tick;
}
