import { allow, refuse, type Message, type Result } from "../kernel/index.ts";
import {
  comparePlaces,
  firstOf,
  isInTime,
  LAST_TICK,
  trust,
  type Bubble,
  type PendingEvent,
  type Place,
  type Timeline,
} from "./timeline.ts";
import { trustUndo, type Before, type TimelineUndo } from "./timeline-undo.ts";

/** The timeline after an operation, and what takes the operation back. */
export interface Moved {
  readonly line: Timeline;
  readonly undo: TimelineUndo;
}

/** What an operation changes: places and events to put, ids to remove, and the rest of the timeline. */
export interface Edit {
  readonly what: Message;
  readonly put?: readonly Place[];
  readonly remove?: readonly string[];
  readonly putEvents?: readonly PendingEvent[];
  readonly removeEvents?: readonly string[];
  readonly now?: number;
  readonly sequence?: number;
  readonly bubble?: Bubble | null;
}

interface Standing {
  readonly id: string;
  readonly tick: number;
  readonly sequence: number;
}

/** So many changed items are filed one by one; more are sorted in together. */
const FEW = 8;

/** The items in order after some were removed and others put in, in the place of those with the same id. */
export function file<T extends Standing>(
  all: readonly T[],
  put: readonly T[],
  remove: readonly string[],
): readonly T[] {
  if (put.length === 0 && remove.length === 0) return all;
  if (put.length + remove.length <= FEW) return fileOneByOne(all, put, remove);
  const gone = new Set(idsOf(put, remove));
  return [...all.filter(({ id }) => !gone.has(id)), ...put].sort(comparePlaces);
}

function fileOneByOne<T extends Standing>(
  all: readonly T[],
  put: readonly T[],
  remove: readonly string[],
): readonly T[] {
  const kept = all.slice();
  for (const gone of idsOf(put, remove)) {
    const index = kept.findIndex(({ id }) => id === gone);
    if (index >= 0) kept.splice(index, 1);
  }
  for (const item of put) kept.splice(indexFor(kept, item), 0, item);
  return kept;
}

function indexFor<T extends Standing>(all: readonly T[], item: T): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = all[middle];
    if (at && comparePlaces(at, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The items with the given ids as they stand, for taking a change back. */
export function beforeOf<T extends Standing>(all: readonly T[], ids: readonly string[]): readonly Before<T>[] {
  if (ids.length > FEW) {
    const byId = new Map(all.map((item) => [item.id, item]));
    return ids.map((id) => ({ id, before: byId.get(id) ?? null }));
  }
  return ids.map((id) => ({ id, before: all.find((item) => item.id === id) ?? null }));
}

function idsOf(put: readonly Standing[], remove: readonly string[]): readonly string[] {
  return [...new Set([...put.map(({ id }) => id), ...remove])];
}

/**
 * The timeline after an edit, with time moved on to whoever or whatever comes next, and what takes the edit back.
 * Refused (`MC.Refusal.tooFar`) where a tick would lie beyond the last one.
 */
export function commit(line: Timeline, edit: Edit): Result<Moved> {
  const { put = [], remove = [], putEvents = [], removeEvents = [] } = edit;
  const edited: Timeline = {
    now: edit.now ?? line.now,
    sequence: edit.sequence ?? line.sequence,
    places: file(line.places, put, remove),
    events: file(line.events, putEvents, removeEvents),
    bubble: edit.bubble === undefined ? line.bubble : edit.bubble,
  };
  const { line: settled, shifted, shiftedEvents } = settle(edited, line.now);
  if (isTooFar(settled)) return refuse({ key: "MC.Refusal.tooFar" });
  const undo = trustUndo({
    what: edit.what,
    now: line.now,
    sequence: line.sequence,
    bubble: line.bubble,
    places: beforeOf(line.places, [...new Set([...idsOf(put, remove), ...shifted])]),
    events: beforeOf(line.events, [...new Set([...idsOf(putEvents, removeEvents), ...shiftedEvents])]),
  });
  return allow({ line: trust(settled), undo });
}

function isTooFar({ places, events, now }: Timeline): boolean {
  const last = Math.max(now, places.at(-1)?.tick ?? 0, events.at(-1)?.tick ?? 0);
  return last > LAST_TICK;
}

interface Settled {
  readonly line: Timeline;
  readonly shifted: readonly string[];
  readonly shiftedEvents: readonly string[];
}

/** Moves time on to the next who is ready, or to an event before; whoever is outside a time bubble moves along. */
function settle(line: Timeline, before: number): Settled {
  const { place, event } = firstOf(line);
  const due = place ? Math.min(place.tick, event?.tick ?? place.tick) : line.now;
  const now = Math.max(line.now, due);
  if (line.bubble === null || now === before) return { line: { ...line, now }, shifted: [], shiftedEvents: [] };
  return shiftOutside({ ...line, now }, line.bubble, now - before);
}

/** Whoever and whatever is outside the bubble moves on by the ZE that passed inside. @rule R-Z30 */
function shiftOutside(line: Timeline, bubble: Bubble, by: number): Settled {
  const outside = line.places.filter(({ id }) => !isInTime(bubble, id));
  const events = line.events.filter(({ owner }) => !isInTime(bubble, owner));
  return {
    line: {
      ...line,
      places: file(
        line.places,
        outside.map((place) => ({
          ...place,
          tick: place.tick + by,
          moving: place.moving === null ? null : place.moving + by,
        })),
        [],
      ),
      events: file(
        line.events,
        events.map((event) => ({ ...event, tick: event.tick + by })),
        [],
      ),
    },
    shifted: outside.map(({ id }) => id),
    shiftedEvents: events.map(({ id }) => id),
  };
}
