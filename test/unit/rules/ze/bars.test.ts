import { beforeEach, describe, expect, it } from "vitest";
import { derive, setBody } from "../../../../src/rules/ze/index.ts";
import { fighter } from "../../../support/ze.ts";

const hurt = fighter({ wounds: { L: 10, M: 2, S: 1, O: 0 } });
let boxes: number;
beforeEach(() => {
  boxes = derive(hurt).body.value;
});

describe("a bar of unmarked boxes", () => {
  it("R-Z6: going down marks boxes from the lightest row on, which flow into the next", () => {
    expect(setBody(fighter(), derive(fighter()).body.max - 12)).toEqual({
      wounds: { L: 10, M: 2, S: 0, O: 0 },
      dead: false,
    });
    expect(setBody(hurt, boxes - 9).wounds).toEqual({ L: 10, M: 10, S: 2, O: 0 });
  });

  it("R-Z29: going up heals the heaviest row first", () => {
    expect(setBody(hurt, boxes + 2).wounds).toEqual({ L: 10, M: 1, S: 0, O: 0 });
  });

  it("never leaves the track: all boxes at the top, none at the bottom", () => {
    expect(setBody(hurt, 1000).wounds).toEqual({ L: 0, M: 0, S: 0, O: 0 });
    expect(setBody(hurt, -50)).toEqual({ wounds: { L: 10, M: 10, S: 10, O: 10 }, dead: false });
  });

  it("has no row O for a dreamer, and raises nobody", () => {
    expect(setBody(fighter({ dreamer: true }), 0).wounds).toEqual({ L: 10, M: 10, S: 10, O: 0 });
    expect(setBody(fighter({ dead: true }), 40).dead).toBe(true);
  });

  it("R-Z7: of a dreamer moves by the rows that it shows, whatever stands in row O from before", () => {
    const dreamer = fighter({ dreamer: true, wounds: { L: 0, M: 1, S: 3, O: 2 } });
    expect(derive(dreamer).body).toEqual({ value: 26, max: 30 });
    const after = setBody(dreamer, 28);
    expect(after).toEqual({ wounds: { L: 0, M: 1, S: 1, O: 2 }, dead: false });
    expect(derive({ ...dreamer, ...after }).body.value).toBe(28);
    expect(setBody(dreamer, 30).wounds).toEqual({ L: 0, M: 0, S: 0, O: 2 });
  });
});
