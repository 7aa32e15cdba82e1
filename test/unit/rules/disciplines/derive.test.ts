import { describe, expect, it } from "vitest";
import { disciplines as rules } from "../../../../src/rules/index.ts";
import { bullet, REBEL } from "./samples.ts";
import { leastTime } from "../../../support/timing.ts";

describe("what follows from a character", () => {
  it("is body, actions, movement, initiative, talents and what is left of the visit", () => {
    const derived = rules.derive({ ...REBEL, wounds: [bullet("a", 1)] });
    expect(derived.body.hp).toEqual({ value: 3, max: 4 });
    expect(derived.actions.total).toBe(10);
    expect(derived.accelerated.total).toBe(10);
    expect(derived.initiative.total).toBe(5);
    expect(derived.talents.stealth.total).toBe(4);
    expect(derived.talents.driving.total).toBe(4);
    expect(derived.flight).toBeNull();
    expect(derived.movement.wallRun).toBe(0);
    expect(derived.limits.augmented).toEqual({ max: 0, left: 0 });
    expect(derived.unfinished).toBe(false);
  });

  it("R-D1: is unfinished while nothing was chosen", () => {
    expect(rules.derive({ ...REBEL, chosen: null }).unfinished).toBe(true);
  });

  it("counts effects on talents, actions and initiative, and shows them as items", () => {
    const effects = [
      { key: "MC.Effect.drug", aspect: "talent", amount: -2 },
      { key: "MC.Effect.drug", aspect: "actions", amount: 1 },
      { key: "MC.Effect.drug", aspect: "initiative", amount: 3 },
      { key: "MC.Effect.drug", aspect: "hit", amount: -10 },
    ] as const;
    const character = { ...REBEL, effects };
    const derived = rules.derive(character);
    expect([derived.talents.medicine.total, derived.actions.total, derived.initiative.total]).toEqual([-2, 11, 8]);
    expect(rules.effectsOn(character, "hit")).toEqual({
      total: -10,
      terms: [{ key: "MC.Effect.drug", aspect: "hit", amount: -10 }],
    });
  });

  it("is worked out for ten thousand characters in a moment", () => {
    const time = leastTime(3, () => {
      for (let n = 0; n < 10_000; n += 1) rules.derive(REBEL);
    });
    expect(time).toBeLessThan(1000);
  });
});

describe("stored data", () => {
  it("become a character, with what the rules do not know left out", () => {
    expect(rules.snapshotOf({ ...REBEL, notes: "x" })).toEqual(REBEL);
    expect(() => rules.snapshotOf({ ...REBEL, role: "cat" })).toThrow("snapshot.role");
  });

  it("take the default of house rules that are not there", () => {
    expect(rules.readRules({})).toEqual(rules.DEFAULT_RULES);
    expect(rules.readRules(undefined)).toBe(rules.DEFAULT_RULES);
    expect(rules.DEFAULT_RULES).toMatchObject({ hitPoints: "average", jamChance: 0 });
    expect(() => rules.readRules({ jamChance: 101 })).toThrow("rules.jamChance");
  });
});
