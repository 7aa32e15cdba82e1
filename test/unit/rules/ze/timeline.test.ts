import { beforeEach, describe, expect, it } from "vitest";
import type { Result } from "../../../../src/rules/kernel/index.ts";
import * as ze from "../../../../src/rules/ze/index.ts";
import { leastTime } from "../../../support/timing.ts";
import { granted, starter } from "../../../support/ze.ts";

/** A fight of those who rolled the given totals: 17 → 0, 12 → 10, 9 → 15, 8 → 16, 7 → 20. */
function fight(totals: Readonly<Record<string, number>>): ze.Timeline {
  return ze.startTimeline(Object.entries(totals).map(([id, total]) => starter(id, total)));
}

const line = (result: Result<ze.Moved>): ze.Timeline => granted(result).line;
const why = (result: Result<unknown>): string => (result.ok ? "allowed" : (result.problems[0]?.key ?? ""));
const up = (at: ze.Timeline): string | undefined => {
  const next = ze.upNext(at);
  return next?.kind === "fighter" ? next.id : next?.event.id;
};
const order = (at: ze.Timeline): string =>
  ze
    .orderOf(at)
    .map(({ id, tick, state }) => `${id} ${tick} ${state}`)
    .join(", ");
const event = (id: string, cost: number, owner: string | null = null): ze.EventPlan => ({
  id,
  owner,
  key: "MC.Event.fire",
  data: { row: "L" },
  ze: cost,
});

describe("spending", () => {
  it("moves who is up forward, and time goes on to the next", () => {
    const start = fight({ neo: 17, smith: 12, cypher: 9 });
    const after = line(ze.spend(start, "neo", 13));
    expect(after.now).toBe(10);
    expect(order(after)).toBe("smith 10 acting, neo 13 ready, cypher 15 ready");
  });

  it("R-Z9: later arrivals on a tick go behind those standing there", () => {
    const after = line(ze.spend(fight({ neo: 17, smith: 12 }), "neo", 10));
    expect(order(after)).toBe("smith 10 acting, neo 10 ready");
    expect(order(line(ze.spend(after, "smith", 7)))).toBe("neo 10 acting, smith 17 ready");
  });

  it("R-Z26: what costs nothing leaves the turn where it is", () => {
    const start = fight({ neo: 17, smith: 17 });
    expect(up(start)).toBe("neo");
    expect(up(line(ze.spend(start, "neo", 0)))).toBe("neo");
  });

  it("is refused for who is not up, and for who is not there", () => {
    const start = fight({ neo: 17, smith: 12 });
    expect(why(ze.spend(start, "smith", 5))).toBe("MC.Refusal.notUp");
    expect(why(ze.spend(start, "nobody", 5))).toBe("MC.Refusal.notInFight");
    expect(() => ze.spend(start, "neo", -1)).toThrow("ze must be");
    expect(() => ze.spend(start, "neo", Number.NaN)).toThrow("ze must be");
    expect(why(ze.spend(start, "neo", 500_000_000))).toBe("allowed");
    const far = line(ze.spend(start, "neo", 500_000_000));
    expect(why(ze.delay(far, "neo", 1))).toBe("MC.Refusal.tooFar");
  });

  it("is quick among 1,000 fighters", () => {
    const totals = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`fighter${at}`, at % 37]));
    const rounds = 500;
    const time = leastTime(3, () => {
      let at = fight(totals);
      for (let n = 0; n < rounds; n += 1) at = line(ze.spend(at, up(at) ?? "", 7 + (n % 5)));
    });
    // Ten times the bound that `npm run bench` holds it to: a slow machine must not fail the suite.
    expect(time / rounds).toBeLessThan(1);
  });
});

describe("reactions", () => {
  it("R-Z16: push the next action of somebody who is not up", () => {
    const after = line(ze.delay(fight({ neo: 17, smith: 12, cypher: 9 }), "smith", 10));
    expect(order(after)).toBe("neo 0 acting, cypher 15 ready, smith 20 ready");
  });

  it("R-Z35: a nerve strike keeps its victim from acting for 100 ZE from now", () => {
    const start = line(ze.spend(fight({ neo: 17, smith: 12 }), "neo", 8));
    expect(start.now).toBe(8);
    expect(ze.placeOf(line(ze.stun(start, "smith", 100)), "smith")?.tick).toBe(108);
  });
});

describe("waiting and holding", () => {
  let start: ze.Timeline;
  beforeEach(() => {
    start = fight({ neo: 17, smith: 17, cypher: 17 });
  });

  it("who stood aside comes back behind those on the tick", () => {
    const waiting = line(ze.setAside(start, "cypher", "waiting"));
    expect(up(waiting)).toBe("neo");
    expect(order(line(ze.comeBack(waiting, "cypher")))).toBe("neo 0 acting, smith 0 ready, cypher 0 ready");
  });

  it("who holds an action ready acts before those on the tick", () => {
    const held = line(ze.setAside(start, "cypher", "held"));
    const later = line(ze.spend(line(ze.spend(held, "neo", 5)), "smith", 5));
    expect(later.now).toBe(5);
    expect(up(later)).toBe("neo");
    const acting = line(ze.comeBack(later, "cypher"));
    expect(order(acting)).toBe("cypher 5 acting, neo 5 ready, smith 5 ready");
    expect(up(line(ze.spend(acting, "cypher", 10)))).toBe("neo");
  });

  it("when everyone waits nobody is up, and time stands until somebody comes back or an event is due", () => {
    const both = fight({ neo: 17, smith: 12 });
    const one = line(ze.setAside(both, "neo", "waiting"));
    const all = line(ze.setAside(one, "smith", "held"));
    expect(ze.upNext(all)).toBeNull();
    expect(why(ze.passTime(all))).toBe("MC.Refusal.noEvent");
    const bomb = line(ze.schedule(all, event("bomb", 30)));
    expect(ze.upNext(bomb)).toBeNull();
    const passed = line(ze.passTime(bomb));
    expect(passed.now).toBe(bomb.now + 30);
    expect(up(passed)).toBe("bomb");
    expect(why(ze.passTime(both))).toBe("MC.Refusal.notUp");
  });

  it("nobody acts from hold before the own tick, nor who never stood aside", () => {
    const held = line(ze.setAside(fight({ neo: 17, smith: 12 }), "smith", "held"));
    expect(why(ze.comeBack(held, "smith"))).toBe("MC.Refusal.early");
    expect(why(ze.comeBack(held, "neo"))).toBe("MC.Refusal.notAside");
  });
});

describe("coming and going", () => {
  it("who joins late stands behind those on the tick", () => {
    const after = line(ze.join(fight({ neo: 17, smith: 12 }), "trinity"));
    expect(order(after)).toBe("neo 0 acting, trinity 0 ready, smith 10 ready");
    expect(why(ze.join(after, "trinity"))).toBe("MC.Refusal.inFight");
    expect(ze.placeOf(line(ze.join(after, "tank", 12)), "tank")?.tick).toBe(12);
  });

  it("when who is up leaves, the next is up", () => {
    const after = line(ze.leave(fight({ neo: 17, smith: 12 }), "neo"));
    expect(after.now).toBe(10);
    expect(order(after)).toBe("smith 10 acting");
    expect(ze.upNext(line(ze.leave(after, "smith")))).toBeNull();
  });

  it("who is out is passed over, and acts again when they recover", () => {
    const out = line(ze.putOut(fight({ neo: 17, smith: 12 }), "neo"));
    expect(up(out)).toBe("smith");
    expect(why(ze.setAside(out, "neo", "held"))).toBe("MC.Refusal.out");
    expect(why(ze.recover(out, "smith"))).toBe("MC.Refusal.notOut");
    expect(order(line(ze.recover(out, "neo")))).toBe("smith 10 acting, neo 10 ready");
  });

  it("the GM moves anybody to any tick that is not over", () => {
    const later = line(ze.spend(fight({ neo: 17, smith: 12 }), "neo", 20));
    expect(why(ze.moveTo(later, "neo", 9))).toBe("MC.Refusal.past");
    expect(order(line(ze.moveTo(later, "neo", 10)))).toBe("smith 10 acting, neo 10 ready");
  });
});

describe("pending events", () => {
  it("R-Z9: fire before anyone acts on their tick", () => {
    const start = line(ze.schedule(fight({ neo: 17, smith: 12 }), event("fire", 10, "neo")));
    const due = line(ze.spend(start, "neo", 10));
    expect(due.now).toBe(10);
    expect(up(due)).toBe("fire");
    expect(why(ze.spend(due, "smith", 10))).toBe("MC.Refusal.notUp");
    const fired = granted(ze.fire(due));
    expect(fired.event).toMatchObject({ id: "fire", data: { row: "L" } });
    expect(up(fired.line)).toBe("smith");
    expect(why(ze.fire(fired.line))).toBe("MC.Refusal.noEvent");
  });

  it("time stops at an event between two actions", () => {
    const start = line(ze.schedule(fight({ neo: 17, smith: 12 }), event("bomb", 4)));
    expect(line(ze.spend(start, "neo", 20)).now).toBe(4);
  });

  it("R-Z16: can be cancelled before", () => {
    const start = line(ze.schedule(fight({ neo: 17, smith: 12 }), event("fire", 10, "neo")));
    expect(why(ze.schedule(start, event("fire", 3)))).toBe("MC.Refusal.eventId");
    expect(up(line(ze.spend(line(ze.cancel(start, "fire")), "neo", 10)))).toBe("smith");
    expect(why(ze.cancel(start, "flood"))).toBe("MC.Refusal.noEvent");
  });

  it("of one tick fire in the order in which they were set", () => {
    const start = line(ze.schedule(line(ze.schedule(fight({ neo: 17 }), event("b", 3))), event("a", 3)));
    const due = line(ze.spend(start, "neo", 5));
    expect(up(due)).toBe("b");
    expect(up(granted(ze.fire(due)).line)).toBe("a");
  });
});

describe("movement", () => {
  it("R-Z27: sets an end mark, does not push the next action, one at a time", () => {
    const moving = line(ze.startMovement(fight({ neo: 17, smith: 12 }), "neo", 10));
    expect(up(moving)).toBe("neo");
    expect(ze.placeOf(moving, "neo")?.moving).toBe(10);
    expect(ze.isMoving(moving, "neo")).toBe(true);
    expect(why(ze.startMovement(moving, "neo", 5))).toBe("MC.Refusal.moving");
    const later = line(ze.spend(moving, "neo", 20));
    expect(ze.isMoving(later, "neo")).toBe(false);
    expect(why(ze.startMovement(later, "neo", 5))).toBe("allowed");
    expect(ze.isMoving(line(ze.stopMovement(moving, "neo")), "neo")).toBe(false);
    expect(why(ze.stopMovement(moving, "nobody"))).toBe("MC.Refusal.notInFight");
  });
});

describe("the time bubble", () => {
  let start: ze.Timeline;
  beforeEach(() => {
    start = fight({ neo: 17, smith: 17, trinity: 12, cypher: 9 });
  });

  it("R-Z30: everyone in it acts on; all others and events outside shift by the ZE spent inside", () => {
    const bomb = line(ze.schedule(start, event("bomb", 12)));
    const moving = line(ze.startMovement(bomb, "smith", 5));
    const open = line(ze.openBubble(moving, "neo", ["trinity"]));
    expect(open.bubble).toEqual({ caster: "neo", members: ["neo", "trinity"] });
    const spent = line(ze.spend(open, "neo", 15));
    expect(order(spent)).toBe("smith 10 ready, trinity 10 acting, neo 15 ready, cypher 25 ready");
    expect(spent.events[0]?.tick).toBe(22);
    expect(ze.placeOf(spent, "smith")?.moving).toBe(15);
    const closed = line(ze.closeBubble(spent));
    expect(up(closed)).toBe("smith");
  });

  it("R-Z30: events of those inside fire in time", () => {
    const open = line(ze.openBubble(start, "neo", []));
    const set = line(ze.schedule(open, event("own", 5, "neo")));
    const due = line(ze.spend(set, "neo", 10));
    expect(due.now).toBe(5);
    expect(up(due)).toBe("own");
  });

  it("R-Z30: ends when the caster is out or leaves, not with others", () => {
    const open = line(ze.openBubble(start, "neo", ["trinity"]));
    expect(line(ze.putOut(open, "neo")).bubble).toBeNull();
    expect(line(ze.leave(open, "neo")).bubble).toBeNull();
    expect(line(ze.putOut(open, "trinity")).bubble?.members).toEqual(["neo", "trinity"]);
    expect(line(ze.leave(open, "trinity")).bubble?.members).toEqual(["neo"]);
    expect(line(ze.putOut(open, "smith")).bubble).not.toBeNull();
  });

  it("is one at a time, around those in the fight, and nobody outside acts from hold", () => {
    const held = line(ze.setAside(start, "smith", "held"));
    const open = line(ze.openBubble(held, "neo", []));
    expect(why(ze.openBubble(open, "trinity", []))).toBe("MC.Refusal.bubble");
    expect(why(ze.openBubble(start, "neo", ["nobody"]))).toBe("MC.Refusal.notInFight");
    expect(why(ze.comeBack(open, "smith"))).toBe("MC.Refusal.outsideTime");
    expect(why(ze.closeBubble(start))).toBe("MC.Refusal.noBubble");
  });
});

describe("stepping back", () => {
  it("restores exactly, any number of operations", () => {
    const start = fight({ neo: 17, smith: 12 });
    let history = ze.historyOf(start);
    history = ze.remember(history, granted(ze.spend(history.line, "neo", 12)));
    history = ze.remember(history, granted(ze.join(history.line, "trinity")));
    history = ze.remember(history, granted(ze.leave(history.line, "smith")));
    expect(history.steps.map(({ what }) => what.key)).toEqual([
      "MC.Timeline.spend",
      "MC.Timeline.join",
      "MC.Timeline.leave",
    ]);
    expect(ze.stepBack(history, 3)).toEqual({ line: start, steps: [] });
    expect(ze.stepBack(history, 99)).toEqual({ line: start, steps: [] });
    expect(ze.stepBack(history).line.places).toHaveLength(3);
  });
});
