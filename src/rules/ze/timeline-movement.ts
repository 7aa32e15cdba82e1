import { allow, integer, refuse, type Result } from "../kernel/index.ts";
import { commit, type Moved } from "./timeline-change.ts";
import { idOf, LAST_TICK, timelineOf, type Place, type Timeline } from "./timeline.ts";

/** Whether a movement of somebody is under way. @rule R-Z27 */
export function isMoving(line: Timeline, id: string): boolean {
  const { now, places } = timelineOf(line);
  const end = places.find((place) => place.id === id)?.moving ?? null;
  return end !== null && end > now;
}

function placeIn(line: Timeline, id: string): Result<Place> {
  const place = line.places.find((one) => one.id === idOf("id", id));
  return place ? allow(place) : refuse({ key: "MC.Refusal.notInFight", data: { id } });
}

/**
 * Sets the end of a movement at `ze` (1 or more) from now; the next action is not pushed. Refused while another
 * movement is under way (`MC.Refusal.moving`).
 *
 * @rule R-Z27
 */
export function startMovement(given: Timeline, id: string, ze: number): Result<Moved> {
  const line = timelineOf(given);
  const end = line.now + integer("ze", ze, 1, LAST_TICK);
  const place = placeIn(line, id);
  if (!place.ok) return place;
  if (isMoving(line, id)) return refuse({ key: "MC.Refusal.moving", data: { id, tick: place.value.moving ?? 0 } });
  if (end > LAST_TICK) return refuse({ key: "MC.Refusal.tooFar" });
  return commit(line, { what: { key: "MC.Timeline.move", data: { id, ze } }, put: [{ ...place.value, moving: end }] });
}

/** Ends a movement before its time. @rule R-Z27 */
export function stopMovement(given: Timeline, id: string): Result<Moved> {
  const line = timelineOf(given);
  const place = placeIn(line, id);
  if (!place.ok) return place;
  return commit(line, { what: { key: "MC.Timeline.halt", data: { id } }, put: [{ ...place.value, moving: null }] });
}
