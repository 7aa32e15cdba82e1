import { describe, expect, it } from "vitest";
import { apMinutes, mayHealFast, restFor, type Snapshot, type Stay } from "../../../../src/rules/ze/index.ts";
import { fighter } from "../../../support/ze.ts";

const WOUNDED = { wounds: { L: 6, M: 4, S: 2, O: 1 }, mental: 3, ap: { value: 5, override: 13 } };

function rested(stay: Partial<Stay>, change: Partial<Snapshot> = {}) {
  const whole = { hours: 10, inside: false, treated: false, fast: true, ...stay };
  return restFor(fighter({ ...WOUNDED, ...change }), whole);
}

describe("a rest", () => {
  it("R-Z20: heals wounds and mind and gives AP back at once", () => {
    expect(rested({})).toEqual({ wounds: { L: 0, M: 3, S: 2, O: 1 }, mental: 0, ap: 13, dead: false });
  });

  it("R-Z38: counts Fast Healing only for who has it, and where it is to count", () => {
    const healer = { sf: { healing: 1 } };
    expect([mayHealFast(fighter()), mayHealFast(fighter(healer))]).toEqual([false, true]);
    expect(mayHealFast({ sf: { healing: 0 } })).toBe(false);
    expect(rested({}, healer).wounds.M).toBe(0);
    expect(rested({ fast: false }, healer).wounds.M).toBe(3);
  });

  it("R-Z38: leaves death to the GM where nobody treats an O for a week", () => {
    expect(rested({ hours: 167 }).dead).toBe(false);
    expect(rested({ hours: 168 }).dead).toBe(true);
    expect(rested({ hours: 168, treated: true })).toMatchObject({ dead: false, wounds: { O: 0 } });
  });

  it("R-Z8: gives back an AP a day inside the Matrix, every ten minutes outside", () => {
    expect([apMinutes(true), apMinutes(false)]).toEqual([1440, 10]);
    expect(rested({ hours: 48, inside: true }).ap).toBe(7);
    expect(rested({ hours: 0.5 }).ap).toBe(8);
    expect(rested({ hours: 0 }, { ap: { value: 5, override: null } }).ap).toBe(5);
  });
});
