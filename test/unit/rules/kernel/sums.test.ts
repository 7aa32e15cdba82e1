import { describe, expect, it } from "vitest";
import * as kernel from "../../../../src/rules/kernel/index.ts";
import { blamed } from "../../../support/blame.ts";

const no = null as never;

describe("sums", () => {
  it("explain themselves; items of 0 are left out unless they are wanted", () => {
    const terms = [
      { key: "a", amount: 3 },
      { key: "b", amount: 0 },
      { key: "c", amount: -5 },
    ];
    expect(kernel.sumUp(terms)).toEqual({ total: -2, terms: [terms[0], terms[2]] });
    expect(kernel.sumUp(terms, true)).toEqual({ total: -2, terms });
    expect(kernel.sumUp([])).toEqual({ total: 0, terms: [] });
  });

  it("take the items of one aspect, in their order", () => {
    const modifiers = [
      { key: "a", aspect: "value", amount: 1 },
      { key: "b", aspect: "stufe", amount: 2 },
      { key: "c", aspect: "value", amount: 3 },
    ];
    expect(kernel.termsOn(modifiers, "value").map(({ key }) => key)).toEqual(["a", "c"]);
  });

  it("name what is wrong in their arguments", () => {
    expect(blamed(() => kernel.sumUp(no))).toBe("terms");
    expect(blamed(() => kernel.sumUp([no]))).toBe("terms");
    expect(blamed(() => kernel.sumUp([{ key: "a", amount: Number.NaN }]))).toBe("terms.amount");
    expect(blamed(() => kernel.termsOn(no, "a"))).toBe("modifiers");
    expect(blamed(() => kernel.termsOn([no], "a"))).toBe("modifiers");
  });
});

describe("R-3: rounding down", () => {
  it("takes the whole number below a figure, above and below 0", () => {
    expect([0, 1, 1.5, 1.999, -0.5, -2].map(kernel.roundedDown)).toEqual([0, 1, 1, 1, -1, -2]);
  });

  it("forgives the hair that fractions leave", () => {
    expect([100 * 0.29, 100 * 0.57, (0.1 + 0.7) * 10, 3 * 1.1].map(kernel.roundedDown)).toEqual([29, 57, 8, 3]);
    expect(kernel.roundedDown(1 - 1e-6)).toBe(0);
  });

  it("takes figures only", () => {
    for (const bad of [Number.NaN, Infinity, no]) expect(blamed(() => kernel.roundedDown(bad))).toBe("figure");
  });
});

describe("budgets", () => {
  it("level n costs n points: 0, 1, 3, 6, 10, 15, 21 in all", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(kernel.triangular)).toEqual([0, 1, 3, 6, 10, 15, 21]);
    expect(kernel.triangular(1000)).toBe(500_500);
    for (const wrong of [-1, 0.5, 1001]) expect(blamed(() => kernel.triangular(wrong))).toBe("value");
  });

  it("tell what is spent and left, below 0 when overspent", () => {
    expect(kernel.budgetOf(10, [3, 4])).toEqual({ limit: 10, spent: 7, left: 3 });
    expect(kernel.budgetOf(10, [11])).toEqual({ limit: 10, spent: 11, left: -1 });
    expect(kernel.budgetOf(0, [])).toEqual({ limit: 0, spent: 0, left: 0 });
    expect(blamed(() => kernel.budgetOf(-1, []))).toBe("limit");
    expect(blamed(() => kernel.budgetOf(1, [-1]))).toBe("cost");
    expect(blamed(() => kernel.budgetOf(1, no))).toBe("costs");
  });
});

describe("results", () => {
  it("carry a value or the reasons why there is none", () => {
    expect(kernel.allow(3)).toEqual({ ok: true, value: 3 });
    expect(kernel.refuse({ key: "a" }, { key: "b" })).toEqual({ ok: false, problems: [{ key: "a" }, { key: "b" }] });
  });
});

describe("tracks", () => {
  const rows = [
    { id: "L", boxes: [0, 0, 1] },
    { id: "M", boxes: [1, 2] },
    { id: "S", boxes: [3, 99] },
  ] as const;
  const none = { L: 0, M: 0, S: 0 };

  it("are marked from a row on; what does not fit flows into the next heavier one and at last over", () => {
    expect(kernel.mark(rows, none, "L", 2)).toEqual({ marks: { L: 2, M: 0, S: 0 }, overflow: 0 });
    expect(kernel.mark(rows, none, "L", 4)).toEqual({ marks: { L: 3, M: 1, S: 0 }, overflow: 0 });
    expect(kernel.mark(rows, { L: 1, M: 1, S: 1 }, "M", 5)).toEqual({ marks: { L: 1, M: 2, S: 2 }, overflow: 3 });
    expect(kernel.mark(rows, none, "S", 0)).toEqual({ marks: none, overflow: 0 });
  });

  it("are healed down to none", () => {
    expect(kernel.unmark<"L" | "M">({ L: 3, M: 1 }, "L", 2)).toEqual({ L: 1, M: 1 });
    expect(kernel.unmark<"L" | "M">({ L: 3, M: 1 }, "M", 2)).toEqual({ L: 3, M: 0 });
  });

  it("the highest malus of all marked boxes is in force", () => {
    expect(kernel.malusOf(rows, none)).toBe(0);
    expect(kernel.malusOf(rows, { L: 2, M: 0, S: 0 })).toBe(0);
    expect(kernel.malusOf(rows, { L: 3, M: 0, S: 0 })).toBe(1);
    expect(kernel.malusOf(rows, { L: 3, M: 2, S: 0 })).toBe(2);
    expect(kernel.malusOf(rows, { L: 0, M: 0, S: 2 })).toBe(99);
    expect(kernel.malusOf(rows, { L: 0, M: 2, S: 1 })).toBe(3);
    expect(kernel.malusOf([{ id: "X", boxes: [9, 2] }], { X: 2 })).toBe(9);
  });

  it("name what is wrong in their arguments", () => {
    expect(blamed(() => kernel.mark(rows, none, "T" as never, 1))).toBe("row");
    expect(() => kernel.mark(rows, none, "T" as never, 1)).toThrow("row must be one of L, M, S");
    expect(blamed(() => kernel.mark(rows, none, "L", -1))).toBe("count");
    expect(blamed(() => kernel.mark(rows, { L: 4, M: 0, S: 0 }, "L", 1))).toBe("marks.L");
    expect(blamed(() => kernel.mark(rows, { L: 0, M: -1, S: 0 }, "M", 1))).toBe("marks.M");
    expect(blamed(() => kernel.mark(rows, no, "L", 1))).toBe("marks");
    expect(blamed(() => kernel.mark(no, none, "L", 1))).toBe("rows");
    expect(blamed(() => kernel.mark([no], none, "L", 1))).toBe("rows");
    expect(blamed(() => kernel.mark([{ id: 1, boxes: [] }] as never, none, "L", 1))).toBe("rows.id");
    expect(blamed(() => kernel.mark([{ id: "L", boxes: 3 }] as never, none, "L", 1))).toBe("rows.boxes");
    expect(blamed(() => kernel.mark([{ id: "L", boxes: ["a"] }] as never, none, "L", 1))).toBe("rows.boxes");
    expect(blamed(() => kernel.mark([{ id: "L", boxes: Array.from({ length: 1001 }) }] as never, none, "L", 1))).toBe(
      "rows.boxes",
    );
    expect(blamed(() => kernel.unmark(no, "L", 1))).toBe("marks");
    expect(blamed(() => kernel.unmark({ L: 1 }, 1 as never, 1))).toBe("row");
    expect(blamed(() => kernel.unmark({ L: 1 }, "L", -1))).toBe("count");
    expect(blamed(() => kernel.unmark({ L: -1 }, "L", 1))).toBe("marks.L");
    expect(blamed(() => kernel.malusOf(no, none))).toBe("rows");
    expect(blamed(() => kernel.malusOf(rows, no))).toBe("marks");
    expect(blamed(() => kernel.malusOf(rows, { L: 1, M: 1 } as never))).toBe("marks.S");
  });
});
