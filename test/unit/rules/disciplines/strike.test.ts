import { describe, expect, it } from "vitest";
import { disciplines as rules, kernel } from "../../../../src/rules/index.ts";
import { REBEL } from "./samples.ts";

const blow = (check: Partial<rules.BlowCheck>): rules.BlowEffect =>
  rules.blowEffect({ strength: 0, endurance: 0, ...check });

describe("one blow", () => {
  it("R-D10: fills 100 / n percent of the punishment", () => {
    expect(blow({})).toEqual({ punishment: 100 / 6, blows: 6, stunsOnly: false });
    expect(blow({ strength: 3, endurance: 4 }).punishment).toBe(100 / 35);
    expect(blow({ strength: 3, endurance: -1 })).toMatchObject({ punishment: 100, blows: 1 });
  });

  it("knocks out an ordinary human with three blows at Strength 0, one at Strength 2", () => {
    expect([0, 1, 2, 3].map((strength) => blow({ strength, endurance: -1 }).blows)).toEqual([3, 2, 1, 1]);
  });

  it("R-D10: counts double when augmented, and needs half the blows, rounded up", () => {
    expect(blow({ augmented: true, endurance: 1, strength: 1 })).toMatchObject({ punishment: 200 / 7, blows: 4 });
  });

  it("R-D24: counts double with a melee weapon, never four times", () => {
    expect(blow({ armed: true }).punishment).toBe(200 / 6);
    expect(blow({ armed: true, augmented: true }).punishment).toBe(200 / 6);
  });

  it("R-D10: is shown rounded down, while n blows make exactly 100", () => {
    expect(rules.shownPunishment(100 / 6)).toBe(16);
    expect(rules.shownPunishment(3 * (100 / 3))).toBe(100);
  });

  it("R-D11: does nothing to agents from Strength 0 or less, and only stuns from 1", () => {
    const at = (strength: number): rules.BlowEffect => blow({ strength, endurance: 4, agent: true });
    for (const strength of [-1, 0]) expect(at(strength)).toEqual({ punishment: 0, blows: null, stunsOnly: false });
    expect(at(1)).toEqual({ punishment: 0, blows: null, stunsOnly: true });
  });

  it("R-D11: does a tenth to agents from Strength 2, and all from 3", () => {
    expect(blow({ strength: 2, endurance: 4, agent: true })).toMatchObject({ punishment: 100 / 450, blows: 450 });
    expect(blow({ strength: 3, endurance: 4, agent: true })).toMatchObject({ punishment: 100 / 35, blows: 35 });
    expect(blow({ strength: 2, endurance: 4, agent: true, augmented: true }).blows).toBe(225);
  });

  it("R-D11: takes agents as Endurance 1 without a gate against Matrix Warping", () => {
    const check = { endurance: 4, agent: true, matrixWarping: 1 };
    expect([-1, 0, 1, 2, 3].map((strength) => blow({ ...check, strength }).blows)).toEqual([16, 10, 7, 5, 4]);
    expect(blow({ endurance: 4, matrixWarping: 3 }).blows).toBe(90);
  });
});

const CHECK: rules.StrikeCheck = { attacker: { agility: 0, strength: 2 }, target: { agility: 0, endurance: 0 } };
const play = (check: Partial<rules.StrikeCheck>, ...faces: number[]): rules.StrikeOutcome => {
  const result = kernel.replay(
    rules.strike({ ...CHECK, ...check }),
    faces.map((face) => [face]),
  );
  if (!result.ok) throw new Error("other faces are due");
  return result.value;
};

describe("a strike", () => {
  it("R-D10: that hits adds its punishment to the target's", () => {
    const target = { ...CHECK.target, punishment: 50 };
    expect(play({ target }, 50)).toMatchObject({ hit: true, effect: "punishment", drops: false });
    expect(play({ target }, 50).total).toBeCloseTo(50 + 100 / 3, 5);
    expect(play({ target }, 51)).toMatchObject({ hit: false, effect: "none", punishment: 0, total: 50 });
  });

  it("R-D10: drops at the nth blow exactly, however the blows were added up", () => {
    for (const strength of [-1, 0, 1, 2, 3])
      for (const endurance of [-1, 0, 1, 2, 3, 4])
        for (const agent of [false, true]) {
          const { blows } = rules.blowEffect({ strength, endurance, agent });
          let punishment = 0;
          for (let n = 1; n <= (blows ?? 0); n += 1) {
            const check = { attacker: { agility: 0, strength }, target: { agility: 0, endurance, agent, punishment } };
            const outcome = play(check, 1);
            expect(outcome.drops).toBe(n === blows);
            punishment = outcome.total;
          }
        }
  });

  it("R-D25: drops the target at 100", () => {
    const target = { ...CHECK.target, punishment: (2 * 100) / 3 };
    expect(play({ target }, 1)).toMatchObject({ total: 100, drops: true });
  });

  it("R-D18: may become a hold at once, without damage", () => {
    expect(play({ intent: "hold" }, 1)).toMatchObject({ effect: "hold", punishment: 0, total: 0 });
  });

  it("R-D18: cannot hold somebody who uses Evasion 3", () => {
    const check = { ...CHECK, intent: "hold", evading: true, target: { ...CHECK.target, evasion: 3 } } as const;
    expect(rules.planStrike(check)).toMatchObject({ problems: [{ key: "MC.Refusal.cannotHold" }] });
    expect(rules.planStrike({ ...check, evading: false }).ok).toBe(true);
  });

  it("R-D24: is never augmented with a melee weapon", () => {
    expect(rules.planStrike({ ...CHECK, augmented: true, armed: true })).toMatchObject({
      problems: [{ key: "MC.Refusal.augmentedArmed" }],
    });
  });

  it("R-D27: augmented is 20 % likelier and knocks back one and a half times as far", () => {
    expect(play({ augmented: true }, 70)).toMatchObject({ chance: 70, hit: true, knockback: 1.5 });
    expect(play({}, 1).knockback).toBe(1);
  });

  it("R-D11: stuns an agent from Strength 1 with a special blow only", () => {
    const check = { attacker: { agility: 0, strength: 1 }, target: { agility: 0, endurance: 4, agent: true } };
    expect(play({ ...check, special: true }, 1).effect).toBe("stun");
    expect(play(check, 1).effect).toBe("none");
  });

  it("R-D11: an augmented blow is special enough to stun an agent from Strength 1, not from 0", () => {
    const check = { attacker: { agility: 0, strength: 1 }, target: { agility: 0, endurance: 4, agent: true } };
    expect(play({ ...check, augmented: true }, 1)).toMatchObject({ effect: "stun", punishment: 0 });
    expect(play({ ...check, attacker: { agility: 0, strength: 0 }, augmented: true }, 1).effect).toBe("none");
  });

  it("R-D30: well placed throws 10-15, 15-30, 30-60 feet by Telekinesis", () => {
    const thrown = (telekinesis: number, face: number): number =>
      play({ attacker: { agility: 0, strength: 2, telekinesis }, special: true }, 1, face).thrown;
    expect([thrown(1, 1), thrown(1, 6), thrown(2, 1), thrown(2, 16), thrown(3, 1), thrown(3, 31)]).toEqual([
      10, 15, 15, 30, 30, 60,
    ]);
  });

  it("R-D30: shoves 5 feet with any hit from Telekinesis 2, if wished", () => {
    const attacker = { agility: 0, strength: 2, telekinesis: 2 };
    expect(play({ attacker, shove: true }, 1).thrown).toBe(5);
    expect(play({ attacker }, 1).thrown).toBe(0);
    expect(play({ attacker: { ...attacker, telekinesis: 1 }, shove: true }, 1).thrown).toBe(0);
  });

  it("R-D27: augmented throws one and a half times as far, rounded down", () => {
    const attacker = { agility: 0, strength: 2, telekinesis: 1 };
    expect(play({ attacker, special: true, augmented: true }, 1, 6).thrown).toBe(22);
  });

  it("throws nobody with a weapon in hand", () => {
    const attacker = { agility: 0, strength: 2, telekinesis: 3 };
    expect(play({ attacker, special: true, shove: true, armed: true }, 1).thrown).toBe(0);
  });
});

describe("an augmented blow", () => {
  const { visit } = REBEL;
  const check: rules.AugmentCheck = { energy: 1, visit, undefended: true };
  const keys = (changed: Partial<rules.AugmentCheck>): readonly string[] => {
    const result = rules.augmentBlow({ ...check, ...changed });
    return result.ok ? [] : result.problems.map(({ key }) => key);
  };

  it("R-D22: needs a target that cannot defend, is held, or has missed for three rounds", () => {
    expect(keys({})).toEqual([]);
    expect(keys({ undefended: false })).toEqual(["MC.Refusal.notClean"]);
    expect(keys({ undefended: false, held: true })).toEqual([]);
    expect(keys({ undefended: false, missedRounds: 2 })).toEqual(["MC.Refusal.notClean"]);
    expect(keys({ undefended: false, missedRounds: 3 })).toEqual([]);
  });

  it("R-D22: is had 3 and 6 times a visit, from Energy 3 on without limit", () => {
    const used = (energy: number, augmented: number): boolean =>
      rules.augmentBlow({ ...check, energy, visit: { ...visit, augmented } }).ok;
    expect([used(1, 2), used(1, 3), used(2, 5), used(2, 6), used(3, 1000)]).toEqual([true, false, true, false, true]);
    expect(rules.augmentBlow(check)).toMatchObject({ value: { augmented: 1 } });
  });

  it("needs Energy 1 and no weapon", () => {
    expect(keys({ energy: 0 })).toEqual(["MC.Refusal.disciplineLevel"]);
    expect(keys({ armed: true })).toEqual(["MC.Refusal.augmentedArmed"]);
  });

  it("R-D22: counts rounds in a row without a hit", () => {
    expect(rules.missesAfterRound(2, 3, 0)).toBe(3);
    expect(rules.missesAfterRound(2, 3, 1)).toBe(0);
    expect(rules.missesAfterRound(2, 0, 0)).toBe(2);
  });
});

describe("Energy 3", () => {
  it("R-D27: is knocked over on level ground only by Strength 3 with Energy 2", () => {
    const over = (attackerStrength: number, attackerEnergy: number, levelGround = true): boolean =>
      rules.canBeKnockedOver({ energy: 3, attackerStrength, attackerEnergy, levelGround });
    expect([over(3, 2), over(3, 1), over(2, 3), over(0, 0, false)]).toEqual([true, false, false, true]);
    expect(rules.canBeKnockedOver({ energy: 2, attackerStrength: 0 })).toBe(true);
  });

  it("R-D27: stops a car below 45 mph, and its bones never break", () => {
    expect([rules.stopsCar(3, 44.9), rules.stopsCar(3, 45), rules.stopsCar(2, 10)]).toEqual([true, false, false]);
    expect([rules.bonesCanBreak(2), rules.bonesCanBreak(3)]).toEqual([true, false]);
  });
});
