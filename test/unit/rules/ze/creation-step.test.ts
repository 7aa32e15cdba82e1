import { describe, expect, it } from "vitest";
import { builtValue, mayStep, withValue, type Creation } from "../../../../src/rules/ze/index.ts";

const NEW: Creation = { class: "fighter", born: "matrix", attributes: {}, skills: {}, sf: {} };

describe("a step of the creation", () => {
  it("R-Z25: goes up to the limits and down to the lowest value", () => {
    const ge = { kind: "attribute", id: "ge" } as const;
    expect(mayStep(NEW, ge, -1)).toBe(false);
    expect(mayStep(withValue(NEW, ge, 4), ge, 1)).toBe(true);
    expect(mayStep(withValue(NEW, ge, 5), ge, 1)).toBe(false);
    expect(mayStep(withValue(NEW, ge, 2), ge, -1)).toBe(true);
    const pistols = { kind: "skill", id: "pistolen" } as const;
    expect(mayStep(NEW, pistols, -1)).toBe(false);
    expect(mayStep(withValue(NEW, pistols, 1), pistols, -1)).toBe(true);
  });

  it("lets one skill stand at 6, and no second one", () => {
    const creation = { ...NEW, skills: { pistolen: 6, athletik: 5 } };
    expect(mayStep(creation, { kind: "skill", id: "athletik" }, 1)).toBe(false);
    expect(mayStep({ ...NEW, skills: { pistolen: 5 } }, { kind: "skill", id: "pistolen" }, 1)).toBe(true);
  });

  it("spends no more than the budget has, even where it is overspent already", () => {
    const sf = { healing: 4, dodge: 4 };
    expect(mayStep({ ...NEW, sf }, { kind: "sf", id: "move" }, 1)).toBe(false);
    expect(mayStep({ ...NEW, sf: { ...sf, move: 4 } }, { kind: "sf", id: "reaction" }, 1)).toBe(false);
  });
});

describe("a value of the creation", () => {
  it("stands at 0 where nothing was spent on it, an attribute at 1", () => {
    expect(builtValue(NEW, { kind: "attribute", id: "st" })).toBe(1);
    expect(builtValue(NEW, { kind: "skill", id: "pistolen" })).toBe(0);
    expect(builtValue({ ...NEW, sf: { hit: 2 } }, { kind: "sf", id: "hit" })).toBe(2);
  });

  it("is set without a look at limits, and leaves all others as they are", () => {
    const creation = { ...NEW, skills: { athletik: 2 } };
    expect(withValue(creation, { kind: "skill", id: "pistolen" }, 9)).toEqual({
      ...NEW,
      skills: { athletik: 2, pistolen: 9 },
    });
  });
});
