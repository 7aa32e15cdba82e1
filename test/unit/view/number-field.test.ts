import { describe, expect, it } from "vitest";
import { readNumber, type NumberLimits } from "../../../src/view/number-field.ts";

const WHOLE: NumberLimits = { min: 0, max: 100, whole: true, counter: false };
const COUNTER: NumberLimits = { ...WHOLE, counter: true };
const FRACTION: NumberLimits = { ...WHOLE, whole: false };

describe("a number typed into a field", () => {
  it.each([
    ["12", 12],
    [" 12 ", 12],
    ["+5", 5],
    ["007", 7],
    ["-0", 0],
  ])("%s is taken as %d", (typed, value) => {
    expect(readNumber(typed, 3, WHOLE)).toEqual({ ok: true, value });
  });

  it.each(["", " ", "-", "+", "abc", "1e9", "1.000", "3,5", "3.5", "NaN", "Infinity", "0x10", "1 000", "5+5", "--3"])(
    "%j is refused where a whole number is due",
    (typed) => {
      expect(readNumber(typed, 3, WHOLE)).toMatchObject({ ok: false });
    },
  );

  it.each(["-1", "101", "999999999"])("%s is refused out of bounds, with the bounds named", (typed) => {
    expect(readNumber(typed, 3, WHOLE)).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.range", data: { typed, min: 0, max: 100 } }],
    });
  });

  it("3,5 and 3.5 are three and a half where fractions are taken, never 35", () => {
    expect(readNumber("3,5", 0, FRACTION)).toEqual({ ok: true, value: 3.5 });
    expect(readNumber("3.5", 0, FRACTION)).toEqual({ ok: true, value: 3.5 });
  });

  it("in a counter a sign adds and takes away, within the bounds; = sets", () => {
    expect(readNumber("+5", 10, COUNTER)).toEqual({ ok: true, value: 15 });
    expect(readNumber("-3", 10, COUNTER)).toEqual({ ok: true, value: 7 });
    expect(readNumber("\u22123", 10, COUNTER)).toEqual({ ok: true, value: 7 });
    expect(readNumber("-30", 10, COUNTER)).toEqual({ ok: true, value: 0 });
    expect(readNumber("=3", 10, COUNTER)).toEqual({ ok: true, value: 3 });
    expect(readNumber("=-3", 10, { ...COUNTER, min: -5 })).toEqual({ ok: true, value: -3 });
  });
});
