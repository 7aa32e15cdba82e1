import {
  finite,
  integer,
  list,
  oneOf,
  record,
  roundedDown,
  sumUp,
  truth,
  type Sum,
  type Term,
} from "../kernel/index.ts";
import { MOST_FIGURE } from "./arguments.ts";
import { effectTerms, zeFactorOf } from "./effects.ts";
import { BIRTHPLACES, HOLSTERS, type Birthplace, type Holster } from "./ids.ts";
import type { Snapshot } from "./snapshot.ts";

/** What every shot, blow and transfer takes before anything changes it, in ZE. */
const BASE = 10;

/** What drawing a weapon takes by its holster, in ZE. */
const DRAW: Readonly<Record<Holster, number>> = { quick: 5, camouflage: 8, hidden: 20 };

/** What Fast Draw makes of drawing, and Fast Transfer of leaving, in ZE. @rule R-Z26 */
const FAST_DRAW = 1;
const FAST_TRANSFER = 3;

/** What each level of Fast Shot and of Fast Hit takes off, in ZE. @rule R-Z14 An empty level keeps the one below. */
const FAST_SHOT = [0, 1, 2, 3, 3, 4] as const;
const FAST_HIT = [0, 2, 3, 4, 5] as const;

/** What dodging, parrying and a birth outside the Matrix add, in ZE. @rule R-Z10 @rule R-Z13 */
const DODGING = 1;
const PARRYING = 1;
const BORN_OUTSIDE = 2;

/** The hands that a character has for weapons. */
export const HANDS = 2;

/** The actions whose time the rules know. */
export const TIMED_ACTIONS = ["shoot", "strike", "draw", "transfer", "sf"] as const;

/** An action that takes time: a shot by its ROF, a blow by its weapon's ZE modifier, drawing, leaving, or an SF. */
export type TimedAction =
  | { readonly kind: "shoot"; readonly rof: number }
  | { readonly kind: "strike"; readonly weapon: number }
  | { readonly kind: "draw"; readonly holster: Holster }
  | { readonly kind: "transfer" }
  | { readonly kind: "sf"; readonly ze: number };

/** What makes an action faster or slower; `fastShot` and `fastHit` are levels in their trees. */
export interface TimeLoad {
  readonly fastShot: number;
  readonly fastHit: number;
  readonly fastDraw: boolean;
  readonly fastTransfer: boolean;
  readonly dodging: boolean;
  readonly fasterDodge: boolean;
  readonly parrying: boolean;
  readonly born: Birthplace;
  /** From 0 on: 0.5 halves, 2 doubles. */
  readonly factor: number;
  /** Further items, such as effects. */
  readonly terms: readonly Term[];
}

const NO_LOAD: TimeLoad = {
  fastShot: 0,
  fastHit: 0,
  fastDraw: false,
  fastTransfer: false,
  dodging: false,
  fasterDodge: false,
  parrying: false,
  born: "matrix",
  factor: 1,
  terms: [],
};

function checkLoad(load: TimeLoad): void {
  integer("fastShot", load.fastShot, 0, FAST_SHOT.length - 1);
  integer("fastHit", load.fastHit, 0, FAST_HIT.length - 1);
  for (const key of ["fastDraw", "fastTransfer", "dodging", "fasterDodge", "parrying"] as const) truth(key, load[key]);
  oneOf("born", load.born, BIRTHPLACES);
  finite("factor", load.factor, 0, MOST_FIGURE);
  for (const term of list("terms", load.terms, MOST_FIGURE))
    integer("terms", record("terms", term)["amount"], -MOST_FIGURE, MOST_FIGURE);
}

/** A ZE modifier that a weapon may have. */
function modifier(name: string, value: number): number {
  return integer(name, value, -MOST_FIGURE, MOST_FIGURE);
}

/** What an action takes before dodging, birthplace and factor, as items; none at all for what costs nothing. */
function baseTerms(action: TimedAction, load: TimeLoad): readonly Term[] {
  if (action.kind === "shoot") {
    return [
      { key: "MC.Time.shoot", amount: BASE },
      { key: "MC.Time.rof", amount: modifier("rof", action.rof) },
      { key: "MC.Time.fastShot", amount: -(FAST_SHOT[load.fastShot] ?? 0) },
    ];
  }
  if (action.kind === "strike") {
    return [
      { key: "MC.Time.strike", amount: BASE },
      { key: "MC.Time.weapon", amount: modifier("weapon", action.weapon) },
      { key: "MC.Time.fastHit", amount: -(FAST_HIT[load.fastHit] ?? 0) },
    ];
  }
  if (action.kind === "draw") {
    const slow = DRAW[oneOf("holster", action.holster, HOLSTERS)];
    return [
      { key: "MC.Time.draw", data: { holster: action.holster }, amount: slow },
      { key: "MC.Time.fastDraw", amount: load.fastDraw ? FAST_DRAW - slow : 0 },
    ];
  }
  if (action.kind === "transfer") {
    return [
      { key: "MC.Time.transfer", amount: BASE },
      { key: "MC.Time.fastTransfer", amount: load.fastTransfer ? FAST_TRANSFER - BASE : 0 },
    ];
  }
  return integer("ze", action.ze, 0) === 0 ? [] : [{ key: "MC.Time.sf", amount: action.ze }];
}

/** The items with one more that lifts their sum to 1 where it is below. @rule R-Z26 */
function atLeastOne(terms: readonly Term[]): readonly Term[] {
  const { total } = sumUp(terms);
  return total < 1 ? [...terms, { key: "MC.Time.minimum", amount: 1 - total }] : terms;
}

/** The items with one more for what the factor makes of their sum. @rule R-Z18 */
function multiplied(terms: readonly Term[], factor: number): readonly Term[] {
  const { total } = sumUp(terms);
  const amount = roundedDown(total * factor) - total;
  return [...terms, { key: "MC.Time.factor", data: { factor }, amount }];
}

/**
 * What an action takes, in ZE, itemised: its base and modifiers, at least 1; then dodging, parrying, birthplace and
 * further items; then the factor, rounded down, at least 1. What costs nothing stays at 0.
 *
 * @rule R-Z10
 * @rule R-Z13
 * @rule R-Z18
 * @rule R-Z26
 */
export function timeSum(action: TimedAction, load: Partial<TimeLoad> = {}): Sum {
  const { kind } = record("action", action);
  oneOf("action", kind, TIMED_ACTIONS);
  const full: TimeLoad = { ...NO_LOAD, ...record("load", load) };
  checkLoad(full);
  const base = baseTerms(action, full);
  if (base.length === 0) return sumUp([]);
  const own = [
    ...atLeastOne(base),
    { key: "MC.Time.dodging", amount: full.dodging && !full.fasterDodge ? DODGING : 0 },
    { key: "MC.Time.parrying", amount: full.parrying ? PARRYING : 0 },
    { key: "MC.Time.bornOutside", amount: full.born === "outside" ? BORN_OUTSIDE : 0 },
    ...full.terms,
  ];
  return sumUp(atLeastOne(multiplied(atLeastOne(own), full.factor)));
}

/** What every action of a character takes longer by for its birthplace, in ZE, itemised. @rule R-Z13 */
export function birthSurcharge(born: Birthplace): Sum {
  const isOutside = oneOf("born", born, BIRTHPLACES) === "outside";
  return sumUp(isOutside ? [{ key: "MC.Time.bornOutside", amount: BORN_OUTSIDE }] : []);
}

/** What a dodge adds to the action beside it, in ZE: nothing for who has Faster Dodge. @rule R-Z10 */
export function dodgeZe(snapshot: Pick<Snapshot, "sf">): number {
  return dodgesFaster(record("sf", record("snapshot", snapshot)["sf"])) ? 0 : DODGING;
}

function dodgesFaster({ dodge }: Readonly<Record<string, unknown>>): boolean {
  return typeof dodge === "number" && dodge >= 1;
}

/** What of a character, who has been checked, makes actions faster or slower. */
export function loadOf(
  snapshot: Snapshot,
  defence: { readonly dodging: boolean; readonly parrying: boolean },
): TimeLoad {
  const level = (tree: string, most: number): number => Math.min(most, snapshot.sf[tree] ?? 0);
  return {
    ...defence,
    fastShot: level("fast-shot", FAST_SHOT.length - 1),
    fastHit: level("fast-hit", FAST_HIT.length - 1),
    fastDraw: level("move", 6) >= 4,
    fastTransfer: level("transfer", 5) >= 1,
    fasterDodge: dodgesFaster(snapshot.sf),
    born: snapshot.born,
    factor: Math.min(MOST_FIGURE, zeFactorOf(snapshot.effects)),
    terms: effectTerms(snapshot.effects, "ze"),
  };
}
