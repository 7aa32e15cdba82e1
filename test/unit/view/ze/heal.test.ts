import { describe, expect, it } from "vitest";
import { ze } from "../../../../src/rules/index.ts";
import { deedLabel, deedLine, shiftLines, useProbe } from "../../../../src/view/ze/deed.ts";
import { effectDialog, partOfChoice, type EffectChoice } from "../../../../src/view/ze/effect-dialog.ts";
import { boxesToHeal, healCheck, healDialog, healingOf, type HealInput } from "../../../../src/view/ze/heal.ts";
import { fighter } from "../../../support/ze.ts";
import { FORMATS, short } from "../reader.ts";

const WOUNDS = { L: 2, M: 3, S: 1, O: 1 };

function input(level: number, changes: Partial<HealInput> = {}, choice: Partial<HealInput["choice"]> = {}): HealInput {
  return {
    healer: fighter({ sf: { healing: 6 }, ap: { value: 5, override: null } }),
    tree: "healing",
    level,
    others: [{ uuid: "Actor.b", name: "Vesper" }],
    wounds: WOUNDS,
    dead: false,
    rules: ze.DEFAULT_RULES,
    formats: FORMATS,
    ...changes,
    choice: { whom: "", boxes: null, given: [], ...choice },
  };
}

describe("healing by a special ability", () => {
  it("R-Z29: takes the heaviest boxes unless others are chosen, and no more than it may", () => {
    expect(boxesToHeal(input(3))).toEqual({ L: 0, M: 3, S: 1, O: 1 });
    const chosen = { L: 2, M: 3, S: 0, O: 0 };
    expect(boxesToHeal(input(3, {}, { boxes: chosen }))).toEqual(chosen);
    expect(healDialog(input(2, {}, { boxes: chosen })).refusal?.key).toBe("MC.Refusal.tooManyBoxes");
    expect(healDialog(input(3, {}, { boxes: { L: 0, M: 0, S: 2, O: 0 } })).refusal?.key).toBe("MC.Refusal.noSuchBox");
  });

  it("is not paid for where there is nothing to heal", () => {
    const none = { L: 0, M: 0, S: 0, O: 0 };
    expect(healCheck(input(2, {}, { boxes: none }))).toMatchObject({ problems: [{ key: "MC.Refusal.nothingToHeal" }] });
    const whole = { wounds: none };
    const raise = { given: ["recentDeath"] } as const;
    expect(healCheck(input(6, whole, raise))).toMatchObject({ problems: [{ key: "MC.Refusal.nothingToHeal" }] });
    expect(healCheck(input(6, { ...whole, dead: true }, raise)).ok).toBe(true);
  });

  it("heals others whom the healer touches, by a probe, and whose wounds need not be known", () => {
    const others = { wounds: null };
    expect(healDialog(input(5, others)).refusal?.key).toBe("MC.Refusal.need");
    const dialog = healDialog(input(5, others, { whom: "Actor.b", given: ["touch"] }));
    expect(dialog).toMatchObject({ refusal: null, unknown: true, rows: [] });
    expect(dialog.whom.map(({ value }) => value)).toEqual(["Actor.b"]);
    expect(short(dialog.odds?.lead?.label ?? null)).toBe("MC.Odds.succeed");
    expect(dialog.cost).toBe(5);
  });

  it("R-Z31: raises oneself or another for all AP there are", () => {
    const dead = fighter({ sf: { healing: 6 }, dead: true, ap: { value: 4, override: null } });
    const dialog = healDialog(input(6, { healer: dead }, { given: ["recentDeath"] }));
    expect(dialog.refusal).toBeNull();
    expect(dialog.cost).toBe(4);
    expect(dialog.whom.map(({ value }) => value)).toEqual(["", "Actor.b"]);
  });

  it("is no use of entries that heal nobody", () => {
    expect(healingOf("healing", 1)).toBeNull();
    expect(healingOf("move", 1)).toBeNull();
    expect(healingOf("no-tree", 1)).toBeNull();
  });
});

describe("the card of something done", () => {
  it("says what was done, why, and for how long", () => {
    const harm = { kind: "damage", row: "L", boxes: 2, cause: "Fall", reduced: false } as const;
    expect(short(deedLine({ kind: "harm", check: harm }, ""))).toBe("MC.Deed.cause (name MC.Harm.damage, cause Fall)");
    expect(short(deedLine({ kind: "harm", check: { ...harm, kind: "heal", cause: "" } }, ""))).toBe("MC.Harm.heal");
    const night = { hours: 8, inside: true, treated: false, fast: false, all: false, deaths: [] };
    expect(short(deedLine({ kind: "rest", check: night }, ""))).toBe("MC.Deed.restInside (count 8)");
  });

  it("tells figures before and after, death first, and nothing to who may not know", () => {
    const shifts = [{ label: { key: "MC.Sheet.ap" }, from: 4, to: 9 }];
    expect(shiftLines(shifts, FORMATS).map(({ text }) => text)).toEqual(["4 → 9"]);
    expect(deedLabel(null)).toBeNull();
    expect(deedLabel({ shifts, dead: false })).toBeNull();
    expect(short(deedLabel({ shifts: [], dead: false }))).toBe("MC.Deed.nothing");
    expect(short(deedLabel({ shifts, dead: true }))).toBe("MC.State.dead");
  });

  it("shows the probe of a special ability as one that was rolled", () => {
    const check = healCheck(input(5, {}, { given: ["touch"] }));
    if (!check.ok) throw new Error("The healer may heal.");
    const outcome: ze.SfOutcome = {
      success: true,
      total: 12,
      stufe: 2,
      other: null,
      difference: 1,
      ap: 5,
      ze: 10,
      charge: "own",
      timing: "own",
      inZe: 0,
      results: [],
    };
    const value = check.value.probe?.value ?? 0;
    expect(useProbe(check.value, outcome)?.outcome).toMatchObject({ die: 12 - value, rolled: 2, success: true });
    expect(useProbe({ ...check.value, probe: null }, outcome)).toBeNull();
  });
});

describe("the dialog of an effect", () => {
  const choice: EffectChoice = { name: "Tired", aspect: "stufe", amount: -1, row: "L", subject: "pistolen" };
  const subjects = [{ id: "pistolen", name: "Pistols" }];

  it("asks of probes for their subject, and of ignored wounds for their row", () => {
    const probes = effectDialog(choice, subjects, FORMATS);
    expect(probes).toMatchObject({ hasAmount: true, rows: [], amount: "−1" });
    expect(probes.subjects.map(({ value }) => value)).toEqual(["", "pistolen"]);
    const rows = effectDialog({ ...choice, aspect: "ignoreRow" }, subjects, FORMATS);
    expect(rows).toMatchObject({ hasAmount: false, subjects: [] });
    expect(rows.rows.map(({ value }) => value)).toEqual(["", "L", "M", "S", "O"]);
  });

  it("makes of the choice a part that the rules know, without what does not belong to it", () => {
    expect(partOfChoice(choice)).toMatchObject({ aspect: "stufe", amount: -1, skill: "pistolen" });
    expect(partOfChoice(choice)).not.toHaveProperty("row");
    expect(partOfChoice({ ...choice, aspect: "ignoreRow" })).toMatchObject({ amount: 0, row: "L" });
    expect(partOfChoice({ ...choice, aspect: "ze" })).not.toHaveProperty("skill");
    const snapshot = fighter({ effects: [partOfChoice(choice)] });
    expect(ze.stufeSum(snapshot, "pistolen").total).toBe(-1);
    expect(ze.stufeSum(snapshot, "ausweichen").total).toBe(0);
  });
});
