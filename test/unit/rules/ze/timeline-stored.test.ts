import { beforeEach, describe, expect, it } from "vitest";
import type { Plain, Result } from "../../../../src/rules/kernel/index.ts";
import * as ze from "../../../../src/rules/ze/index.ts";
import { blamed } from "../../../support/blame.ts";
import { granted, starter } from "../../../support/ze.ts";

const line = (result: Result<ze.Moved>): ze.Timeline => granted(result).line;
const place = (id: string, tick: number, sequence: number, state: ze.PlaceState = "ready"): ze.Place => {
  return { id, tick, sequence, state, moving: null };
};
const stored = (change: Partial<ze.Timeline>): ze.Timeline => {
  return { now: 0, sequence: 9, places: [], events: [], bubble: null, ...change };
};
const event = (id: string, tick: number): ze.PendingEvent => {
  return { id, tick, sequence: 0, owner: null, key: "MC.Event.fire", data: null };
};

let start: ze.Timeline;
beforeEach(() => {
  start = ze.startTimeline([starter("neo", 17), starter("smith", 12)]);
});

describe("a timeline as it was stored", () => {
  it("R-Z9: is in order by tick, sequence, and where both are equal by id", () => {
    const places = [place("d", 0, 2), place("b", 0, 1), place("c", 0, 1), place("a", 5, 0), place("e", 0, 1)];
    for (const given of [places, places.toReversed()]) {
      expect(ze.timelineOf(stored({ places: given })).places.map(({ id }) => id)).toEqual(["b", "c", "e", "d", "a"]);
    }
  });

  it("holds each id once", () => {
    const twice = () => ze.timelineOf(stored({ places: [place("neo", 0, 1), place("neo", 5, 2)] }));
    expect(twice).toThrow("timeline.places must be without an id given twice");
    expect(blamed(() => ze.timelineOf(stored({ events: [event("bomb", 1), event("bomb", 2)] })))).toBe(
      "timeline.events",
    );
    expect(blamed(() => ze.timelineOf(stored({ places: "none" as never })))).toBe("timeline.places");
    expect(blamed(() => ze.timelineOf(stored({ events: "none" as never })))).toBe("timeline.events");
  });

  it("has events that are nobody's", () => {
    expect(ze.timelineOf(stored({ events: [event("bomb", 1)] })).events[0]?.owner).toBeNull();
  });

  it("has nobody up before their tick", () => {
    expect(ze.upNext(stored({ places: [place("neo", 10, 0)] }))).toBeNull();
    expect(ze.upNext(stored({ places: [place("neo", 10, 0)], now: 10 }))).toEqual({ kind: "fighter", id: "neo" });
  });
});

describe("acting from hold", () => {
  it("comes before all on this very tick, whoever else stands on earlier ones", () => {
    const given = stored({
      now: 10,
      sequence: 8,
      places: [place("cypher", 0, 7, "waiting"), place("neo", 5, 6, "held"), place("smith", 10, 3)],
    });
    const acting = line(ze.comeBack(given, "neo"));
    expect(ze.upNext(acting)).toEqual({ kind: "fighter", id: "neo" });
    expect(acting.sequence).toBe(9);
  });
});

describe("a time bubble in a crowd", () => {
  const crowd = Array.from({ length: 12 }, (_, at) => `f${String(at).padStart(2, "0")}`);
  let open: ze.Timeline;
  beforeEach(() => {
    const all = ze.startTimeline([starter("neo", 17), ...crowd.map((id, at) => starter(id, 16 - at))]);
    let bombs = all;
    for (const [at, id] of crowd.entries()) {
      const plan = { id: `bomb-${id}`, owner: null, key: "MC.Event.fire", data: null, ze: 50 + at };
      bombs = line(ze.schedule(bombs, plan));
    }
    open = line(ze.openBubble(bombs, "neo", ["f11"]));
  });

  it("R-Z30: moves all others and every event along, in order, and can be taken back exactly", () => {
    const moved = granted(ze.spend(open, "neo", 60));
    const by = ze.placeOf(open, "f11")?.tick ?? 0;
    expect([moved.line.now, by > 0]).toEqual([by, true]);
    const outside = <T extends { readonly id: string; readonly tick: number }>(all: readonly T[], more = 0): T[] =>
      all.filter(({ id }) => id !== "neo" && id !== "f11").map((one) => ({ ...one, tick: one.tick + more }));
    expect(outside(moved.line.places)).toEqual(outside(open.places, by));
    expect(moved.line.events).toEqual(outside(open.events, by));
    expect([moved.line.places[0]?.id, moved.line.places.at(-1)?.id]).toEqual(["f11", "neo"]);
    expect(moved.line.places).toHaveLength(13);
    expect(ze.takeBack(moved.line, moved.undo).line).toEqual(open);
    expect(ze.takeBack(structuredClone(moved.line), structuredClone(moved.undo)).line).toEqual(open);
    expect(ze.shiftOf(moved)).toEqual({ ze: by, ids: outside(moved.line.places).map(({ id }) => id) });
  });

  it("R-Z30: counts from when it was opened, and gives nobody a movement", () => {
    const later = line(ze.openBubble(line(ze.spend(start, "neo", 20)), "smith", []));
    expect(later.now).toBe(10);
    const moved = granted(ze.spend(later, "smith", 7));
    expect(ze.placeOf(moved.line, "neo")).toMatchObject({ tick: 27, moving: null });
    expect(ze.shiftOf(moved)).toEqual({ ze: 7, ids: ["neo"] });
  });

  it("names everyone inside in the same order, whoever opened it", () => {
    expect(line(ze.openBubble(start, "smith", ["neo"])).bubble?.members).toEqual(["neo", "smith"]);
  });
});

describe("what takes an operation back, after it was stored", () => {
  const back = (moved: ze.Moved): ze.Timeline =>
    ze.takeBack(structuredClone(moved.line), structuredClone(moved.undo)).line;

  it("removes who joined and what was set, and brings back who left and what fired", () => {
    const set = granted(
      ze.schedule(start, { id: "bomb", owner: "neo", key: "MC.Event.fire", data: { row: "L" }, ze: 0 }),
    );
    const all: readonly ze.Moved[] = [granted(ze.join(start, "trinity")), granted(ze.leave(start, "smith")), set];
    for (const moved of all) expect(back(moved)).toEqual(start);
    expect(back(granted(ze.fire(set.line)))).toEqual(set.line);
  });

  it("keeps its words: a message alone, or one with texts, numbers and truths", () => {
    const { line: after, undo } = granted(ze.spend(start, "neo", 3));
    const words = (what: unknown): unknown => ze.takeBack(after, { ...undo, what } as never).undo.what;
    expect(words({ key: "MC.Test" })).toStrictEqual({ key: "MC.Test" });
    expect(words({ key: "MC.Test", data: { id: "neo", ze: 3, own: true } })).toEqual({
      key: "MC.Test",
      data: { id: "neo", ze: 3, own: true },
    });
    expect(words(undo.what)).toEqual({ key: "MC.Timeline.spend", data: { id: "neo", ze: 3 } });
  });

  it("is none without words", () => {
    const { line: after, undo } = granted(ze.spend(start, "neo", 3));
    const bad = (what: unknown) => blamed(() => ze.takeBack(after, { ...undo, what } as never));
    expect(bad({ key: 5 })).toBe("undo.what");
    expect(bad({ key: 5, data: {} })).toBe("undo.what");
    expect(bad({ key: "MC.Test", data: Array.from({ length: 3 }) })).toBe("undo.what");
    expect(bad({ key: "MC.Test", data: { id: null } })).toBe("undo.what");
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`a${at}`, at]));
    expect(bad({ key: "MC.Test", data: many })).toBe("undo.what");
  });
});

describe("the data of an event", () => {
  const keep = (data: unknown): Plain | undefined =>
    line(ze.schedule(start, { id: "bomb", owner: null, key: "MC.Event.fire", data: data as never, ze: 5 })).events[0]
      ?.data;
  const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown =>
    Array.from({ length: depth }).reduce<unknown>((inner) => wrap(inner), "core");

  it("are texts, numbers, truths, lists and objects", () => {
    const data = { row: "L", boxes: 2, own: true, free: false, who: ["neo", null, 5, true], at: { x: 1 } };
    expect(keep(data)).toEqual(data);
    for (const bad of [Number.NaN, Infinity, undefined, () => 1, 5n]) {
      expect(blamed(() => keep({ bad }))).toBe("data");
      expect(blamed(() => keep([bad]))).toBe("data");
    }
  });

  it("are nested at most 12 deep", () => {
    for (const wrap of [(inner: unknown) => [inner], (inner: unknown) => ({ inner })]) {
      expect(keep(nested(12, wrap))).toEqual(nested(12, wrap));
      expect(blamed(() => keep(nested(13, wrap)))).toBe("data");
    }
  });

  it("are at most 1000 items long", () => {
    expect(keep(Array.from({ length: 1000 }, () => 0))).toHaveLength(1000);
    expect(blamed(() => keep(Array.from({ length: 1001 }, () => 0)))).toBe("data");
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`a${at}`, 0]));
    expect(blamed(() => keep(many))).toBe("data");
  });
});
