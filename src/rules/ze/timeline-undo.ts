import { ArgumentError, isRecord, list, record, text, type Message, type TextData } from "../kernel/index.ts";
import { idOf, readTimeline, type Bubble, type PendingEvent, type Place } from "./timeline.ts";

/** What stood under an id before a change; null where nothing did. */
export interface Before<T> {
  readonly id: string;
  readonly before: T | null;
}

/** One operation on a timeline as data that takes it back: what it was, and everything as it stood before. */
export interface TimelineUndo {
  readonly what: Message;
  readonly now: number;
  readonly sequence: number;
  readonly bubble: Bubble | null;
  readonly places: readonly Before<Place>[];
  readonly events: readonly Before<PendingEvent>[];
}

/** Undo data that has been checked, each under itself. */
const checked = new WeakMap<object, TimelineUndo>();

/** Remembers undo data that was made from checked timelines. */
export function trustUndo(undo: TimelineUndo): TimelineUndo {
  checked.set(undo, undo);
  return undo;
}

/** The undo data that may be anything; what is none is an argument error. */
export function readUndo(given: unknown): TimelineUndo {
  const known = isRecord(given) ? checked.get(given) : undefined;
  if (known) return known;
  const { what, now, sequence, bubble, places, events } = record("undo", given);
  const placesBefore = namesBefore("undo.places", places);
  const eventsBefore = namesBefore("undo.events", events);
  const line = readTimeline({
    now,
    sequence,
    bubble,
    places: placesBefore.flatMap(({ before }) => (before === null ? [] : [before])),
    events: eventsBefore.flatMap(({ before }) => (before === null ? [] : [before])),
  });
  return trustUndo({
    what: readMessage(what),
    now: line.now,
    sequence: line.sequence,
    bubble: line.bubble,
    places: withItems(placesBefore, line.places),
    events: withItems(eventsBefore, line.events),
  });
}

function namesBefore(name: string, value: unknown): readonly Before<unknown>[] {
  return list(name, value).map((item) => {
    const { id, before } = record(name, item);
    if (isRecord(before) && before["id"] !== id) throw new ArgumentError(name, "filed under their own ids");
    return { id: idOf(name, id), before };
  });
}

function withItems<T extends { readonly id: string }>(
  names: readonly Before<unknown>[],
  items: readonly T[],
): readonly Before<T>[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return names.map(({ id }) => ({ id, before: byId.get(id) ?? null }));
}

function readMessage(value: unknown): Message {
  const { key, data } = record("undo.what", value);
  if (data === undefined) return { key: text("undo.what", key) };
  const entries = list("undo.what", Object.entries(record("undo.what", data)), 20).map(readDatum);
  return { key: text("undo.what", key), data: Object.fromEntries(entries) satisfies TextData };
}

function readDatum(entry: unknown): readonly [string, string | number | boolean] {
  const [key, value] = list("undo.what", entry);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return [text("undo.what", key), value];
  }
  throw new ArgumentError("undo.what", "a message whose data are plain values");
}
