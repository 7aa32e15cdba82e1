import { describe, expect, it } from "vitest";
import {
  healAtRest,
  healBoxes,
  healingMinutes,
  regainAp,
  apFor,
  suggestBoxes,
  type Rest,
} from "../../../../src/rules/ze/index.ts";

const wounds = { L: 5, M: 4, S: 3, O: 2 };
const rest = (change: Partial<Rest>): Rest => ({ wounds, mental: 0, hours: 0, treated: false, fast: false, ...change });

describe("healing at rest", () => {
  it("takes an hour for L, ten for M, a day for S, each row at the same time", () => {
    expect(healAtRest(rest({ hours: 1 })).wounds).toEqual({ L: 4, M: 4, S: 3, O: 2 });
    expect(healAtRest(rest({ hours: 10 })).wounds).toEqual({ L: 0, M: 3, S: 3, O: 2 });
    expect(healAtRest(rest({ hours: 24 })).wounds).toEqual({ L: 0, M: 2, S: 2, O: 2 });
  });

  it("counts whole boxes only", () => {
    expect(healAtRest(rest({ hours: 0.99 })).wounds).toEqual(wounds);
    expect(healAtRest(rest({ hours: 1.99 })).wounds.L).toBe(4);
  });

  it("takes a week for O, under treatment", () => {
    expect(healAtRest(rest({ hours: 167, treated: true })).wounds.O).toBe(2);
    expect(healAtRest(rest({ hours: 168, treated: true }))).toMatchObject({ wounds: { O: 1 }, dead: false });
    expect(healAtRest(rest({ hours: 336, treated: true })).wounds.O).toBe(0);
  });

  it("R-Z38: an O that nobody treats for a week is death", () => {
    expect(healAtRest(rest({ hours: 167.9 })).dead).toBe(false);
    expect(healAtRest(rest({ hours: 168 }))).toMatchObject({ dead: true, wounds: { L: 0, M: 0, S: 0, O: 2 } });
    expect(healAtRest(rest({ wounds: { ...wounds, O: 0 }, hours: 1000 })).dead).toBe(false);
  });

  it("takes ten minutes for a box of mental damage", () => {
    expect(healAtRest(rest({ mental: 7, hours: 1 / 6 })).mental).toBe(6);
    expect(healAtRest(rest({ mental: 7, hours: 1 })).mental).toBe(1);
    expect(healAtRest(rest({ mental: 7, hours: 2 })).mental).toBe(0);
  });

  it("R-Z20: Fast Healing takes 10 minutes for L, an hour for M and for S, a day for O under treatment", () => {
    expect(healingMinutes(true)).toEqual({ L: 10, M: 60, S: 60, O: 1440 });
    expect(healingMinutes(false)).toEqual({ L: 60, M: 600, S: 1440, O: 10_080 });
    expect(healAtRest(rest({ fast: true, hours: 0.5 })).wounds).toEqual({ L: 2, M: 4, S: 3, O: 2 });
    expect(healAtRest(rest({ fast: true, hours: 2 })).wounds).toEqual({ L: 0, M: 2, S: 1, O: 2 });
    expect(healAtRest(rest({ fast: true, hours: 24, treated: true })).wounds.O).toBe(1);
    expect(healAtRest(rest({ fast: true, hours: 24 })).wounds.O).toBe(2);
  });
});

describe("healing of chosen boxes", () => {
  it("R-Z29: is suggested from the heaviest row on", () => {
    expect(suggestBoxes(wounds, 2)).toEqual({ L: 0, M: 0, S: 0, O: 2 });
    expect(suggestBoxes(wounds, 10)).toEqual({ L: 1, M: 4, S: 3, O: 2 });
    expect(suggestBoxes(wounds, 100)).toEqual(wounds);
  });

  it("R-Z29: is free to choose, up to the number and to what is marked", () => {
    expect(healBoxes(wounds, { L: 1, M: 0, S: 1, O: 0 }, 2)).toEqual({ ok: true, value: { L: 4, M: 4, S: 2, O: 2 } });
    expect(healBoxes(wounds, { L: 2, M: 0, S: 1, O: 0 }, 2)).toMatchObject({
      problems: [{ key: "MC.Refusal.tooManyBoxes", data: { chosen: 3, most: 2 } }],
    });
    expect(healBoxes(wounds, { L: 0, M: 0, S: 0, O: 3 }, 5)).toMatchObject({
      problems: [{ key: "MC.Refusal.noSuchBox", data: { row: "O" } }],
    });
  });
});

describe("AP", () => {
  it("come back one a day inside the Matrix and one in ten minutes outside", () => {
    expect(regainAp({ value: 3, max: 12, hours: 24, inside: true })).toBe(4);
    expect(regainAp({ value: 3, max: 12, hours: 47.9, inside: true })).toBe(4);
    expect(regainAp({ value: 3, max: 12, hours: 1 / 6, inside: false })).toBe(4);
    expect(regainAp({ value: 3, max: 12, hours: 1, inside: false })).toBe(9);
  });

  it("never come back beyond the maximum, and none are lost by resting", () => {
    expect(regainAp({ value: 3, max: 12, hours: 24, inside: false })).toBe(12);
    expect(regainAp({ value: 15, max: 12, hours: 24, inside: false })).toBe(15);
  });

  it("R-Z31: are asked for per copy and per target, as the whole pool, and less on a failed Kill Human", () => {
    const bill = { available: 12, count: 1, success: true };
    expect(apFor({ per: "copy", ap: 2 }, { ...bill, count: 3 })).toEqual({ ok: true, value: 6 });
    expect(apFor({ per: "target", ap: 5 }, { ...bill, count: 2 })).toEqual({ ok: true, value: 10 });
    expect(apFor("all", bill)).toEqual({ ok: true, value: 12 });
    expect(apFor("all", { ...bill, available: 0 })).toMatchObject({ ok: false });
    expect(apFor({ ap: 8, onFailure: 1 }, bill)).toEqual({ ok: true, value: 8 });
    expect(apFor({ ap: 8, onFailure: 1 }, { ...bill, success: false })).toEqual({ ok: true, value: 1 });
    expect(apFor(5, { ...bill, success: false })).toEqual({ ok: true, value: 5 });
    expect(apFor(13, bill)).toMatchObject({ problems: [{ key: "MC.Refusal.ap", data: { due: 13, available: 12 } }] });
  });
});
