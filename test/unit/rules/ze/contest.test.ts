import { describe, expect, it } from "vitest";
import { replay } from "../../../../src/rules/kernel/index.ts";
import { contest, type ProbeCheck } from "../../../../src/rules/ze/index.ts";

const check = (value: number, stufe = 0): ProbeCheck => ({ reading: "0-10", value, stufe, target: null });

describe("a contest of two people", () => {
  it("R-Z3: the higher Stufe wins, whoever rolled the higher sum", () => {
    const won = replay(contest(check(8, -1), check(5)), [[5], [7]]);
    expect(won).toMatchObject({ ok: true, value: { own: { stufe: 2 }, other: { stufe: 2 }, difference: 0 } });
    const better = replay(contest(check(8), check(5)), [[5], [7]]);
    expect(better).toMatchObject({ ok: true, value: { difference: 1, winner: "own" } });
    const worse = replay(contest(check(1), check(5)), [[5], [7]]);
    expect(worse).toMatchObject({ ok: true, value: { winner: "other" } });
  });

  it("R-Z3: on a tie nobody wins", () => {
    expect(replay(contest(check(5), check(6)), [[6], [5]])).toMatchObject({ ok: true, value: { winner: null } });
  });

  it("is played on from the first roll alone once the second has fallen", () => {
    expect(replay(contest(check(5), check(6)), [[6]])).toMatchObject({ ok: false });
  });
});
