import { integer, oneOf, refuse, type Message, type Result } from "../kernel/index.ts";
import { commit, type Edit, type Moved } from "./timeline-change.ts";
import { idOf, isInTime, LAST_TICK, timelineOf, upNext, type Place, type Timeline } from "./timeline.ts";

/** A message about one fighter of the timeline. */
function about(leaf: string, id: string, ze?: number): Message {
  const key = `MC.Timeline.${leaf}`;
  return { key, data: ze === undefined ? { id } : { id, ze } };
}

/** A cost or a span in ZE, from 0 on. */
function zeOf(value: number): number {
  return integer("ze", value, 0, LAST_TICK);
}

type Change = (line: Timeline, place: Place) => Edit | Result<Moved>;

/** The operation on the place of somebody who must be in the fight (`MC.Refusal.notInFight`). */
function onPlace(given: Timeline, id: string, change: Change): Result<Moved> {
  const line = timelineOf(given);
  const place = line.places.find((one) => one.id === idOf("id", id));
  if (!place) return refuse({ key: "MC.Refusal.notInFight", data: { id } });
  const edit = change(line, place);
  return "ok" in edit ? edit : commit(line, edit);
}

/** The edit that files a place behind everyone who stands on its tick already. */
function behind(line: Timeline, place: Place, what: Message): Edit {
  return { what, put: [{ ...place, sequence: line.sequence }], sequence: line.sequence + 1 };
}

/** The edit that files a place before everyone who stands on its tick. */
function ahead(line: Timeline, place: Place, what: Message): Edit {
  const first = line.places.find(({ tick }) => tick === place.tick);
  const sequence = first ? Math.min(line.sequence, first.sequence - 1) : line.sequence;
  return { what, put: [{ ...place, sequence }], sequence: line.sequence + 1 };
}

/**
 * Moves who is up forward by `ze` and files them behind those already standing on that tick. What costs nothing leaves
 * the turn with them. Refused where it is not their turn (`MC.Refusal.notUp`).
 *
 * @rule R-Z9 Later arrivals on a tick go behind those standing there.
 */
export function spend(line: Timeline, id: string, ze: number): Result<Moved> {
  const cost = zeOf(ze);
  return onPlace(line, id, (known, place) => {
    const up = upNext(known);
    if (up?.kind !== "fighter" || up.id !== id) return refuse({ key: "MC.Refusal.notUp", data: { id } });
    if (cost === 0) return { what: about("spend", id, 0) };
    return behind(known, { ...place, tick: place.tick + cost }, about("spend", id, cost));
  });
}

/**
 * Pushes the next action of somebody back by `ze`, in or outside their turn, as reactions do. Who waits or holds has
 * the ZE counted from now.
 *
 * @rule R-Z16
 */
export function delay(line: Timeline, id: string, ze: number): Result<Moved> {
  const cost = zeOf(ze);
  return onPlace(line, id, (known, place) => {
    if (cost === 0) return { what: about("delay", id, 0) };
    const from = Math.max(place.tick, known.now);
    const state = place.state === "out" ? "out" : "ready";
    return behind(known, { ...place, tick: from + cost, state }, about("delay", id, cost));
  });
}

/**
 * Keeps somebody from acting for `ze` from now on: their next action comes then at the earliest, as after a nerve
 * strike or while they are helpless. A time bubble of theirs ends.
 *
 * @rule R-Z30
 * @rule R-Z35
 */
export function stun(line: Timeline, id: string, ze: number): Result<Moved> {
  const span = zeOf(ze);
  return onPlace(line, id, (known, place) => {
    const tick = Math.max(place.tick, known.now + span);
    const state = place.state === "out" ? "out" : "ready";
    const edit = behind(known, { ...place, tick, state }, about("stun", id, span));
    return span === 0 ? edit : { ...edit, ...bubbleWithout(known, id, true) };
  });
}

/** Moves somebody to a tick that is not over, behind those standing there. Refused before now (`MC.Refusal.past`). */
export function moveTo(line: Timeline, id: string, tick: number): Result<Moved> {
  const to = integer("tick", tick, 0, LAST_TICK);
  return onPlace(line, id, (known, place) => {
    if (to < known.now) return refuse({ key: "MC.Refusal.past", data: { now: known.now } });
    return behind(known, { ...place, tick: to }, about("moveTo", id, to));
  });
}

/** The two ways to let the own turn pass without a tick: standing aside, or holding an action ready. */
export const PASSING = ["waiting", "held"] as const;

/**
 * Lets somebody stand aside (`waiting`) or hold an action ready (`held`); time goes on without them. Refused for who
 * is out (`MC.Refusal.out`).
 */
export function setAside(line: Timeline, id: string, state: (typeof PASSING)[number]): Result<Moved> {
  const way = oneOf("state", state, PASSING);
  return onPlace(line, id, (known, place) => {
    if (place.state === "out") return refuse({ key: "MC.Refusal.out", data: { id } });
    return { what: about(way, id), put: [{ ...place, tick: Math.max(place.tick, known.now), state: way }] };
  });
}

/**
 * Lets somebody who holds an action ready act now, before everyone on this tick, and who stood aside come back behind
 * them. Refused for all others (`MC.Refusal.notAside`), and where their own tick still lies ahead (`MC.Refusal.early`).
 */
export function comeBack(line: Timeline, id: string): Result<Moved> {
  return onPlace(line, id, (known, place) => {
    if (place.state !== "held" && place.state !== "waiting") {
      return refuse({ key: "MC.Refusal.notAside", data: { id } });
    }
    if (place.tick > known.now) return refuse({ key: "MC.Refusal.early", data: { id, tick: place.tick } });
    if (!isInTime(known.bubble, id)) return refuse({ key: "MC.Refusal.outsideTime", data: { id } });
    const back: Place = { ...place, tick: known.now, state: "ready" };
    return place.state === "held"
      ? ahead(known, back, about("actFromHold", id))
      : behind(known, back, about("comeBack", id));
  });
}

/**
 * Adds somebody to the fight `ze` from now, behind those standing there. Refused for who is in it already
 * (`MC.Refusal.inFight`).
 */
export function join(given: Timeline, id: string, ze = 0): Result<Moved> {
  const line = timelineOf(given);
  const tick = line.now + zeOf(ze);
  if (line.places.some((place) => place.id === idOf("id", id)))
    return refuse({ key: "MC.Refusal.inFight", data: { id } });
  return commit(line, behind(line, { id, tick, sequence: 0, state: "ready", moving: null }, about("join", id, ze)));
}

/** The time bubble once somebody can no longer keep it up or be in it. @rule R-Z30 */
function bubbleWithout({ bubble }: Timeline, id: string, stays: boolean): Pick<Edit, "bubble"> {
  if (bubble === null || !bubble.members.includes(id)) return {};
  if (bubble.caster === id) return { bubble: null };
  return stays ? {} : { bubble: { ...bubble, members: bubble.members.filter((member) => member !== id) } };
}

/** Takes somebody out of the fight; what they set going still comes. A time bubble of theirs ends. */
export function leave(line: Timeline, id: string): Result<Moved> {
  return onPlace(line, id, (known) => ({ what: about("leave", id), remove: [id], ...bubbleWithout(known, id, false) }));
}

/** Marks somebody as unable to act: time goes on without them. A time bubble of theirs ends. @rule R-Z30 */
export function putOut(line: Timeline, id: string): Result<Moved> {
  return onPlace(line, id, (known, place) => ({
    what: about("out", id),
    put: [{ ...place, state: "out" }],
    ...bubbleWithout(known, id, true),
  }));
}

/** Lets somebody who was out act again: at their tick, or now where it is over, behind those standing there. */
export function recover(line: Timeline, id: string): Result<Moved> {
  return onPlace(line, id, (known, place) => {
    if (place.state !== "out") return refuse({ key: "MC.Refusal.notOut", data: { id } });
    const tick = Math.max(place.tick, known.now);
    return behind(known, { ...place, tick, state: "ready" }, about("recover", id));
  });
}
