import { describe, expect, it } from "vitest";
import * as abilities from "../../../../src/rules/abilities/index.ts";

const { harm, DEFAULT_RULES } = abilities;
const UNHURT = { stun: 0, wound: 0, mortal: 0 };
const BODY = { con: 11, tracks: UNHURT, armor: 0 };

describe("harm", () => {
  it("a 5-wound attack also does 2 stun", () => {
    expect(harm({ kind: "wound", amount: 5 }, BODY)).toEqual({
      dealt: { stun: 2, wound: 5, mortal: 0 },
      added: { stun: 2, wound: 5, mortal: 0 },
      tracks: { stun: 2, wound: 5, mortal: 0 },
      out: "none",
    });
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ])("R-A8: %i wounds cause %i stun, rounded down", (amount, stun) => {
    expect(harm({ kind: "wound", amount }, BODY).tracks).toEqual({ stun, wound: amount, mortal: 0 });
  });

  it("R-A8: armour reduces the primary damage only; secondary damage counts from the unreduced amount", () => {
    expect(harm({ kind: "wound", amount: 5 }, { ...BODY, armor: 3 }).tracks).toEqual({ stun: 2, wound: 2, mortal: 0 });
    expect(harm({ kind: "wound", amount: 5 }, { ...BODY, armor: 9 }).tracks).toEqual({ stun: 2, wound: 0, mortal: 0 });
    expect(harm({ kind: "stun", amount: 5 }, { ...BODY, armor: 3 }).tracks).toEqual({ stun: 2, wound: 0, mortal: 0 });
    expect(harm({ kind: "mortal", amount: 5 }, { ...BODY, armor: 3 }).tracks).toEqual({ stun: 0, wound: 0, mortal: 2 });
  });

  it("R-A8: mortal damage causes nothing more, or as many wounds and stun as half of it by the setting", () => {
    const rules = { ...DEFAULT_RULES, mortalSecondary: true };
    expect(harm({ kind: "mortal", amount: 2 }, BODY).tracks).toEqual({ stun: 0, wound: 0, mortal: 2 });
    expect(harm({ kind: "mortal", amount: 2 }, BODY, rules).tracks).toEqual({ stun: 1, wound: 1, mortal: 2 });
    expect(harm({ kind: "mortal", amount: 5 }, { ...BODY, armor: 4 }, rules).tracks).toEqual({
      stun: 2,
      wound: 2,
      mortal: 1,
    });
  });

  it("R-A8: the setting changes nothing for wounds and stun", () => {
    const rules = { ...DEFAULT_RULES, mortalSecondary: true };
    expect(harm({ kind: "wound", amount: 4 }, BODY, rules).tracks).toEqual({ stun: 2, wound: 4, mortal: 0 });
    expect(harm({ kind: "stun", amount: 4 }, BODY, rules).tracks).toEqual({ stun: 4, wound: 0, mortal: 0 });
  });

  it("what does not fit is lost; dealt tells the whole, added what was marked", () => {
    const body = { ...BODY, tracks: { stun: 10, wound: 9, mortal: 0 } };
    expect(harm({ kind: "wound", amount: 6 }, body)).toEqual({
      dealt: { stun: 3, wound: 6, mortal: 0 },
      added: { stun: 1, wound: 2, mortal: 0 },
      tracks: { stun: 11, wound: 11, mortal: 0 },
      out: "wound",
    });
  });

  it("marks beyond the limit stay as they are and take no more", () => {
    const body = { ...BODY, tracks: { stun: 13, wound: 0, mortal: 0 } };
    expect(harm({ kind: "stun", amount: 2 }, body)).toMatchObject({
      added: UNHURT,
      tracks: { stun: 13, wound: 0, mortal: 0 },
    });
  });

  it("R-A9: dead comes before knocked out by wounds, and that before knocked out by stun", () => {
    const out = (tracks: abilities.Tracks): string => harm({ kind: "stun", amount: 0 }, { ...BODY, tracks }).out;
    expect(out({ stun: 11, wound: 11, mortal: 6 })).toBe("dead");
    expect(out({ stun: 0, wound: 0, mortal: 6 })).toBe("dead");
    expect(out({ stun: 11, wound: 11, mortal: 5 })).toBe("wound");
    expect(out({ stun: 11, wound: 10, mortal: 5 })).toBe("stun");
    expect(out({ stun: 10, wound: 10, mortal: 5 })).toBe("none");
  });
});
