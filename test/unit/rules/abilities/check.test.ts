import { describe, expect, it } from "vitest";
import * as abilities from "../../../../src/rules/abilities/index.ts";
import * as kernel from "../../../../src/rules/kernel/index.ts";

const { check, diceText, situationDie, LOWEST_STEP, HIGHEST_STEP } = abilities;

/** The outcome of a check with these faces: the control die, then those of the situation die. */
function outcome(asked: Partial<abilities.Check>, ...faces: readonly number[][]): unknown {
  const played = kernel.replay(check({ score: 12, step: 0, actionCheck: false, ...asked }), faces);
  return played.ok ? played.value : played.problems;
}

describe("step dice", () => {
  it.each([
    [-6, "-d20"],
    [-5, "-d20"],
    [-4, "-d12"],
    [-3, "-d8"],
    [-2, "-d6"],
    [-1, "-d4"],
    [0, "none"],
    [1, "+d4"],
    [2, "+d6"],
    [3, "+d8"],
    [4, "+d12"],
    [5, "+d20"],
    [6, "+2d20"],
    [7, "+3d20"],
    [12, "+8d20"],
  ])("R-A2: step %i is %s", (step, dice) => {
    expect(diceText(step)).toBe(dice);
  });

  it("R-A2: a step of 0 has no die, and below -5 stays at -5", () => {
    expect(situationDie(0)).toEqual({ sign: 0, count: 0, faces: 0 });
    expect(situationDie(-40)).toEqual(situationDie(-5));
    expect(situationDie(-5)).toEqual({ sign: -1, count: 1, faces: 20 });
    expect(LOWEST_STEP).toBe(-5);
  });

  it("the highest step that can be rolled has 200 dice; one more is an argument error", () => {
    expect(situationDie(HIGHEST_STEP).count).toBe(200);
    expect(() => check({ score: 1, step: HIGHEST_STEP, actionCheck: false })).not.toThrow();
    expect(() => check({ score: 1, step: HIGHEST_STEP + 1, actionCheck: false })).toThrow(
      "step must be a whole number of at most 204",
    );
  });
});

describe("check", () => {
  it.each([
    [13, "failure"],
    [12, "ordinary"],
    [7, "ordinary"],
    [6, "good"],
    [4, "good"],
    [3, "amazing"],
    [1, "amazing"],
  ])("R-A2: against a score of 12 a total of %i is %s", (face, degree) => {
    expect(outcome({}, [face])).toEqual({ total: face, degree });
  });

  it("R-A2: half and quarter of the score are rounded down: 11 gives Good up to 5 and Amazing up to 2", () => {
    expect(outcome({ score: 11 }, [5])).toMatchObject({ degree: "good" });
    expect(outcome({ score: 11 }, [6])).toMatchObject({ degree: "ordinary" });
    expect(outcome({ score: 11 }, [2])).toMatchObject({ degree: "amazing" });
    expect(outcome({ score: 11 }, [3])).toMatchObject({ degree: "good" });
  });

  it("a miss is Marginal on an action check and a Failure elsewhere", () => {
    expect(outcome({ actionCheck: true }, [13])).toMatchObject({ degree: "marginal" });
    expect(outcome({ actionCheck: false }, [13])).toMatchObject({ degree: "failure" });
  });

  it("R-A2: a natural 20 on the control die is a critical failure even where the total would succeed", () => {
    expect(outcome({ score: 25 }, [20])).toEqual({ total: 20, degree: "critical" });
    expect(outcome({ step: -5 }, [20], [20])).toEqual({ total: 0, degree: "critical" });
    expect(outcome({ actionCheck: true }, [20])).toMatchObject({ degree: "critical" });
  });

  it("R-A2: a total of 20 by way of the situation die is no critical failure", () => {
    expect(outcome({ step: 1 }, [19], [1])).toEqual({ total: 20, degree: "failure" });
  });

  it("the situation die is added at a positive step and subtracted at a negative one", () => {
    expect(outcome({ step: 2 }, [6], [6])).toEqual({ total: 12, degree: "ordinary" });
    expect(outcome({ step: -2 }, [9], [6])).toEqual({ total: 3, degree: "amazing" });
    expect(outcome({ step: -3 }, [1], [8])).toEqual({ total: -7, degree: "amazing" });
    expect(outcome({ step: 7 }, [1], [2, 3, 4])).toEqual({ total: 10, degree: "ordinary" });
  });

  it("asks for no second die at step 0, and refuses one", () => {
    expect(outcome({}, [6], [1])).toEqual([{ key: "MC.Refusal.transcript" }]);
    expect(outcome({ step: 1 }, [6])).toEqual([{ key: "MC.Refusal.transcript" }]);
    expect(outcome({ step: 1 }, [6], [5])).toEqual([{ key: "MC.Refusal.transcript" }]);
  });

  it("against a score of 0 only a total of 0 or less succeeds, and is Amazing", () => {
    expect(outcome({ score: 0 }, [1])).toMatchObject({ degree: "failure" });
    expect(outcome({ score: 0, step: -1 }, [1], [1])).toMatchObject({ degree: "amazing" });
  });

  it("exact odds of score 12 without a situation die: 3, 3, 6, 7 and 1 in 20", () => {
    const all = kernel.odds(check({ score: 12, step: 0, actionCheck: false }));
    const chance = (degree: string): number => kernel.chanceOf(all, (outcome) => outcome.degree === degree);
    expect(chance("amazing")).toBeCloseTo(3 / 20, 12);
    expect(chance("good")).toBeCloseTo(3 / 20, 12);
    expect(chance("ordinary")).toBeCloseTo(6 / 20, 12);
    expect(chance("failure")).toBeCloseTo(7 / 20, 12);
    expect(chance("critical")).toBeCloseTo(1 / 20, 12);
  });
});
