import { describe, expect, it } from "vitest";
import { answer } from "../../tools/ask/answer.ts";

async function ask(question: string, input: object): Promise<unknown> {
  const { line } = await answer(["disciplines", question, JSON.stringify(input)]);
  return JSON.parse(line);
}

/** The line that refuses bad input. */
async function refusal(question: string, input: object): Promise<string> {
  const { line, status } = await answer(["disciplines", question, JSON.stringify(input)]);
  expect(status).toBe(2);
  return line;
}

const START = { speed: 3, agility: 2, awareness: 2 };
const CHOSEN = Object.keys(START);

describe("worked examples", () => {
  it("Speed 3, Agility 2 and Awareness 2 are 12 points: complete and legal", async () => {
    expect(await ask("creation", { disciplines: START })).toEqual({
      legal: true,
      spent: { disciplines: 12, talents: 0 },
      problems: [],
    });
  });

  it("later Strength 0 to 1 costs 2, and Evasion 0 to 1 costs 3 once five stand at 1", async () => {
    const raise = { disciplines: START, chosen: CHOSEN, discipline: "strength" };
    expect(await ask("raise", raise)).toEqual({ legal: true, cost: 2, problems: [] });
    const disciplines = { ...START, strength: 1, endurance: 1 };
    expect(await ask("raise", { disciplines, chosen: CHOSEN, discipline: "evasion" })).toEqual({
      legal: true,
      cost: 3,
      problems: [],
    });
  });

  it("Endurance 4 needs Awareness 3 and Strength 3", async () => {
    const raise = (awareness: number, strength: number): Promise<unknown> =>
      ask("raise", { disciplines: { endurance: 3, awareness, strength }, chosen: [], discipline: "endurance" });
    expect(await raise(3, 3)).toMatchObject({ legal: true, cost: 4 });
    expect(await raise(2, 3)).toMatchObject({ legal: false });
    expect(await raise(3, 2)).toMatchObject({ legal: false });
  });

  it("Regeneration 2 needs Endurance 3", async () => {
    const raise = (endurance: number): Promise<unknown> =>
      ask("raise", { disciplines: { regeneration: 1, endurance }, chosen: [], discipline: "regeneration" });
    expect(await raise(3)).toMatchObject({ legal: true, cost: 2 });
    expect(await raise(2)).toMatchObject({ legal: false });
  });

  it("Matrix Warping 1 needs Telekinesis 3, which needs Awareness 3, Endurance 1, Speed 3", async () => {
    const warp = (telekinesis: number): Promise<unknown> =>
      ask("raise", { disciplines: { telekinesis }, chosen: [], discipline: "matrixWarping" });
    expect(await warp(3)).toMatchObject({ legal: true, cost: 2 });
    expect(await warp(2)).toMatchObject({ legal: false });
    const move = { disciplines: { awareness: 3, endurance: 1, speed: 3 }, chosen: [], discipline: "telekinesis" };
    expect(await ask("raise", move)).toMatchObject({ legal: true });
    expect(await ask("raise", { ...move, disciplines: { awareness: 3, speed: 3 } })).toMatchObject({ legal: false });
  });

  it("Speed 0 to 3 gives 3, 5, 7, 10 actions, with Matrix Warping 3 accelerated 13", async () => {
    const actions = await Promise.all([0, 1, 2, 3].map((speed) => ask("actions", { speed })));
    expect(actions).toEqual([3, 5, 7, 10].map((actions) => ({ actions, acceleratedRounds: 0 })));
    expect(await ask("actions", { speed: 3, matrixWarping: 3, accelerated: true })).toEqual({
      actions: 13,
      acceleratedRounds: 12,
    });
    expect(await ask("actions", { speed: 3, matrixWarping: 1 })).toEqual({ actions: 10, acceleratedRounds: 10 });
  });

  it("a 1 with a poor talent is a disaster, a 20 with an exceptional one phenomenal", async () => {
    const check = { talent: "medicine", difficulty: 3 };
    expect(await ask("talent", { ...check, rating: "poor", face: 1 })).toEqual({
      total: -6,
      success: false,
      special: "disaster",
    });
    expect(await ask("talent", { ...check, rating: "exceptional", difficulty: 30, face: 20 })).toEqual({
      total: 27,
      success: true,
      special: "phenomenal",
    });
    expect(await ask("talent", { ...check, rating: "exceptional", face: 1 })).toMatchObject({ success: false });
  });

  it("a third exceptional talent is refused at creation", async () => {
    const talents = { stealth: "exceptional", driving: "exceptional" };
    expect(await ask("creation", { disciplines: START, talents })).toMatchObject({ legal: true });
    expect(
      await ask("creation", { disciplines: START, talents: { ...talents, medicine: "exceptional" } }),
    ).toMatchObject({ legal: false, spent: { talents: 15 } });
  });

  it("Stealth 14 against Alertness 14 is not noticed, against 15 it is", async () => {
    const check = { rating: "average", opposed: true, difficulty: 14 };
    expect(await ask("talent", { ...check, talent: "alertness", face: 14 })).toMatchObject({ success: false });
    expect(await ask("talent", { ...check, talent: "alertness", face: 15 })).toMatchObject({ success: true });
    expect(await ask("talent", { ...check, talent: "stealth", face: 14 })).toMatchObject({ success: true });
  });

  it("a called blow of Agility 1 against Agility 2 with Awareness 2 hits in 8 %", async () => {
    const check = { kind: "melee", attacker: { agility: 1 }, target: { agility: 2, awareness: 2 }, calledShot: true };
    expect(await ask("hit", check)).toEqual({ chance: 8 });
  });

  it("a bullet of Agility 1 and Speed 1 against 3 and 3, Awareness 3 and Evasion 3 hits in 1 %", async () => {
    const target = { agility: 3, speed: 3, awareness: 3, evasion: 3 };
    const check = { kind: "gun", attacker: { agility: 1, speed: 1 }, target, evading: true };
    expect(await ask("hit", check)).toEqual({ chance: 1 });
  });

  it("the levels 2, 3, 4, 5 grant 1, 1 and 1, 1, 1 and 1 points", async () => {
    const grants = await Promise.all([2, 3, 4, 5].map((to) => ask("levels", { from: to - 1, to })));
    expect(grants).toEqual([0, 1, 0, 1].map((talentPoints) => ({ disciplinePoints: 1, talentPoints })));
  });
});

describe("the other questions", () => {
  it("answer hit points, damage, blows, bullets and movement", async () => {
    expect(await ask("hp", { endurance: 1 })).toEqual({ min: 5, average: 6, max: 7 });
    expect(await ask("damage", { ammunition: "shotgun", distance: 20, vital: true })).toEqual({ damage: 8 });
    expect(await ask("blows", { strength: 0, endurance: -1 })).toEqual({ blows: 3, punishment: 100 / 3 });
    expect(await ask("blows", { strength: 1, endurance: 4, agent: true })).toEqual({ blows: null, punishment: 0 });
    expect(await ask("bullets", { telekinesis: 1, shooters: 4 })).toEqual({ handled: 2, chance: 60 });
    expect(await ask("movement", { strength: 1 })).toEqual({
      walk: 15,
      run: 30,
      leap: 10,
      runningLeap: 30,
      runRounds: { min: 3, max: 5 },
      wallRun: 0,
      flightSpeed: null,
    });
  });

  it("answer odds of talents and hits in place of faces", async () => {
    const check = { talent: "craft", rating: "average", difficulty: 11, odds: true };
    const { odds } = (await ask("talent", check)) as { odds: Record<string, number> };
    expect(odds["success"]).toBeCloseTo(0.5, 12);
    expect(odds["failure"]).toBeCloseTo(0.5, 12);
    expect([odds["disaster"], odds["phenomenal"]]).toEqual([0, 0]);
    const hit = { kind: "melee", attacker: { agility: 0 }, target: { agility: 0 }, odds: true };
    const answered = (await ask("hit", hit)) as { odds: Record<string, number> };
    expect(answered.odds["hit"]).toBeCloseTo(0.5, 12);
    expect(answered.odds["miss"]).toBeCloseTo(0.5, 12);
  });

  it("name the key that is wrong", async () => {
    expect(await refusal("hp", {})).toBe('{"error":"endurance must be given"}');
    expect(await refusal("hp", { endurance: 5 })).toContain("endurance");
    expect(await refusal("creation", { disciplines: { luck: 1 } })).toContain("disciplines.luck");
    expect(await refusal("levels", { from: 3, to: 2 })).toContain("to must");
    const check = { kind: "melee", attacker: {}, target: { agility: 0 } };
    expect(await refusal("hit", check)).toContain("attacker.agility");
  });
});
