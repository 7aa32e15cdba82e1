import { describe, expect, it } from "vitest";
import { ze } from "../../../../src/rules/index.ts";
import { harmDialog, type HarmChoice } from "../../../../src/view/ze/harm.ts";
import { restDialog, spanText, type RestChoice } from "../../../../src/view/ze/rest.ts";
import { snapshotOf } from "../../../../tools/gallery/samples.ts";
import { FORMATS, short } from "../reader.ts";

const WOUNDED = { wounds: { L: 6, M: 4, S: 2, O: 1 }, mental: 3, sf: {} };
const WHO = { name: "Kestrel", img: "kestrel.svg", foe: false, line: { key: "MC.Role.character" } };

describe("the dialog of a rest", () => {
  const input = (choice: Partial<RestChoice>, changes: Partial<ze.Snapshot> = {}) => ({
    actor: WHO,
    snapshot: snapshotOf({ ...WOUNDED, ap: { value: 5, override: 13 }, ...changes }),
    choice: { hours: 10, inside: false, treated: false, fast: true, all: false, ...choice },
    mayAll: false,
    rules: ze.DEFAULT_RULES,
    formats: FORMATS,
  });

  it("shows every wounded row with its pace, before and after", () => {
    const { rows } = restDialog(input({}));
    expect(rows.map(({ label, pace, before, after }) => `${short(label)}: ${short(pace)}: ${before} ${after}`)).toEqual(
      [
        "MC.Wounds.row (row L): MC.Rest.hoursEach (count 1): 6 0",
        "MC.Wounds.row (row M): MC.Rest.hoursEach (count 10): 4 3",
        "MC.Wounds.row (row S): MC.Rest.days (count 1): 2 2",
        "MC.Wounds.row (row O): MC.Rest.onlyTreated: 1 1",
        "MC.Wounds.mentalRow: MC.Rest.minutes (count 10): 3 0",
        "MC.Sheet.ap: MC.Rest.minutes (count 10): 5 13",
      ],
    );
  });

  it("R-Z38: offers Fast Healing only to who has it", () => {
    const mayFast = (sf: ze.Snapshot["sf"]): boolean => restDialog(input({}, { sf })).mayFast;
    expect(mayFast({})).toBe(false);
    expect(mayFast({ healing: 1 })).toBe(true);
  });

  it("R-Z38: warns of an O that nobody treats for a week", () => {
    expect(restDialog(input({ hours: 167 })).deadly).toBe(false);
    expect(restDialog(input({ hours: 168 })).deadly).toBe(true);
    expect(restDialog(input({ hours: 168, treated: true })).deadly).toBe(false);
  });

  it("names a span in the largest unit that fits", () => {
    expect([10, 60, 600, 1440, 10_080].map((minutes) => short(spanText(minutes)))).toEqual([
      "MC.Rest.minutes (count 10)",
      "MC.Rest.hoursEach (count 1)",
      "MC.Rest.hoursEach (count 10)",
      "MC.Rest.days (count 1)",
      "MC.Rest.weeks (count 1)",
    ]);
  });
});

describe("damage and healing by hand", () => {
  const input = (choice: Partial<HarmChoice>, changes: Partial<ze.Snapshot> = {}) => ({
    target: WHO,
    snapshot: snapshotOf({ ...WOUNDED, ...changes }),
    choice: { kind: "damage", row: "S", boxes: 4, cause: "", reduced: false, ...choice } as const,
    rules: ze.DEFAULT_RULES,
  });

  it("shows the track as it will be, and who falls out of action", () => {
    const dialog = harmDialog(input({ row: "O", boxes: 8 }));
    expect(dialog.preview.track.rows[3]?.boxes.filter(({ marked }) => marked)).toHaveLength(9);
    expect(dialog.preview.track.editable).toBe(false);
    expect(dialog.preview.tags.map(({ label }) => label)).toEqual(["MC.State.out"]);
    expect(dialog).toMatchObject({ heals: false, count: 8 });
  });

  it("R-Z7: offers no row O for a dreamer", () => {
    const rows = harmDialog(input({}, { dreamer: true, wounds: { L: 0, M: 0, S: 0, O: 0 } })).rows;
    expect(rows.map(({ value }) => value)).toEqual(["L", "M", "S", "mental"]);
  });
});
