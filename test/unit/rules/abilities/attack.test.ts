import { describe, expect, it } from "vitest";
import * as abilities from "../../../../src/rules/abilities/index.ts";
import * as kernel from "../../../../src/rules/kernel/index.ts";

const { attack, isSuccess, weaponDamage } = abilities;
const TARGET = { con: 11, tracks: { stun: 0, wound: 0, mortal: 0 }, armor: 1 };
const SHOT: abilities.AttackCheck = {
  score: 12,
  step: 1,
  damage: weaponDamage(4),
  target: TARGET,
  mortalSecondary: false,
};

describe("attack", () => {
  it("an Ordinary hit of a weapon with damage 4 does d4+2 wounds, less armour, and stun from the unreduced amount", () => {
    expect(kernel.replay(attack(SHOT), [[9], [2], [3]])).toEqual({
      ok: true,
      value: {
        total: 11,
        degree: "ordinary",
        damage: { kind: "wound", amount: 5 },
        harm: {
          dealt: { stun: 2, wound: 4, mortal: 0 },
          added: { stun: 2, wound: 4, mortal: 0 },
          tracks: { stun: 2, wound: 4, mortal: 0 },
          out: "none",
        },
      },
    });
  });

  it("a Good hit does d6+2 wounds, an Amazing one d4+1 mortal", () => {
    const damage = (...faces: readonly number[][]) => {
      const played = kernel.replay(attack(SHOT), faces);
      return played.ok ? played.value.damage : null;
    };
    expect(damage([4], [2], [6])).toEqual({ kind: "wound", amount: 8 });
    expect(damage([1], [2], [4])).toEqual({ kind: "mortal", amount: 5 });
  });

  it("a miss and a critical failure roll no damage", () => {
    for (const faces of [
      [[19], [1]],
      [[20], [1]],
    ]) {
      expect(kernel.replay(attack(SHOT), faces)).toMatchObject({ ok: true, value: { damage: null, harm: null } });
    }
    expect(kernel.replay(attack(SHOT), [[19], [1]])).toMatchObject({ value: { total: 20, degree: "failure" } });
    expect(kernel.replay(attack(SHOT), [[19], [1], [1]])).toMatchObject({ ok: false });
  });

  it("without a target damage is rolled and harms nobody", () => {
    expect(kernel.replay(attack({ ...SHOT, target: null }), [[9], [2], [3]])).toMatchObject({
      value: { damage: { amount: 5 }, harm: null },
    });
  });

  it("R-A8: the setting for secondary mortal damage reaches the target", () => {
    const faces = [[1], [2], [3]];
    const harmed = (mortalSecondary: boolean) => kernel.replay(attack({ ...SHOT, mortalSecondary }), faces);
    expect(harmed(false)).toMatchObject({ value: { harm: { tracks: { stun: 0, wound: 0, mortal: 3 } } } });
    expect(harmed(true)).toMatchObject({ value: { harm: { tracks: { stun: 2, wound: 2, mortal: 3 } } } });
  });

  it("its odds sum to 1 and hit as often as the check succeeds", () => {
    const all = kernel.odds(attack(SHOT));
    expect(kernel.chanceOf(all, () => true)).toBeCloseTo(1, 12);
    const hits = kernel.chanceOf(all, ({ degree }) => isSuccess(degree));
    const checks = kernel.odds(abilities.check({ score: 12, step: 1, actionCheck: false }));
    expect(hits).toBeCloseTo(
      kernel.chanceOf(checks, ({ degree }) => isSuccess(degree)),
      12,
    );
  });

  it("Ordinary, Good and Amazing are successes, the other degrees are not", () => {
    expect(abilities.DEGREES.filter(isSuccess)).toEqual(["amazing", "good", "ordinary"]);
  });
});
