import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { disciplines, kernel } from "../../src/rules/index.ts";
import { CALLS } from "../unit/rules/disciplines/samples.ts";

type Call = (...args: readonly unknown[]) => unknown;

const FUNCTIONS = Object.entries<unknown>(disciplines).filter(
  (entry): entry is [string, Call] => typeof entry[1] === "function",
);

const ODD = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom<unknown>(NaN, Infinity, -Infinity, 1e308, -1e308, 0.5, -1, -0, 1e9, Symbol("s"), "x".repeat(20_000)),
  fc.constantFrom<unknown>(
    null,
    undefined,
    [],
    {},
    [[]],
    () => 1,
    Array.from({ length: 20_000 }, (_, n) => n),
  ),
  fc.constantFrom<unknown>("constructor", "__proto__", "toString", "speed", "poor", "gun"),
);

/** Plays a step with its lowest faces, so that what hides behind the first roll is called too. */
function follow(value: unknown): void {
  if (typeof value !== "object" || value === null || !("kind" in value)) return;
  const { kind } = value;
  if (kind !== "done" && kind !== "roll" && kind !== "then") return;
  kernel.playWith(value as kernel.Step<unknown>, (ask) =>
    ask.kind === "sum" ? Array.from({ length: ask.count }, () => 1) : [5],
  );
}

function mayOnlyRefuse(call: Call, args: readonly unknown[]): void {
  try {
    follow(call(...args));
  } catch (error) {
    if (!(error instanceof kernel.ArgumentError)) throw error;
    expect(error.argument).not.toBe("");
    expect(error.message).toContain(error.argument);
  }
}

/** The same data with one part, chosen by `way`, replaced by `odd`. */
function replaceOne(data: unknown, way: readonly number[], odd: unknown): unknown {
  const [first, ...rest] = way;
  if (first === undefined || typeof data !== "object" || data === null) return odd;
  const keys = Object.keys(data);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return odd;
  if (Array.isArray(data))
    return data.map((item: unknown, at) => (at === Number(key) ? replaceOne(item, rest, odd) : item));
  return { ...data, [key]: replaceOne((data as Record<string, unknown>)[key], rest, odd) };
}

describe("every public function of disciplines", () => {
  it("has a legal call among the samples", () => {
    expect(FUNCTIONS.map(([name]) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  for (const [name, call] of FUNCTIONS) {
    it(`${name} answers its legal call`, () => {
      expect(() => follow(call(...(CALLS[name] ?? [])))).not.toThrow();
    });

    it(`${name} answers, refuses, or names a bad argument, whatever it is given`, () => {
      fc.assert(
        fc.property(fc.array(ODD, { maxLength: 4 }), (args) => mayOnlyRefuse(call, args)),
        { numRuns: 40 },
      );
    });

    it(`${name} survives one odd part in a legal call`, () => {
      const legal = CALLS[name] ?? [];
      fc.assert(
        fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }), ODD, (way, odd) => {
          const changed = replaceOne(legal, way, odd);
          mayOnlyRefuse(call, Array.isArray(changed) ? changed : [changed]);
        }),
        { numRuns: 60 },
      );
    });
  }
});
