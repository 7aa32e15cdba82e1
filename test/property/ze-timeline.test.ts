import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Result } from "../../src/rules/kernel/index.ts";
import * as ze from "../../src/rules/ze/index.ts";

type Operation = (line: ze.Timeline) => Result<ze.Moved>;

const ids = ["a", "b", "c", "d", "e", "f"];
const id = fc.constantFrom(...ids);
const span = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(0, 1, 10));

/** Whoever is up spends, or the event that is due fires. */
const next =
  (ze_: number): Operation =>
  (line) => {
    const up = ze.upNext(line);
    if (up?.kind === "event") return ze.fire(line);
    return up === null ? ze.passTime(line) : ze.spend(line, up.id, ze_);
  };

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: span.map(next) },
  {
    weight: 1,
    arbitrary: fc.tuple(id, span).map(
      ([who, cost]): Operation =>
        (line) =>
          ze.spend(line, who, cost),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(id, span).map(
      ([who, cost]): Operation =>
        (line) =>
          ze.delay(line, who, cost),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(id, span).map(
      ([who, cost]): Operation =>
        (line) =>
          ze.stun(line, who, cost),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(id, span).map(
      ([who, to]): Operation =>
        (line) =>
          ze.moveTo(line, who, line.now + to),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(id, fc.constantFrom(...ze.PASSING)).map(
      ([who, way]): Operation =>
        (line) =>
          ze.setAside(line, who, way),
    ),
  },
  {
    weight: 1,
    arbitrary: id.map(
      (who): Operation =>
        (line) =>
          ze.comeBack(line, who),
    ),
  },
  {
    weight: 1,
    arbitrary: id.map(
      (who): Operation =>
        (line) =>
          ze.putOut(line, who),
    ),
  },
  {
    weight: 1,
    arbitrary: id.map(
      (who): Operation =>
        (line) =>
          ze.recover(line, who),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(id, span).map(
      ([who, cost]): Operation =>
        (line) =>
          ze.startMovement(line, who, cost + 1),
    ),
  },
  {
    weight: 1,
    arbitrary: id.map(
      (who): Operation =>
        (line) =>
          ze.stopMovement(line, who),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(id, span, fc.integer({ min: 0, max: 9 })).map(
      ([owner, cost, number]): Operation =>
        (line) =>
          ze.schedule(line, { id: `event${number}`, owner, key: "MC.Event.test", data: { number }, ze: cost }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 9 }).map(
      (n): Operation =>
        (line) =>
          ze.cancel(line, `event${n}`),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(id, fc.subarray(ids)).map(
      ([who, others]): Operation =>
        (line) =>
          ze.openBubble(line, who, others),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Operation>((line) => ze.closeBubble(line)) },
);

const starter = fc.record({
  total: fc.integer({ min: -5, max: 35 }),
  re: fc.integer({ min: 1, max: 5 }),
  stufe: fc.integer({ min: -2, max: 0 }),
  first: fc.boolean(),
  name: fc.constantFrom("Neo", "Trinity", "Morpheus"),
});
const starters = fc
  .array(starter, { minLength: 1, maxLength: ids.length })
  .map((all) => all.map((one, at): ze.Starter => ({ ...one, id: ids[at] ?? "" })));

const fight = fc.tuple(starters, fc.array(operation, { maxLength: 40 }));

/** Every moment of a fight: the history after each operation that was allowed. */
function play([all, operations]: [ze.Starter[], Operation[]]): ze.History[] {
  const moments = [ze.historyOf(ze.startTimeline(all))];
  for (const operate of operations) {
    const at = moments.at(-1);
    const moved = at && operate(at.line);
    if (at && moved?.ok) moments.push(ze.remember(at, moved.value));
  }
  return moments;
}

const isInside = ({ bubble }: ze.Timeline, who: string | null): boolean =>
  bubble === null || bubble.members.includes(who ?? "");
const isReady = (line: ze.Timeline, { id, state }: ze.Place): boolean => state === "ready" && isInside(line, id);
const inOrder = (a: ze.Place, b: ze.Place): number => a.tick - b.tick || a.sequence - b.sequence;

describe("the timeline", () => {
  it("never loses or doubles anybody", () => {
    fc.assert(
      fc.property(fight, (given) => {
        const expected = given[0].map((one) => one.id).sort();
        for (const { line } of play(given)) expect(line.places.map((place) => place.id).sort()).toEqual(expected);
      }),
    );
  });

  it("joining and leaving change exactly one place", () => {
    fc.assert(
      fc.property(fight, span, (given, ze_) => {
        const line = play(given).at(-1)?.line ?? ze.startTimeline([]);
        const joined = ze.join(line, "late", ze_);
        if (!joined.ok) throw new Error("refused");
        expect(joined.value.line.places).toHaveLength(line.places.length + 1);
        const left = ze.leave(joined.value.line, "late");
        if (!left.ok) throw new Error("refused");
        expect(left.value.line.places.map((place) => place.id)).toEqual(line.places.map((place) => place.id));
      }),
    );
  });

  it("R-Z9: nobody ever acts out of order, and events come before everyone on their tick", () => {
    fc.assert(
      fc.property(fight, (given) => {
        for (const { line } of play(given)) {
          const up = ze.upNext(line);
          if (up?.kind !== "fighter") continue;
          const [first] = line.places.filter((place) => isReady(line, place)).sort(inOrder);
          expect(up.id).toBe(first?.id);
          expect(line.events.filter(({ owner, tick }) => isInside(line, owner) && tick <= line.now)).toEqual([]);
        }
      }),
    );
  });

  it("time never runs backwards, and somebody who is ready is always up when no event is due", () => {
    fc.assert(
      fc.property(fight, (given) => {
        let before = 0;
        for (const { line } of play(given)) {
          expect(line.now).toBeGreaterThanOrEqual(before);
          before = line.now;
          if (line.places.some((place) => isReady(line, place))) expect(ze.upNext(line)).not.toBeNull();
        }
      }),
    );
  });

  it("stepping back restores any earlier moment exactly, and what was taken back can be done again", () => {
    fc.assert(
      fc.property(fight, (given) => {
        const moments = play(given);
        const last = moments.at(-1);
        if (!last) throw new Error("no moment");
        for (const [at, moment] of moments.entries()) {
          expect(ze.stepBack(last, moments.length - 1 - at)).toEqual(moment);
        }
        const undo = last.steps.at(-1);
        if (!undo) return;
        const back = ze.takeBack(last.line, undo);
        expect(ze.takeBack(back.line, back.undo).line).toEqual(last.line);
      }),
    );
  });

  it("survives being stored as text, history and all", () => {
    fc.assert(
      fc.property(fight, (given) => {
        const moments = play(given);
        const last = moments.at(-1);
        const stored: unknown = JSON.parse(JSON.stringify(last));
        expect(ze.stepBack(stored as ze.History, moments.length)).toEqual(moments[0]);
      }),
    );
  });

  it("the order does not depend on how the data were put together", () => {
    fc.assert(
      fc.property(fight, fc.shuffledSubarray(ids, { minLength: ids.length }), (given, mixed) => {
        const line = play(given).at(-1)?.line ?? ze.startTimeline([]);
        const shuffled = {
          ...line,
          places: line.places.toSorted((a, b) => mixed.indexOf(a.id) - mixed.indexOf(b.id)),
          events: line.events.toReversed(),
        };
        expect(ze.timelineOf(shuffled)).toEqual(line);
        expect(ze.orderOf(shuffled)).toEqual(ze.orderOf(line));
      }),
    );
  });

  it("R-Z9: the start board does not depend on the order of the fighters", () => {
    fc.assert(
      fc.property(starters, (all) => {
        expect(ze.startBoard(all.toReversed())).toEqual(ze.startBoard(all));
      }),
    );
  });

  it("R-Z9: a better total never starts later", () => {
    fc.assert(
      fc.property(starters, (all) => {
        const board = ze.startBoard(all.map((one) => ({ ...one, stufe: 0, first: false })));
        const total = (who: string): number => all.find((one) => one.id === who)?.total ?? 0;
        for (const [at, { id }] of board.entries()) {
          const following = board[at + 1];
          if (following) expect(total(id)).toBeGreaterThanOrEqual(total(following.id));
        }
      }),
    );
  });
});
