import { describe, expect, it } from "vitest";
import { disciplines as rules, kernel } from "../../../../src/rules/index.ts";
import { blow, bullet, REBEL } from "./samples.ts";

const { visit } = REBEL;
const keysOf = (result: kernel.Result<unknown>): readonly string[] =>
  result.ok ? [] : result.problems.map(({ key }) => key);

describe("hit points", () => {
  it("R-D8: have the printed ranges and averages by Endurance -1 to 4", () => {
    expect(
      [-1, 0, 1, 2, 3, 4].map((level) => {
        const { min, average, max } = rules.hitPointRange(level);
        return [min, average, max];
      }),
    ).toEqual([
      [1, 2, 4],
      [3, 4, 5],
      [5, 6, 7],
      [8, 9, 10],
      [11, 12, 13],
      [15, 16, 17],
    ]);
  });

  it("R-D8: are the average, or a random value of the range where the world says so", () => {
    expect(rules.rollHitPoints(2)).toEqual(kernel.done(9));
    const rolled = kernel.odds(rules.rollHitPoints(-1, { ...rules.DEFAULT_RULES, hitPoints: "roll" }));
    expect(rolled.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  });

  it("R-D8: take the GM's value where there is one", () => {
    expect(rules.bodyOf({ endurance: 0, hpMax: 30, wounds: [] }).hp).toEqual({ value: 30, max: 30 });
    expect(rules.bodyOf({ endurance: 0, wounds: [] }).hp.max).toBe(4);
  });
});

describe("a body", () => {
  it("R-D26: loses hit points by bullets and gains punishment by blows", () => {
    const body = rules.bodyOf({ endurance: 2, wounds: [bullet("a", 3), blow("b", 100 / 24), bullet("c", 2)] });
    expect(body).toMatchObject({ hp: { value: 4, max: 9 }, shown: 4, dead: false, unconscious: false });
  });

  it("R-D25: is dead at 0 hit points and unconscious at 100 % punishment", () => {
    expect(rules.bodyOf({ endurance: 0, wounds: [bullet("a", 9)] })).toMatchObject({ hp: { value: 0 }, dead: true });
    expect(rules.bodyOf({ endurance: 0, wounds: [blow("a", 100)] })).toMatchObject({ unconscious: true, dead: false });
  });

  it("R-D10: drops at the nth blow exactly, for every cell of the chart", () => {
    for (const strength of [-1, 0, 1, 2, 3])
      for (const endurance of [-1, 0, 1, 2, 3, 4]) {
        const { blows, punishment } = rules.blowEffect({ strength, endurance });
        const wounds = Array.from({ length: blows ?? 0 }, (_, n) => blow(String(n), punishment));
        expect(rules.bodyOf({ endurance, wounds })).toMatchObject({ punishment: 100, unconscious: true });
        expect(rules.bodyOf({ endurance, wounds: wounds.slice(1) }).unconscious).toBe(false);
      }
  });

  it("counts no wound that is closed", () => {
    expect(rules.bodyOf({ endurance: 0, wounds: [{ ...bullet("a", 3), closed: true }] }).hp.value).toBe(4);
  });

  it("takes wounds one by one from its list", () => {
    const list = rules.addWound([bullet("a", 3)], blow("b", 20));
    expect(list.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(rules.removeWound(list, "a")).toMatchObject({ value: [{ id: "b" }] });
    expect(keysOf(rules.removeWound(list, "z"))).toEqual(["MC.Refusal.noSuchWound"]);
  });
});

describe("the wounds of an attack", () => {
  it("R-D26: are one for each bullet that took hit points, none for misses and ignored bullets", () => {
    const shots = [
      { hit: true, damage: 3, ignored: false },
      { hit: false, damage: 0, ignored: false },
      { hit: true, damage: 0, ignored: true },
      { hit: true, damage: 2, ignored: false },
    ];
    expect(rules.bulletWounds(shots, "card", "Agent")).toEqual([
      { id: "card.0", kind: "bullet", amount: 3, source: "Agent" },
      { id: "card.3", kind: "bullet", amount: 2, source: "Agent" },
    ]);
  });

  it("R-D26: are one blow of its exact punishment, none where it did nothing", () => {
    expect(rules.blowWound(100 / 6, "card", "")).toEqual([{ id: "card", kind: "blow", amount: 100 / 6, source: "" }]);
    expect(rules.blowWound(0, "card", "")).toEqual([]);
  });
});

describe("healing with time", () => {
  const hours = (kind: rules.WoundKind): readonly (number | null)[] =>
    [-1, 0, 1, 2, 3].map((level) => rules.healingHours(kind, level));

  it("R-D26: takes two hours for blows, half an hour from level 1", () => {
    expect(hours("blow")).toEqual([null, 2, 0.5, 0.5, 0.5]);
  });
  it("R-D26: takes four hours for bones, half an hour from level 1", () => {
    expect(hours("bone")).toEqual([null, 4, 0.5, 0.5, 0.5]);
  });
  it("R-D26: takes three hours for bullets at level 1, one from level 2, and never at level 0", () => {
    expect(hours("bullet")).toEqual([null, null, 3, 1, 1]);
  });
  it("R-D26: takes three hours for limbs from level 2", () => {
    expect(hours("limb")).toEqual([null, null, null, 3, 3]);
  });

  it("leaves marks at level 0 and none from level 1 on", () => {
    const wounds = [blow("a", 20), bullet("b", 1)];
    expect(rules.recover(wounds, 0, 2)).toEqual({
      wounds: [
        { ...blow("a", 20), closed: true },
        { ...bullet("b", 1), closed: false },
      ],
      healed: 1,
    });
    expect(rules.recover(wounds, 0, 1.9).healed).toBe(0);
    expect(rules.recover(wounds, 1, 0.5)).toMatchObject({ wounds: [{ id: "b" }], healed: 1 });
    expect(rules.recover(wounds, 1, 3)).toEqual({ wounds: [], healed: 2 });
  });

  it("R-D26: removes what was healed at once only when its time has passed", () => {
    const closed = { ...bullet("a", 2), closed: true };
    expect(rules.recover([closed], 2, 0.5).wounds).toHaveLength(1);
    expect(rules.recover([closed], 2, 1)).toEqual({ wounds: [], healed: 0 });
  });

  it("R-D26: nobody bleeds to death at level 3", () => {
    expect([2, 3].map((level) => rules.canBleedToDeath(level))).toEqual([true, false]);
  });
});

describe("healing at once", () => {
  const check: rules.HealCheck = { regeneration: 2, visit, wound: "bullet" };

  it("R-D26: costs three actions for a bullet and two for a blow", () => {
    expect(rules.healAtOnce(check)).toMatchObject({
      value: { cost: 3, visit: { regeneration: 3, regenerationInCombat: 0 } },
    });
    expect(rules.healAtOnce({ ...check, wound: "blow" })).toMatchObject({ value: { cost: 2 } });
  });

  it("R-D26: has 20 actions a visit at level 2 and 40 at level 3", () => {
    const at = (regeneration: number, used: number): kernel.Result<unknown> =>
      rules.healAtOnce({ ...check, regeneration, visit: { ...visit, regeneration: used } });
    expect(at(2, 17).ok).toBe(true);
    expect(keysOf(at(2, 18))).toEqual(["MC.Refusal.regeneration"]);
    expect(at(3, 37).ok).toBe(true);
    expect(at(3, 38).ok).toBe(false);
  });

  it("R-D26: is not for combat at level 2, and for five actions of it at level 3", () => {
    expect(keysOf(rules.healAtOnce({ ...check, inCombat: true }))).toEqual(["MC.Refusal.inCombat"]);
    const first = rules.healAtOnce({ ...check, regeneration: 3, inCombat: true });
    expect(first).toMatchObject({ value: { visit: { regeneration: 3, regenerationInCombat: 3 } } });
    const used = { ...visit, regeneration: 3, regenerationInCombat: 3 };
    const again = { ...check, regeneration: 3, inCombat: true, visit: used };
    expect(rules.healAtOnce(again).ok).toBe(false);
    expect(rules.healAtOnce({ ...again, wound: "blow" }).ok).toBe(true);
  });

  it("R-D26: reaches others by touch from level 3", () => {
    const other = { ...check, other: true, touching: true };
    expect(keysOf(rules.healAtOnce(other))).toEqual(["MC.Refusal.disciplineLevel"]);
    expect(rules.healAtOnce({ ...other, regeneration: 3 }).ok).toBe(true);
    expect(keysOf(rules.healAtOnce({ ...other, regeneration: 3, touching: false }))).toEqual(["MC.Refusal.touch"]);
  });

  it("needs level 2, in combat too", () => {
    expect(keysOf(rules.healAtOnce({ ...check, regeneration: 1 }))).toEqual(["MC.Refusal.disciplineLevel"]);
    expect(keysOf(rules.healAtOnce({ ...check, regeneration: 1, inCombat: true }))).toEqual([
      "MC.Refusal.disciplineLevel",
    ]);
  });

  it("closes a wound, which stays to be seen", () => {
    expect(rules.closeWound([bullet("a", 2)], "a")).toEqual({ ok: true, value: [{ ...bullet("a", 2), closed: true }] });
    expect(keysOf(rules.closeWound([{ ...bullet("a", 2), closed: true }], "a"))).toEqual(["MC.Refusal.noSuchWound"]);
  });
});

describe("resurrection", () => {
  const wounds = [bullet("a", 6), blow("b", 20), bullet("c", 20)];
  const check: rules.ResurrectionCheck = { regeneration: 3, visit, role: "character", endurance: 4, wounds };

  it("R-D26: spends all 40 actions and leaves 1 hit point, with all wounds still there", () => {
    const result = rules.resurrect(check);
    if (!result.ok) throw new Error("refused");
    expect(result.value.visit.regeneration).toBe(40);
    expect(result.value.wounds.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(rules.bodyOf({ endurance: 4, wounds: result.value.wounds })).toMatchObject({ hp: { value: 1, max: 16 } });
  });

  it("R-D26: needs level 3 and all 40 actions", () => {
    expect(keysOf(rules.resurrect({ ...check, regeneration: 2 }))).toEqual(["MC.Refusal.disciplineLevel"]);
    expect(keysOf(rules.resurrect({ ...check, visit: { ...visit, regeneration: 1 } }))).toEqual([
      "MC.Refusal.regeneration",
    ]);
  });

  it("R-D26: is for the dead whose body is mostly whole, and for no program", () => {
    expect(keysOf(rules.resurrect({ ...check, wounds: [] }))).toEqual(["MC.Refusal.alive"]);
    expect(keysOf(rules.resurrect({ ...check, bodyWhole: false }))).toEqual(["MC.Refusal.bodyDestroyed"]);
    for (const role of ["agent", "program", "exile"] as const)
      expect(keysOf(rules.resurrect({ ...check, role }))).toEqual(["MC.Refusal.program"]);
  });

  it("R-D26: of somebody else needs touch and no combat; of oneself neither", () => {
    const other = { ...check, other: true, touching: true };
    expect(rules.resurrect(other).ok).toBe(true);
    expect(keysOf(rules.resurrect({ ...other, touching: false }))).toEqual(["MC.Refusal.touch"]);
    expect(keysOf(rules.resurrect({ ...other, inCombat: true }))).toEqual(["MC.Refusal.inCombat"]);
    expect(rules.resurrect({ ...check, inCombat: true }).ok).toBe(true);
  });
});

describe("a visit", () => {
  it("R-D14: starts with everything refilled and every wound healed", () => {
    expect(rules.jackIn()).toEqual({ ok: true, value: { visit: REBEL.visit, wounds: [] } });
    expect(keysOf(rules.jackIn(true))).toEqual(["MC.Refusal.deadVisitor"]);
  });

  it("R-D14: ends by jacking out, once", () => {
    const out = rules.jackOut({ ...visit, augmented: 2 });
    expect(out).toMatchObject({ value: { inside: false, augmented: 2 } });
    expect(out.ok && keysOf(rules.jackOut(out.value))).toEqual(["MC.Refusal.outside"]);
  });

  it("R-D13, R-D22, R-D26: limits augmented blows, accelerated rounds and actions of healing", () => {
    const max = (level: number): readonly (number | null)[] => {
      const limits = rules.visitLimits(visit, { energy: level, matrixWarping: level, regeneration: level });
      return Object.values(limits).map((one: rules.Allowance) => one.max);
    };
    expect([-1, 0, 1, 2, 3].map(max)).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [3, 10, 0, 0],
      [6, 12, 20, 0],
      [null, 12, 40, 5],
    ]);
  });

  it("shows what is left, never below 0", () => {
    const used = { ...visit, augmented: 2, accelerated: 99 };
    const limits = rules.visitLimits(used, { energy: 1, matrixWarping: 1 });
    expect([limits.augmented.left, limits.accelerated.left]).toEqual([1, 0]);
    expect(rules.useAcceleratedRound(visit, 1)).toMatchObject({ value: { accelerated: 1 } });
    expect(keysOf(rules.useAcceleratedRound(visit, 0))).toEqual(["MC.Refusal.acceleration"]);
  });
});
