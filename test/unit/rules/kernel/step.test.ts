import { describe, expect, it } from "vitest";
import * as kernel from "../../../../src/rules/kernel/index.ts";
import { blamed } from "../../../support/blame.ts";

const die = (faces: number): kernel.Step<number> => kernel.rollFor(kernel.sumOf(1, faces), (face) => face);

/** The answer of a step replayed with these faces. */
function answer<T>(step: kernel.Step<T>, ...faces: readonly number[][]): T {
  const played = kernel.replay(step, faces);
  if (played.ok) return played.value;
  throw new Error("refused");
}

describe("a step", () => {
  it("that is done needs no dice", () => {
    expect(answer(kernel.done("yes"))).toBe("yes");
    expect(kernel.odds(kernel.done("yes"))).toEqual([{ value: "yes", chance: 1 }]);
  });

  it("goes on with the reading of its dice", () => {
    const step = kernel.roll(kernel.sumOf(2, 6), (sum) => (sum > 6 ? die(4) : kernel.done(0)));
    expect(answer(step, [1, 2])).toBe(0);
    expect(answer(step, [6, 6], [3])).toBe(3);
  });

  it("chains, changes and joins answers in order", () => {
    expect(kernel.andThen(die(6), kernel.done).kind).toBe("then");
    expect(
      answer(
        kernel.andThen(die(6), (a) => kernel.map(die(6), (b) => [a, b])),
        [2],
        [5],
      ),
    ).toEqual([2, 5]);
    expect(
      answer(
        kernel.map(die(6), (face) => face * 10),
        [4],
      ),
    ).toBe(40);
    expect(
      answer(
        kernel.both(die(6), die(8), (a, b) => `${a}-${b}`),
        [6],
        [8],
      ),
    ).toBe("6-8");
    expect(answer(kernel.all([die(4), die(6), die(8)]), [4], [6], [8])).toEqual([4, 6, 8]);
    expect(answer(kernel.all([]))).toEqual([]);
  });

  it("with an opponent tells both answers and the difference", () => {
    expect(answer(kernel.opposed(die(6), die(6)), [5], [2])).toEqual({ own: 5, other: 2, difference: 3 });
    expect(answer(kernel.opposed(die(6), die(6)), [2], [2]).difference).toBe(0);
  });

  it("of many is at most 500", () => {
    const many = Array.from({ length: 500 }, () => kernel.done(1));
    expect(answer(kernel.all(many))).toHaveLength(500);
    expect(kernel.odds(kernel.all(many))).toHaveLength(1);
    expect(blamed(() => kernel.all([...many, kernel.done(1)]))).toBe("steps");
  });

  it("goes a thousand steps deep, and a deeper or endless one is an argument error", () => {
    const chain = (length: number): kernel.Step<number> => {
      let step: kernel.Step<number> = kernel.done(0);
      for (let at = 0; at < length; at += 1) step = kernel.map(step, (value) => value + 1);
      return step;
    };
    expect(answer(chain(1000))).toBe(1000);
    expect(kernel.odds(chain(1000))).toEqual([{ value: 1000, chance: 1 }]);
    for (const step of [chain(1001), chain(20_000)]) {
      expect(blamed(() => answer(step))).toBe("step");
      expect(blamed(() => kernel.odds(step))).toBe("step");
    }
    const row = (length: number): kernel.Step<number> => {
      let step: kernel.Step<number> = kernel.done(7);
      for (let at = 0; at < length; at += 1) step = follows(step);
      return step;
    };
    const follows = (after: kernel.Step<number>): kernel.Step<number> => kernel.roll(kernel.sumOf(1, 1), () => after);
    expect(kernel.odds(row(1000))).toEqual([{ value: 7, chance: 1 }]);
    expect(blamed(() => kernel.odds(row(1001)))).toBe("step");
    expect(kernel.playWith(row(9999), () => [1]).value).toBe(7);
    expect(blamed(() => kernel.playWith(row(10_000), () => [1]))).toBe("step");
    const endless: kernel.Step<number> = kernel.roll(kernel.sumOf(1, 1), () => endless);
    expect(blamed(() => kernel.odds(endless))).toBe("step");
    expect(() => kernel.playWith(endless, () => [1])).toThrow("step must be a step that comes to an end");
    const round: kernel.Step<number> = kernel.andThen(kernel.done(0), () => round);
    expect(blamed(() => kernel.odds(round))).toBe("step");
    expect(blamed(() => kernel.playWith(round, () => [1]))).toBe("step");
  });

  it("is made of what it needs, or an argument error names what is missing", () => {
    const no = null as never;
    expect(blamed(() => kernel.roll(no, kernel.done))).toBe("ask");
    expect(blamed(() => kernel.roll(kernel.sumOf(1, 6), no))).toBe("next");
    expect(blamed(() => kernel.rollFor(kernel.sumOf(1, 6), no))).toBe("read");
    expect(blamed(() => kernel.andThen(no, kernel.done))).toBe("first");
    expect(blamed(() => kernel.andThen({ kind: "other" } as never, kernel.done))).toBe("first");
    expect(blamed(() => kernel.andThen(die(6), no))).toBe("next");
    expect(blamed(() => kernel.map(die(6), no))).toBe("change");
    expect(blamed(() => kernel.both(die(6), no, kernel.done))).toBe("second");
    expect(blamed(() => kernel.both(die(6), die(6), no))).toBe("join");
    expect(blamed(() => kernel.all(no))).toBe("steps");
    expect(blamed(() => kernel.all([no]))).toBe("second");
  });
});

describe("playing a step", () => {
  it("yields each request and returns the answer", () => {
    const game = kernel.play(kernel.both(die(4), die(6), (a, b) => a + b));
    expect(game.next(0)).toEqual({ done: false, value: kernel.sumOf(1, 4) });
    expect(game.next(3)).toEqual({ done: false, value: kernel.sumOf(1, 6) });
    expect(game.next(5)).toEqual({ done: true, value: 8 });
  });

  it("with thrown dice keeps the transcript", () => {
    const step = kernel.both(
      die(4),
      kernel.rollFor(kernel.openW10("0-10"), (value) => value),
      (a, b) => a + b,
    );
    const played = kernel.playWith(step, (ask) => (ask.kind === "sum" ? [3] : [10, 2]));
    expect(played).toEqual({
      value: 15,
      transcript: [
        { ask: kernel.sumOf(1, 4), faces: [3] },
        { ask: kernel.openW10("0-10"), faces: [10, 2] },
      ],
    });
    expect(
      kernel.replay(
        step,
        played.transcript.map(({ faces }) => faces),
      ),
    ).toEqual({ ok: true, value: 15 });
  });

  it("throws what the rules throw themselves", () => {
    const broken = kernel.rollFor(kernel.sumOf(1, 6), () => {
      throw new TypeError("a bug");
    });
    expect(() => kernel.replay(broken, [[1]])).toThrow(TypeError);
    const wrong = kernel.rollFor(kernel.sumOf(1, 6), () => kernel.integer("score", 0.5));
    expect(blamed(() => kernel.replay(wrong, [[1]]))).toBe("score");
  });

  it("refuses faces that do not fit", () => {
    const refused = { ok: false, problems: [{ key: "MC.Refusal.transcript" }] };
    expect(kernel.replay(die(6), [])).toEqual(refused);
    expect(kernel.replay(die(6), [[7]])).toEqual(refused);
    expect(kernel.replay(die(6), [[1, 1]])).toEqual(refused);
    expect(kernel.replay(die(6), [[1], [1]])).toEqual(refused);
    expect(kernel.replay(kernel.done(1), [[1]])).toEqual(refused);
  });

  it("names what is wrong in its arguments", () => {
    expect(blamed(() => kernel.replay(die(6), 1 as never))).toBe("faces");
    expect(blamed(() => kernel.replay(null as never, []))).toBe("step");
    expect(blamed(() => kernel.playWith(die(6), 1 as never))).toBe("throwDice");
    expect(blamed(() => kernel.play(1 as never).next(0))).toBe("step");
    const strange = { kind: "roll", ask: { kind: "sum", count: 201, faces: 6 }, next: kernel.done } as never;
    expect(blamed(() => kernel.play(strange).next(0))).toBe("count");
    expect(blamed(() => kernel.odds(1 as never))).toBe("step");
    expect(() => kernel.odds({ kind: "other" } as never)).toThrow("step must be a step");
    expect(blamed(() => kernel.odds({ kind: "other", next: kernel.done } as never))).toBe("step");
    expect(blamed(() => kernel.odds({ kind: "roll", ask: kernel.sumOf(1, 6) } as never))).toBe("step");
    expect(blamed(() => kernel.odds({ ...kernel.map(die(6), (face) => face) }))).toBe("step");
  });
});

describe("odds of steps", () => {
  it("merge equal answers, also those of the same shape", () => {
    const parity = kernel.map(die(6), (face) => face % 2);
    expect(kernel.odds(parity)).toHaveLength(2);
    const shape = kernel.odds(kernel.map(die(6), (face) => ({ even: face % 2 === 0 })));
    expect(shape).toHaveLength(2);
    for (const { chance } of shape) expect(chance).toBeCloseTo(0.5, 12);
    expect(kernel.odds(kernel.map(die(6), () => null))).toEqual([
      { value: null, chance: expect.closeTo(1, 12) as number },
    ]);
  });

  it("tell numbers from each other that JSON would not", () => {
    expect(kernel.odds(kernel.map(die(2), (face) => (face === 1 ? Number.NaN : null)))).toHaveLength(2);
    expect(kernel.odds(kernel.done(10n))).toEqual([{ value: 10n, chance: 1 }]);
  });

  it("tell a text from the number, the nothing or the data that read the same", () => {
    for (const [value, text] of [
      [1, "1"],
      [null, "null"],
      [{ a: 1 }, '{"a":1}'],
      [[1], "[1]"],
    ] as const) {
      expect(kernel.odds(kernel.map(die(2), (face) => (face === 1 ? value : text)))).toHaveLength(2);
    }
    expect(kernel.odds(kernel.map(die(2), () => "same"))).toHaveLength(1);
  });

  it("hold more answers than a list has items, and at most a quarter of a million", () => {
    const many = kernel.odds(kernel.rollFor(kernel.sumOf(20, 1000), (sum) => sum));
    expect(many).toHaveLength(19_981);
    expect(kernel.mean(many, (sum) => sum)).toBeCloseTo(10_010, 6);
    expect(kernel.chanceOf(many, () => true)).toBeCloseTo(1, 12);
    const pairs = (most: number): kernel.Step<number> => {
      return kernel.both(die(500), die(most), (a, b) => a * 10_000 + b);
    };
    expect(kernel.odds(pairs(500))).toHaveLength(250_000);
    expect(() => kernel.odds(pairs(501))).toThrow("step must be a step of at most 250000 answers");
  });

  it("merge the answers of the first step before going on", () => {
    let calls = 0;
    const first = kernel.map(die(6), (face) => face > 3);
    kernel.odds(
      kernel.andThen(first, (high) => {
        calls += 1;
        return kernel.done(high);
      }),
    );
    expect(calls).toBe(2);
  });

  it("give the chance of what is asked, other looks, and means", () => {
    const all = kernel.odds(kernel.rollFor(kernel.sumOf(2, 6), (sum) => sum));
    expect(kernel.chanceOf(all, (sum) => sum >= 10)).toBeCloseTo(6 / 36, 12);
    const seven = kernel.lookAt(all, (sum) => sum === 7);
    expect(seven).toHaveLength(2);
    expect(seven.find(({ value }) => value)?.chance).toBeCloseTo(6 / 36, 12);
    expect(kernel.mean(all, (sum) => sum)).toBeCloseTo(7, 12);
    expect(kernel.mean(all, (sum) => sum * 2)).toBeCloseTo(14, 12);
  });

  it("name what is wrong in their arguments", () => {
    const all = kernel.odds(die(6));
    const no = null as never;
    for (const call of [kernel.chanceOf, kernel.lookAt, kernel.mean] as ((...given: never[]) => unknown)[]) {
      expect(blamed(() => call(1 as never, (() => 1) as never))).toBe("odds");
      expect(blamed(() => call([no] as never, (() => 1) as never))).toBe("odds");
      expect(blamed(() => call([{ value: 1, chance: 2 }] as never, (() => 1) as never))).toBe("odds.chance");
      expect(blamed(() => call([{ value: 1, chance: -1 }] as never, (() => 1) as never))).toBe("odds.chance");
    }
    expect(blamed(() => kernel.chanceOf(all, no))).toBe("is");
    expect(blamed(() => kernel.lookAt(all, no))).toBe("look");
    expect(blamed(() => kernel.mean(all, no))).toBe("figure");
    for (const strange of [10n, Symbol("x"), "1", {}, Number.NaN, null])
      expect(blamed(() => kernel.mean(all, () => strange as never))).toBe("figure");
    expect(kernel.mean([{ value: 1, chance: 1 }], () => 1e300)).toBe(1e300);
    expect(() => kernel.odds(kernel.done({ big: 1n }))).toThrow("step must be a step whose answers are plain data");
  });
});
