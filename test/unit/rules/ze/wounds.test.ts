import { describe, expect, it } from "vitest";
import {
  DEFAULT_RULES,
  markMental,
  markWounds,
  UNHURT,
  woundMalus,
  type HouseRules,
  type Row,
} from "../../../../src/rules/ze/index.ts";
import { effect, fighter } from "../../../support/ze.ts";

const marked = (row: Row, count: number) => markWounds({ marks: UNHURT, dreamer: false }, row, count);

describe("wounds", () => {
  it.each([
    ["L", [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]],
    ["M", [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]],
    ["S", [2, 2, 2, 2, 2, 3, 3, 3, 3, 3]],
    ["O", [4, 4, 4, 4, 5, 5, 5, 99, 99, 99]],
  ] as const)("R-Z6: the ten boxes of row %s", (row, malus) => {
    expect(malus.map((_, index) => marked(row, index + 1).malus)).toEqual(malus);
  });

  it("R-Z6: the malus in force is the highest of the marked boxes", () => {
    const before = { marks: { L: 10, M: 1, S: 0, O: 0 }, dreamer: false };
    expect(markWounds(before, "S", 1).malus).toBe(2);
    expect(markWounds(before, "L", 0).malus).toBe(1);
  });

  it("R-Z6: what does not fit flows into the next heavier row", () => {
    const before = { marks: { L: 8, M: 9, S: 0, O: 0 }, dreamer: false };
    expect(markWounds(before, "L", 5)).toMatchObject({ marks: { L: 10, M: 10, S: 2, O: 0 }, dead: false });
  });

  it("R-Z6: what does not fit in O kills, the last box alone does not", () => {
    expect(marked("O", 10)).toMatchObject({ marks: { O: 10 }, malus: 99, dead: false });
    expect(marked("O", 11)).toMatchObject({ marks: { O: 10 }, dead: true });
    expect(marked("L", 40).dead).toBe(false);
    expect(marked("L", 41).dead).toBe(true);
  });

  it("R-Z7: dreamers die of what does not fit in S, and of any hit in T", () => {
    const dreamer = { marks: UNHURT, dreamer: true };
    expect(markWounds(dreamer, "S", 10)).toMatchObject({ marks: { S: 10, O: 0 }, dead: false });
    expect(markWounds(dreamer, "S", 11)).toMatchObject({ marks: { S: 10, O: 0 }, dead: true });
    expect(markWounds(dreamer, "M", 21).dead).toBe(true);
    expect(markWounds(dreamer, "T", 0)).toMatchObject({ marks: UNHURT, dead: true });
    expect(markWounds(dreamer, "O", 1).dead).toBe(true);
    expect(() => markWounds({ marks: UNHURT, dreamer: false }, "T", 1)).toThrow(/^row must be/);
  });

  it("R-Z6: the ten boxes of mental damage", () => {
    const malus = Array.from({ length: 11 }, (_, mental) => -woundMalus(fighter({ mental })).total);
    expect(malus.map(Math.abs)).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 99]);
  });

  it("R-Z39: more mental damage than boxes is lost", () => {
    expect(markMental(8, 5)).toBe(10);
    expect(markMental(3, 4)).toBe(7);
  });

  it("R-Z39: the malus in force is the higher of both tracks, and says which", () => {
    const wounds = { L: 6, M: 0, S: 0, O: 0 };
    expect(woundMalus(fighter({ wounds, mental: 7 }))).toEqual({
      total: -2,
      terms: [{ key: "MC.Wounds.mental", amount: -2 }],
    });
    expect(woundMalus(fighter({ wounds, mental: 4 })).terms).toEqual([
      { key: "MC.Wounds.physical", data: { row: "L" }, amount: -1 },
    ]);
    expect(woundMalus(fighter()).terms).toEqual([]);
  });

  it("R-Z34: an ignored row brings no malus, but 99 stays", () => {
    const wounds = { L: 6, M: 0, S: 3, O: 0 };
    const one = effect({ aspect: "ignoreRow", amount: 1, row: "S" });
    const every = effect({ aspect: "ignoreRow", amount: 1 });
    expect(woundMalus(fighter({ wounds, effects: [one] })).total).toBe(-1);
    expect(woundMalus(fighter({ wounds, effects: [every] })).total).toBe(0);
    expect(woundMalus(fighter({ wounds, mental: 4, effects: [every] })).total).toBe(-1);
    expect(woundMalus(fighter({ wounds: { ...wounds, O: 8 }, effects: [every] })).total).toBe(-99);
  });

  it("R-Z6: a world may give rows other boxes", () => {
    const rules: HouseRules = {
      ...DEFAULT_RULES,
      rows: DEFAULT_RULES.rows.map((row) => ({ ...row, boxes: row.id === "L" ? [3, 7] : row.boxes })),
      mental: [0, 5],
    };
    expect(markWounds({ marks: UNHURT, dreamer: false }, "L", 3, rules)).toMatchObject({
      marks: { L: 2, M: 1 },
      malus: 7,
    });
    expect(woundMalus(fighter({ mental: 2 }), rules).total).toBe(-5);
  });
});
