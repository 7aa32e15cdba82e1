import { describe, expect, it } from "vitest";
import { disciplines as rules, kernel } from "../../../../src/rules/index.ts";

const damage = (kind: rules.Ammunition, distance: number, vital = false): number =>
  rules.bulletDamage(kind, distance, vital).total;

describe("the damage of bullets", () => {
  it("R-D9: is 1 for light and 2 for medium ammunition at any distance", () => {
    expect([0, 4, 30].map((feet) => damage("light", feet))).toEqual([1, 1, 1]);
    expect([0, 4, 30].map((feet) => damage("medium", feet))).toEqual([2, 2, 2]);
  });

  it("R-D9: is 3 for heavy ammunition and 4 point blank, under 5 feet", () => {
    expect([0, 4.99, 5, 300].map((feet) => damage("heavy", feet))).toEqual([4, 4, 3, 3]);
  });

  it("R-D9: of a shotgun is 4 under 5 feet, 3 from 5 to 15, 2 beyond 15", () => {
    expect([4.99, 5, 15, 15.01].map((feet) => damage("shotgun", feet))).toEqual([4, 3, 3, 2]);
  });

  it("R-D9: is four times as much in heart or brain", () => {
    expect([damage("light", 9, true), damage("heavy", 1, true), damage("shotgun", 16, true)]).toEqual([4, 16, 8]);
    expect(rules.bulletDamage("heavy", 1, true).terms).toEqual([
      { key: "MC.Ammunition.heavy", amount: 3 },
      { key: "MC.Damage.pointBlank", amount: 1 },
      { key: "MC.Damage.vital", amount: 12 },
    ]);
  });

  it("R-D9: knows the class of the calibres", () => {
    const of = (calibres: readonly string[]): readonly unknown[] => calibres.map((one) => rules.ammunitionOf(one));
    expect(new Set(of(["9 mm", "7.65 mm", ".32", ".380"]))).toEqual(new Set(["light"]));
    expect(new Set(of([".45", "5.45 mm", "5.56 mm", "4.7 mm"]))).toEqual(new Set(["medium"]));
    expect(new Set(of([".50", ".357", "7.62 mm", ".44", ".300"]))).toEqual(new Set(["heavy"]));
    expect(rules.ammunitionOf("arrow")).toBeNull();
  });
});

describe("one action of fire", () => {
  it("R-D21: is two shots, one to three, or five to ten", () => {
    expect(rules.FIRE_KINDS.map((kind) => rules.shotsAnAction(kind))).toEqual([
      { min: 2, max: 2 },
      { min: 1, max: 3 },
      { min: 5, max: 10 },
    ]);
  });

  it("R-D21: is of the kind that the gun's build says", () => {
    const kind = (category: string, automatic = false, revolver = false): rules.FireKind =>
      rules.fireKindOf({ category, automatic, revolver });
    expect(kind("pistol")).toBe("automatic");
    expect(kind("pistol", false, true)).toBe("double");
    expect(kind("rifle")).toBe("double");
    expect(kind("rifle", true)).toBe("automatic");
    expect(kind("shotgun")).toBe("double");
    expect(kind("machinegun", true)).toBe("heavyMachineGun");
  });

  it("R-D21: counts rounds by the shot, and fires what is left", () => {
    expect(rules.planFire("automatic", 3, 15)).toEqual({ ok: true, value: { shots: 3, rounds: 12 } });
    expect(rules.planFire("automatic", 3)).toEqual({ ok: true, value: { shots: 3, rounds: null } });
    expect(rules.planFire("heavyMachineGun", 2, 2)).toEqual({ ok: true, value: { shots: 2, rounds: 0 } });
    expect(rules.planFire("double", 1, 1)).toMatchObject({ ok: true });
  });

  it("R-D21: is refused without rounds and for a number of shots that the gun does not fire", () => {
    expect(rules.planFire("double", 2, 0)).toMatchObject({ problems: [{ key: "MC.Refusal.noAmmunition" }] });
    expect(rules.planFire("automatic", 4, 15)).toMatchObject({
      problems: [{ key: "MC.Refusal.shots", data: { shots: 4, min: 1, max: 3 } }],
    });
    expect(rules.planFire("heavyMachineGun", 4, 100).ok).toBe(false);
    expect(rules.planFire("heavyMachineGun", 11, 100).ok).toBe(false);
  });
});

const CHECK: rules.FireCheck = {
  attacker: { agility: 0 },
  target: { agility: 0, endurance: 2, hp: 9 },
  ammunition: "heavy",
  distance: 30,
  shots: 3,
};

describe("fire", () => {
  it("R-D21: rolls each shot for itself and adds up its damage", () => {
    expect(kernel.replay(rules.fire(CHECK), [[50], [51], [1]])).toEqual({
      ok: true,
      value: {
        chance: 50,
        shots: [
          { hit: true, damage: 3, ignored: false },
          { hit: false, damage: 0, ignored: false },
          { hit: true, damage: 3, ignored: false },
        ],
        hits: 2,
        damage: 6,
        ignored: 0,
        hp: 3,
        dead: false,
      },
    });
  });

  it("R-D25: kills at 0 hit points", () => {
    expect(kernel.replay(rules.fire(CHECK), [[1], [1], [1]])).toMatchObject({ value: { hp: 0, dead: true } });
  });

  it("R-D12: Endurance 3 and 4 ignore a deadly bullet with 60 %, and each such bullet anew", () => {
    for (const endurance of [3, 4]) {
      const check = { ...CHECK, target: { agility: 0, endurance, hp: 3 }, shots: 2 };
      expect(kernel.replay(rules.fire(check), [[1], [60], [1], [61]])).toMatchObject({
        ok: true,
        value: { hits: 2, ignored: 1, damage: 3, hp: 0, dead: true },
      });
    }
  });

  it("R-D12: Endurance 2 ignores none, and a bullet that does not kill asks for no roll", () => {
    const check = { ...CHECK, target: { agility: 0, endurance: 2, hp: 3 }, shots: 1 };
    expect(kernel.replay(rules.fire(check), [[1]])).toMatchObject({ value: { dead: true } });
    const strong = { ...CHECK, target: { agility: 0, endurance: 3, hp: 4 }, shots: 1 };
    expect(kernel.replay(rules.fire(strong), [[1]])).toMatchObject({ value: { hp: 1 } });
  });

  it("leaves hit points open where they are not known", () => {
    const check = { ...CHECK, target: { agility: 0, endurance: 3 }, shots: 1 };
    expect(kernel.replay(rules.fire(check), [[1]])).toMatchObject({ value: { hp: null, dead: false, damage: 3 } });
  });

  it("has the same odds by summary as by each order of its shots", () => {
    const check = { ...CHECK, target: { agility: 0, endurance: 3, hp: 5 } };
    const summary = rules.fireOdds(check);
    const full = kernel.odds(rules.fire(check));
    for (let hits = 0; hits <= 3; hits += 1) {
      expect(kernel.chanceOf(summary, (one) => one.hits === hits)).toBeCloseTo(
        kernel.chanceOf(full, (one) => one.hits === hits),
        12,
      );
    }
    expect(kernel.chanceOf(summary, ({ dead }) => dead)).toBeCloseTo(
      kernel.chanceOf(full, ({ dead }) => dead),
      12,
    );
  });
});

describe("bullets against telekinesis", () => {
  const stop = (level: number, shooters: readonly number[]): readonly (readonly number[])[] =>
    shooters.map((count) => {
      const { handled, chance } = rules.bulletStop(level, count);
      return [handled, chance];
    });

  it("R-D7: level 1 stops one shooter surely, two at 60 %, of more only two", () => {
    expect(stop(1, [1, 2, 3, 9])).toEqual([
      [1, 100],
      [2, 60],
      [2, 60],
      [2, 60],
    ]);
  });

  it("R-D7: level 2 stops up to three surely, four to six at 70 %, of more only six", () => {
    expect(stop(2, [1, 3, 4, 6, 7])).toEqual([
      [1, 100],
      [3, 100],
      [4, 70],
      [6, 70],
      [6, 70],
    ]);
  });

  it("R-D7: level 3 stops all, and level 0 none", () => {
    expect(stop(3, [1, 50])).toEqual([
      [1, 100],
      [50, 100],
    ]);
    expect([...stop(0, [1]), ...stop(-1, [3]), ...stop(2, [0])]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it("R-D7: one roll decides for all handled shooters; beyond them they fire through", () => {
    const step = rules.stopBullets(2, 8);
    expect(kernel.replay(step, [[70]])).toMatchObject({ value: { stopped: 6, through: 2 } });
    expect(kernel.replay(step, [[71]])).toMatchObject({ value: { stopped: 0, through: 8 } });
    expect(kernel.replay(rules.stopBullets(3, 8), [])).toMatchObject({ value: { stopped: 8, through: 0 } });
    expect(kernel.replay(rules.stopBullets(0, 8), [])).toMatchObject({ value: { stopped: 0, through: 8 } });
  });

  it("R-D30: level 2 sends back the bullets of one shooter", () => {
    expect(rules.mayReverseBullets(2, 1).ok).toBe(true);
    expect(rules.mayReverseBullets(1, 1)).toMatchObject({ problems: [{ key: "MC.Refusal.disciplineLevel" }] });
    expect(rules.mayReverseBullets(3, 2)).toMatchObject({ problems: [{ key: "MC.Refusal.oneShooter" }] });
  });
});

describe("Evasion", () => {
  it("R-D6: costs an action for each shooter at level 1, for every two from level 2, rounded up", () => {
    const costs = (level: number): readonly unknown[] => [1, 2, 3, 5].map((count) => rules.evasionCost(level, count));
    expect(costs(1)).toEqual([1, 2, 3, 5]);
    expect(costs(2)).toEqual([1, 1, 2, 3]);
    expect(costs(3)).toEqual([1, 1, 2, 3]);
    expect(costs(0)).toEqual([null, null, null, null]);
  });

  it("helps against blows from level 3 on", () => {
    expect([1, 2, 3].map((level) => rules.evasionCost(level, 3, "melee"))).toEqual([null, null, 2]);
  });

  it("R-D6: cannot be declared without the level or the actions", () => {
    const check = { evasion: 2, attackers: 3, against: "gun", left: 2 } as const;
    expect(rules.declareEvasion(check)).toEqual({ ok: true, value: { cost: 2, left: 0 } });
    expect(rules.declareEvasion({ ...check, attackers: 1, left: 1 })).toEqual({
      ok: true,
      value: { cost: 1, left: 0 },
    });
    expect(rules.declareEvasion({ ...check, left: 1 })).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.actions", data: { cost: 2, left: 1 } }],
    });
    expect(rules.declareEvasion({ ...check, against: "melee" })).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.disciplineLevel", data: { discipline: "evasion", needed: 3, held: 2 } }],
    });
  });

  it("R-D18: at level 3 in use makes a hold impossible", () => {
    expect([rules.canBeHeld(3, true), rules.canBeHeld(3, false), rules.canBeHeld(2, true)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
