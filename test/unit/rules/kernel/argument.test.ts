import { describe, expect, it } from "vitest";
import * as kernel from "../../../../src/rules/kernel/index.ts";
import { blamed } from "../../../support/blame.ts";

describe("an argument error", () => {
  it("names the argument and what it must be", () => {
    const error = new kernel.ArgumentError("score", "a number");
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ name: "ArgumentError", argument: "score", message: "score must be a number" });
  });

  it.each([
    [() => kernel.integer("n", 0.5, 1, 3), "n must be a whole number from 1 to 3"],
    [() => kernel.finite("n", "1", 1, 3), "n must be a number from 1 to 3"],
    [() => kernel.truth("t", 1), "t must be true or false"],
    [() => kernel.text("t", 1, 3), "t must be a text of at most 3 characters"],
    [() => kernel.oneOf("o", "c", ["a", "b"]), "o must be one of a, b"],
    [() => kernel.list("l", {}, 3), "l must be a list of at most 3 items"],
    [() => kernel.record("r", []), "r must be an object"],
    [() => kernel.callable("f", 1 as never), "f must be a function"],
  ])("says what it must be (%#)", (call, message) => {
    expect(call).toThrow(message);
  });
});

describe("checks of arguments", () => {
  it("a whole number lies within its bounds, both included", () => {
    expect([1, 2, 3].map((n) => kernel.integer("n", n, 1, 3))).toEqual([1, 2, 3]);
    for (const wrong of [0, 4, 1.5, Number.NaN, "2", null])
      expect(blamed(() => kernel.integer("n", wrong, 1, 3))).toBe("n");
  });

  it("without bounds a billion is the most", () => {
    expect(kernel.LARGEST).toBe(1_000_000_000);
    for (const check of [kernel.integer, kernel.finite]) {
      expect(check("n", 1e9)).toBe(1e9);
      expect(check("n", -1e9)).toBe(-1e9);
      expect(blamed(() => check("n", 1e9 + 1))).toBe("n");
      expect(blamed(() => check("n", -1e9 - 1))).toBe("n");
    }
  });

  it("a number may have a fraction, and lies within its bounds, both included", () => {
    expect([1, 1.5, 3].map((n) => kernel.finite("n", n, 1, 3))).toEqual([1, 1.5, 3]);
    for (const wrong of [0.9, 3.1, Number.NaN, "2", null])
      expect(blamed(() => kernel.finite("n", wrong, 1, 3))).toBe("n");
  });

  it("truth, text, choice, list, object and function are told from everything else", () => {
    expect(kernel.truth("t", false)).toBe(false);
    expect(kernel.text("t", "abc", 3)).toBe("abc");
    expect(blamed(() => kernel.text("t", "abcd", 3))).toBe("t");
    expect(kernel.text("t", "x".repeat(10_000))).toHaveLength(10_000);
    expect(blamed(() => kernel.text("t", "x".repeat(10_001)))).toBe("t");
    expect(kernel.oneOf("o", null, ["a", null])).toBeNull();
    expect(kernel.list("l", [1, 2, 3], 3)).toEqual([1, 2, 3]);
    expect(blamed(() => kernel.list("l", [1, 2, 3, 4], 3))).toBe("l");
    expect(blamed(() => kernel.list("l", Array.from({ length: 10_001 })))).toBe("l");
    expect(kernel.record("r", { a: 1 })).toEqual({ a: 1 });
    expect([null, [], 1, "a", undefined].some(kernel.isRecord)).toBe(false);
    expect(kernel.callable("f", blamed)).toBe(blamed);
  });
});

describe("a list", () => {
  it("is read by its places: holes are undefined, and neither methods nor an iterator of its own come along", () => {
    const holed: number[] = [1];
    holed[2] = 3;
    expect(Object.keys(kernel.list("l", holed))).toEqual(["0", "1", "2"]);
    const odd = Object.assign([1, 2], { map: 5, [Symbol.iterator]: null });
    const read = kernel.list("l", odd);
    expect([...read]).toEqual([1, 2]);
    expect(Object.keys(read)).toEqual(["0", "1"]);
  });

  it("counts holes too, wherever lists are added up, turned round or read as faces", () => {
    const holed: never[] = [];
    holed.length = 1;
    expect(blamed(() => kernel.readFaces(kernel.sumOf(1, 6), holed))).toBe("faces");
    expect(blamed(() => kernel.readW10(holed, "0-10"))).toBe("faces");
    expect(blamed(() => kernel.budgetOf(3, holed))).toBe("cost");
    expect(blamed(() => kernel.invertAll(holed))).toBe("change");
    expect(blamed(() => kernel.all(holed))).toBe("second");
    expect(blamed(() => kernel.sumUp(holed))).toBe("terms");
    expect(blamed(() => kernel.balanceOf(holed))).toBe("ledger");
    expect(blamed(() => kernel.malusOf(holed, {}))).toBe("rows");
    expect(blamed(() => kernel.chanceOf(holed, () => true))).toBe("odds");
  });

  it("and an object are no revoked proxies, of which not even their kind can be asked", () => {
    for (const target of [{}, []]) {
      const { proxy, revoke } = Proxy.revocable<object>(target, {});
      revoke();
      expect([kernel.isList(proxy), kernel.isRecord(proxy)]).toEqual([false, false]);
      expect(blamed(() => kernel.list("l", proxy))).toBe("l");
      expect(blamed(() => kernel.record("r", proxy))).toBe("r");
      expect(kernel.isSame(proxy as never, [])).toBe(false);
    }
  });
});

describe("keyed", () => {
  it("is the record of what is made for each name, in their order", () => {
    expect(Object.entries(kernel.keyed(["b", "a"], (name) => `${name}!`))).toEqual([
      ["b", "b!"],
      ["a", "a!"],
    ]);
  });

  it("refuses names that an object cannot have as keys, and what makes nothing", () => {
    expect(blamed(() => kernel.keyed(["__proto__"], () => 1))).toBe("names");
    expect(() => kernel.keyed(["a", "__proto__"], () => 1)).toThrow(
      "names must be a list of names that an object can have as keys",
    );
    expect(blamed(() => kernel.keyed([1 as never], () => 1))).toBe("names");
    expect(blamed(() => kernel.keyed(1 as never, () => 1))).toBe("names");
    expect(blamed(() => kernel.keyed(["a"], 1 as never))).toBe("make");
  });
});

describe("a message", () => {
  it("shows plain values as they are, long ones cut, and anything else by its type", () => {
    const strange = Symbol("x") as never;
    expect(() => kernel.integer(strange, 1, 2)).toThrow("symbol must be a whole number from 2 to 1000000000");
    expect(() => kernel.finite("n", 1, [] as never, null as never)).toThrow("n must be a number from object to null");
    expect(() => kernel.text("t", 1, strange)).toThrow("t must be a text of at most symbol characters");
    expect(() => kernel.list("l", 1, {} as never)).toThrow("l must be a list of at most object items");
    expect(() => kernel.oneOf("o", 1, ["a", 2, null, strange])).toThrow("o must be one of a, 2, null, symbol");
    expect(blamed(() => kernel.oneOf("o", 1, 1 as never))).toBe("choices");
    expect(blamed(() => kernel.integer("n".repeat(600), 0.5))).toHaveLength(500);
  });
});
