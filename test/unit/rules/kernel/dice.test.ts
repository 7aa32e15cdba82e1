import { describe, expect, it } from "vitest";
import * as kernel from "../../../../src/rules/kernel/index.ts";
import { blamed } from "../../../support/blame.ts";

const total = (chances: ReadonlyMap<number, number>): number =>
  [...chances.values()].reduce((sum, chance) => sum + chance, 0);

describe("R-Z1: the open-ended W10", () => {
  it("has eleven faces 0 to 10 by default, or 1 to 10, or 0 to 9", () => {
    expect(kernel.W10_READINGS).toEqual(["0-10", "1-10", "0-9"]);
    expect(kernel.W10_READINGS.map(kernel.w10Faces)).toEqual([
      { bottom: 0, top: 10 },
      { bottom: 1, top: 10 },
      { bottom: 0, top: 9 },
    ]);
  });

  it.each([
    ["0-10", [5], 5],
    ["0-10", [10, 4], 14],
    ["0-10", [10, 10, 3], 23],
    ["0-10", [10, 0], 10],
    ["0-10", [0, 6], -6],
    ["0-10", [0, 10, 2], -12],
    ["0-10", [0, 0], 0],
    ["1-10", [1, 6], -5],
    ["1-10", [1, 10, 2], -11],
    ["1-10", [10, 1], 11],
    ["0-9", [9, 9, 3], 21],
    ["0-9", [0, 9, 2], -11],
    ["0-9", [9, 0], 9],
  ] as const)("reading %s of the faces %j is %i", (reading, faces, value) => {
    expect(kernel.readW10(faces, reading)).toBe(value);
    expect(kernel.goesOn(faces, reading)).toBe(false);
    expect(kernel.readFaces(kernel.openW10(reading), faces)).toBe(value);
  });

  it.each([
    ["0-10", [], true],
    ["0-10", [0], true],
    ["0-10", [10], true],
    ["0-10", [1], false],
    ["0-10", [9], false],
    ["0-10", [10, 10], true],
    ["0-10", [10, 0], false],
    ["0-10", [0, 0], false],
    ["0-10", [0, 10], true],
    ["1-10", [1], true],
    ["1-10", [1, 1], false],
    ["0-9", [9], true],
    ["0-9", [9, 9], true],
    ["0-9", [8], false],
  ] as const)("reading %s: after the faces %j another die is due: %s", (reading, faces, due) => {
    expect(kernel.goesOn(faces, reading)).toBe(due);
  });

  it("ends after a thousand dice", () => {
    expect(kernel.goesOn(Array.from({ length: 999 }).fill(10) as number[], "0-10")).toBe(true);
    expect(kernel.goesOn(Array.from({ length: 1000 }).fill(10) as number[], "0-10")).toBe(false);
    expect(blamed(() => kernel.goesOn(Array.from({ length: 1001 }).fill(10) as number[], "0-10"))).toBe("faces");
  });

  it.each([
    ["0-10", []],
    ["0-10", [11]],
    ["0-10", [-1]],
    ["0-9", [10]],
    ["1-10", [0]],
    ["0-10", [5, 4]],
    ["0-10", [10, 3, 4]],
    ["0-10", [0, 0, 4]],
    ["0-10", [10, 2.5]],
  ] as const)("reading %s: the faces %j are an argument error", (reading, faces) => {
    expect(blamed(() => kernel.readW10(faces, reading))).toBe("faces");
  });

  it("is not read before its end", () => {
    expect(blamed(() => kernel.readFaces(kernel.openW10("0-10"), [10]))).toBe("faces");
    expect(() => kernel.readFaces(kernel.openW10("0-10"), [10])).toThrow("another die is due");
    expect(() => kernel.readW10([], "0-10")).toThrow("at least one die");
    expect(() => kernel.readW10([5, 5], "0-10")).toThrow("no die after the end");
    expect(() => kernel.readW10([10, 5, 5], "0-10")).toThrow("no die after the end");
  });

  it.each([
    ["0-10", 11],
    ["1-10", 10],
    ["0-9", 10],
  ] as const)("reading %s: the chances follow from equally likely faces", (reading, faces) => {
    const chances = kernel.w10Chances(reading);
    expect(Math.abs(total(chances) - 1)).toBeLessThan(1e-12);
    expect(chances.get(5)).toBeCloseTo(1 / faces, 3);
    const { bottom, top } = kernel.w10Faces(reading);
    for (const face of [bottom + 1, top - 1]) expect(chances.get(face)).toBeGreaterThanOrEqual(1 / faces);
    expect(chances.get(top + 1)).toBeCloseTo(1 / faces ** 2, 5);
    expect(chances.get(2 * top + top - 1)).toBeCloseTo(1 / faces ** 3, 12);
    expect(chances.get(bottom - top - (top - 1))).toBeCloseTo(1 / faces ** 3, 12);
  });

  it("0-10: every reading up to three dice has exactly the chance of counting the faces", () => {
    const counted = new Map<number, number>();
    const add = (faces: readonly number[]): void => {
      if (kernel.goesOn(faces, "0-10")) {
        if (faces.length < 3) for (let face = 0; face <= 10; face += 1) add([...faces, face]);
        return;
      }
      const value = kernel.readW10(faces, "0-10");
      counted.set(value, (counted.get(value) ?? 0) + 11 ** -faces.length);
    };
    add([]);
    const chances = kernel.w10Chances("0-10");
    for (const [value, chance] of counted) {
      expect(chances.get(value) ?? 0).toBeGreaterThanOrEqual(chance - 1e-12);
      expect((chances.get(value) ?? 0) - chance).toBeLessThan(11 ** -3);
    }
  });

  it("leaves out what is less likely than 1 in 10,000,000,000,000", () => {
    for (const reading of kernel.W10_READINGS) {
      const { size } = kernel.w10Chances(reading);
      expect(size).toBeGreaterThan(200);
      expect(size).toBeLessThan(300);
    }
  });

  it("another reading is an argument error", () => {
    for (const call of [kernel.w10Faces, kernel.w10Chances, kernel.openW10]) {
      expect(blamed(() => call("1-6" as kernel.W10Reading))).toBe("reading");
    }
  });
});

describe("requests for dice", () => {
  it("name at most 200 dice of at most 1000 faces", () => {
    expect(kernel.sumOf(3, 6)).toEqual({ kind: "sum", count: 3, faces: 6 });
    expect(kernel.sumOf(0, 1)).toEqual({ kind: "sum", count: 0, faces: 1 });
    expect(kernel.sumOf(200, 1000)).toEqual({ kind: "sum", count: 200, faces: 1000 });
    for (const count of [-1, 201, 0.5]) expect(blamed(() => kernel.sumOf(count, 6))).toBe("count");
    for (const faces of [0, 1001, 0.5]) expect(blamed(() => kernel.sumOf(1, faces))).toBe("faces");
  });

  it("are read as the sum of exactly their dice", () => {
    expect(kernel.readFaces(kernel.sumOf(3, 6), [1, 6, 4])).toBe(11);
    expect(kernel.readFaces(kernel.sumOf(0, 6), [])).toBe(0);
    for (const faces of [
      [1, 6],
      [1, 2, 3, 4],
      [1, 2, 7],
      [0, 1, 2],
    ]) {
      expect(blamed(() => kernel.readFaces(kernel.sumOf(3, 6), faces))).toBe("faces");
    }
    expect(() => kernel.readFaces(kernel.sumOf(3, 6), [1])).toThrow("exactly 3 dice");
  });

  it("have chances that sum to 1 and equal counting the cases", () => {
    expect([...kernel.chancesOf(kernel.sumOf(1, 4))]).toEqual([1, 2, 3, 4].map((face) => [face, 0.25]));
    expect([...kernel.chancesOf(kernel.sumOf(0, 6))]).toEqual([[0, 1]]);
    const two = kernel.chancesOf(kernel.sumOf(2, 6));
    expect([...two.keys()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const [sum, chance] of two) expect(chance).toBeCloseTo((6 - Math.abs(7 - sum)) / 36, 12);
    const many = kernel.chancesOf(kernel.sumOf(200, 1000));
    expect(Math.abs(total(many) - 1)).toBeLessThan(1e-9);
    expect(total(kernel.chancesOf(kernel.sumOf(20, 20)))).toBeCloseTo(1, 12);
  });

  it("have no chance below 0 at the ends of many dice, and rare sums to their last digit", () => {
    for (const [count, faces] of [
      [20, 20],
      [46, 20],
      [200, 6],
      [200, 1000],
    ] as const) {
      const chances = [...kernel.chancesOf(kernel.sumOf(count, faces)).values()];
      expect(chances.filter((chance) => !(chance >= 0))).toEqual([]);
      expect(chances).toEqual(chances.toReversed());
      expect(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
    }
    const twenty = kernel.chancesOf(kernel.sumOf(20, 20));
    for (const [sum, ways] of [
      [20, 1],
      [21, 20],
      [399, 20],
      [400, 1],
    ] as const) {
      expect((twenty.get(sum) ?? 0) / (ways * 20 ** -20)).toBeCloseTo(1, 12);
    }
  });

  it("are worked out once", () => {
    for (const reading of kernel.W10_READINGS) {
      expect(kernel.chancesOf(kernel.openW10(reading))).toEqual(kernel.w10Chances(reading));
    }
    expect(kernel.chancesOf(kernel.sumOf(4, 6))).toBe(kernel.chancesOf(kernel.sumOf(4, 6)));
    expect(kernel.chancesOf(kernel.openW10("0-9"))).toBe(kernel.chancesOf(kernel.openW10("0-9")));
    expect(kernel.chancesOf(kernel.sumOf(1, 12))).not.toBe(kernel.chancesOf(kernel.sumOf(11, 2)));
    expect(kernel.chancesOf(kernel.openW10("0-9"))).not.toBe(kernel.chancesOf(kernel.openW10("0-10")));
  });

  it("that nobody made are argument errors", () => {
    const wrong = (ask: unknown) => ask as kernel.Ask;
    for (const call of [kernel.chancesOf, (ask: kernel.Ask) => kernel.readFaces(ask, [1])]) {
      expect(blamed(() => call(wrong(null)))).toBe("ask");
      expect(blamed(() => call(wrong({ kind: "d6" })))).toBe("ask.kind");
      expect(blamed(() => call(wrong({ kind: "sum", count: 1e9, faces: 6 })))).toBe("count");
      expect(blamed(() => call(wrong({ kind: "w10", reading: "x" })))).toBe("reading");
    }
  });
});
