import { describe, expect, it } from "vitest";
import { chanceOf, odds, opposed, replay, W10_READINGS } from "../../../../src/rules/kernel/index.ts";
import {
  DIFFICULTY_NAMES,
  difficultyOf,
  difficultyStufe,
  mayAct,
  probe,
  probeCheck,
  probeStufe,
  probeSums,
  stufeOf,
  stufeSum,
  valueSum,
  type ProbeCheck,
} from "../../../../src/rules/ze/index.ts";
import { blamed } from "../../../support/blame.ts";
import { effect, fighter, granted, refusals } from "../../../support/ze.ts";

const check = (change: Partial<ProbeCheck> = {}): ProbeCheck => ({
  reading: "0-10",
  value: 7,
  stufe: 0,
  target: null,
  ...change,
});
const rolled = (faces: readonly number[], change: Partial<ProbeCheck> = {}) =>
  granted(replay(probe(check(change)), [faces]));

describe("the table of probes", () => {
  it.each([
    [-100, -2],
    [0, -2],
    [1, -1],
    [5, -1],
    [6, 0],
    [7, 0],
    [8, 1],
    [9, 1],
    [10, 2],
    [12, 2],
    [13, 3],
    [16, 3],
    [17, 4],
    [21, 4],
    [22, 5],
    [27, 5],
    [28, 6],
    [1000, 6],
  ])("a sum of %i is Stufe %i", (sum, stufe) => {
    expect(stufeOf(sum)).toBe(stufe);
  });

  it("names its nine Stufen", () => {
    expect(DIFFICULTY_NAMES.map((name) => [name, difficultyStufe(name)])).toEqual([
      ["patzer", -2],
      ["sehr-leicht", -1],
      ["leicht", 0],
      ["normal", 1],
      ["heftig", 2],
      ["schwer", 3],
      ["extrem", 4],
      ["koeniglich", 5],
      ["goettlich", 6],
    ]);
    for (const name of DIFFICULTY_NAMES) expect(difficultyOf(difficultyStufe(name))).toBe(name);
  });

  it("names Stufen beyond it after the nearest", () => {
    expect(difficultyOf(-5)).toBe("patzer");
    expect(difficultyOf(9)).toBe("goettlich");
  });
});

describe("a probe", () => {
  it.each([
    [[5], 12, 2],
    [[10, 4], 21, 4],
    [[10, 10, 3], 30, 6],
    [[0, 6], 1, -1],
    [[0, 10, 2], -5, -2],
    [[0, 0], 7, 0],
  ])("R-Z1: at value 7 the faces %j make %i, Stufe %i", (faces, total, stufe) => {
    expect(rolled(faces)).toMatchObject({ total, stufe, success: null, difference: null });
  });

  it("R-Z1: in the reading 1-10 a 1 opens downward", () => {
    expect(rolled([1, 10, 4], { reading: "1-10" })).toMatchObject({ die: -13, total: -6 });
  });

  it("R-Z1: in the reading 0-9 a 9 opens upward and goes on", () => {
    expect(rolled([9, 9, 0], { reading: "0-9" })).toMatchObject({ die: 18, total: 25 });
    expect(rolled([0, 9, 3], { reading: "0-9" })).toMatchObject({ die: -12, total: -5 });
  });

  it("R-Z2: modifiers of Stufe come after the table and are not limited by it", () => {
    expect(rolled([10, 10, 3], { stufe: 3 })).toMatchObject({ rolled: 6, stufe: 9 });
    expect(rolled([0, 10, 2], { stufe: -4 })).toMatchObject({ rolled: -2, stufe: -6 });
  });

  it("R-Z2: succeeds from its target Stufe on", () => {
    expect(rolled([6], { target: 3 })).toMatchObject({ total: 13, success: true, difference: 0 });
    expect(rolled([5], { target: 3 })).toMatchObject({ total: 12, success: false, difference: -1 });
    expect(rolled([6], { target: 3, stufe: -1 })).toMatchObject({ success: false });
  });

  it("R-Z3: the higher Stufe wins; equal Stufen decide nothing", () => {
    const step = opposed(probeStufe(check({ value: 9 })), probeStufe(check({ value: 5 })));
    expect(granted(replay(step, [[4], [3]])).difference).toBe(2);
    expect(granted(replay(step, [[4], [8]])).difference).toBe(0);
  });

  it.each(W10_READINGS)("R-Z1: the chances of all Stufen sum to 1 in the reading %s", (reading) => {
    const all = odds(probe(check({ reading })));
    expect(Math.abs(chanceOf(all, () => true) - 1)).toBeLessThan(1e-12);
  });

  it("R-Z1: in the reading 0-10 every face has the chance 1/11", () => {
    const all = odds(probe(check({ value: 0 })));
    for (const face of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(chanceOf(all, ({ die }) => die === face)).toBeGreaterThanOrEqual(1 / 11 - 1e-15);
    }
  });
});

describe("what a probe is made of", () => {
  it("R-Z5: attribute and skill", () => {
    expect(valueSum(fighter(), "pistolen")).toEqual({
      total: 8,
      terms: [
        { key: "MC.Attribute.ge", amount: 4 },
        { key: "MC.Sum.skill", data: { skill: "pistolen" }, amount: 4 },
      ],
    });
  });

  it("R-Z5: an untrained skill is its attribute alone, a probe on Reaktion is RE alone", () => {
    expect(valueSum(fighter(), "aufmerksamkeit").total).toBe(2);
    expect(valueSum(fighter(), "re").total).toBe(3);
  });

  it("R-Z4: a world's own skill has the attribute that it names", () => {
    const skills = { kueche: { attribute: "ch", value: 2 } } as const;
    expect(valueSum(fighter({ skills }), "kueche").total).toBe(4);
    expect(() => valueSum(fighter(), "kueche")).toThrow(/^subject must be/);
  });

  it("R-Z2: Fast Reaction is value, and only of its own probe", () => {
    const fast = fighter({ effects: [effect({ aspect: "value", amount: 4, skill: "re" })] });
    expect(valueSum(fast, "re").total).toBe(7);
    expect(valueSum(fast, "ausweichen").total).toBe(6);
  });

  it("R-Z6: wounds count once, whatever lies on both tracks", () => {
    const hurt = fighter({ wounds: { L: 6, M: 6, S: 0, O: 0 }, mental: 4 });
    expect(stufeSum(hurt, "pistolen")).toEqual({
      total: -2,
      terms: [{ key: "MC.Wounds.physical", data: { row: "M" }, amount: -2 }],
    });
    expect(granted(probeCheck(hurt, "pistolen")).stufe).toBe(-2);
  });

  it("modifiers of the moment go to value and Stufe", () => {
    const sums = probeSums(fighter(), "pistolen", [
      { key: "MC.Test.light", aspect: "value", amount: -2 },
      { key: "MC.Test.gm", aspect: "stufe", amount: 1, data: { by: "GM" } },
      { key: "MC.Test.slow", aspect: "ze", amount: 3 },
    ]);
    expect(sums.value.total).toBe(6);
    expect(sums.stufe).toEqual({ total: 1, terms: [{ key: "MC.Test.gm", data: { by: "GM" }, amount: 1 }] });
  });

  it("takes an object as its situation: a word for the target would be overlooked", () => {
    for (const word of ["schwer", 2, null, [2]])
      expect(blamed(() => probeCheck(fighter(), "pistolen", word as never))).toBe("situation");
  });

  it("is refused for the dead and for who is out of action at malus 99", () => {
    expect(refusals(probeCheck(fighter({ dead: true }), "re"))).toEqual(["MC.Refusal.dead"]);
    expect(refusals(probeCheck(fighter({ wounds: { L: 0, M: 0, S: 0, O: 8 } }), "re"))).toEqual(["MC.Refusal.out"]);
    expect(refusals(probeCheck(fighter({ mental: 10 }), "re"))).toEqual(["MC.Refusal.out"]);
    expect(mayAct(fighter({ mental: 9 })).ok).toBe(true);
  });
});

describe("the Stufe of a probe", () => {
  it("R-Z2: follows the effects on it: of all probes, or of one subject", () => {
    const dazed = fighter({
      effects: [
        effect({ aspect: "stufe", amount: -2 }),
        effect({ aspect: "stufe", amount: 1, skill: "pistolen" }),
        effect({ aspect: "hit", amount: 5 }),
      ],
    });
    expect(probeSums(dazed, "pistolen").stufe.total).toBe(-1);
    expect(stufeSum(dazed, "gewehre").total).toBe(-2);
  });
});
