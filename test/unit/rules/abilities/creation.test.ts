import { describe, expect, it } from "vitest";
import * as abilities from "../../../../src/rules/abilities/index.ts";
import { EXAMPLE } from "./character.ts";

const { creation, DEFAULT_RULES } = abilities;

describe("creation", () => {
  it("R-A3: the example spends exactly 60 points and is legal", () => {
    expect(creation(EXAMPLE.abilities)).toEqual({
      legal: true,
      budget: { limit: 60, spent: 60, left: 0 },
      problems: [],
    });
  });

  it.each([
    [59, 6],
    [61, 8],
  ])("R-A3: %i points are refused", (total, per) => {
    expect(creation({ ...EXAMPLE.abilities, per })).toMatchObject({
      legal: false,
      problems: [{ key: "MC.Refusal.abilityTotal", data: { total, limit: 60 } }],
    });
  });

  it("R-A3: abilities stay from 4 to 14", () => {
    expect(creation({ str: 4, dex: 14, con: 14, int: 14, wil: 4, per: 10 }).legal).toBe(true);
    expect(creation({ str: 3, dex: 15, con: 14, int: 14, wil: 4, per: 10 }).problems).toEqual([
      { key: "MC.Refusal.abilityLimit", data: { ability: "str", value: 3, min: 4, max: 14 } },
      { key: "MC.Refusal.abilityLimit", data: { ability: "dex", value: 15, min: 4, max: 14 } },
    ]);
  });

  it("R-A3: the limits fall by the setting, the total does not", () => {
    const rules = { ...DEFAULT_RULES, abilityLimits: false };
    expect(creation({ str: 0, dex: 20, con: 10, int: 10, wil: 10, per: 10 }, rules).legal).toBe(true);
    expect(creation({ str: 0, dex: 20, con: 10, int: 10, wil: 10, per: 11 }, rules).legal).toBe(false);
  });
});

describe("skills", () => {
  it("R-A4: each skill of the list has one of the six abilities, and the three of the recovery rules are there", () => {
    for (const ability of Object.values(abilities.SKILLS)) expect(abilities.ABILITIES).toContain(ability);
    for (const skill of Object.values(abilities.TREATMENTS)) expect(abilities.SKILLS[skill]).toBe("int");
  });
});
