import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kernel, ze } from "../../src/rules/index.ts";
import { functionsOf, withstands } from "../support/fuzz.ts";
import { zeCalls } from "../support/ze-calls.ts";

const CALLS = zeCalls();

const right = [
  ...Object.values(CALLS).flat(),
  ...ze.ROWS,
  ...ze.FIRE_MODES,
  ...ze.TREES.slice(0, 4),
  "re",
  "schwer",
  3,
];

const ODD = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom<unknown>(null, undefined, NaN, Infinity, -Infinity, 1e308, 0.5, -1, -0, 1e9, 1e6, Symbol("s")),
  fc.constantFrom<unknown>([], {}, [[]], () => 1, "x".repeat(20_000), Array.from({ length: 20_000 }).fill(1)),
  fc.constantFrom<unknown>("constructor", "__proto__", "toString", "T", "O", "fa", "hit", "0-9", true, 1000, 99),
);

/** Plays a step with low, then with high faces, so that what hides behind the first roll is called too. */
function follow(value: unknown): void {
  if (typeof value !== "object" || value === null || !("kind" in value)) return;
  const { kind } = value;
  if (kind !== "done" && kind !== "roll" && kind !== "then") return;
  for (const faces of [[5], [10, 10, 5]]) {
    kernel.playWith(value as kernel.Step<unknown>, (ask) => {
      if (ask.kind === "sum") return Array.from({ length: ask.count }, () => 1);
      return ask.reading === "0-9" ? faces.map((face) => face % 10 && 5).slice(0, 1) : faces;
    });
  }
}

function mayOnlyRefuse(call: (...given: readonly unknown[]) => unknown, given: readonly unknown[]): void {
  try {
    follow(call(...given));
  } catch (error) {
    if (!(error instanceof kernel.ArgumentError)) throw error;
    expect(error.message.startsWith(error.argument)).toBe(true);
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
  return { ...data, [key]: replaceOne(Reflect.get(data, key), rest, odd) };
}

describe("every public function of ze", () => {
  for (const [name, call] of functionsOf(ze)) {
    it(`${name} answers or names a bad argument, whatever it is given`, () => {
      withstands(call, right, 300);
    });
  }
});

describe("one odd part in a legal call of ze", () => {
  const functions = new Map(functionsOf(ze));
  for (const [name, legal] of Object.entries(CALLS)) {
    const call = functions.get(name);
    if (!call) continue;
    it(`${name} answers its legal call`, () => {
      expect(() => follow(call(...legal))).not.toThrow();
    });
    it(`${name} names the odd part, or answers`, () => {
      fc.assert(
        fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }), ODD, (way, odd) => {
          const changed = replaceOne(legal, way, odd);
          mayOnlyRefuse(call, Array.isArray(changed) ? changed : [changed]);
        }),
        { numRuns: 300 },
      );
    });
  }
});
