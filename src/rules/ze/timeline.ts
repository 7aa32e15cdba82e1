import { ArgumentError, integer, isList, isRecord, list, oneOf, record, text, type Plain } from "../kernel/index.ts";

/**
 * How somebody stands on the timeline: acts when the own tick comes (`ready`), stands aside until coming back behind
 * the others (`waiting`), holds an action ready to act before the others (`held`), or cannot act (`out`).
 */
export const PLACE_STATES = ["ready", "waiting", "held", "out"] as const;

/** One of the ways to stand on the timeline. */
export type PlaceState = (typeof PLACE_STATES)[number];

/**
 * The place of one fighter: the tick of the next action, the number that orders those who share a tick, and the end of
 * a movement under way (null for none). Ticks are ZE since the fight began.
 *
 * @rule R-Z9
 */
export interface Place {
  readonly id: string;
  readonly tick: number;
  readonly sequence: number;
  readonly state: PlaceState;
  readonly moving: number | null;
}

/** Something that happens at a tick unless it is cancelled: whose it is, what it is, and its data. @rule R-Z16 */
export interface PendingEvent {
  readonly id: string;
  readonly tick: number;
  readonly sequence: number;
  /** The fighter that it comes from, which decides whether it is inside a time bubble; null for nobody. */
  readonly owner: string | null;
  /** Message key of what it is. */
  readonly key: string;
  readonly data: Plain;
}

/** A time bubble: who keeps it up, and everyone inside, the caster among them. @rule R-Z30 */
export interface Bubble {
  readonly caster: string;
  readonly members: readonly string[];
}

/**
 * A fight in time, as plain data: the current ZE, the next number of order, everyone's place and every pending event,
 * both in the order of tick, sequence, id, and the time bubble that is open.
 */
export interface Timeline {
  readonly now: number;
  readonly sequence: number;
  readonly places: readonly Place[];
  readonly events: readonly PendingEvent[];
  readonly bubble: Bubble | null;
}

/** Whose turn it is: an event that fires, a fighter who acts, or null where nobody is ready. */
export type Up =
  { readonly kind: "event"; readonly event: PendingEvent } | { readonly kind: "fighter"; readonly id: string } | null;

/** The most fighters, and the most events, that a timeline holds. */
const MOST = 5000;

/** The farthest tick; no fight lasts that long, and sums of two stay exact. */
export const LAST_TICK = 500_000_000;

/** What stands on the timeline in order: tick, then sequence, then id. */
interface Standing {
  readonly id: string;
  readonly tick: number;
  readonly sequence: number;
}

/** Below 0 where `a` comes before `b`: by tick, then sequence, then id; 0 only for the same id. @rule R-Z9 */
export function comparePlaces(a: Standing, b: Standing): number {
  if (a.tick !== b.tick) return a.tick - b.tick;
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** Timelines that have been checked, each under itself, so that each is looked through only once. */
const checked = new WeakMap<object, Timeline>();

/** Remembers a timeline that was put together from a checked one. */
export function trust(line: Timeline): Timeline {
  checked.set(line, line);
  return line;
}

/** The timeline of data that may be anything. */
export function readTimeline(data: unknown): Timeline {
  const known = isRecord(data) ? checked.get(data) : undefined;
  if (known) return known;
  const { now, sequence, places, events, bubble } = record("timeline", data);
  return trust({
    now: integer("timeline.now", now, 0, LAST_TICK),
    sequence: integer("timeline.sequence", sequence),
    places: inOrder("timeline.places", list("timeline.places", places, MOST).map(readPlace)),
    events: inOrder("timeline.events", list("timeline.events", events, MOST).map(readEvent)),
    bubble: bubble === null ? null : readBubble(bubble),
  });
}

/**
 * The timeline of the given data with places and events in order, whatever order they came in. Data that is none, and
 * two places or events of one id, are argument errors.
 */
export function timelineOf(data: Timeline): Timeline {
  return readTimeline(data);
}

function inOrder<T extends Standing>(name: string, all: T[]): readonly T[] {
  if (new Set(all.map(({ id }) => id)).size < all.length) throw new ArgumentError(name, "without an id given twice");
  return all.sort(comparePlaces);
}

/** The given id of a fighter or an event. */
export function idOf(name: string, value: unknown): string {
  return text(name, value, 200);
}

function readPlace(value: unknown): Place {
  const { id, tick, sequence, state, moving } = record("place", value);
  return {
    id: idOf("place.id", id),
    tick: integer("place.tick", tick, 0, LAST_TICK),
    sequence: integer("place.sequence", sequence),
    state: oneOf("place.state", state, PLACE_STATES),
    moving: moving === null ? null : integer("place.moving", moving, 0, LAST_TICK),
  };
}

function readEvent(value: unknown): PendingEvent {
  const { id, tick, sequence, owner, key, data } = record("event", value);
  return {
    id: idOf("event.id", id),
    tick: integer("event.tick", tick, 0, LAST_TICK),
    sequence: integer("event.sequence", sequence),
    owner: owner === null ? null : idOf("event.owner", owner),
    key: text("event.key", key),
    data: plainOf(data),
  };
}

function readBubble(value: unknown): Bubble {
  const { caster, members } = record("bubble", value);
  return {
    caster: idOf("bubble.caster", caster),
    members: list("bubble.members", members, MOST).map((id) => idOf("bubble.members", id)),
  };
}

/** How deep the data of an event may be nested. */
const DEEPEST = 12;

/** The given plain data of an event; functions, symbols, and what is nested too deep are argument errors. */
export function plainOf(value: unknown, depth = 0): Plain {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (depth < DEEPEST && isList(value)) return list("data", value, 1000).map((item) => plainOf(item, depth + 1));
  if (depth < DEEPEST && isRecord(value)) {
    const entries = list("data", Object.entries(value), 1000);
    return Object.fromEntries(entries.map((entry) => plainEntry(entry, depth)));
  }
  throw new ArgumentError("data", `plain data, nested at most ${DEEPEST} deep`);
}

function plainEntry(entry: unknown, depth: number): readonly [string, Plain] {
  const [key, value] = list("data", entry);
  return [text("data", key), plainOf(value, depth + 1)];
}

/** The place of a fighter, or null for who is not in the fight. */
export function placeOf(line: Timeline, id: string): Place | null {
  return timelineOf(line).places.find((place) => place.id === id) ?? null;
}

/** Whether somebody is inside the open time bubble; everyone is while none is open. @rule R-Z30 */
export function isInTime(bubble: Bubble | null, id: string | null): boolean {
  return bubble === null || (id !== null && bubble.members.includes(id));
}

/** The first who will act and the first event that will fire, of those for whom time goes on. */
export function firstOf(line: Timeline): { readonly place: Place | null; readonly event: PendingEvent | null } {
  const { bubble, places, events } = line;
  return {
    place: places.find(({ id, state }) => state === "ready" && isInTime(bubble, id)) ?? null,
    event: events.find(({ owner }) => isInTime(bubble, owner)) ?? null,
  };
}

/**
 * Whose turn it is. An event on a tick comes before everyone who acts on it; null means that nobody is ready (everyone
 * waits, holds or is out) and no event is due.
 *
 * @rule R-Z9
 */
export function upNext(line: Timeline): Up {
  const known = timelineOf(line);
  const { place, event } = firstOf(known);
  if (event && event.tick <= known.now) return { kind: "event", event };
  return place && place.tick <= known.now ? { kind: "fighter", id: place.id } : null;
}

/** One line of the order of a fight, as a list shows it; `acting` is who is up. */
export interface OrderLine extends Omit<Place, "state"> {
  readonly state: PlaceState | "acting";
}

/** Everyone in the order of their next actions, with who is up marked as acting. @rule R-Z9 */
export function orderOf(line: Timeline): readonly OrderLine[] {
  const known = timelineOf(line);
  const up = upNext(known);
  return known.places.map((place) =>
    up?.kind === "fighter" && up.id === place.id ? { ...place, state: "acting" } : place,
  );
}
