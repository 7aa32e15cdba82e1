import { describe, expect, it } from "vitest";
import { disciplines as rules, kernel } from "../../../../src/rules/index.ts";
import { REBEL } from "./samples.ts";

const { visit } = REBEL;
const LEVELS = [-1, 0, 1, 2, 3];

function begin(start: Partial<rules.TurnStart> = {}): rules.Turn {
  const result = rules.startTurn({ speed: 3, visit, ...start });
  if (!result.ok) throw new Error("no turn");
  return result.value.turn;
}

function take(turn: rules.Turn, use: rules.ActionUse): rules.ActionTaken {
  const result = rules.takeAction(turn, use);
  if (!result.ok) throw new Error("no action");
  return result.value;
}

describe("actions of a round", () => {
  it("R-D3: are 2, 3, 5, 7, 10 by Speed -1 to 3", () => {
    expect(LEVELS.map((speed) => rules.actionsOf(speed).total)).toEqual([2, 3, 5, 7, 10]);
  });

  it("grow by the level of Matrix Warping while accelerated, to thirteen at most", () => {
    expect([0, 1, 2, 3].map((level) => rules.actionsOf(3, level, true).total)).toEqual([10, 11, 12, 13]);
    expect(rules.actionsOf(3, 3).total).toBe(10);
    expect(rules.actionsOf(3, -1, true).total).toBe(10);
  });

  it("R-D13: accelerated are ten rounds a visit, then twelve and twelve", () => {
    expect(LEVELS.map((level) => rules.acceleratedRounds(level))).toEqual([0, 0, 10, 12, 12]);
  });

  it("last five seconds together", () => {
    expect(rules.ROUND_SECONDS).toBe(5);
  });

  it("cost one each: blow, armed blow, drawing, firing, leaping, holding, breaking a hold, moving, running", () => {
    const kinds = [
      "strike",
      "armedStrike",
      "draw",
      "fire",
      "leap",
      "hold",
      "breakHold",
      "disarm",
      "move",
      "run",
    ] as const;
    expect(new Set(kinds.map((kind) => rules.actionCost(kind)))).toEqual(new Set([1]));
  });

  it("R-D16: cost two to reload", () => {
    expect(rules.actionCost("reload")).toBe(2);
  });

  it("R-D30: cost one each for feats of telekinesis", () => {
    const kinds = [
      "stopBullets",
      "reverseBullets",
      "deflect",
      "slowVehicle",
      "suspend",
      "moveSuspended",
      "wall",
    ] as const;
    expect(new Set(kinds.map((kind) => rules.actionCost(kind)))).toEqual(new Set([1]));
  });

  it("have a cost for every kind in the list", () => {
    expect([...rules.ACTION_KINDS].toSorted()).toEqual(Object.keys(rules.ACTION_COSTS).toSorted());
  });
});

describe("a turn", () => {
  it("R-D23: starts with all actions and without Evasion", () => {
    expect(begin()).toEqual({ actions: 10, spent: 0, accelerated: false, evading: false, guns: [], quick: 0 });
  });

  it("R-D13: takes one accelerated round of the visit, and none where none is left", () => {
    const start = { speed: 3, matrixWarping: 2, accelerated: true };
    expect(rules.startTurn({ ...start, visit })).toMatchObject({
      value: { turn: { actions: 12 }, visit: { accelerated: 1 } },
    });
    expect(rules.startTurn({ ...start, visit: { ...visit, accelerated: 12 } })).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.acceleration", data: { limit: 12 } }],
    });
  });

  it("refuses an action for which too few are left", () => {
    const turn = { ...begin(), spent: 9 };
    expect(rules.actionsLeft(turn)).toBe(1);
    expect(rules.takeAction(turn, { kind: "reload" })).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.actions", data: { cost: 2, left: 1 } }],
    });
    expect(rules.spendActions(turn, 1)).toMatchObject({ ok: true, value: { spent: 10 } });
    expect(rules.spendActions(turn, 2).ok).toBe(false);
  });

  it("R-D6: pays for Evasion out of its actions and keeps it up until the next turn", () => {
    const turn = { ...begin(), spent: 8 };
    expect(rules.evade(turn, 2, 3)).toMatchObject({ ok: true, value: { spent: 10, evading: true } });
    expect(rules.evade(turn, 1, 3)).toMatchObject({ problems: [{ key: "MC.Refusal.actions" }] });
    expect(begin({ quick: 2 }).evading).toBe(false);
  });

  it("has the actions that effects add or take, never fewer than none", () => {
    expect([begin({ extra: 2 }).actions, begin({ extra: -20 }).actions]).toEqual([12, 0]);
  });

  it("R-D16: warns from the fourth action with the same gun on, not with another", () => {
    let turn = begin();
    const strained = ["a", "a", "a", "b", "a"].map((gun) => {
      const taken = take(turn, { kind: "fire", gun });
      turn = taken.turn;
      return taken.strained;
    });
    expect(strained).toEqual([false, false, false, false, true]);
  });

  it("R-D16: a gun jams from the fourth action on with the chance that the world sets, 0 by default", () => {
    expect(rules.strainGun(4)).toEqual(kernel.done({ strained: true, jammed: false }));
    const risky = { ...rules.DEFAULT_RULES, jamChance: 10 };
    expect(rules.strainGun(3, risky)).toEqual(kernel.done({ strained: false, jammed: false }));
    expect(kernel.chanceOf(kernel.odds(rules.strainGun(4, risky)), ({ jammed }) => jammed)).toBeCloseTo(0.1, 12);
  });

  it("thirteen actions fire 26 rounds of a rifle", () => {
    expect(rules.actionsOf(3, 3, true).total * rules.shotsAnAction("double").max).toBe(26);
  });

  it("R-D27: Energy quickens three actions of movement in a row, then one is normal", () => {
    let turn = begin();
    const bonus = Array.from({ length: 5 }, () => {
      const taken = take(turn, { kind: "run", energy: 1 });
      turn = taken.turn;
      return taken.bonus;
    });
    expect(bonus).toEqual([5, 5, 5, 0, 5]);
  });

  it("R-D27: Energy 3 quickens ten in a row by 15 feet, Energy 2 three by 10", () => {
    expect(rules.quickStep(3, 9)).toEqual({ bonus: 15, inRow: 10, left: 0 });
    expect(rules.quickStep(3, 10)).toEqual({ bonus: 0, inRow: 0, left: 10 });
    expect(rules.quickStep(2, 2)).toEqual({ bonus: 10, inRow: 3, left: 0 });
    expect(rules.quickStep(2, 3).bonus).toBe(0);
    expect(rules.quickStep(0, 0)).toEqual({ bonus: 0, inRow: 0, left: 0 });
  });

  it("R-D27: any other action ends the row", () => {
    const run = take(begin(), { kind: "run", energy: 1 }).turn;
    expect(take(run, { kind: "strike", energy: 1 }).turn.quick).toBe(0);
  });
});

describe("initiative", () => {
  it("R-D23: is Speed and Awareness and a d10", () => {
    expect(rules.initiativeSum(3, 2).total).toBe(5);
    expect(kernel.replay(rules.rollInitiative(3, 2), [[7]])).toEqual({ ok: true, value: 12 });
    expect(rules.initiativeSum(-1, -1).total).toBe(-2);
  });

  it("R-D23: breaks ties by Speed, Agility and name", () => {
    const one = { total: 9, speed: 1, agility: 1 };
    const order = rules.actingOrder([
      { ...one, id: "1", name: "Zed" },
      { ...one, id: "2", name: "Ash" },
      { ...one, id: "3", name: "Zoe", agility: 2 },
      { ...one, id: "4", name: "Zyx", speed: 2 },
      { ...one, id: "5", name: "Zzz", total: 10 },
      { ...one, id: "0", name: "Ash" },
    ]);
    expect(order).toEqual(["5", "4", "3", "0", "2", "1"]);
  });

  it("refuses two fighters of one id", () => {
    const one = { id: "1", total: 9, speed: 1, agility: 1, name: "A" };
    expect(() => rules.actingOrder([one, one])).toThrow("fighters");
  });
});

describe("hands", () => {
  it("R-D19: are two, and a two-handed weapon takes both", () => {
    expect(rules.HANDS).toBe(2);
    const pistol = { id: "a", hands: 1 };
    const rifle = { id: "b", hands: 2 };
    expect(rules.ready([pistol], { id: "c", hands: 1 })).toMatchObject({ ok: true });
    expect(rules.ready([pistol], rifle)).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.hands", data: { hands: 2, free: 1 } }],
    });
    expect(rules.ready([], rifle)).toEqual({ ok: true, value: [rifle] });
    expect(rules.freeHands([rifle])).toBe(0);
  });

  it("R-D19: know no limit for what takes no hand, and take the same thing once", () => {
    const rifle = { id: "b", hands: 2 };
    expect(rules.ready([rifle], { id: "c", hands: 0 }).ok).toBe(true);
    expect(rules.ready([rifle], rifle)).toEqual({ ok: true, value: [rifle] });
  });
});
