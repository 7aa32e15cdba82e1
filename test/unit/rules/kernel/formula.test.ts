import { describe, expect, it } from "vitest";
import { evaluate } from "../../../../src/rules/kernel/index.ts";

const figures: Readonly<Record<string, number>> = { "attributes.wk": 4, "skills.computer-und-netze": 3, level: 2 };
const value = (formula: string): number | null => {
  const result = evaluate(formula, (path) => figures[path]);
  return result.ok ? result.value : null;
};

describe("a formula", () => {
  it.each([
    ["7", 7],
    ["1.5 * 2", 3],
    ["12 + 30.25", 42.25],
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["8 / 2 / 2", 2],
    ["8 - 2 - 2", 4],
    ["-3 + 5", 2],
    ["2 * -3", -6],
    ["--3", 3],
    ["3*@attributes.wk+@skills.computer-und-netze", 15],
    ["  @level  ", 2],
  ])("%s is %d", (formula, result) => {
    expect(value(formula)).toBe(result);
  });

  it.each([
    "",
    " ",
    "-",
    "(-)",
    "1 +",
    "* 2",
    "(1",
    "1)",
    "1 2",
    "@",
    "@nothing",
    "1 + @nothing",
    "@nothing - 1",
    "wk",
    "1e9",
    "2 ** 3",
    "1 / 0",
    "0 / 0",
    "1,5",
  ])("%j is refused", (formula) => {
    expect(value(formula)).toBeNull();
  });

  it("of more than 1000 characters is an argument error", () => {
    expect(() => value("1".repeat(1001))).toThrow(/^formula must be/);
    expect(value("(".repeat(1000))).toBeNull();
    expect(value("-".repeat(999) + "1")).toBe(-1);
  });

  it("that cannot be read is refused by its key, whatever its names come to", () => {
    const refused = { ok: false, problems: [{ key: "MC.Refusal.formula" }] };
    for (const formula of ["1 + *", "(", "@a @b", "1 / 0"]) expect(evaluate(formula, () => 1)).toEqual(refused);
    expect(() => evaluate("1", 1 as never)).toThrow("find must be a function");
  });

  it("is refused where a name stands for something that is no number", () => {
    const refused = { ok: false, problems: [{ key: "MC.Refusal.formula" }] };
    for (const found of [10n, Symbol("x"), "3", [3], {}, null])
      expect(evaluate("@a * 2", () => found as never)).toEqual(refused);
  });
});
