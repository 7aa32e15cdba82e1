import { describe, expect, it } from "vitest";
import * as kernel from "../../../../src/rules/kernel/index.ts";

const total = (odds: kernel.Odds<unknown>): number => odds.reduce((sum, { chance }) => sum + chance, 0);

describe("odds", () => {
  it("of an open W10 sum to 1 in every reading", () => {
    for (const reading of kernel.W10_READINGS) {
      const chances = kernel.odds(kernel.rollFor(kernel.openW10(reading), (value) => value));
      expect(Math.abs(total(chances) - 1)).toBeLessThan(1e-12);
    }
  });

  it("of 3d6 equal counting all 216 cases", () => {
    const counted = new Map<number, number>();
    for (let a = 1; a <= 6; a += 1)
      for (let b = 1; b <= 6; b += 1)
        for (let c = 1; c <= 6; c += 1) counted.set(a + b + c, (counted.get(a + b + c) ?? 0) + 1 / 216);
    for (const { value, chance } of kernel.odds(kernel.rollFor(kernel.sumOf(3, 6), (value) => value)))
      expect(chance).toBeCloseTo(counted.get(value) ?? 0, 12);
  });
});

describe("replay", () => {
  it("gives the same answer for the same faces and refuses faces that do not fit", () => {
    const step = kernel.rollFor(kernel.openW10("0-10"), (value) => value + 7);
    expect(kernel.replay(step, [[10, 4]])).toEqual({ ok: true, value: 21 });
    expect(kernel.replay(step, [[10]])).toMatchObject({ ok: false });
    expect(kernel.replay(step, [[5, 4]])).toMatchObject({ ok: false });
    expect(kernel.replay(step, [[5], [4]])).toMatchObject({ ok: false });
    expect(kernel.replay(step, [])).toMatchObject({ ok: false });
  });
});
