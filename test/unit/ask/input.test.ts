import { describe, expect, it } from "vitest";
import * as kernel from "../../../src/rules/kernel/index.ts";
import { Input, InputError, figuresOf, oddsAnswer } from "../../../tools/ask/input.ts";

/** What the error of `read` says is wrong with the input. */
function complaint(data: unknown, read: (input: Input) => unknown): string {
  try {
    const input = new Input(data);
    read(input);
    input.refuseUnread();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  throw new Error("no complaint");
}

describe("the input of a question", () => {
  it("is an object", () => {
    for (const data of [null, [], 1, "a"]) expect(complaint(data, () => 0)).toBe("the input must be an object");
  });

  it("reads whole numbers within their bounds", () => {
    const input = new Input({ a: 3, b: -5 });
    expect(input.integer("a")).toBe(3);
    expect(input.integer("a", { min: 3, max: 3 })).toBe(3);
    expect(input.integer("b")).toBe(-5);
    expect(input.integer("c", { or: 7 })).toBe(7);
    for (const a of ["3", 3.5, null, 4, 1, true, [2]]) {
      expect(complaint({ a }, (given) => given.integer("a", { min: 2, max: 3, or: 2 }))).toBe(
        "a must be a whole number from 2 to 3",
      );
    }
    expect(complaint({ a: 1_000_001 }, (given) => given.integer("a"))).toMatch(/^a must be a whole number/);
    expect(complaint({}, (given) => given.integer("a"))).toBe("a must be given");
  });

  it("reads a whole number or none", () => {
    const input = new Input({ a: 3, b: null });
    expect([input.integerOrNull("a"), input.integerOrNull("b"), input.integerOrNull("c")]).toEqual([3, null, null]);
    expect(complaint({ a: "3" }, (given) => given.integerOrNull("a"))).toMatch(/^a must be a whole number/);
  });

  it("reads numbers with fractions", () => {
    const input = new Input({ a: 0.5 });
    expect([input.number("a"), input.number("b", { or: 1.5 })]).toEqual([0.5, 1.5]);
    for (const a of ["1", null, 2.1, -0.1]) {
      expect(complaint({ a }, (given) => given.number("a", { min: 0, max: 2 }))).toBe("a must be a number from 0 to 2");
    }
  });

  it("reads truth, text and choices", () => {
    const input = new Input({ a: false, b: "x" });
    expect([input.truth("a"), input.truth("c", true), input.text("b"), input.text("c", "y")]).toEqual([
      false,
      true,
      "x",
      "y",
    ]);
    expect([input.oneOf("b", ["x", "y"]), input.oneOf("c", ["x", "y"], "y")]).toEqual(["x", "y"]);
    expect(complaint({ a: 0 }, (given) => given.truth("a"))).toBe("a must be true or false");
    expect(complaint({ a: 0 }, (given) => given.text("a"))).toBe("a must be a text");
    expect(complaint({ a: "z" }, (given) => given.oneOf("a", ["x", "y"]))).toBe("a must be one of x, y");
    expect(complaint({}, (given) => given.oneOf("a", ["x", "y"]))).toBe("a must be given");
  });

  it("reads lists and names the item that is wrong", () => {
    const input = new Input({ a: [1, 2], b: ["x"] });
    expect([input.integers("a"), input.listOf("b", ["x", "y"]), input.integers("c", {}, [])]).toEqual([
      [1, 2],
      ["x"],
      [],
    ]);
    expect(input.listOf("c", ["x"], ["x"])).toEqual(["x"]);
    expect(complaint({ a: [1, 7] }, (given) => given.integers("a", { max: 6 }))).toMatch(
      /^a\[1\] must be a whole number/,
    );
    expect(complaint({ a: ["x", "z"] }, (given) => given.listOf("a", ["x"]))).toBe("a[1] must be one of x");
    expect(complaint({ a: 1 }, (given) => given.integers("a"))).toBe("a must be a list of at most 1000 items");
    expect(complaint({ a: Array.from({ length: 1001 }).fill(1) }, (given) => given.integers("a"))).toMatch(
      /^a must be a list/,
    );
  });

  it("reads objects within it and names the way to a key", () => {
    const input = new Input({ target: { agility: 2 }, list: [{ id: "a" }] });
    expect(input.object("target").integer("agility")).toBe(2);
    expect(input.object("missing", true).integer("agility", { or: 1 })).toBe(1);
    expect(input.objects("list").map((item) => item.text("id"))).toEqual(["a"]);
    expect(complaint({ target: {} }, (given) => given.object("target").integer("agility"))).toBe(
      "target.agility must be given",
    );
    expect(complaint({ target: 1 }, (given) => given.object("target"))).toBe("target must be an object");
    expect(complaint({ list: [{}, 1] }, (given) => given.objects("list"))).toBe("list[1] must be an object");
    expect(complaint({}, (given) => given.object("target"))).toBe("target must be given");
  });

  it("reads figures by name and knows no other name", () => {
    const given = { levels: { speed: 2 } };
    expect(new Input(given).figures("levels", ["speed", "agility"], { or: 0 })).toEqual({ speed: 2, agility: 0 });
    expect(new Input({}).figures("levels", ["speed"], { or: 0 })).toEqual({ speed: 0 });
    expect(figuresOf(new Input({ a: 1 }), ["a"])).toEqual({ a: 1 });
    expect(complaint({ levels: { speed: 2, luck: 1 } }, (input) => input.figures("levels", ["speed"]))).toMatch(
      /^levels\.luck must be left out/,
    );
    expect(complaint({ levels: {} }, (input) => input.figures("levels", ["speed"]))).toBe("levels.speed must be given");
    expect(complaint({}, (input) => input.figures("levels", ["speed"]))).toBe("levels must be given");
  });

  it("has no use for keys that nothing read, and says which it knows", () => {
    expect(complaint({ a: 1, armour: 2 }, (input) => [input.integer("a"), input.integer("armor", { or: 0 })])).toBe(
      "armour must be left out; the question knows a, armor",
    );
    const input = new Input({ a: 1, rof: 2 });
    input.integer("a");
    input.mayHave("rof");
    expect(() => {
      input.refuseUnread();
    }).not.toThrow();
    expect(input.keys()).toEqual(["a", "rof"]);
  });

  it("asks for odds or not", () => {
    expect([new Input({ odds: true }).odds(), new Input({ odds: false }).odds(), new Input({}).odds()]).toEqual([
      true,
      false,
      false,
    ]);
    expect(complaint({ odds: 1 }, (input) => input.odds())).toBe("odds must be true or false");
  });

  it("odds add up under one name", () => {
    const all = kernel.odds(kernel.rollFor(kernel.sumOf(1, 4), (face) => face));
    expect(oddsAnswer(all, (face) => (face > 1 ? "hit" : "miss"))).toEqual({ odds: { hit: 0.75, miss: 0.25 } });
  });
});
