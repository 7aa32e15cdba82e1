import fc from "fast-check";
import { ArgumentError } from "../../src/rules/kernel/index.ts";

/** A value of any type and size, among them the ones that programs trip over. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom<unknown>(
    null,
    undefined,
    Number.NaN,
    -0,
    1e308,
    -1e308,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    0.1,
    "x".repeat(100_000),
    "__proto__",
    "constructor",
    Symbol("anything"),
    10n,
    () => null,
    Array.from({ length: 100_000 }).fill(0),
    [[[[]]]],
    { __proto__: null },
    JSON.parse('{"__proto__": {"a": 1}}'),
  ),
);

/** A value that was right before one place in it, chosen by `seed`, was replaced. */
function bent(value: unknown, seed: number, by: unknown): unknown {
  if (typeof value !== "object" || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[seed % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const next = seed % 2 === 0 ? by : bent(Reflect.get(value, key), Math.floor(seed / 2), by);
  return Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next };
}

/** Arguments of any kind: nonsense, the given right ones, and right ones with one place bent. */
function argumentsLike(right: readonly unknown[]): fc.Arbitrary<readonly unknown[]> {
  const good = fc.constantFrom(...right);
  const nearly = fc.tuple(good, fc.nat(1000), anything).map(([value, seed, by]) => bent(value, seed, by));
  return fc.array(fc.oneof({ weight: 1, arbitrary: anything }, { weight: 2, arbitrary: good }, nearly), {
    maxLength: 5,
  });
}

/** The exported functions of a module by name; classes are left out. */
export function functionsOf(module: object): readonly (readonly [string, (...given: readonly unknown[]) => unknown])[] {
  return Object.entries(module).filter(
    (entry): entry is [string, (...given: readonly unknown[]) => unknown] =>
      typeof entry[1] === "function" && !/^class\b/.test(Function.prototype.toString.call(entry[1])),
  );
}

/**
 * Calls `subject` with arguments of any kind; `right` are values of the kinds that the module knows. Fails where
 * anything but an argument error is thrown.
 */
export function withstands(
  subject: (...given: readonly unknown[]) => unknown,
  right: readonly unknown[],
  numRuns = 1000,
): void {
  fc.assert(
    fc.property(argumentsLike(right), (given) => {
      try {
        subject(...given);
      } catch (error) {
        if (error instanceof ArgumentError && error.message.startsWith(error.argument)) return;
        throw error;
      }
    }),
    { numRuns },
  );
}
