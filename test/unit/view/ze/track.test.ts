import { describe, expect, it } from "vitest";
import { ze } from "../../../../src/rules/index.ts";
import { trackOf, type TrackRow } from "../../../../src/view/ze/track.ts";
import { snapshotOf } from "../../../../tools/gallery/samples.ts";
import { short } from "../reader.ts";

function rows(changes: Partial<ze.Snapshot>): readonly TrackRow[] {
  const snapshot = snapshotOf({ wounds: { L: 0, M: 0, S: 0, O: 0 }, mental: 0, ...changes });
  const { malus } = ze.derive(snapshot);
  return trackOf({ ...snapshot, rules: ze.DEFAULT_RULES, malus, editable: true }).rows;
}

function marks({ boxes }: TrackRow): string {
  return boxes.map(({ marked, force, next }) => (force ? "!" : marked ? "x" : next === "" ? "." : next)).join(" ");
}

describe("the wound track", () => {
  it("R-Z6: has the rows L, M, S, O and the row of mental damage", () => {
    expect(rows({}).map(({ id }) => id)).toEqual(["L", "M", "S", "O", "mental"]);
  });

  it("R-Z7: has no row O for a dreamer", () => {
    expect(rows({ dreamer: true }).map(({ id }) => id)).toEqual(["L", "M", "S", "mental"]);
  });

  it("shows on the first free box of each run the malus that it would bring", () => {
    expect(rows({}).map(marks)).toEqual([
      "0 . . . . 1 . . . .",
      "1 . . . . 2 . . . .",
      "2 . . . . 3 . . . .",
      "4 . . . 5 . . 99 . .",
      "0 . . 1 . . 2 . 3 99",
    ]);
  });

  it("R-Z6: puts the malus in force on the last marked box that brings it", () => {
    const [l, m] = rows({ wounds: { L: 3, M: 7, S: 0, O: 0 } }).map(marks);
    expect(l).toBe("x x x 0 . 1 . . . .");
    expect(m).toBe("x x x x x x ! 2 . .");
  });

  it("R-Z39: finds the malus in force on the mental row where that is the higher one", () => {
    const all = rows({ wounds: { L: 6, M: 0, S: 0, O: 0 }, mental: 8 }).map(marks);
    expect(all[0]).toBe("x x x x x x 1 . . .");
    expect(all[4]).toBe("x x x x x x x ! 3 99");
  });

  it("has no box in force where nothing hurts", () => {
    expect(
      rows({ wounds: { L: 2, M: 0, S: 0, O: 0 } }).flatMap(({ boxes }) => boxes.filter(({ force }) => force)),
    ).toEqual([]);
  });

  it("names every box by row, place and malus, for who cannot see it", () => {
    const row = rows({})[3];
    expect(short(row?.label ?? null)).toBe("MC.Wounds.row (row O)");
    expect(row?.boxes[7]).toMatchObject({ box: 8, malus: 99 });
  });
});
