import { describe, expect, it } from "vitest";
import {
  birthSurcharge,
  dodgeZe,
  shotSum,
  strikeSum,
  timeSum,
  type TimedAction,
  type TimeLoad,
} from "../../../../src/rules/ze/index.ts";
import { loadOf } from "../../../../src/rules/ze/time.ts";
import { blamed } from "../../../support/blame.ts";
import { effect, fighter, katana, pistol } from "../../../support/ze.ts";

const ze = (action: TimedAction, load: Partial<TimeLoad> = {}): number => timeSum(action, load).total;
const shoot = (rof: number): TimedAction => ({ kind: "shoot", rof });
const strike = (weapon: number): TimedAction => ({ kind: "strike", weapon });

describe("what an action takes", () => {
  it("a shot: 10 ZE and ROF; Glock 17: 7", () => {
    expect(ze(shoot(-3))).toBe(7);
    expect(ze(shoot(0))).toBe(10);
    expect(ze(shoot(4))).toBe(14);
  });

  it("a blow: 10 ZE and the weapon", () => {
    expect(ze(strike(-3))).toBe(7);
    expect(ze(strike(0))).toBe(10);
  });

  it("R-Z14: Fast Shot takes 1, 2, 3, 3, 4 off by its levels", () => {
    expect([0, 1, 2, 3, 4, 5].map((fastShot) => ze(shoot(-3), { fastShot }))).toEqual([7, 6, 5, 4, 4, 3]);
  });

  it("Fast Hit takes 2, 3, 4, 5 off by its levels", () => {
    expect([0, 1, 2, 3, 4].map((fastHit) => ze(strike(-1), { fastHit }))).toEqual([9, 7, 6, 5, 4]);
  });

  it("each only what it is for", () => {
    expect(ze(shoot(0), { fastHit: 4 })).toBe(10);
    expect(ze(strike(0), { fastShot: 5 })).toBe(10);
  });

  it("drawing: 5, 8, 20 by holster; R-Z26: Fast Draw 1 from each", () => {
    const draw = (holster: "quick" | "camouflage" | "hidden", fastDraw: boolean): number =>
      ze({ kind: "draw", holster }, { fastDraw });
    expect([draw("quick", false), draw("camouflage", false), draw("hidden", false)]).toEqual([5, 8, 20]);
    expect([draw("quick", true), draw("camouflage", true), draw("hidden", true)]).toEqual([1, 1, 1]);
  });

  it("dodging while drawing fast makes 2", () => {
    expect(ze({ kind: "draw", holster: "quick" }, { fastDraw: true, dodging: true })).toBe(2);
  });

  it("a transfer: 10, with Fast Transfer 3", () => {
    expect(ze({ kind: "transfer" })).toBe(10);
    expect(ze({ kind: "transfer" }, { fastTransfer: true })).toBe(3);
  });

  it("R-Z10: dodging and parrying cost 1 each", () => {
    expect(ze(shoot(0), { dodging: true })).toBe(11);
    expect(ze(strike(0), { parrying: true })).toBe(11);
    expect(ze(strike(0), { parrying: true, dodging: true })).toBe(12);
  });

  it("R-Z33: Faster Dodge removes the 1 of dodging, not that of parrying", () => {
    expect(ze(strike(0), { parrying: true, dodging: true, fasterDodge: true })).toBe(11);
  });

  it("R-Z13: born outside pays 2 more", () => {
    expect(ze(shoot(-3), { fastShot: 3, born: "outside" })).toBe(6);
    expect(ze({ kind: "transfer" }, { born: "outside", fastTransfer: true })).toBe(5);
  });

  it("R-Z26: never below 1, before dodging and birthplace are added", () => {
    expect(ze(shoot(-9), { fastShot: 5 })).toBe(1);
    expect(ze(shoot(-9), { fastShot: 5, dodging: true, born: "outside" })).toBe(4);
  });

  it("R-Z18: a factor applies to the finished cost, rounded down, never below 1", () => {
    expect(ze(shoot(-3), { factor: 0.5 })).toBe(3);
    expect(ze(shoot(-3), { factor: 2 })).toBe(14);
    expect(ze(shoot(-3), { factor: 0.25, born: "outside" })).toBe(2);
    expect(ze(shoot(-9), { factor: 0.5 })).toBe(1);
    expect(ze(shoot(0), { factor: 0 })).toBe(1);
    expect([0.29, 0.57, 0.58].map((factor) => ze(shoot(90), { factor }))).toEqual([29, 57, 58]);
  });

  it("R-Z26: what has no ZE costs nothing, whatever comes on top", () => {
    expect(timeSum({ kind: "sf", ze: 0 }, { born: "outside", dodging: true, factor: 2 })).toEqual({
      total: 0,
      terms: [],
    });
  });

  it("R-Z35: an ability has its own ZE, which Fast Hit does not change", () => {
    expect(ze({ kind: "sf", ze: 8 }, { fastHit: 4 })).toBe(8);
    expect(ze({ kind: "sf", ze: 8 }, { born: "outside", dodging: true })).toBe(11);
  });

  it("explains itself", () => {
    const load = { fastShot: 3, dodging: true, born: "outside", factor: 2 } as const;
    expect(timeSum(shoot(-3), load).terms).toEqual([
      { key: "MC.Time.shoot", amount: 10 },
      { key: "MC.Time.rof", amount: -3 },
      { key: "MC.Time.fastShot", amount: -3 },
      { key: "MC.Time.dodging", amount: 1 },
      { key: "MC.Time.bornOutside", amount: 2 },
      { key: "MC.Time.factor", data: { factor: 2 }, amount: 7 },
    ]);
  });
});

describe("what adds to every action", () => {
  it("R-Z13: is 2 ZE for who was born outside", () => {
    expect(birthSurcharge("matrix")).toEqual({ terms: [], total: 0 });
    expect(birthSurcharge("outside")).toEqual({ terms: [{ key: "MC.Time.bornOutside", amount: 2 }], total: 2 });
  });

  it("R-Z10: is 1 ZE for a dodge beside it, and nothing with Faster Dodge", () => {
    expect(dodgeZe({ sf: {} })).toBe(1);
    expect(dodgeZe({ sf: { dodge: 0 } })).toBe(1);
    expect(dodgeZe({ sf: { dodge: 1 } })).toBe(0);
  });
});

describe("the items of an action", () => {
  const terms = (action: TimedAction, load: Partial<TimeLoad> = {}) => timeSum(action, load).terms;

  it("a blow: 10 ZE, the weapon, Fast Hit, parrying", () => {
    expect(terms(strike(-1), { fastHit: 2, parrying: true })).toEqual([
      { key: "MC.Time.strike", amount: 10 },
      { key: "MC.Time.weapon", amount: -1 },
      { key: "MC.Time.fastHit", amount: -3 },
      { key: "MC.Time.parrying", amount: 1 },
    ]);
  });

  it("drawing: the holster, and what Fast Draw takes off", () => {
    const draw: TimedAction = { kind: "draw", holster: "hidden" };
    const slow = { key: "MC.Time.draw", data: { holster: "hidden" }, amount: 20 };
    expect(terms(draw)).toEqual([slow]);
    expect(terms(draw, { fastDraw: true })).toEqual([slow, { key: "MC.Time.fastDraw", amount: -19 }]);
  });

  it("leaving: 10 ZE, and what Fast Transfer takes off", () => {
    expect(terms({ kind: "transfer" }, { fastTransfer: true })).toEqual([
      { key: "MC.Time.transfer", amount: 10 },
      { key: "MC.Time.fastTransfer", amount: -7 },
    ]);
  });

  it("R-Z26: what lifts an action to 1 ZE is an item of its own, and none where it takes 1 anyway", () => {
    expect(terms(shoot(-9), { fastShot: 5 })).toContainEqual({ key: "MC.Time.minimum", amount: 4 });
    expect(terms(shoot(-9)).map(({ key }) => key)).toEqual(["MC.Time.shoot", "MC.Time.rof"]);
  });

  it("a level that no tree has, a weapon out of bounds, an unknown holster or birthplace are argument errors", () => {
    expect(blamed(() => timeSum(strike(0), { fastHit: 5 }))).toBe("fastHit");
    expect(blamed(() => timeSum(shoot(0), { fastShot: 6 }))).toBe("fastShot");
    expect(blamed(() => timeSum(strike(1001)))).toBe("weapon");
    expect(blamed(() => timeSum({ kind: "sf", ze: -1 }))).toBe("ze");
    expect(blamed(() => timeSum({ kind: "draw", holster: "boot" as never }))).toBe("holster");
    expect(blamed(() => timeSum(shoot(0), { born: "nowhere" as never }))).toBe("born");
  });
});

describe("what of a character makes actions faster", () => {
  const still = { dodging: false, parrying: false };
  const draw = (move: number): number =>
    ze({ kind: "draw", holster: "camouflage" }, loadOf(fighter({ sf: { move } }), still));
  const leave = (transfer: number): number => ze({ kind: "transfer" }, loadOf(fighter({ sf: { transfer } }), still));

  it("R-Z26: Fast Draw is the fourth level of Move, and stays with the higher ones", () => {
    expect([0, 3, 4, 5, 6, 9].map(draw)).toEqual([8, 8, 1, 1, 1, 1]);
    expect(ze({ kind: "draw", holster: "camouflage" }, loadOf(fighter({ sf: { transfer: 5 } }), still))).toBe(8);
  });

  it("R-Z26: Fast Transfer is the first level of Transfer, and stays with the higher ones", () => {
    expect([0, 1, 2, 5, 9].map(leave)).toEqual([10, 3, 3, 3, 3]);
    expect(ze({ kind: "transfer" }, loadOf(fighter({ sf: { move: 6 } }), still))).toBe(10);
  });

  it("levels above the last one of Fast Shot and Fast Hit count as the last one", () => {
    expect(shotSum(fighter({ sf: { "fast-shot": 6 } }), pistol()).ze.total).toBe(7 - 4);
    expect(shotSum(fighter({ sf: { "fast-shot": 99 } }), pistol()).ze.total).toBe(7 - 4);
    expect(strikeSum(fighter({ sf: { "fast-hit": 5 } }), katana()).ze.total).toBe(9 - 5);
    expect(strikeSum(fighter({ sf: { "fast-hit": 99 } }), katana()).ze.total).toBe(9 - 5);
  });

  it("an effect on the ZE and one of the moment change a shot and a blow alike", () => {
    const slowed = fighter({ effects: [effect({ aspect: "ze", amount: 2 })] });
    const hasty = [{ key: "MC.Test.haste", aspect: "ze", amount: -1 } as const];
    expect(shotSum(slowed, pistol()).ze.total).toBe(9);
    expect(strikeSum(slowed, katana()).ze.total).toBe(11);
    expect(shotSum(slowed, pistol(), { modifiers: hasty }).ze.terms).toContainEqual({
      key: "MC.Test.haste",
      amount: -1,
    });
    expect(strikeSum(slowed, katana(), { modifiers: hasty }).ze.total).toBe(10);
    expect(shotSum(slowed, pistol(), { modifiers: hasty }).stufe.total).toBe(0);
  });
});
