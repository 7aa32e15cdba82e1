import { describe, expect, it } from "vitest";
import { answer } from "../../../tools/ask/answer.ts";

const ask = async (question: string, input: unknown): Promise<unknown> => {
  const { line } = await answer(["disciplines", question, JSON.stringify(input)]);
  return JSON.parse(line) as unknown;
};

const oddsOf = async (question: string, input: object): Promise<Readonly<Record<string, number>>> =>
  ((await ask(question, { ...input, odds: true })) as { odds: Record<string, number> }).odds;

const close = (value: number): number => expect.closeTo(value, 12) as number;

describe("ask disciplines creation, raise and levels", () => {
  it("R-D2: Speed 3, Agility 2, Awareness 2 are 12 points, complete and legal", async () => {
    expect(await ask("creation", { disciplines: { speed: 3, agility: 2, awareness: 2 }, talents: {} })).toEqual({
      legal: true,
      spent: { disciplines: 12, talents: 0 },
      problems: [],
    });
  });

  it("R-D2: too few points, too many disciplines and a missing prerequisite are problems with a key", async () => {
    for (const disciplines of [
      { speed: 3 },
      { speed: 1, agility: 1, awareness: 1, strength: 1 },
      { matrixWarping: 3, speed: 3 },
    ]) {
      const { legal, problems } = (await ask("creation", { disciplines, talents: {} })) as {
        legal: boolean;
        problems: { key: string }[];
      };
      expect(legal).toBe(false);
      for (const { key } of problems) expect(key).toMatch(/^MC\.Refusal\./);
      expect(problems.length).toBeGreaterThan(0);
    }
  });

  it("two Exceptional talents are legal, a third is refused", async () => {
    const disciplines = { speed: 3, agility: 2, awareness: 2 };
    const two = { alertness: "exceptional", stealth: "exceptional" };
    expect(await ask("creation", { disciplines, talents: two })).toMatchObject({ legal: true, spent: { talents: 10 } });
    expect(await ask("creation", { disciplines, talents: { ...two, craft: "exceptional" } })).toMatchObject({
      legal: false,
    });
  });

  it("R-D1: Strength 0 to 1 costs 2 later; with five disciplines at 1, Evasion 0 to 1 costs 3", async () => {
    const chosen = ["speed", "agility", "awareness"];
    const start = { speed: 3, agility: 2, awareness: 2 };
    expect(await ask("raise", { disciplines: start, chosen, discipline: "strength" })).toEqual({
      legal: true,
      cost: 2,
      problems: [],
    });
    const later = { ...start, strength: 1, endurance: 1 };
    expect(await ask("raise", { disciplines: later, chosen, discipline: "evasion" })).toEqual({
      legal: true,
      cost: 3,
      problems: [],
    });
    expect(await ask("raise", { disciplines: start, chosen, discipline: "agility" })).toMatchObject({
      legal: true,
      cost: 3,
    });
  });

  it.each([
    [1, 2, 1, 0],
    [2, 3, 1, 1],
    [3, 4, 1, 0],
    [4, 5, 1, 1],
    [1, 5, 4, 2],
  ])("R-D20: from level %i to %i are %i and %i points", async (from, to, disciplinePoints, talentPoints) => {
    expect(await ask("levels", { from, to })).toEqual({ disciplinePoints, talentPoints });
  });
});

describe("ask disciplines talent", () => {
  it("a 1 with Poor is a disaster, a 20 with Exceptional phenomenal", async () => {
    const poor = { talent: "craft", rating: "poor", difficulty: 3, face: 1 };
    expect(await ask("talent", poor)).toMatchObject({ success: false, special: "disaster" });
    const best = { talent: "craft", rating: "exceptional", difficulty: 30, face: 20 };
    expect(await ask("talent", best)).toMatchObject({ success: true, special: "phenomenal" });
  });

  it("20 succeeds even against 30, 1 fails even against 3", async () => {
    const asked = { talent: "craft", rating: "average" };
    expect(await ask("talent", { ...asked, difficulty: 30, face: 20 })).toMatchObject({ success: true, special: null });
    expect(await ask("talent", { ...asked, difficulty: 3, face: 1 })).toMatchObject({ success: false, special: null });
  });

  it("R-D34: opposed, totals decide, and Alertness must be higher", async () => {
    const alert = { talent: "alertness", rating: "average", opposed: true, difficulty: 14 };
    const { total } = (await ask("talent", { ...alert, face: 10 })) as { total: number };
    expect(await ask("talent", { ...alert, face: 10 + 14 - total })).toMatchObject({ total: 14, success: false });
    expect(await ask("talent", { ...alert, face: 10 + 15 - total })).toMatchObject({ total: 15, success: true });
    expect(await ask("talent", { ...alert, difficulty: 40, face: 20 })).toMatchObject({ success: false });
    expect(await ask("talent", { ...alert, difficulty: -40, face: 1 })).toMatchObject({ success: true });
  });

  it("gives odds of success, failure, disaster and phenomenal success that sum to 1", async () => {
    const odds = await oddsOf("talent", { talent: "craft", rating: "average", difficulty: 11 });
    expect(odds).toEqual({ success: close(0.5), failure: close(0.5), disaster: 0, phenomenal: 0 });
    const poor = await oddsOf("talent", { talent: "craft", rating: "poor", difficulty: 11 });
    expect(poor["disaster"]).toBeCloseTo(0.05, 12);
    const best = await oddsOf("talent", { talent: "craft", rating: "exceptional", difficulty: 11 });
    expect(best["phenomenal"]).toBeCloseTo(0.05, 12);
    for (const each of [odds, poor, best]) {
      expect(Object.values(each).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });
});

describe("ask disciplines hit", () => {
  it("R-D5: Agility 1 against Agility 2 with Awareness 2, called shot: 50 - 12 - 20 - 10 = 8 %", async () => {
    const asked = { kind: "melee", attacker: { agility: 1 }, target: { agility: 2, awareness: 2 }, calledShot: true };
    expect(await ask("hit", asked)).toEqual({ chance: 8 });
    expect(await oddsOf("hit", asked)).toEqual({ hit: close(0.08), miss: close(0.92) });
  });

  it("R-D5: gun, Agility 1 + Speed 1 against 3 + 3, Awareness 3, Evasion 3 in use: never below 1 %", async () => {
    const target = { agility: 3, speed: 3, awareness: 3, evasion: 3 };
    expect(await ask("hit", { kind: "gun", attacker: { agility: 1, speed: 1 }, target, evading: true })).toEqual({
      chance: 1,
    });
  });

  it("R-D4, R-D18: the charts, a held target, an augmented blow, disarming and breaking a hold", async () => {
    const level = { attacker: { agility: 1, speed: 1, strength: 2 }, target: { agility: 1, speed: 1, strength: 1 } };
    expect(await ask("hit", { kind: "melee", ...level })).toEqual({ chance: 50 });
    expect(await ask("hit", { kind: "gun", ...level })).toEqual({ chance: 50 });
    expect(await ask("hit", { kind: "melee", ...level, held: true })).toEqual({ chance: 70 });
    expect(await ask("hit", { kind: "melee", ...level, augmented: true })).toEqual({ chance: 70 });
    expect(await ask("hit", { kind: "disarm", ...level })).toEqual({ chance: 30 });
    expect(await ask("hit", { kind: "breakHold", ...level })).toEqual({ chance: 62 });
    expect(await ask("hit", { kind: "melee", ...level, modifier: 90 })).toEqual({ chance: 99 });
  });
});

describe("ask disciplines, the rest", () => {
  it.each([
    [{ speed: -1 }, 2, 0],
    [{ speed: 0 }, 3, 0],
    [{ speed: 1 }, 5, 0],
    [{ speed: 2 }, 7, 0],
    [{ speed: 3 }, 10, 0],
    [{ speed: 3, matrixWarping: 3, accelerated: true }, 13, 12],
    [{ speed: 3, matrixWarping: 1 }, 10, 10],
  ])("actions of %j", async (asked, actions, acceleratedRounds) => {
    expect(await ask("actions", asked)).toEqual({ actions, acceleratedRounds });
  });

  it.each([
    ["light", 30, 1],
    ["medium", 30, 2],
    ["heavy", 30, 3],
    ["heavy", 4.9, 4],
    ["heavy", 5, 3],
    ["shotgun", 4.9, 4],
    ["shotgun", 5, 3],
    ["shotgun", 15, 3],
    ["shotgun", 15.1, 2],
  ])("R-D9: %s at %f feet does %i", async (ammunition, distance, damage) => {
    expect(await ask("damage", { ammunition, distance })).toEqual({ damage });
    expect(await ask("damage", { ammunition, distance, vital: true })).toEqual({ damage: damage * 4 });
  });

  it("R-D10: the chart of blows; an augmented blow counts double", async () => {
    expect(await ask("blows", { strength: 1, endurance: 2 })).toEqual({ blows: 16, punishment: 6.25 });
    expect(await ask("blows", { strength: 3, endurance: 4 })).toMatchObject({ blows: 35 });
    expect(await ask("blows", { strength: -1, endurance: 0 })).toMatchObject({ blows: 11 });
    expect(await ask("blows", { strength: 1, endurance: 2, augmented: true })).toEqual({ blows: 8, punishment: 12.5 });
  });

  it("R-D11: an agent takes nothing from Strength 0, unless Matrix Warping makes its Endurance 1", async () => {
    expect(await ask("blows", { strength: 0, endurance: 4, agent: true })).toEqual({ blows: null, punishment: 0 });
    expect(await ask("blows", { strength: 0, endurance: 4, agent: true, matrixWarping: 1 })).toMatchObject({
      blows: 10,
    });
    expect(await ask("blows", { strength: 3, endurance: 4, agent: true })).toMatchObject({ blows: 35 });
    expect(await ask("blows", { strength: 2, endurance: 4, agent: true })).toMatchObject({ blows: 450 });
  });

  it.each([
    [0, 3, 0, 0],
    [1, 0, 0, 0],
    [1, 1, 1, 100],
    [1, 2, 2, 60],
    [1, 3, 2, 60],
    [2, 3, 3, 100],
    [2, 6, 6, 70],
    [2, 9, 6, 70],
    [3, 50, 50, 100],
  ])("R-D7: Telekinesis %i against %i shooters", async (telekinesis, shooters, handled, chance) => {
    expect(await ask("bullets", { telekinesis, shooters })).toEqual({ handled, chance });
  });

  it("names the key that is wrong", async () => {
    for (const [question, input, key] of [
      ["creation", { disciplines: { luck: 1 }, talents: {} }, "disciplines.luck"],
      ["raise", { disciplines: {}, chosen: [], discipline: "luck" }, "discipline"],
      ["levels", { from: 1, to: "2" }, "to"],
      ["talent", { talent: "craft", rating: "good", difficulty: 1, face: 1 }, "rating"],
      ["talent", { talent: "craft", rating: "poor", difficulty: 1, face: 21 }, "face"],
      ["hit", { kind: "kick", attacker: { agility: 1 }, target: { agility: 1 } }, "kind"],
      ["hit", { kind: "melee", attacker: { agility: "1" }, target: { agility: 1 } }, "attacker.agility"],
      ["actions", { speed: 9 }, "speed"],
      ["hp", { endurance: null }, "endurance"],
      ["damage", { ammunition: "light", distance: -1 }, "distance"],
      ["blows", { strength: 1, endurance: 1, agent: 1 }, "agent"],
      ["bullets", { telekinesis: 1, shooters: -1 }, "shooters"],
      ["movement", {}, "strength"],
    ] as const) {
      const { error } = (await ask(question, input)) as { error?: string };
      expect(error?.split(" ")[0]).toBe(key);
    }
  });
});
