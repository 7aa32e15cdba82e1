import { ArgumentError, integer, list, record, text, truth } from "../kernel/index.ts";
import { stufeOf } from "./probe.ts";
import { LAST_TICK, timelineOf, type Place, type Timeline } from "./timeline.ts";

/** How many different values a field of the board holds, and how many ZE lie between two fields. @rule R-Z9 */
const FIELD = 5;

/** The most fighters who start together. */
const MOST_FIGHTERS = 5000;

/** What one fighter brings to the start: total of the Reaction probe, RE, name, and what lowers the Stufe. */
export interface Starter {
  readonly id: string;
  readonly name: string;
  /** Value and W10 of the Reaction probe. */
  readonly total: number;
  readonly re: number;
  /** Stufe modifier of the probe: wounds lower the field, not the total. */
  readonly stufe: number;
  /** Whether First Reaction was paid. */
  readonly first: boolean;
}

/** Where a fighter starts: the Stufe of the field, the first tick, and the place in the order, from 0 on. */
export interface StartPlace {
  readonly id: string;
  readonly stufe: number;
  readonly tick: number;
  readonly sequence: number;
}

function readStarter(value: unknown): Starter {
  const { id, name, total, re, stufe, first } = record("starters", value);
  return {
    id: text("starters.id", id, 200),
    name: text("starters.name", name, 1000),
    total: integer("starters.total", total, -LAST_TICK, LAST_TICK),
    re: integer("starters.re", re, -LAST_TICK, LAST_TICK),
    stufe: integer("starters.stufe", stufe, -10_000, 10_000),
    first: truth("starters.first", first),
  };
}

/** The Stufe of the field on which a fighter is put. */
function fieldOf({ total, stufe }: Starter): number {
  return stufeOf(total) + stufe;
}

/** The values of each Stufe rolled, the best Stufe first, and inside a Stufe the best value first. */
function valuesByStufe(starters: readonly Starter[]): readonly (readonly [number, readonly number[]])[] {
  const fields = new Map<number, Set<number>>();
  for (const starter of starters) {
    const stufe = fieldOf(starter);
    fields.set(stufe, (fields.get(stufe) ?? new Set()).add(starter.total));
  }
  return [...fields].sort(([a], [b]) => b - a).map(([stufe, values]) => [stufe, [...values].sort((a, b) => b - a)]);
}

/** A value of a Stufe as a key. */
function slot(stufe: number, total: number): string {
  return `${stufe} ${total}`;
}

/**
 * The tick of each value: a field begins 5 ZE behind the next better one and holds five values, one ZE apart; what no
 * longer fits goes on into the next field and pushes what stands there.
 */
function board(starters: readonly Starter[]): ReadonlyMap<string, number> {
  const ticks = new Map<string, number>();
  const best = Math.max(...starters.map(fieldOf));
  let free = 0;
  for (const [stufe, values] of valuesByStufe(starters)) {
    free = Math.max(free, (best - stufe) * FIELD);
    for (const total of values) ticks.set(slot(stufe, total), free++);
  }
  return ticks;
}

function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A starter on the board: the start tick, and who goes before whom on it. */
interface Seated {
  readonly starter: Starter;
  readonly tick: number;
}

function compareSeats(a: Seated, b: Seated): number {
  return (
    a.tick - b.tick ||
    Number(b.starter.first) - Number(a.starter.first) ||
    b.starter.total - a.starter.total ||
    b.starter.re - a.starter.re ||
    compareNames(a.starter.name, b.starter.name) ||
    compareNames(a.starter.id, b.starter.id)
  );
}

/**
 * Where everyone starts, in order. The best Stufe rolled begins at ZE 0, each worse one 5 ZE later; inside a Stufe each
 * lower value is one ZE later, equal values share; a field holds five values, the next ones push on. Who paid for First
 * Reaction starts at ZE 0 before all others. On one tick: higher total, higher RE, name, id.
 *
 * @rule R-Z9
 */
export function startBoard(starters: readonly Starter[]): readonly StartPlace[] {
  const all = list("starters", starters, MOST_FIGHTERS).map(readStarter);
  if (new Set(all.map(({ id }) => id)).size < all.length) {
    throw new ArgumentError("starters.id", "given only once");
  }
  const ticks = board(all);
  return all
    .map((starter) => ({
      starter,
      tick: starter.first ? 0 : (ticks.get(slot(fieldOf(starter), starter.total)) ?? 0),
    }))
    .sort(compareSeats)
    .map(({ starter, tick }, sequence) => ({ id: starter.id, stufe: fieldOf(starter), tick, sequence }));
}

/** The timeline of a fight that begins with everyone on the start board; it may begin with nobody. @rule R-Z9 */
export function startTimeline(starters: readonly Starter[]): Timeline {
  const places: readonly Place[] = startBoard(starters).map(({ id, tick, sequence }) => ({
    id,
    tick,
    sequence,
    state: "ready",
    moving: null,
  }));
  return timelineOf({ now: 0, sequence: places.length, places, events: [], bubble: null });
}
