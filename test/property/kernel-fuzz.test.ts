import { describe, it } from "vitest";
import * as kernel from "../../src/rules/kernel/index.ts";
import { functionsOf, withstands } from "../support/fuzz.ts";

const die = kernel.rollFor(kernel.sumOf(1, 6), (face) => face);
const entry = { id: "a", amount: -1, key: "k", subject: "s", from: 1, to: 2, by: "u", at: 1 };

const RIGHT: readonly unknown[] = [
  die,
  kernel.both(die, die, (a, b) => a + b),
  kernel.done(1),
  [die, die],
  kernel.sumOf(2, 6),
  kernel.openW10("0-10"),
  kernel.odds(die),
  "0-10",
  [10, 4],
  [[3]],
  [{ key: "a", amount: 1, aspect: "step" }],
  [{ id: "L", boxes: [0, 1] }],
  { L: 1 },
  "L",
  [entry, { ...entry, id: "b", amount: 3 }],
  entry,
  { a: { x: 1 } },
  { uuid: "a", path: "x", from: 1, to: 2 },
  [{ uuid: "a", path: "x", add: 1 }],
  [{ uuid: "b", create: { y: [1] } }],
  "2 + @a",
  ["a", "b"],
  () => 1,
  () => kernel.done(1),
  1,
  6,
];

/** Checks whose bounds are written in code; only the name and the value come from outside. */
const BOUNDED = new Set(["integer", "finite", "text", "list"]);

describe("whatever it is given, an answer, a refusal or an argument error comes from", () => {
  it.each(functionsOf(kernel))("%s", (name, subject) => {
    withstands((...given) => subject(...given.slice(0, BOUNDED.has(name) ? 2 : 5)), RIGHT);
  });
});
