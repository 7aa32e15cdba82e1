import { describe, expect, it } from "vitest";
import { answer } from "../../../tools/ask/answer.ts";

const ask = async (question: string, input: unknown): Promise<unknown> => {
  const { line } = await answer(["abilities", question, JSON.stringify(input)]);
  return JSON.parse(line) as unknown;
};

const EXAMPLE = { str: 11, dex: 9, con: 11, int: 13, wil: 9, per: 7 };

describe("ask abilities derive", () => {
  it("answers the example of the source", async () => {
    expect(await ask("derive", EXAMPLE)).toEqual({
      total: 60,
      untrained: { str: 5, dex: 4, con: 5, int: 6, wil: 4, per: 3 },
      resistance: { str: 1, dex: 0, con: 1, int: 2, wil: 0, per: 0 },
      actionCheck: 11,
      actions: 2,
      stun: 11,
      wound: 11,
      mortal: 6,
    });
  });

  it("R-A1: takes the profession and the other ability", async () => {
    expect(await ask("derive", { ...EXAMPLE, profession: 3, actionAbility: "wil" })).toMatchObject({ actionCheck: 12 });
    expect(await ask("derive", { ...EXAMPLE, actionAbility: "int" })).toMatchObject({ actionCheck: 11 });
  });

  it("names the key that is wrong or missing", async () => {
    const { per: _per, ...five } = EXAMPLE;
    expect(await ask("derive", five)).toEqual({ error: "per must be given" });
    expect(await ask("derive", { ...EXAMPLE, str: -1 })).toMatchObject({
      error: expect.stringMatching(/^str /) as string,
    });
    expect(await ask("derive", { ...EXAMPLE, actionAbility: "str" })).toEqual({
      error: "actionAbility must be one of int, wil",
    });
    expect(await ask("derive", { ...EXAMPLE, luck: 1 })).toMatchObject({
      error: expect.stringMatching(/^luck /) as string,
    });
    expect(await ask("derive", { ...EXAMPLE, profession: "x" })).toMatchObject({
      error: expect.stringMatching(/^profession /) as string,
    });
  });
});

describe("ask abilities step", () => {
  it.each([
    [-99, "-d20"],
    [-2, "-d6"],
    [0, "none"],
    [1, "+d4"],
    [6, "+2d20"],
    [300, "+296d20"],
  ])("R-A2: step %i is %s", async (step, dice) => {
    expect(await ask("step", { step })).toEqual({ dice });
  });

  it("needs a step", async () => {
    expect(await ask("step", {})).toEqual({ error: "step must be given" });
  });
});

describe("ask abilities check", () => {
  it.each([
    [{ control: 12 }, 12, "ordinary"],
    [{ control: 6 }, 6, "good"],
    [{ control: 3 }, 3, "amazing"],
    [{ control: 13 }, 13, "failure"],
    [{ control: 13, actionCheck: true }, 13, "marginal"],
    [{ control: 20, actionCheck: true }, 20, "critical"],
    [{ control: 12, step: 0, situation: [] }, 12, "ordinary"],
    [{ control: 12, step: -2, situation: [6] }, 6, "good"],
    [{ control: 2, step: 7, situation: [1, 2, 3] }, 8, "ordinary"],
    [{ control: 1, step: -9, situation: [20] }, -19, "amazing"],
  ])("R-A2: score 12 with %j", async (given, total, degree) => {
    expect(await ask("check", { score: 12, ...given })).toEqual({ total, degree });
  });

  it.each([
    [{ control: 1, situation: [1] }],
    [{ control: 1, step: 1 }],
    [{ control: 1, step: 1, situation: [1, 1] }],
    [{ control: 1, step: 1, situation: [5] }],
    [{ control: 1, step: 1, situation: [0] }],
    [{ control: 1, step: 7, situation: [1, 1] }],
    [{ control: 1, step: 1, situation: 3 }],
  ])("wants exactly the dice of the step: %j", async (given) => {
    expect(await ask("check", { score: 12, ...given })).toMatchObject({
      error: expect.stringMatching(/^situation/) as string,
    });
  });

  it("names the key that is wrong", async () => {
    for (const [key, value] of [
      ["score", -1],
      ["score", null],
      ["step", 205],
      ["step", 0.5],
      ["control", 0],
      ["control", 21],
      ["actionCheck", "no"],
      ["odds", "yes"],
    ] as const) {
      const error = expect.stringMatching(new RegExp(`^${key} `)) as string;
      expect(await ask("check", { score: 12, control: 5, [key]: value })).toMatchObject({ error });
    }
    expect(await ask("check", { score: 12 })).toEqual({ error: "control must be given" });
  });

  it("gives exact odds of the degrees, which sum to 1", async () => {
    const close = (value: number) => expect.closeTo(value, 12) as number;
    expect(await ask("check", { score: 12, odds: true })).toEqual({
      odds: {
        amazing: close(0.15),
        good: close(0.15),
        ordinary: close(0.3),
        marginal: 0,
        failure: close(0.35),
        critical: close(0.05),
      },
    });
    for (let step = -6; step <= 12; step += 1) {
      const { odds } = (await ask("check", { score: 9, step, odds: true, actionCheck: true })) as { odds: object };
      const sum = Object.values(odds).reduce<number>((total, chance) => total + Number(chance), 0);
      expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
    }
    expect(await ask("check", { score: 12, odds: true, control: 3 })).toHaveProperty("odds");
    expect(await ask("check", { score: 12, odds: false, control: 3 })).toEqual({ total: 3, degree: "amazing" });
  });

  it("has odds up to the highest step: with 20d20 and more only the critical failure and failure are left", async () => {
    for (const step of [24, 50, 204]) {
      const { odds } = (await ask("check", { score: 12, step, odds: true })) as { odds: Record<string, number> };
      expect(odds["critical"]).toBeCloseTo(0.05, 12);
      expect(odds["failure"]).toBeCloseTo(0.95, 12);
    }
  });
});

describe("ask abilities harm", () => {
  const none = { stun: 0, wound: 0, mortal: 0 };

  it.each([
    [{ kind: "wound", amount: 5 }, { stun: 2, wound: 5, mortal: 0 }, "none"],
    [{ kind: "wound", amount: 5, armor: 3 }, { stun: 2, wound: 2, mortal: 0 }, "none"],
    [{ kind: "stun", amount: 20 }, { stun: 11, wound: 0, mortal: 0 }, "stun"],
    [{ kind: "wound", amount: 22 }, { stun: 11, wound: 11, mortal: 0 }, "wound"],
    [{ kind: "mortal", amount: 6 }, { stun: 0, wound: 0, mortal: 6 }, "dead"],
    [{ kind: "mortal", amount: 5, mortalSecondary: true }, { stun: 2, wound: 2, mortal: 5 }, "none"],
  ])("R-A8: CON 11 takes %j", async (damage, tracks, out) => {
    expect(await ask("harm", { con: 11, tracks: none, ...damage })).toEqual({ tracks, out });
  });

  it("takes tracks that are not given as unmarked", async () => {
    const hit = { kind: "stun", amount: 1, con: 11, tracks: { wound: 3 } };
    expect(await ask("harm", hit)).toEqual({ tracks: { stun: 1, wound: 3, mortal: 0 }, out: "none" });
  });

  it("names the key that is wrong", async () => {
    const right = { kind: "stun", amount: 1, con: 11, tracks: none };
    for (const [key, given] of [
      ["kind", { kind: "fire" }],
      ["amount", { amount: -1 }],
      ["armor", { armor: "1" }],
      ["con", { con: 0 }],
      ["tracks", { tracks: 1 }],
      ["tracks.stun", { tracks: { ...none, stun: 12 } }],
      ["tracks.mortal", { tracks: { ...none, mortal: 7 } }],
      ["tracks.wound", { tracks: { stun: 0, wound: -1, mortal: 0 } }],
      ["tracks.O", { tracks: { ...none, O: 0 } }],
      ["mortalSecondary", { mortalSecondary: 1 }],
    ] as const) {
      const { error } = (await ask("harm", { ...right, ...given })) as { error: string };
      expect(error.split(" ")[0]).toBe(key);
    }
  });
});
