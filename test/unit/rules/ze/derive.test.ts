import { describe, expect, it } from "vitest";
import { DEFAULT_RULES, derive, maximumAp } from "../../../../src/rules/ze/index.ts";
import { fighter } from "../../../support/ze.ts";
import { leastTime } from "../../../support/timing.ts";

const formula = (apFormula: string) => ({ ...DEFAULT_RULES, apFormula });

describe("maximum AP", () => {
  it("R-Z8: 3 × WK and the value of Konzentration", () => {
    expect(maximumAp(fighter())).toBe(3 * 3 + 2);
    expect(maximumAp(fighter({ skills: {} }))).toBe(9);
  });

  it("R-Z8: may be set for a character", () => {
    expect(maximumAp(fighter({ ap: { value: 1, override: 20 } }))).toBe(20);
    expect(maximumAp(fighter({ ap: { value: 1, override: 0 } }))).toBe(0);
  });

  it("R-Z8: may have another formula in a world, rounded down", () => {
    expect(maximumAp(fighter(), formula("(@attributes.wk + @attributes.in) / 2"))).toBe(2);
    expect(maximumAp(fighter({ sf: { sense: 2 } }), formula("@sf.sense * 5 - -@skills.pistolen"))).toBe(14);
    expect(maximumAp(fighter(), formula("0 - 5"))).toBe(0);
    expect(maximumAp(fighter(), formula("0.57 * 100"))).toBe(57);
  });

  it("falls back to the default formula where a world's cannot be read", () => {
    for (const bad of ["", "3 *", "@attributes.xx", "1 / 0", "2 2", "(1", "wk"]) {
      expect(maximumAp(fighter(), formula(bad))).toBe(11);
    }
  });
});

describe("what follows from the figures", () => {
  it("boxes left of both tracks; a dreamer has no row O", () => {
    const wounds = { L: 3, M: 1, S: 0, O: 0 };
    expect(derive(fighter({ wounds, mental: 4 }))).toMatchObject({
      body: { value: 36, max: 40 },
      mind: { value: 6, max: 10 },
    });
    expect(derive(fighter({ wounds, dreamer: true })).body).toEqual({ value: 26, max: 30 });
  });

  it("the value of every attribute and skill", () => {
    const { attributes, skills } = derive(fighter());
    expect(attributes.ge.total).toBe(4);
    expect(skills["pistolen"]?.total).toBe(8);
    expect(Object.keys(skills)).toEqual(Object.keys(fighter().skills));
  });

  it("out of action at malus 99", () => {
    expect(derive(fighter({ wounds: { L: 0, M: 0, S: 0, O: 7 } })).out).toBe(false);
    expect(derive(fighter({ wounds: { L: 0, M: 0, S: 0, O: 8 } }))).toMatchObject({
      out: true,
      malus: { total: -99 },
    });
  });

  it("is quick: 10,000 characters", () => {
    const hero = fighter();
    const time = leastTime(3, () => {
      for (let n = 0; n < 10_000; n += 1) derive(hero);
    });
    // Ten times the bound that `npm run bench` holds it to: a slow machine must not fail the suite.
    expect(time).toBeLessThan(2000);
  });
});
