import { beforeEach, describe, expect, it } from "vitest";
import * as ze from "../../../../src/rules/ze/index.ts";
import { granted, starter } from "../../../support/ze.ts";

let start: ze.Timeline;
beforeEach(() => {
  start = ze.startTimeline([starter("neo", 17), starter("smith", 12), starter("cypher", 9)]);
});
const event = { id: "fire", key: "MC.Event.sf", data: { message: "abc" } };

const tick = (line: ze.Timeline | undefined, id: string): number | undefined => line && ze.placeOf(line, id)?.tick;

describe("what a use is on the timeline", () => {
  it("R-Z16: delayed results become an event at now + ZE, which comes before everyone on that tick", () => {
    const moves = granted(ze.placeUse(start, "neo", { charge: "own", ze: 10, inZe: 10, success: true }, event));
    expect(moves).toHaveLength(2);
    const line = moves.at(-1)?.line;
    expect(line).toMatchObject({ now: 10, events: [{ id: "fire", owner: "neo", tick: 10, data: { message: "abc" } }] });
    expect(line && ze.upNext(line)).toMatchObject({ kind: "event" });
    expect(tick(line, "neo")).toBe(10);
  });

  it("a use that failed only takes its time", () => {
    const moves = granted(ze.placeUse(start, "neo", { charge: "own", ze: 10, inZe: 10, success: false }, event));
    expect(moves).toHaveLength(1);
    expect(moves[0]?.line.events).toEqual([]);
  });

  it("R-Z16: a reaction pushes the next action, also of who is up", () => {
    const reaction = { charge: "delay", ze: 3, inZe: 0, success: true } as const;
    expect(tick(granted(ze.placeUse(start, "smith", reaction, event))[0]?.line, "smith")).toBe(13);
    expect(tick(granted(ze.placeUse(start, "neo", reaction, event))[0]?.line, "neo")).toBe(3);
  });

  it("R-Z27: a movement sets its end mark, once", () => {
    const moved = granted(ze.charge(start, "neo", "movement", 14))?.line ?? start;
    expect(ze.placeOf(moved, "neo")).toMatchObject({ tick: 0, moving: 14 });
    expect(ze.charge(moved, "neo", "movement", 14)).toMatchObject({ problems: [{ key: "MC.Refusal.moving" }] });
  });

  it("what costs nothing changes nothing", () => {
    expect(granted(ze.charge(start, "neo", "none", 10))).toBeNull();
    expect(granted(ze.charge(start, "neo", "own", 0))).toBeNull();
    expect(granted(ze.placeUse(start, "neo", { charge: "none", ze: 0, inZe: 0, success: true }, event))).toEqual([]);
  });

  it("an own action out of turn pushes the next one", () => {
    expect(tick(granted(ze.charge(start, "smith", "own", 5))?.line, "smith")).toBe(15);
  });

  it("R-Z30: tells who moved along outside a time bubble, and by how much", () => {
    const open = granted(ze.openBubble(start, "neo", []));
    expect(ze.shiftOf(open)).toEqual({ ze: 0, ids: [] });
    const spent = granted(ze.spend(open.line, "neo", 7));
    expect(ze.shiftOf(spent)).toEqual({ ze: 7, ids: ["smith", "cypher"] });
    expect([tick(spent.line, "smith"), tick(spent.line, "cypher")]).toEqual([17, 22]);
    expect(ze.shiftOf(granted(ze.spend(start, "neo", 7)))).toEqual({ ze: 0, ids: [] });
  });
});
