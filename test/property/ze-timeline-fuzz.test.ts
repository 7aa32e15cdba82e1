import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kernel, ze } from "../../src/rules/index.ts";
import { functionsOf } from "../support/fuzz.ts";
import { timelineCalls } from "../support/ze-timeline-calls.ts";

const CALLS = timelineCalls();

const ODD = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom<unknown>(null, undefined, NaN, Infinity, -Infinity, 1e308, 0.5, -1, -0, 1e9, 5e8, Symbol("s")),
  fc.constantFrom<unknown>([], {}, [[]], () => 1, "x".repeat(20_000), Array.from({ length: 20_000 }).fill(1)),
  fc.constantFrom<unknown>("__proto__", "constructor", "a", "b", "held", "move", "all", true, 0, 3, 1000),
);

/** The same data with the part that `way` leads to replaced by `odd`. */
function replaceOne(data: unknown, [first, ...rest]: readonly number[], odd: unknown): unknown {
  if (first === undefined || typeof data !== "object" || data === null) return odd;
  const keys = Object.keys(data);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return odd;
  const changed = replaceOne(Reflect.get(data, key), rest, odd);
  return Array.isArray(data) ? data.with(Number(key), changed) : { ...data, [key]: changed };
}

/** Plays a step to its end, so that what hides behind the dice is called too. */
function follow(value: unknown): void {
  if (typeof value !== "object" || value === null || !("kind" in value)) return;
  if (value.kind !== "done" && value.kind !== "roll" && value.kind !== "then") return;
  kernel.playWith(value as kernel.Step<unknown>, (ask) => (ask.kind === "sum" ? [2] : [5]));
}

function answersOrNames(call: (...given: readonly unknown[]) => unknown, given: readonly unknown[]): void {
  try {
    follow(call(...given));
  } catch (error) {
    if (!(error instanceof kernel.ArgumentError)) throw error;
    expect(error.message.startsWith(error.argument)).toBe(true);
  }
}

describe("one odd part in a legal call", () => {
  const functions = new Map(functionsOf(ze));
  for (const [name, legal] of Object.entries(CALLS)) {
    const call = functions.get(name);
    it(`${name} answers its legal call`, () => {
      expect(() => follow(call?.(...legal))).not.toThrow();
      expect(call).toBeDefined();
    });
    it(`${name} names the odd part, or answers`, () => {
      fc.assert(
        fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }), ODD, (way, odd) => {
          const changed = replaceOne(legal, way, odd);
          if (call) answersOrNames(call, Array.isArray(changed) ? changed : [changed]);
        }),
        { numRuns: 1000 },
      );
    });
  }
});
