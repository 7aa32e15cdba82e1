import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as kernel from "../../src/rules/kernel/index.ts";

/** A small rule: dice, chained and compared, with its answer. */
const rule: fc.Arbitrary<kernel.Step<number>> = fc.letrec<{ step: kernel.Step<number> }>((tie) => ({
  step: fc.oneof(
    { maxDepth: 2 },
    fc.integer({ min: -3, max: 3 }).map((value) => kernel.done(value)),
    fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 6 }))
      .map(([count, faces]) => kernel.rollFor(kernel.sumOf(count, faces), (sum) => sum)),
    fc.tuple(tie("step"), tie("step")).map(([a, b]) => kernel.both(a, b, (x, y) => x + y)),
    fc
      .tuple(tie("step"), tie("step"))
      .map(([a, b]) => kernel.map(kernel.opposed(a, b), ({ difference }) => difference)),
    fc
      .tuple(tie("step"), tie("step"), tie("step"))
      .map(([a, b, c]) => kernel.andThen(a, (value) => (value > 2 ? b : c))),
  ),
})).step;

/** The odds of a rule by playing it with every possible face of every die. */
function bruteForce(step: kernel.Step<number>): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const explore = (given: readonly (readonly number[])[], chance: number): void => {
    let due: kernel.Ask | undefined;
    let used = 0;
    const game = kernel.play(step);
    let turn = game.next(0);
    while (turn.done !== true) {
      const faces = given[used];
      used += 1;
      if (!faces) {
        due = turn.value;
        break;
      }
      turn = game.next(faces.reduce((sum, face) => sum + face, 0));
    }
    if (turn.done === true) {
      found.set(turn.value, (found.get(turn.value) ?? 0) + chance);
      return;
    }
    if (due?.kind !== "sum") throw new Error("only sums here");
    let throws: readonly (readonly number[])[] = [[]];
    for (let die = 0; die < due.count; die += 1) {
      const { faces } = due;
      throws = throws.flatMap((before) => Array.from({ length: faces }, (_, face) => [...before, face + 1]));
    }
    for (const faces of throws) explore([...given, faces], chance / throws.length);
  };
  explore([], 1);
  return found;
}

describe("odds of any step", () => {
  it("sum to 1 and equal playing it with every face", () => {
    fc.assert(
      fc.property(rule, (step) => {
        const all = kernel.odds(step);
        expect(Math.abs(kernel.chanceOf(all, () => true) - 1)).toBeLessThan(1e-12);
        const cases = all.length === 0 ? 0 : bruteForceSize(step);
        fc.pre(cases <= 20_000);
        const twin = bruteForce(step);
        expect(new Set(all.map(({ value }) => value))).toEqual(new Set(twin.keys()));
        for (const { value, chance } of all) expect(chance).toBeCloseTo(twin.get(value) ?? 0, 10);
      }),
      { numRuns: 150 },
    );
  });

  it("an open-ended W10 agrees with playing it up to four dice", () => {
    for (const reading of kernel.W10_READINGS) {
      const { bottom, top } = kernel.w10Faces(reading);
      const found = new Map<number, number>();
      const explore = (faces: readonly number[], chance: number): void => {
        if (!kernel.goesOn(faces, reading)) {
          const value = kernel.readW10(faces, reading);
          found.set(value, (found.get(value) ?? 0) + chance);
        } else if (faces.length < 5) {
          for (let face = bottom; face <= top; face += 1) explore([...faces, face], chance / (top - bottom + 1));
        }
      };
      explore([], 1);
      const chances = kernel.w10Chances(reading);
      for (const [value, chance] of found) expect(Math.abs((chances.get(value) ?? 0) - chance)).toBeLessThan(2e-5);
    }
  });
});

/** How many cases playing a step with every face has, at most: the product over its longest game. */
function bruteForceSize(step: kernel.Step<number>): number {
  let cases = 1;
  kernel.playWith(step, (ask) => {
    if (ask.kind !== "sum") throw new Error("only sums here");
    cases *= ask.faces ** ask.count;
    return Array.from({ length: ask.count }, () => ask.faces);
  });
  return cases;
}

describe("replaying", () => {
  it("the transcript of any game gives its answer", () => {
    fc.assert(
      fc.property(rule, fc.infiniteStream(fc.nat(1000)), (step, stream) => {
        const played = kernel.playWith(step, (ask) => {
          if (ask.kind !== "sum") throw new Error("only sums here");
          return Array.from({ length: ask.count }, () => (Number(stream.next().value) % ask.faces) + 1);
        });
        const faces = played.transcript.map((thrown) => thrown.faces);
        expect(kernel.replay(step, faces)).toEqual({ ok: true, value: played.value });
        expect(kernel.replay(step, [...faces, [1]]).ok).toBe(false);
      }),
    );
  });
});

const plain: fc.Arbitrary<kernel.Plain> = fc.jsonValue({
  maxDepth: 3,
  noUnicodeString: false,
}) as fc.Arbitrary<kernel.Plain>;

describe("undo", () => {
  it("of any list of changes restores the exact state", () => {
    const amounts = fc.array(
      fc.oneof(
        fc.record({ add: fc.integer({ min: -50, max: 50 }) }),
        fc.record({ to: plain }),
        fc.record({ create: plain }),
        fc.constant({ remove: true }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(plain, amounts, (start, wanted) => {
        const documents: kernel.Documents = { a: { counter: 3, other: start } };
        let state = documents;
        const done: kernel.Change[] = [];
        wanted.forEach((want, at) => {
          const change = toChange(want, state, at);
          const next = change && kernel.applyAll(state, [change]);
          if (!change || !next?.ok) return;
          state = next.value;
          done.push(change);
        });
        expect(kernel.applyAll(documents, done)).toEqual({ ok: true, value: state });
        const back = kernel.applyAll(state, kernel.invertAll(done));
        expect(back).toEqual({ ok: true, value: documents });
      }),
    );
  });
});

function toChange(
  want: { add: number } | { to: kernel.Plain } | { create: kernel.Plain } | { remove: boolean },
  state: kernel.Documents,
  at: number,
): kernel.Change | null {
  if ("add" in want) return { uuid: "a", path: "counter", add: want.add };
  if ("to" in want) {
    const { a } = state;
    const from = kernel.isRecord(a) ? (a["other"] ?? null) : null;
    return { uuid: "a", path: "other", from, to: want.to };
  }
  if ("create" in want) return { uuid: `d${at}`, create: want.create };
  const uuid = Object.keys(state).find((key) => key !== "a");
  const gone = uuid === undefined ? undefined : state[uuid];
  return uuid === undefined || gone === undefined ? null : { uuid, delete: gone };
}

describe("a ledger", () => {
  it("refunds give back exactly what was paid and never twice", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 8 }), (prices) => {
        let ledger: readonly kernel.LedgerEntry[] = [];
        const base = { key: "k", by: "u", at: 0 };
        const write = (entry: kernel.LedgerEntry): void => {
          const next = kernel.enter(ledger, entry);
          if (!next.ok) throw new Error("refused");
          ledger = next.value;
        };
        write({ ...base, id: "grant", amount: 100, subject: "", from: 0, to: 0 });
        prices.forEach((price, at) =>
          write({ ...base, id: `p${at}`, amount: -price - 1, subject: "s", from: at, to: at + 1 }),
        );
        for (let at = prices.length - 1; at >= 0; at -= 1) {
          const next = kernel.refund(ledger, `p${at}`, { id: `r${at}`, by: "u", at: 1 });
          if (!next.ok) throw new Error("refused");
          ledger = next.value;
          expect(kernel.refund(ledger, `p${at}`, { id: "x", by: "u", at: 1 }).ok).toBe(false);
        }
        expect(kernel.balanceOf(ledger)).toBe(100);
      }),
    );
  });
});

describe("tracks", () => {
  it("lose no box: what is marked and what flows over is what was dealt", () => {
    const boxes = fc.array(fc.nat(5), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        boxes,
        boxes,
        fc.tuple(fc.nat(20), fc.nat(20)),
        fc.boolean(),
        (light, heavy, [first, second], low) => {
          const rows = [
            { id: "L", boxes: light },
            { id: "H", boxes: heavy },
          ] as const;
          const once = kernel.mark(rows, { L: 0, H: 0 }, low ? "L" : "H", first);
          const twice = kernel.mark(rows, once.marks, "L", second);
          const { marks } = twice;
          expect(marks.L + marks.H + twice.overflow + once.overflow).toBe(first + second);
          expect(kernel.malusOf(rows, marks)).toBeGreaterThanOrEqual(kernel.malusOf(rows, once.marks));
        },
      ),
    );
  });
});
