import { describe, expect, it } from "vitest";
import * as abilities from "../../../../src/rules/abilities/index.ts";
import * as kernel from "../../../../src/rules/kernel/index.ts";

const { weaponDamage, unarmedDamage, formulaText, readFormula, resistedBy, rollDamage } = abilities;

const shown = (damage: abilities.WeaponDamage): readonly string[] =>
  [damage.ordinary, damage.good, damage.amazing].map((formula) => `${formulaText(formula)} ${formula.kind}`);

describe("weapon damage by degree", () => {
  it.each([
    [0, ["d4 wound", "d6 wound", "d4 mortal"]],
    [1, ["d4+1 wound", "d6+1 wound", "d4 mortal"]],
    [2, ["d4+1 wound", "d6+1 wound", "d4 mortal"]],
    [3, ["d4+1 wound", "d6+2 wound", "d4+1 mortal"]],
    [4, ["d4+2 wound", "d6+2 wound", "d4+1 mortal"]],
    [6, ["d4+2 wound", "d6+3 wound", "d4+2 mortal"]],
    [7, ["d4+3 wound", "d6+4 wound", "d4+2 mortal"]],
  ])("R-A7: a weapon with damage %i", (value, formulas) => {
    expect(shown(weaponDamage(value))).toEqual(formulas);
  });

  it.each([
    [3, ["d4 stun", "d4+1 stun", "d4+2 stun"]],
    [7, ["d4 stun", "d4+1 stun", "d4+2 stun"]],
    [9, ["d4 stun", "d4+1 stun", "d4+2 stun"]],
    [10, ["d4+1 stun", "d4+2 stun", "d4+3 stun"]],
    [13, ["d4+2 stun", "d4+3 stun", "d4+4 stun"]],
  ])("R-A7: bare hands with Strength %i", (str, formulas) => {
    expect(shown(unarmedDamage(str))).toEqual(formulas);
  });

  it("R-A5: Strength resists in melee, Dexterity at range", () => {
    expect(resistedBy("melee")).toBe("str");
    expect(resistedBy("ranged")).toBe("dex");
  });

  it("is rolled as its formula says and never falls below 0", () => {
    const roll = (count: number, faces: number, bonus: number) => rollDamage({ count, faces, bonus, kind: "stun" });
    expect(kernel.replay(roll(2, 6, 3), [[1, 6]])).toEqual({ ok: true, value: { kind: "stun", amount: 10 } });
    expect(kernel.replay(roll(1, 4, -3), [[2]])).toEqual({ ok: true, value: { kind: "stun", amount: 0 } });
    expect(kernel.replay(roll(0, 6, 4), [])).toEqual({ ok: true, value: { kind: "stun", amount: 4 } });
  });
});

describe("damage formulas as text", () => {
  it.each([
    ["d6+2", { count: 1, faces: 6, bonus: 2 }],
    ["2d8", { count: 2, faces: 8, bonus: 0 }],
    ["2W8 − 1", { count: 2, faces: 8, bonus: -1 }],
    ["2d1", { count: 2, faces: 1, bonus: 0 }],
    ["3", { count: 0, faces: 6, bonus: 3 }],
    ["-3", { count: 0, faces: 6, bonus: -3 }],
    ["100d1000+1000", { count: 100, faces: 1000, bonus: 1000 }],
  ])("%s is read", (written, formula) => {
    expect(readFormula(written, "wound")).toEqual({ ok: true, value: { ...formula, kind: "wound" } });
  });

  it.each(["", " ", "d", "6d", "d0", "101d6", "d1001", "1001", "-1001", "d6+", "d6+2+1", "x", "d6*2", "2,5", "d6+d4"])(
    "%s is refused",
    (written) => {
      const data = { formula: written };
      expect(readFormula(written, "wound")).toEqual({
        ok: false,
        problems: [{ key: "MC.Refusal.formula", data }],
      });
    },
  );

  it.each(["d6+2", "2d8", "2d8-1", "3", "-3", "0"])("%s is written as it was read", (written) => {
    const read = readFormula(written, "stun");
    expect(read.ok && formulaText(read.value)).toBe(written);
  });
});
