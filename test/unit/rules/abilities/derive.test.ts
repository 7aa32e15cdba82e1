import { describe, expect, it } from "vitest";
import * as abilities from "../../../../src/rules/abilities/index.ts";
import { EXAMPLE, character } from "./character.ts";

const { derive, DEFAULT_RULES, resistanceOf, untrainedScore, actionsOf, limitsOf } = abilities;

describe("derive", () => {
  it("STR 11, DEX 9, CON 11, INT 13, WIL 9, PER 7 make 60 points", () => {
    expect(derive(EXAMPLE).total).toBe(60);
  });

  it("untrained scores are half of the full score, rounded down: 5, 4, 5, 6, 4, 3", () => {
    expect(derive(EXAMPLE).untrained).toEqual({ str: 5, dex: 4, con: 5, int: 6, wil: 4, per: 3 });
    expect(untrainedScore(0)).toBe(0);
    expect(untrainedScore(1)).toBe(0);
  });

  it("resistance steps of the example are +1, 0, +1, +2, 0, 0, each with its ability as the item", () => {
    const { resistance } = derive(EXAMPLE);
    expect(Object.values(resistance).map(({ total }) => total)).toEqual([1, 0, 1, 2, 0, 0]);
    expect(resistance.int.terms).toEqual([{ key: "MC.Ability.int", amount: 2 }]);
  });

  it.each([
    ["1-4", [0, 1, 4], -2],
    ["5-6", [5, 6], -1],
    ["7-10", [7, 8, 9, 10], 0],
    ["11-12", [11, 12], 1],
    ["13-14", [13, 14], 2],
    ["15-16", [15, 16], 3],
    ["17-18", [17, 18], 4],
    ["19 and more", [19, 20, 21, 50], 5],
  ])("a score of %s resists with its steps", (_range, scores, steps) => {
    for (const score of scores) expect(resistanceOf(score)).toBe(steps);
  });

  it("R-A1: the action check is half of DEX and INT, rounded down, plus the profession: (9 + 13) / 2 = 11", () => {
    expect(derive(EXAMPLE).actionCheck.total).toBe(11);
    expect(derive(character({ profession: 2 })).actionCheck).toEqual({
      total: 13,
      terms: [
        { key: "MC.Ability.dex", amount: 9 },
        { key: "MC.Ability.int", amount: 13 },
        { key: "MC.Term.halved", amount: -11 },
        { key: "MC.Term.profession", amount: 2 },
      ],
    });
  });

  it("R-A1: by the setting WIL stands in the place of INT: (9 + 9) / 2 = 9", () => {
    expect(derive(EXAMPLE, { ...DEFAULT_RULES, actionAbility: "wil" }).actionCheck.total).toBe(9);
  });

  it("R-3: an odd sum is rounded down in the action check", () => {
    const odd = character({ abilities: { ...EXAMPLE.abilities, dex: 10 } });
    expect(derive(odd).actionCheck.total).toBe(11);
  });

  it.each([
    [8, 1],
    [15, 1],
    [16, 2],
    [20, 2],
    [23, 2],
    [24, 3],
    [31, 3],
    [32, 4],
    [60, 4],
    [2, 1],
  ])("CON + WIL of %i gives %i actions a round", (sum, actions) => {
    expect(actionsOf(sum - 1, 1)).toBe(actions);
    expect(actionsOf(1, sum - 1)).toBe(actions);
  });

  it("the example has 2 actions a round", () => {
    expect(derive(EXAMPLE).actions).toBe(2);
  });

  it("durability: stun and wound are CON, mortal is half of it rounded up: 11, 11, 6", () => {
    expect(limitsOf(11)).toEqual({ stun: 11, wound: 11, mortal: 6 });
    expect(limitsOf(10).mortal).toBe(5);
    expect(derive(EXAMPLE).limits).toEqual({ stun: 11, wound: 11, mortal: 6 });
  });

  it("bars show what is left of each track, never below none", () => {
    const { bars } = derive(character({ tracks: { stun: 3, wound: 14, mortal: 0 } }));
    expect(bars).toEqual({
      stun: { value: 8, max: 11 },
      wound: { value: 0, max: 11 },
      mortal: { value: 6, max: 6 },
    });
  });

  it("R-A9: each marked mortal box is a step of penalty, unless the setting is off", () => {
    const hurt = character({ tracks: { stun: 0, wound: 4, mortal: 2 } });
    expect(derive(hurt).penalty).toEqual({ total: 2, terms: [{ key: "MC.Term.mortalPenalty", amount: 2 }] });
    expect(derive(hurt, { ...DEFAULT_RULES, mortalPenalty: false }).penalty).toEqual({ total: 0, terms: [] });
  });

  it("names what keeps a character from acting", () => {
    expect(derive(EXAMPLE).out).toBe("none");
    expect(derive(character({ tracks: { stun: 11, wound: 0, mortal: 0 } })).out).toBe("stun");
    expect(derive(character({ tracks: { stun: 11, wound: 11, mortal: 0 } })).out).toBe("wound");
    expect(derive(character({ tracks: { stun: 11, wound: 11, mortal: 6 } })).out).toBe("dead");
  });

  it("effects change armour, resistance and the action check, each as an item of its own", () => {
    const { armor, resistance, actionCheck, penalty } = derive(
      character({
        armor: 2,
        effects: [
          { key: "MC.Effect.shield", aspect: "armor", amount: 3 },
          { key: "MC.Effect.drunk", aspect: "resistance", subject: "dex", amount: -1 },
          { key: "MC.Effect.alert", aspect: "actionCheck", amount: 1 },
          { key: "MC.Effect.dazed", aspect: "step", amount: 2 },
          { key: "MC.Effect.aimed", aspect: "step", subject: "pistols", amount: -1 },
        ],
      }),
    );
    expect(armor.total).toBe(5);
    expect(armor.terms.map(({ key }) => key)).toEqual(["MC.Term.armor", "MC.Effect.shield"]);
    expect(resistance.dex.total).toBe(-1);
    expect(resistance.str.total).toBe(1);
    expect(actionCheck.total).toBe(12);
    expect(penalty.total).toBe(2);
  });
});
