import { describe, expect, it } from "vitest";
import {
  DEFAULT_RULES,
  readBoxes,
  readFormula,
  readStoredRules,
  type StoredRules,
} from "../../../../src/rules/ze/index.ts";

const boxes = Object.fromEntries(DEFAULT_RULES.rows.map((row) => [row.id, row.boxes]));
const { reading, mental, apFormula } = DEFAULT_RULES;
const stored = (change: Partial<StoredRules> = {}): StoredRules => {
  return { reading, rows: boxes, mental, apFormula, ...change };
};

describe("house rules that a world has stored", () => {
  it("are the standard rules themselves where nothing was changed", () => {
    expect(readStoredRules(stored())).toEqual({ rules: DEFAULT_RULES, unread: [] });
    expect(readStoredRules(stored()).rules).toBe(DEFAULT_RULES);
  });

  it("R-Z6: hold a malus for each box of each row", () => {
    const { rules } = readStoredRules(stored({ rows: { ...boxes, L: [3, 99] }, mental: [0, 5] }));
    expect(rules.rows[0]).toEqual({ id: "L", boxes: [3, 99] });
    expect(rules.mental).toEqual([0, 5]);
  });

  it("count as not set where they mean nothing, each by itself", () => {
    const broken = { reading: "2-20", rows: { L: [1] }, mental: "none", apFormula: "@attributes.xx" };
    expect(readStoredRules(broken)).toEqual({
      rules: DEFAULT_RULES,
      unread: ["reading", "rows", "mental", "apFormula"],
    });
    expect(readStoredRules(stored({ mental: [] }))).toEqual({ rules: DEFAULT_RULES, unread: ["mental"] });
    expect(readStoredRules(stored({ reading: "0-9", rows: null })).rules.reading).toBe("0-9");
  });

  it("R-Z6: boxes are 1 to 30 whole numbers from 0 to 99", () => {
    expect(readBoxes([0, 99])).toEqual([0, 99]);
    for (const bad of [[], [100], [-1], [1.5], ["1"], null, Array.from({ length: 31 }, () => 0)]) {
      expect(readBoxes(bad)).toBeNull();
    }
  });

  it("R-Z6: one box is a row, and so are thirty", () => {
    expect(readBoxes([99])).toEqual([99]);
    expect(readBoxes(Array.from({ length: 30 }, () => 0))).toHaveLength(30);
  });

  it("R-Z6: a changed row alone makes the rules other than the standard ones", () => {
    const { rules, unread } = readStoredRules(stored({ rows: { ...boxes, M: [1, 2, 99] } }));
    expect(rules).toEqual({ ...DEFAULT_RULES, rows: rules.rows });
    expect(rules.rows.map(({ boxes: row }) => row.length)).toEqual([10, 3, 10, 10]);
    expect(unread).toEqual([]);
  });

  it("R-Z8: a formula has at most 1000 characters", () => {
    const formula = "@attributes.wk";
    expect(readFormula(formula.padEnd(1000))).not.toBeNull();
    expect(readFormula(formula.padEnd(1001))).toBeNull();
  });

  it("R-Z8: the name of a figure is that of a skill or tree and nothing before or after it", () => {
    for (const bad of ["@old.skills.wk", "@skills.schleichen.more", "@my.sf.move", "@sf.move.most"]) {
      expect(readFormula(bad)).toBeNull();
    }
  });

  it("R-Z8: a formula names figures that a character has, or can have", () => {
    expect(readFormula("2 * @attributes.wk + @skills.schleichen - @sf.move")).not.toBeNull();
    for (const bad of ["", "wk", "@attributes.zz", "@items.wk", "1 / 0", 5]) expect(readFormula(bad)).toBeNull();
  });
});
