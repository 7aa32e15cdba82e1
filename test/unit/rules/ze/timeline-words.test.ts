import { beforeEach, describe, expect, it } from "vitest";
import type { Message, Refusal, Result } from "../../../../src/rules/kernel/index.ts";
import * as ze from "../../../../src/rules/ze/index.ts";
import { granted, starter } from "../../../support/ze.ts";

const LAST = 500_000_000;
const line = (result: Result<ze.Moved>): ze.Timeline => granted(result).line;
const what = (result: Result<ze.Moved | null>): Message | undefined => granted(result)?.undo.what;
const why = (result: Result<unknown>): readonly Refusal[] => (result.ok ? [] : result.problems);
const plan = (id: string, cost: number, owner: string | null = null): ze.EventPlan => {
  return { id, owner, key: "MC.Event.fire", data: null, ze: cost };
};

/** Neo at 0, Smith at 10, Cypher at 15. */
let start: ze.Timeline;
/** The same with everybody standing aside: nobody is up. */
let idle: ze.Timeline;
beforeEach(() => {
  start = ze.startTimeline([starter("neo", 17), starter("smith", 12), starter("cypher", 9)]);
  idle = line(ze.setAside(start, "neo", "held"));
  for (const id of ["smith", "cypher"]) idle = line(ze.setAside(idle, id, "waiting"));
});

describe("what an operation is called", () => {
  it("R-Z16: an action of who is up is spent, all else delays", () => {
    expect(what(ze.charge(start, "neo", "own", 5))).toEqual({ key: "MC.Timeline.spend", data: { id: "neo", ze: 5 } });
    expect(what(ze.charge(start, "smith", "own", 5))).toMatchObject({ key: "MC.Timeline.delay" });
    expect(what(ze.charge(start, "neo", "delay", 5))).toMatchObject({ key: "MC.Timeline.delay" });
    expect(what(ze.charge(start, "smith", "delay", 5))).toMatchObject({ key: "MC.Timeline.delay" });
    expect(what(ze.charge(idle, "neo", "own", 5))).toMatchObject({ key: "MC.Timeline.delay" });
  });

  it("what costs nothing too, though it changes nothing", () => {
    expect(granted(ze.spend(start, "neo", 0))).toMatchObject({
      line: start,
      undo: { what: { key: "MC.Timeline.spend", data: { id: "neo", ze: 0 } } },
    });
    expect(granted(ze.delay(start, "neo", 0))).toMatchObject({
      line: start,
      undo: { what: { key: "MC.Timeline.delay", data: { id: "neo", ze: 0 } } },
    });
  });

  it("coming back, acting from hold, and recovering", () => {
    const now = line(ze.setAside(start, "neo", "waiting"));
    expect(what(ze.comeBack(now, "neo"))).toStrictEqual({ key: "MC.Timeline.comeBack", data: { id: "neo" } });
    expect(what(ze.comeBack(idle, "neo"))).toStrictEqual({ key: "MC.Timeline.actFromHold", data: { id: "neo" } });
    const out = ze.putOut(start, "neo");
    expect(what(out)).toStrictEqual({ key: "MC.Timeline.out", data: { id: "neo" } });
    expect(what(ze.recover(line(out), "neo"))).toStrictEqual({ key: "MC.Timeline.recover", data: { id: "neo" } });
  });

  it("the time that passes while nobody is ready, from now on", () => {
    const later = line(ze.passTime(line(ze.schedule(idle, plan("bomb", 4)))));
    const again = line(ze.schedule(granted(ze.fire(later)).line, plan("gas", 3)));
    expect(what(ze.passTime(again))).toEqual({ key: "MC.Timeline.pass", data: { ze: 3 } });
  });
});

describe("a refused operation says about whom", () => {
  const of = (leaf: string, data: object): Refusal[] => [{ key: `MC.Refusal.${leaf}`, data: { ...data } }];

  it("who is not in the fight, or in it already", () => {
    const stranger = of("notInFight", { id: "tank" });
    expect(why(ze.spend(start, "tank", 5))).toEqual(stranger);
    expect(why(ze.startMovement(start, "tank", 5))).toEqual(stranger);
    expect(why(ze.openBubble(start, "neo", ["tank"]))).toEqual(stranger);
    expect(why(ze.join(start, "neo"))).toEqual(of("inFight", { id: "neo" }));
  });

  it("who is not up, where nobody is and where an event is", () => {
    const notUp = of("notUp", { id: "neo" });
    expect(why(ze.spend(idle, "neo", 5))).toEqual(notUp);
    expect(why(ze.spend(line(ze.schedule(start, plan("bomb", 0))), "neo", 5))).toEqual(notUp);
    expect(why(ze.fire(idle))).toEqual([{ key: "MC.Refusal.noEvent" }]);
  });

  it("who is out, not out, not aside, or too early", () => {
    const out = line(ze.putOut(start, "neo"));
    expect(why(ze.setAside(out, "neo", "held"))).toEqual(of("out", { id: "neo" }));
    expect(why(ze.recover(out, "smith"))).toEqual(of("notOut", { id: "smith" }));
    expect(why(ze.comeBack(start, "neo"))).toEqual(of("notAside", { id: "neo" }));
    expect(why(ze.comeBack(line(ze.setAside(start, "smith", "held")), "smith"))).toEqual(
      of("early", { id: "smith", tick: 10 }),
    );
  });

  it("R-Z30: whose time bubble is open, and who stands outside it", () => {
    const open = line(ze.openBubble(line(ze.setAside(start, "neo", "held")), "smith", []));
    expect(why(ze.openBubble(open, "neo", []))).toEqual(of("bubble", { id: "smith" }));
    expect(why(ze.comeBack(open, "neo"))).toEqual(of("outsideTime", { id: "neo" }));
  });

  it("R-Z27: until when a movement lasts", () => {
    const moving = line(ze.startMovement(start, "neo", 14));
    expect(why(ze.startMovement(moving, "neo", 3))).toEqual(of("moving", { id: "neo", tick: 14 }));
  });

  it("which ZE it is now", () => {
    const later = line(ze.spend(start, "neo", 20));
    expect(why(ze.moveTo(later, "neo", 9))).toEqual(of("past", { now: 10 }));
  });

  it("R-Z16: a use is refused whole where its event has a name that is taken, or its time cannot be charged", () => {
    const event = { id: "fire", key: "MC.Event.sf", data: null };
    const use = { charge: "own", ze: 10, inZe: 10, success: true } as const;
    const taken = line(ze.schedule(start, plan("fire", 3)));
    expect(why(ze.placeUse(taken, "neo", use, event))).toEqual([{ key: "MC.Refusal.eventId" }]);
    const moving = line(ze.startMovement(start, "neo", 14));
    expect(why(ze.placeUse(moving, "neo", { ...use, charge: "movement" }, event))).toEqual(
      of("moving", { id: "neo", tick: 14 }),
    );
  });
});

describe("the end of time", () => {
  const tooFar = [{ key: "MC.Refusal.tooFar" }];

  it("is the same for the last of several fighters, for events, and for movements", () => {
    expect(why(ze.delay(start, "cypher", LAST))).toEqual(tooFar);
    const later = line(ze.spend(start, "neo", 20));
    expect(why(ze.schedule(later, plan("bomb", LAST)))).toEqual(tooFar);
    expect(why(ze.startMovement(later, "neo", LAST))).toEqual(tooFar);
    expect(why(ze.startMovement(later, "neo", LAST - 10))).toEqual([]);
    expect(why(ze.startMovement(start, "neo", LAST))).toEqual([]);
  });
});

describe("who is out", () => {
  it("R-Z35: stays out, however far a reaction or a nerve strike pushes them", () => {
    const out = line(ze.putOut(start, "smith"));
    expect(ze.placeOf(line(ze.delay(out, "smith", 5)), "smith")).toMatchObject({ state: "out", tick: 15 });
    expect(ze.placeOf(line(ze.stun(out, "smith", 50)), "smith")).toMatchObject({ state: "out", tick: 50 });
  });
});

describe("who moves", () => {
  it("R-Z27: is who started to, and nobody else", () => {
    const moving = line(ze.startMovement(start, "neo", 14));
    expect(["neo", "smith", "tank"].map((id) => ze.isMoving(moving, id))).toEqual([true, false, false]);
  });
});

describe("when nobody is up", () => {
  it("the order marks nobody as acting", () => {
    expect(ze.orderOf(idle).map(({ state }) => state)).toEqual(["held", "waiting", "waiting"]);
  });
});
