import { allow, integer, oneOf, record, type Plain, type Result } from "../kernel/index.ts";
import { schedule } from "./pending.ts";
import type { SfCharge, SfOutcome } from "./sf/outcome.ts";
import type { Moved } from "./timeline-change.ts";
import { startMovement } from "./timeline-movement.ts";
import { delay, spend } from "./timeline-turns.ts";
import { isInTime, LAST_TICK, timelineOf, upNext, type Timeline } from "./timeline.ts";

/** What the ZE of an action can do on the timeline. */
const CHARGES = ["own", "delay", "movement", "none"] as const satisfies readonly SfCharge[];

/**
 * Charges `ze` to somebody: as the own action, where they are up, else by pushing their next one; as a reaction; or as
 * the end mark of a movement. What costs nothing changes nothing, and gives null.
 *
 * @rule R-Z16
 * @rule R-Z27
 */
export function charge(given: Timeline, id: string, how: SfCharge, ze: number): Result<Moved | null> {
  const line = timelineOf(given);
  const way = oneOf("how", how, CHARGES);
  const cost = integer("ze", ze, 0, LAST_TICK);
  if (way === "none" || cost === 0) return allow(null);
  if (way === "movement") return startMovement(line, id, cost);
  const up = upNext(line);
  const isUp = way === "own" && up?.kind === "fighter" && up.id === id;
  return isUp ? spend(line, id, cost) : delay(line, id, cost);
}

/** The event that brings the delayed results of a use: its id, its message key, and what the card needs to apply it. */
export interface UseEvent {
  readonly id: string;
  readonly key: string;
  readonly data: Plain;
}

/**
 * The operations that a use of a special ability is on the timeline, in order: its event, where its results are
 * delayed and there are any, then its ZE. Each starts from the timeline of the one before. Refused as a whole.
 *
 * @rule R-Z16
 */
export function placeUse(
  given: Timeline,
  id: string,
  outcome: Pick<SfOutcome, "charge" | "ze" | "inZe" | "success">,
  event: UseEvent,
): Result<readonly Moved[]> {
  const line = timelineOf(given);
  const { charge: how, ze, inZe, success } = record("outcome", outcome);
  const moves: Moved[] = [];
  if (success === true && integer("outcome.inZe", inZe, 0, LAST_TICK) > 0) {
    record("event", event);
    const set = schedule(line, { id: event.id, key: event.key, data: event.data, owner: id, ze: outcome.inZe });
    if (!set.ok) return set;
    moves.push(set.value);
  }
  const way = oneOf("outcome.charge", how, CHARGES);
  const cost = integer("outcome.ze", ze, 0, LAST_TICK);
  const charged = charge(moves.at(-1)?.line ?? line, id, way, cost);
  if (!charged.ok) return charged;
  return allow(charged.value === null ? moves : [...moves, charged.value]);
}

/** Who was pushed along by an operation while a time bubble was open, and by how many ZE. @rule R-Z30 */
export interface Shift {
  readonly ze: number;
  readonly ids: readonly string[];
}

/**
 * Who was outside the time bubble during an operation and by how many ZE they moved along, so that the ends of the
 * effects on them can move too; 0 and nobody where no bubble was open or no time passed.
 *
 * @rule R-Z30
 */
export function shiftOf(moved: Moved): Shift {
  const { undo } = record("moved", moved);
  const line = timelineOf(moved.line);
  const ze = line.now - integer("moved.undo.now", record("moved.undo", undo)["now"], 0, LAST_TICK);
  if (line.bubble === null || ze <= 0) return { ze: 0, ids: [] };
  return { ze, ids: line.places.filter(({ id }) => !isInTime(line.bubble, id)).map(({ id }) => id) };
}
