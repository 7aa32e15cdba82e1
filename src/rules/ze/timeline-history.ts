import { integer, list, record } from "../kernel/index.ts";
import { beforeOf, file, type Moved } from "./timeline-change.ts";
import { readUndo, trustUndo, type Before, type TimelineUndo } from "./timeline-undo.ts";
import { readTimeline, trust, type Timeline } from "./timeline.ts";

/** A fight with what takes back each of its operations, oldest first. */
export interface History {
  readonly line: Timeline;
  readonly steps: readonly TimelineUndo[];
}

/** The most operations that a history holds. */
const MOST_STEPS = 100_000;

function put<T>(all: readonly Before<T>[]): readonly T[] {
  return all.flatMap(({ before }) => (before === null ? [] : [before]));
}

function gone<T>(all: readonly Before<T>[]): readonly string[] {
  return all.filter(({ before }) => before === null).map(({ id }) => id);
}

/** Takes one operation back, exactly; what that undoes can be done again by taking back the taking back. */
function revert(line: Timeline, undo: TimelineUndo): Moved {
  const back = trust({
    now: undo.now,
    sequence: undo.sequence,
    bubble: undo.bubble,
    places: file(line.places, put(undo.places), gone(undo.places)),
    events: file(line.events, put(undo.events), gone(undo.events)),
  });
  const ids = <T>(all: readonly Before<T>[]): readonly string[] => all.map(({ id }) => id);
  const again = trustUndo({
    what: undo.what,
    now: line.now,
    sequence: line.sequence,
    bubble: line.bubble,
    places: beforeOf(line.places, ids(undo.places)),
    events: beforeOf(line.events, ids(undo.events)),
  });
  return { line: back, undo: again };
}

/**
 * The timeline as it stood before an operation, exactly, and what does the operation again. `undo` must be the one of
 * the last operation on that very timeline.
 */
export function takeBack(line: Timeline, undo: TimelineUndo): Moved {
  return revert(readTimeline(line), readUndo(undo));
}

/** A history that starts with the given timeline. */
export function historyOf(line: Timeline): History {
  return { line: readTimeline(line), steps: [] };
}

/** The history after one more operation on its timeline. */
export function remember(history: History, moved: Moved): History {
  record("history", history);
  record("moved", moved);
  const steps = list("history.steps", history.steps, MOST_STEPS - 1).map(readUndo);
  return { line: readTimeline(moved.line), steps: [...steps, readUndo(moved.undo)] };
}

/** The history with the last `count` operations taken back, exactly; all of them where there are fewer. */
export function stepBack(history: History, count = 1): History {
  const { steps } = record("history", history);
  const all = list("history.steps", steps, MOST_STEPS);
  const kept = Math.max(0, all.length - integer("count", count, 0));
  const line = history.steps
    .slice(kept)
    .reduceRight((at, undo) => revert(at, readUndo(undo)).line, readTimeline(history.line));
  return { line, steps: history.steps.slice(0, kept) };
}
