import { integer, record, refuse, text, type Plain, type Result } from "../kernel/index.ts";
import { commit, type Moved } from "./timeline-change.ts";
import {
  firstOf,
  idOf,
  isInTime,
  LAST_TICK,
  plainOf,
  timelineOf,
  upNext,
  type PendingEvent,
  type Timeline,
} from "./timeline.ts";

/** What is to happen: its id, whose it is, what it is (message key), its data, and in how many ZE from now. */
export interface EventPlan {
  readonly id: string;
  readonly owner: string | null;
  readonly key: string;
  readonly data: Plain;
  readonly ze: number;
}

/**
 * Puts an event on the timeline at now + ZE, behind other events of that tick. Refused where its id is taken
 * (`MC.Refusal.eventId`).
 *
 * @rule R-Z16
 */
export function schedule(given: Timeline, plan: EventPlan): Result<Moved> {
  const line = timelineOf(given);
  const { id, owner, key, data, ze } = record("plan", plan);
  const event: PendingEvent = {
    id: idOf("plan.id", id),
    tick: line.now + integer("plan.ze", ze, 0, LAST_TICK),
    sequence: line.sequence,
    owner: owner === null ? null : idOf("plan.owner", owner),
    key: text("plan.key", key),
    data: plainOf(data),
  };
  if (line.events.some((other) => other.id === event.id)) return refuse({ key: "MC.Refusal.eventId" });
  const what = { key: "MC.Timeline.schedule", data: { event: event.key } };
  return commit(line, { what, putEvents: [event], sequence: line.sequence + 1 });
}

/** A pending event taken from the timeline, and the timeline after it. */
export interface Fired extends Moved {
  readonly event: PendingEvent;
}

function takeAway(line: Timeline, event: PendingEvent, leaf: string): Result<Fired> {
  const what = { key: `MC.Timeline.${leaf}`, data: { event: event.key } };
  const moved = commit(line, { what, removeEvents: [event.id] });
  return moved.ok ? { ok: true, value: { ...moved.value, event } } : moved;
}

/** Takes the event that is due from the timeline, so that it happens. Refused where none is (`MC.Refusal.noEvent`). */
export function fire(given: Timeline): Result<Fired> {
  const line = timelineOf(given);
  const up = upNext(line);
  if (up?.kind !== "event") return refuse({ key: "MC.Refusal.noEvent" });
  return takeAway(line, up.event, "fire");
}

/** Takes a pending event from the timeline, so that it never happens. */
export function cancel(given: Timeline, id: string): Result<Fired> {
  const line = timelineOf(given);
  const event = line.events.find((one) => one.id === idOf("id", id));
  if (!event) return refuse({ key: "MC.Refusal.noEvent" });
  return takeAway(line, event, "cancel");
}

/** The tick at which time stops next while nobody is ready: that of an event, or of somebody aside; null for none. */
function nextStop({ now, bubble, places, events }: Timeline): number | null {
  const event = events.find(({ owner }) => isInTime(bubble, owner));
  const aside = places.find(({ id, tick, state }) => state !== "out" && tick > now && isInTime(bubble, id));
  const ticks = [event, aside].flatMap((one) => (one ? [one.tick] : []));
  return ticks.length === 0 ? null : Math.max(now, Math.min(...ticks));
}

/**
 * Lets time go on while nobody is ready, to the next event or to the own tick of who stands aside or holds an action
 * ready, whatever comes first. Refused where somebody is ready (`MC.Refusal.notUp`), and where nothing lies ahead
 * (`MC.Refusal.noEvent`).
 */
export function passTime(given: Timeline): Result<Moved> {
  const line = timelineOf(given);
  const { place } = firstOf(line);
  if (place) return refuse({ key: "MC.Refusal.notUp", data: { id: place.id } });
  const now = nextStop(line);
  if (now === null) return refuse({ key: "MC.Refusal.noEvent" });
  return commit(line, { what: { key: "MC.Timeline.pass", data: { ze: now - line.now } }, now });
}
