import { describe, expect, it } from "vitest";
import { disciplines as rules, kernel } from "../../../../src/rules/index.ts";

const AVERAGE: rules.TalentCheck = { talent: "medicine", rating: "average", difficulty: 10 };

function withFace(check: rules.TalentCheck, face: number): rules.TalentOutcome {
  return kernel.playWith(rules.checkTalent(check), () => [face]).value;
}

describe("ratings", () => {
  it("cost 0, 1, 2, 3, 5 points", () => {
    expect(rules.RATINGS.map((rating) => rules.talentCost(rating))).toEqual([0, 1, 2, 3, 5]);
  });

  it("add -7, -3, 0, 3, 7 to checks", () => {
    expect(rules.RATINGS.map((rating) => rules.talentModifier(rating))).toEqual([-7, -3, 0, 3, 7]);
  });
});

describe("difficulties", () => {
  it("have six guidelines: 3-6, 9-11, 14-16, 19-21, 24-26, 27 and more", () => {
    expect(rules.DIFFICULTIES.map(({ min, max }) => [min, max])).toEqual([
      [3, 6],
      [9, 11],
      [14, 16],
      [19, 21],
      [24, 26],
      [27, null],
    ]);
  });
});

describe("a talent check", () => {
  it("succeeds on reaching the difficulty", () => {
    expect(withFace(AVERAGE, 10)).toEqual({ total: 10, success: true, special: null });
    expect(withFace(AVERAGE, 9)).toEqual({ total: 9, success: false, special: null });
  });

  it("fails on a 1 even against 3, and succeeds on a 20 even against 30", () => {
    expect(withFace({ ...AVERAGE, rating: "exceptional", difficulty: 3 }, 1)).toMatchObject({ success: false });
    expect(withFace({ ...AVERAGE, difficulty: 30 }, 20)).toMatchObject({ total: 20, success: true, special: null });
  });

  it("is a disaster on a 1 with a poor rating only", () => {
    expect(withFace({ ...AVERAGE, rating: "poor", difficulty: 3 }, 1).special).toBe("disaster");
    expect(withFace({ ...AVERAGE, rating: "belowAverage", difficulty: 3 }, 1).special).toBeNull();
  });

  it("is phenomenal on a 20 with an exceptional rating only", () => {
    expect(withFace({ ...AVERAGE, rating: "exceptional" }, 20).special).toBe("phenomenal");
    expect(withFace({ ...AVERAGE, rating: "aboveAverage" }, 20).special).toBeNull();
  });

  it("R-D15: gets 2 for each level of Awareness on Alertness and Stealth, also -2 at -1", () => {
    const sum = (talent: rules.Talent, awareness: number): number =>
      rules.talentSum({ talent, rating: "average", awareness }).total;
    expect([-1, 0, 1, 2, 3].map((level) => sum("alertness", level))).toEqual([-2, 0, 2, 4, 6]);
    expect([-1, 0, 1, 2, 3].map((level) => sum("stealth", level))).toEqual([-2, 0, 2, 4, 6]);
    expect(sum("driving", 3)).toBe(0);
  });

  it("R-D15: gets 2 for each level of Agility on Driving alone", () => {
    const sum = (talent: rules.Talent): number => rules.talentSum({ talent, rating: "average", agility: 3 }).total;
    expect([sum("driving"), sum("stealth"), sum("thievery")]).toEqual([6, 0, 0]);
  });

  it("explains its sum item by item", () => {
    const { terms } = rules.talentSum({ talent: "stealth", rating: "poor", awareness: 2, modifier: 1 });
    expect(terms).toEqual([
      { key: "MC.Rating.poor", amount: -7 },
      { key: "MC.Discipline.awareness", amount: 4 },
      { key: "MC.Modifier.situation", amount: 1 },
    ]);
  });

  it("has exact odds: a poor talent against 27 succeeds on a 20 alone", () => {
    const all = kernel.odds(rules.checkTalent({ ...AVERAGE, rating: "poor", difficulty: 27 }));
    expect(kernel.chanceOf(all, ({ success }) => success)).toBeCloseTo(0.05, 12);
    expect(kernel.chanceOf(all, ({ special }) => special === "disaster")).toBeCloseTo(0.05, 12);
  });
});

describe("opposed Alertness and Stealth", () => {
  const against = (talent: rules.Talent, face: number): rules.TalentOutcome =>
    withFace({ talent, rating: "average", difficulty: 14, opposed: true }, face);

  it("Stealth 14 against Alertness 14 is not noticed, Alertness 15 is", () => {
    expect(against("alertness", 14).success).toBe(false);
    expect(against("alertness", 15).success).toBe(true);
    expect(against("stealth", 14).success).toBe(true);
    expect(against("stealth", 13).success).toBe(false);
  });

  it("R-D34: know no automatic 1 and 20, disaster or phenomenon", () => {
    const check = { talent: "stealth", opposed: true } as const;
    expect(withFace({ ...check, rating: "poor", difficulty: -10 }, 1)).toEqual({
      total: -6,
      success: true,
      special: null,
    });
    expect(withFace({ ...check, rating: "exceptional", difficulty: 40 }, 20)).toEqual({
      total: 27,
      success: false,
      special: null,
    });
  });

  it("roll both sides and let ties go to the one who sneaks", () => {
    const step = rules.noticeSneak({ rating: "average" }, { rating: "average" });
    expect(kernel.replay(step, [[14], [14]])).toEqual({
      ok: true,
      value: { alertness: 14, stealth: 14, noticed: false },
    });
    expect(kernel.replay(step, [[15], [14]])).toMatchObject({ value: { noticed: true } });
    expect(kernel.chanceOf(kernel.odds(step), ({ noticed }) => noticed)).toBeCloseTo(190 / 400, 12);
  });
});
