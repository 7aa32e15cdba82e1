import { allow, ArgumentError, integer, list, oneOf, record, refuse, text, type Result } from "../kernel/index.ts";
import { DEGREES, PHASES, type Degree, type Phase } from "./ids.ts";
import { MOST } from "./snapshot.ts";

/** Someone at the start of a round: the first phase to act in, actions a round, score of the action check. */
export interface Entrant {
  readonly id: string;
  readonly from: Phase;
  readonly actions: number;
  readonly score: number;
}

/** Someone in a round, with the phases in which an action was spent, and those let go by without one. */
export interface Fighter extends Entrant {
  readonly acted: readonly Phase[];
  readonly passed: readonly Phase[];
}

/** A round: its number (from 1), the phase that is on, and everyone in it. */
export interface Round {
  readonly number: number;
  readonly phase: Phase;
  readonly fighters: readonly Fighter[];
}

/** One turn of a round. */
export interface Turn {
  readonly phase: Phase;
  readonly id: string;
}

/** The first phase in which someone may act whose action check came out with `degree`. @rule R-A6 R-A12 */
export function phaseOf(degree: Degree): Phase {
  const known = oneOf("degree", degree, DEGREES);
  return PHASES.find((phase) => phase === known) ?? "marginal";
}

/** The round of the given number before anyone has acted. @rule R-A6 */
export function openRound(number: number, entrants: readonly Entrant[]): Round {
  return inTurn({
    number: integer("number", number, 1),
    phase: "amazing",
    fighters: checkEntrants(entrants).map(fresh),
  });
}

/**
 * Every turn still to come in a round, in order, if everyone acts as early as possible: phase by phase from the one
 * that is on, inside a phase the higher action check score first, then the id.
 *
 * @rule R-A6 At most as many turns as actions are left, one a phase.
 */
export function turnsOf(round: Round): readonly Turn[] {
  return turns(checkRound(round));
}

/** The round after `id`, whose turn it must be (`MC.Refusal.notUp`), has spent an action. @rule R-A6 */
export function act(round: Round, id: string): Result<Round> {
  return endTurn(checkRound(round), text("id", id), "acted");
}

/** The round after `id`, whose turn it must be (`MC.Refusal.notUp`), has kept the action for a later phase. */
export function pass(round: Round, id: string): Result<Round> {
  return endTurn(checkRound(round), text("id", id), "passed");
}

/** The round with someone more, who acts from the phase that is on. Refused (`MC.Refusal.inFight`) for a known id. */
export function join(round: Round, entrant: Entrant): Result<Round> {
  const before = checkRound(round);
  const added = fresh(checkEntrant(entrant));
  if (before.fighters.some(({ id }) => id === added.id))
    return refuse({ key: "MC.Refusal.inFight", data: { id: added.id } });
  return allow(inTurn({ ...before, fighters: [...before.fighters, added] }));
}

/** The round without `id`. Refused (`MC.Refusal.notInFight`) for an unknown id. */
export function leave(round: Round, id: string): Result<Round> {
  const before = checkRound(round);
  const gone = text("id", id);
  const rest = before.fighters.filter((fighter) => fighter.id !== gone);
  return rest.length < before.fighters.length
    ? allow(inTurn({ ...before, fighters: rest }))
    : refuse({ key: "MC.Refusal.notInFight", data: { id } });
}

function endTurn(round: Round, id: string, as: "acted" | "passed"): Result<Round> {
  const [turn] = turns(round);
  if (turn?.id !== id) return refuse({ key: "MC.Refusal.notUp", data: { id } });
  const fighters = round.fighters.map((fighter) =>
    fighter.id === id ? { ...fighter, [as]: [...fighter[as], turn.phase] } : fighter,
  );
  return allow(inTurn({ ...round, fighters }));
}

/** The round with the phase of its next turn; phases never go back. */
function inTurn(round: Round): Round {
  return { ...round, phase: turns(round)[0]?.phase ?? round.phase };
}

function turns({ phase, fighters }: Round): readonly Turn[] {
  const open = PHASES.slice(PHASES.indexOf(phase));
  const due = fighters.map((fighter) => ({ ...fighter, phases: duePhases(fighter, open) }));
  return open.flatMap((phase) =>
    due
      .filter(({ phases }) => phases.includes(phase))
      .sort((a, b) => b.score - a.score || compareIds(a.id, b.id))
      .map(({ id }) => ({ phase, id })),
  );
}

/** The phases in which someone acts who acts as early as possible. */
function duePhases({ from, actions, acted, passed }: Fighter, open: readonly Phase[]): readonly Phase[] {
  const first = PHASES.indexOf(from);
  return open
    .filter((phase) => PHASES.indexOf(phase) >= first && !acted.includes(phase) && !passed.includes(phase))
    .slice(0, Math.max(0, actions - acted.length));
}

/** Ids by their code units, the same on every machine. */
function compareIds(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function fresh({ id, from, actions, score }: Entrant): Fighter {
  return { id, from, actions, score, acted: [], passed: [] };
}

function checkRound(round: Round): Round {
  record("round", round);
  return {
    number: integer("round.number", round.number, 1),
    phase: oneOf("round.phase", round.phase, PHASES),
    fighters: ofDifferentIds(list("fighters", round.fighters).map(checkFighter)),
  };
}

function checkEntrants(entrants: readonly Entrant[]): readonly Entrant[] {
  return ofDifferentIds(list("fighters", entrants).map(checkEntrant));
}

function checkEntrant(entrant: Entrant): Entrant {
  record("fighters", entrant);
  return {
    id: text("fighters.id", entrant.id),
    from: oneOf("fighters.from", entrant.from, PHASES),
    actions: integer("fighters.actions", entrant.actions, 0, PHASES.length),
    score: integer("fighters.score", entrant.score, -MOST * 3, MOST * 3),
  };
}

function checkFighter(fighter: Fighter): Fighter {
  return {
    ...checkEntrant(fighter),
    acted: checkPhases("round.acted", fighter.acted),
    passed: checkPhases("round.passed", fighter.passed),
  };
}

function checkPhases(name: string, phases: readonly Phase[]): readonly Phase[] {
  return list(name, phases, PHASES.length).map((phase) => oneOf(name, phase, PHASES));
}

function ofDifferentIds<T extends Entrant>(fighters: readonly T[]): readonly T[] {
  const ids = new Set(fighters.map(({ id }) => id));
  if (ids.size < fighters.length) throw new ArgumentError("fighters", "fighters with an id of their own each");
  return fighters;
}
