import { allow, oneOf, refuse, type Result } from "../kernel/index.ts";
import { ACTION_COSTS, ACTION_KINDS, actionsOf, SAFE_GUN_ACTIONS, type ActionKind } from "./actions.ts";
import { flag, levelOf, levelOr0, listOf, or, orNull, shape, whole, word } from "./door.ts";
import { declareEvasion, type Evaded } from "./evasion.ts";
import { quickStep } from "./movement.ts";
import { readVisit, useAcceleratedRound, type Visit } from "./visit.ts";

/** What a fighter has done since the own turn began. */
export interface Turn {
  /** The actions that the turn gave. */
  readonly actions: number;
  readonly spent: number;
  readonly accelerated: boolean;
  readonly evading: boolean;
  /** Actions spent on each gun, by the gun's id. @rule R-D16 */
  readonly guns: readonly { readonly id: string; readonly actions: number }[];
  /** Quickened actions of movement in a row. @rule R-D27 */
  readonly quick: number;
}

const readTurn = shape({
  actions: whole(0, 1000),
  spent: or(0, whole(0, 1000)),
  accelerated: flag,
  evading: flag,
  guns: or([], listOf(shape({ id: word, actions: whole(0, 1000) }))),
  quick: or(0, whole(0, 1000)),
});

/** What starts a turn. */
export interface TurnStart {
  readonly speed: number;
  readonly matrixWarping?: number;
  readonly accelerated?: boolean;
  readonly visit: Visit;
  /** Quickened actions of movement in a row from the turn before. */
  readonly quick?: number;
  /** Actions that effects add or take. */
  readonly extra?: number;
}

const readStart = shape({
  speed: levelOf("speed"),
  matrixWarping: levelOr0("matrixWarping"),
  accelerated: flag,
  visit: readVisit,
  quick: or(0, whole(0, 1000)),
  extra: or(0, whole(-1000, 900)),
});

/**
 * A new turn: all actions are back and Evasion has ended. Accelerated, it costs one accelerated round of the visit;
 * refused where none is left.
 *
 * @rule R-D13, R-D23
 */
export function startTurn(start: TurnStart): Result<{ readonly turn: Turn; readonly visit: Visit }> {
  const { speed, matrixWarping, accelerated, visit, quick, extra } = readStart("", start);
  const used: Result<Visit> = accelerated ? useAcceleratedRound(visit, matrixWarping) : allow(visit);
  if (!used.ok) return used;
  const actions = Math.max(0, actionsOf(speed, matrixWarping, accelerated).total + extra);
  return allow({ turn: { actions, spent: 0, accelerated, evading: false, guns: [], quick }, visit: used.value });
}

/** The actions that a turn has left; they stay usable for Evasion and against bullets until the next turn. @rule R-D23 */
export function actionsLeft(turn: Turn): number {
  const { actions, spent } = readTurn("turn", turn);
  return Math.max(0, actions - spent);
}

/** What an action of a turn needs to know besides its kind. */
export interface ActionUse {
  readonly kind: ActionKind;
  /** The gun that is fired. */
  readonly gun?: string | null;
  /** The Energy that quickens movement. */
  readonly energy?: number;
}

/** A turn after an action: what it cost, the feet that Energy added, and whether it strains the gun. */
export interface ActionTaken {
  readonly turn: Turn;
  readonly cost: number;
  readonly bonus: number;
  readonly strained: boolean;
}

const readUse = shape({
  kind: (name, value) => oneOf(name, value, ACTION_KINDS),
  gun: orNull(word),
  energy: levelOr0("energy"),
});

/** One action of a turn; refused (`MC.Refusal.actions`) where too few are left. @rule R-D16, R-D27, R-D30 */
export function takeAction(turn: Turn, use: ActionUse): Result<ActionTaken> {
  const before = readTurn("turn", turn);
  const { kind, gun, energy } = readUse("", use);
  const spent = spendOn(before, ACTION_COSTS[kind]);
  if (!spent.ok) return spent;
  const isMove = kind === "move" || kind === "run";
  const step = isMove ? quickStep(energy, before.quick) : { bonus: 0, inRow: 0 };
  const shots = kind === "fire" && gun !== null ? 1 + (before.guns.find(({ id }) => id === gun)?.actions ?? 0) : 0;
  const others = before.guns.filter(({ id }) => id !== gun);
  const guns = shots > 0 && gun !== null ? [...others, { id: gun, actions: shots }] : before.guns;
  const after = { ...spent.value, quick: step.inRow, guns };
  return allow({ turn: after, cost: ACTION_COSTS[kind], bonus: step.bonus, strained: shots > SAFE_GUN_ACTIONS });
}

/** The turn after declaring Evasion against so many attackers, until the next own turn begins. @rule R-D6 */
export function evade(turn: Turn, evasion: number, attackers: number, against: Evaded = "gun"): Result<Turn> {
  const before = readTurn("turn", turn);
  const left = Math.max(0, before.actions - before.spent);
  const declared = declareEvasion({ evasion, attackers, against, left });
  return declared.ok ? allow({ ...before, spent: before.spent + declared.value.cost, evading: true }) : declared;
}

/** The turn with so many more actions spent, on Evasion for example; refused where too few are left. */
export function spendActions(turn: Turn, cost: number): Result<Turn> {
  return spendOn(readTurn("turn", turn), whole(0, 1000)("cost", cost));
}

function spendOn(turn: Turn, cost: number): Result<Turn> {
  const left = Math.max(0, turn.actions - turn.spent);
  if (cost > left) return refuse({ key: "MC.Refusal.actions", data: { cost, left } });
  return allow({ ...turn, spent: turn.spent + cost });
}
