import { describe, expect, it } from "vitest";
import { ArgumentError } from "../../src/rules/kernel/index.ts";
import { calledIn, namesIn } from "../golden/legal-calls.ts";
import { bentAt } from "../support/bend.ts";

/** A proxy that was taken back: everything that is asked of it throws, even whether it is a list. */
function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** A value that goes on inside itself, to no end or a hundred thousand times. */
function endless(): object {
  const list: unknown[] = [];
  list.push(list, { list });
  return list;
}

function deep(): object {
  let inside: object = {};
  for (let depth = 0; depth < 100_000; depth += 1) inside = { inside };
  return inside;
}

const STRANGE: readonly unknown[] = [
  revoked({}),
  revoked([]),
  endless(),
  deep(),
  Object.create(null),
  Object.assign([1, 2], { map: 5, filter: null, [Symbol.iterator]: null }),
  Array.from({ length: 3 }).fill(revoked({})),
  10n,
  Symbol("strange"),
  "x".repeat(1_000_000),
];

/** The paths of everything inside a value, of a list only the first item. */
function pathsOf(value: unknown, path: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Object.keys(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return [path, ...keys.flatMap((key) => pathsOf(Reflect.get(value, key), `${path}.${key}`))];
}

describe.each(["abilities", "disciplines", "ze"] as const)("strange values in a legal call of %s", (variant) => {
  it.each(namesIn(variant))("%s answers, or names the argument", (name) => {
    const { call, given } = calledIn(variant, name);
    const paths = given.flatMap((argument, at) => pathsOf(argument, String(at)));
    for (const path of paths) {
      for (const strange of STRANGE) {
        try {
          call(...bentAt([...given], path, strange));
        } catch (error) {
          if (!(error instanceof ArgumentError)) throw error;
          expect(error.message.startsWith(error.argument)).toBe(true);
        }
      }
    }
  });
});
