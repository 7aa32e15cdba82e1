import { describe, expect, it } from "vitest";
import { ze } from "../../../../src/rules/index.ts";
import { harmDialog, harmResult, type HarmChoice } from "../../../../src/view/ze/harm.ts";
import { restDialog, restResult, spanText, type RestChoice } from "../../../../src/view/ze/rest.ts";
import { snapshotOf } from "../../../../tools/gallery/samples.ts";
import { FORMATS, short } from "../reader.ts";

const WOUNDED = { wounds: { L: 6, M: 4, S: 2, O: 1 }, mental: 3, sf: {} };
const WHO = { name: "Kestrel", img: "kestrel.svg", foe: false, line: { key: "MC.Role.character" } };

describe("the dialog of a rest", () => {
  const input = (choice: Partial<RestChoice>, changes: Partial<ze.Snapshot> = {}) => ({
    actor: WHO,
    snapshot: snapshotOf({ ...WOUNDED, ...changes }),
    ap: { value: 5, max: 13 },
    choice: { hours: 10, inside: false, treated: false, fast: true, all: false, ...choice },
    mayAll: false,
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

  it("R-Z38: offers Fast Healing only to who has it, and never counts it otherwise", () => {
    const names = (sf: ze.Snapshot["sf"]): readonly string[] =>
      restDialog(input({}, { sf })).checks.map(({ name }) => name);
    expect(names({})).toEqual(["treated"]);
    expect(names({ healing: 1 })).toEqual(["treated", "fast"]);
    expect(restResult(input({})).wounds.M).toBe(3);
    expect(restResult(input({}, { sf: { healing: 1 } })).wounds.M).toBe(0);
  });

  it("R-Z38: warns of an O that nobody treats for a week", () => {
    expect(restDialog(input({ hours: 167 })).warning).toBeNull();
    expect(short(restDialog(input({ hours: 168 })).warning)).toBe("MC.Rest.deadly");
    expect(restDialog(input({ hours: 168, treated: true })).warning).toBeNull();
  });

  it("gives back AP at the pace of the place", () => {
    expect(restResult(input({ hours: 48, inside: true })).ap).toBe(7);
    expect(restResult(input({ hours: 0.5 })).ap).toBe(8);
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

  it("R-Z6: marks from the row on and flows over into the next", () => {
    expect(harmResult(input({ boxes: 9 })).wounds).toEqual({ L: 6, M: 4, S: 10, O: 2 });
  });

  it("R-Z13: is lessened by KO of the row and armour where the GM says so", () => {
    expect(harmResult(input({ reduced: true })).boxes).toBe(1);
    expect(harmResult(input({ row: "mental", reduced: true })).boxes).toBe(4);
    expect(harmResult(input({ kind: "heal", reduced: true })).boxes).toBe(4);
  });

  it("kills who has no box left, and a dreamer beyond S", () => {
    expect(harmResult(input({ row: "O", boxes: 10 })).dead).toBe(true);
    expect(harmResult(input({ row: "O", boxes: 9 })).dead).toBe(false);
    expect(harmResult(input({ boxes: 9 }, { dreamer: true, wounds: { L: 0, M: 0, S: 2, O: 0 } })).dead).toBe(true);
  });

  it("heals no more boxes than are marked", () => {
    expect(harmResult(input({ kind: "heal", boxes: 9 })).wounds.S).toBe(0);
    expect(harmResult(input({ kind: "heal", row: "mental", boxes: 9 })).mental).toBe(0);
  });

  it("shows the track as it will be, and who falls out of action", () => {
    const dialog = harmDialog(input({ row: "O", boxes: 8 }));
    expect(dialog.preview.track.rows[3]?.boxes.filter(({ marked }) => marked)).toHaveLength(9);
    expect(dialog.preview.track.editable).toBe(false);
    expect(dialog.preview.tags.map(({ label }) => label)).toEqual(["MC.State.out"]);
    expect(short(dialog.submit)).toBe("MC.Harm.submitDamage (count 8)");
  });

  it("R-Z7: offers no row O for a dreamer", () => {
    const rows = harmDialog(input({}, { dreamer: true, wounds: { L: 0, M: 0, S: 0, O: 0 } })).rows;
    expect(rows.map(({ value }) => value)).toEqual(["L", "M", "S", "mental"]);
  });
});
