import { describe, expect, it } from "vitest";
import { startBoard, startTimeline, upNext, type Starter } from "../../../../src/rules/ze/index.ts";
import { starter } from "../../../support/ze.ts";

const ticks = (...starters: Starter[]): [string, number][] => startBoard(starters).map(({ id, tick }) => [id, tick]);
const totals = (...values: number[]): number[] =>
  startBoard(values.map((total, at) => starter(`f${at}`, total))).map(({ tick }) => tick);

describe("the start board", () => {
  it("R-Z9: totals 17, 12, 12, 9, 8, 8, 7 start at 0, 10, 10, 15, 16, 16, 20", () => {
    expect(totals(17, 12, 12, 9, 8, 8, 7)).toEqual([0, 10, 10, 15, 16, 16, 20]);
  });

  it("R-Z9: the best Stufe rolled starts at 0, whichever it is", () => {
    expect(totals(3)).toEqual([0]);
    expect(totals(40, -7)).toEqual([0, 40]);
  });

  it("R-Z9: a field holds five values, the sixth moves on and pushes what stands there", () => {
    expect(totals(27, 26, 25, 24, 23, 22, 21, 20)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(totals(27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(totals(27, 26, 25, 24, 23, 22, 16)).toEqual([0, 1, 2, 3, 4, 5, 10]);
  });

  it("R-Z9: equal values share a tick; the higher RE, then the name, then the id go first", () => {
    const board = ticks(
      starter("d", 12, { name: "Trinity" }),
      starter("c", 12, { name: "Trinity" }),
      starter("b", 12, { name: "Morpheus" }),
      starter("a", 12, { name: "Zed", re: 5 }),
    );
    expect(board).toEqual([
      ["a", 0],
      ["b", 0],
      ["c", 0],
      ["d", 0],
    ]);
  });

  it("R-Z9: who paid for First Reaction starts at 0, before everyone who did not", () => {
    expect(ticks(starter("a", 17), starter("b", 7, { first: true }), starter("c", 12))).toEqual([
      ["b", 0],
      ["a", 0],
      ["c", 10],
    ]);
    expect(ticks(starter("a", 7, { first: true }), starter("b", 12, { first: true }))).toEqual([
      ["b", 0],
      ["a", 0],
    ]);
  });

  it("R-Z9: a wound malus lowers the field, not the total", () => {
    expect(ticks(starter("a", 17, { stufe: -2 }), starter("b", 12), starter("c", 13))).toEqual([
      ["c", 0],
      ["a", 5],
      ["b", 6],
    ]);
  });

  it("may be empty, and refuses an id given twice", () => {
    expect(startBoard([])).toEqual([]);
    expect(upNext(startTimeline([]))).toBeNull();
    expect(() => startBoard([starter("a", 1), starter("a", 2)])).toThrow("starters.id");
  });

  it("R-Z9: gives everyone a number of order on the timeline", () => {
    const line = startTimeline([starter("a", 7), starter("b", 17)]);
    expect(line).toMatchObject({
      now: 0,
      sequence: 2,
      places: [
        { id: "b", sequence: 0 },
        { id: "a", sequence: 1 },
      ],
    });
    expect(upNext(line)).toEqual({ kind: "fighter", id: "b" });
  });
});
