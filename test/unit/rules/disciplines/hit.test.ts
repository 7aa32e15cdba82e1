import { describe, expect, it } from "vitest";
import { disciplines as rules, kernel } from "../../../../src/rules/index.ts";

const BASE: rules.HitCheck = { kind: "melee", attacker: { agility: 0 }, target: { agility: 0 } };
const chance = (check: Partial<rules.HitCheck>): number => rules.hitChance({ ...BASE, ...check }).total;
const LEVELS = [-1, 0, 1, 2, 3];

describe("the charts", () => {
  it("R-D4: of blows hold 50 + 12 for each level of Agility between the two", () => {
    for (const attacker of LEVELS)
      for (const target of LEVELS)
        expect(rules.cellOf(rules.DEFAULT_CHARTS, "melee", attacker, target)).toBe(50 + 12 * (attacker - target));
  });

  it("R-D4: of bullets hold 50 + 6 for each level of Agility and Speed between the two", () => {
    for (let attacker = -2; attacker <= 6; attacker += 1)
      for (let target = -2; target <= 6; target += 1)
        expect(rules.cellOf(rules.DEFAULT_CHARTS, "gun", attacker, target)).toBe(50 + 6 * (attacker - target));
  });

  it("R-D10: of blows needed hold the thirty printed figures", () => {
    const columns = [-1, 0, 1, 2, 3, 4].map((endurance) =>
      LEVELS.map((strength) => rules.cellOf(rules.DEFAULT_CHARTS, "blows", strength, endurance)),
    );
    expect(columns).toEqual([
      [5, 3, 2, 1, 1],
      [11, 6, 4, 3, 2],
      [16, 10, 7, 5, 4],
      [40, 24, 16, 12, 10],
      [80, 48, 32, 24, 18],
      [150, 90, 60, 45, 35],
    ]);
  });

  it("R-D4: can be edited cell by cell and reset, without touching the given ones", () => {
    const edited = rules.editCell(rules.DEFAULT_CHARTS, { chart: "melee", attacker: 0, target: 3, value: 20 });
    expect(rules.cellOf(edited, "melee", 0, 3)).toBe(20);
    expect(rules.cellOf(edited, "melee", 3, 0)).toBe(86);
    expect(rules.cellOf(rules.DEFAULT_CHARTS, "melee", 0, 3)).toBe(14);
    expect(rules.resetChart(edited, "melee")).toEqual(rules.DEFAULT_CHARTS);
    const check = { ...BASE, target: { agility: 3 } };
    expect(rules.hitChance(check, { ...rules.DEFAULT_RULES, charts: edited }).total).toBe(20);
  });

  it("R-D5: hold nothing below 1 and above 99", () => {
    const edit = { chart: "gun", attacker: 0, target: 0 } as const;
    expect(() => rules.editCell(rules.DEFAULT_CHARTS, { ...edit, value: 0 })).toThrow("edit.value");
    expect(() => rules.editCell(rules.DEFAULT_CHARTS, { ...edit, value: 100 })).toThrow("edit.value");
    for (const chart of ["melee", "gun"] as const)
      for (const value of [1, 99]) {
        const edited = rules.editCell(rules.DEFAULT_CHARTS, { chart, attacker: 3, target: -1, value });
        expect(rules.cellOf(edited, chart, 3, -1)).toBe(value);
      }
    const blows = rules.editCell(rules.DEFAULT_CHARTS, { chart: "blows", attacker: 3, target: 4, value: 1 });
    expect(rules.cellOf(blows, "blows", 3, 4)).toBe(1);
    expect(() => rules.readRules({ charts: { ...rules.DEFAULT_CHARTS, melee: [[50]] } })).toThrow("rules.charts.melee");
  });
});

describe("the frames of the charts", () => {
  it("say from which figure to which a chart goes", () => {
    const ends = rules.CHARTS.map((id) => {
      const { rows, columns } = rules.CHART_FRAMES[id];
      return [rows.first, rows.first + rows.count - 1, columns.first, columns.first + columns.count - 1];
    });
    expect(ends).toEqual([
      [-1, 3, -1, 3],
      [-2, 6, -2, 6],
      [-1, 3, -1, 4],
    ]);
  });

  it("refuse figures beyond them, to read and to edit", () => {
    for (const [attacker, target] of [
      [4, 0],
      [-2, 0],
      [0, 4],
      [0, -2],
    ] as const) {
      expect(() => rules.cellOf(rules.DEFAULT_CHARTS, "melee", attacker, target)).toThrow(
        "a whole number from -1 to 3",
      );
      const edit = { chart: "melee", attacker, target, value: 50 } as const;
      expect(() => rules.editCell(rules.DEFAULT_CHARTS, edit)).toThrow("a whole number from -1 to 3");
    }
  });
});

describe("the chance to hit", () => {
  it("R-D5: of a called shot is 20 lower, on a held target 20 higher", () => {
    expect(chance({ calledShot: true })).toBe(30);
    expect(chance({ held: true })).toBe(70);
  });

  it("is lowered by Awareness: blows by 5, 10, 15 and bullets by 0, 5, 10", () => {
    const by = (kind: rules.HitKind): readonly number[] =>
      LEVELS.map((awareness) => 50 - chance({ kind, target: { agility: 0, awareness } }));
    expect(by("melee")).toEqual([0, 0, 5, 10, 15]);
    expect(by("gun")).toEqual([0, 0, 0, 5, 10]);
  });

  it("is lowered by Evasion in use: bullets by 15, 30, 50, blows by 15 at level 3 alone", () => {
    const by = (kind: rules.HitKind, evading: boolean): readonly number[] =>
      LEVELS.map((evasion) => 50 - chance({ kind, evading, target: { agility: 0, evasion } }));
    expect(by("gun", true)).toEqual([0, 0, 15, 30, 49]);
    expect(by("melee", true)).toEqual([0, 0, 0, 0, 15]);
    expect(by("gun", false)).toEqual([0, 0, 0, 0, 0]);
  });

  it("R-D5: stays within 1 and 99, and says so", () => {
    expect(chance({ modifier: -1000 })).toBe(1);
    expect(chance({ modifier: 1000 })).toBe(99);
    const { terms } = rules.hitChance({ ...BASE, modifier: 60 });
    expect(terms).toEqual([
      { key: "MC.Chart.melee", amount: 50 },
      { key: "MC.Modifier.situation", amount: 60 },
      { key: "MC.Chance.limit", amount: -11 },
    ]);
  });

  it("R-D5: counts its items in order: chart, called shot, held, Awareness, Evasion, situation", () => {
    const { terms } = rules.hitChance({
      kind: "gun",
      attacker: { agility: 3, speed: 3 },
      target: { agility: 3, speed: 3, awareness: 2, evasion: 1 },
      evading: true,
      calledShot: true,
      held: true,
      modifier: 5,
    });
    expect(terms.map(({ amount }) => amount)).toEqual([50, -20, 20, -5, -15, 5]);
  });

  it("R-D18: to disarm uses the melee chart as a called shot, once", () => {
    expect(chance({ kind: "disarm" })).toBe(30);
    expect(chance({ kind: "disarm", calledShot: true })).toBe(30);
  });

  it("R-D18: to break a hold compares Strength instead of Agility", () => {
    const check = {
      kind: "breakHold",
      attacker: { agility: 3, strength: 0 },
      target: { agility: 0, strength: 2 },
    } as const;
    expect(chance(check)).toBe(26);
  });

  it("R-D27: of an augmented blow is 20 higher, of an augmented bullet not", () => {
    expect(chance({ augmented: true })).toBe(70);
    expect(chance({ kind: "gun", augmented: true })).toBe(50);
    expect(chance({ kind: "disarm", augmented: true })).toBe(30);
  });

  it("does not depend on Speed in melee, and does with guns", () => {
    expect(chance({ attacker: { agility: 0, speed: 3 } })).toBe(50);
    expect(chance({ kind: "gun", attacker: { agility: 0, speed: 3 } })).toBe(68);
  });

  it("is what the roll is held against: a face of at most the chance hits", () => {
    const step = rules.rollHit(BASE);
    expect(kernel.replay(step, [[50]])).toEqual({ ok: true, value: { chance: 50, hit: true } });
    expect(kernel.replay(step, [[51]])).toEqual({ ok: true, value: { chance: 50, hit: false } });
  });

  it("is lowered by both together: 15 and 30 for blows, 10 and 60 for bullets at level 3", () => {
    expect(rules.defenceOf(3, 3)).toEqual({ melee: { usual: 15, evading: 30 }, gun: { usual: 10, evading: 60 } });
    expect(rules.defenceOf(-1, -1)).toEqual({ melee: { usual: 0, evading: 0 }, gun: { usual: 0, evading: 0 } });
  });

  it("supposes thirty feet and a pistol", () => {
    expect(rules.GUN_CHART_FEET).toBe(30);
  });

  it("refuses levels that no discipline has", () => {
    expect(() => chance({ attacker: { agility: 4 } })).toThrow("attacker.agility must be a whole number from -1 to 3");
  });
});
