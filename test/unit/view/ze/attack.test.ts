import { describe, expect, it } from "vitest";
import { ze } from "../../../../src/rules/index.ts";
import { attackDialog, attackOf, type AttackChoice, type AttackInput } from "../../../../src/view/ze/attack.ts";
import { UNARMED } from "../../../../src/view/ze/weapon-use.ts";
import { MARSH, snapshotOf, WEAPONS } from "../../../../tools/gallery/samples.ts";
import { FORMATS, short } from "../reader.ts";

const UNHURT = { L: 0, M: 0, S: 0, O: 0 };
const CHOICE: AttackChoice = { mode: "ss", dodging: false, beyond: true, situation: 0 };

function weaponNamed(id: string): AttackInput["weapon"] {
  const found = WEAPONS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no sample weapon "${id}".`);
  return found;
}

function input(changes: Partial<AttackInput> = {}, choice: Partial<AttackChoice> = {}): AttackInput {
  return {
    attacker: snapshotOf({ wounds: UNHURT, mental: 0 }),
    weapon: weaponNamed("glock"),
    target: MARSH,
    figures: snapshotOf({ wounds: UNHURT }),
    rules: ze.DEFAULT_RULES,
    formats: FORMATS,
    ...changes,
    choice: { ...CHOICE, ...choice },
  };
}

function rows({ sum }: ReturnType<typeof attackDialog>): readonly string[] {
  return sum.rows.map(({ label, value, stufe, off }) => `${label.key} ${value}|${stufe}${off ? " off" : ""}`);
}

describe("the dialog of an attack", () => {
  it("itemises attribute and skill, and offers dodging and the situation", () => {
    const dialog = attackDialog(input());
    expect(rows(dialog)).toEqual([
      "MC.Attribute.ge 4|",
      "MC.Sum.skill 6|",
      "MC.Attack.dodgeToo |−1 off",
      "MC.Attack.situation |",
    ]);
    expect([dialog.sum.value, dialog.sum.stufe]).toEqual(["10", "0"]);
  });

  it("R-Z10: counts dodging during the same action as one Stufe and one ZE, shown once", () => {
    const dialog = attackDialog(input({}, { dodging: true }));
    expect(rows(dialog).filter((row) => row.includes("dodge"))).toEqual(["MC.Attack.dodgeToo |−1"]);
    expect(dialog.sum.stufe).toBe("−1");
  });

  it("R-Z2: counts the wounds of the attacker once", () => {
    const hurt = attackDialog(input({ attacker: snapshotOf({ wounds: { L: 0, M: 6, S: 0, O: 0 }, mental: 0 }) }));
    expect(rows(hurt).filter((row) => row.startsWith("MC.Wounds"))).toEqual(["MC.Wounds.physical |−2"]);
    expect(hurt.sum.stufe).toBe("−2");
  });

  it("R-Z40: offers the malus beyond the range only there, and the GM may lift it", () => {
    const vp70 = weaponNamed("vp70");
    expect(rows(attackDialog(input()))).not.toContain("MC.Attack.beyond |−2");
    expect(rows(attackDialog(input({ weapon: vp70 })))).toContain("MC.Attack.beyond |−2");
    const lifted = attackDialog(input({ weapon: vp70 }, { beyond: false }));
    expect(rows(lifted)).toContain("MC.Attack.beyond |−2 off");
    expect(lifted.sum.stufe).toBe("0");
  });

  it("shows the exact chance of each row with the boxes that it can bring", () => {
    const { odds } = attackDialog(input());
    const check = attackOf(input()).check;
    const exact = check.ok && check.value.kind === "shot" ? ze.shotOdds(check.value) : null;
    expect(odds.lead?.text).toBe(FORMATS.percent(exact?.hit ?? 0));
    expect(odds.rows.map(({ label }) => short(label))).toEqual([
      "MC.Odds.miss",
      "MC.Wounds.rowShort (row L)",
      "MC.Wounds.rowShort (row M)",
      "MC.Wounds.rowShort (row S)",
      "MC.Wounds.rowShort (row O)",
    ]);
    expect(short(odds.rows[1]?.extra ?? null)).toBe("MC.Odds.boxesRange (min 0, max 2)");
    expect(odds.rows.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(100, 0);
  });

  it("shows of a target that may not be observed the chance and the row alone", () => {
    const dialog = attackDialog(input({ figures: null }));
    expect(dialog.secret).toBe(true);
    expect(dialog.odds.rows.map(({ extra }) => extra)).toEqual([null, null, null, null, null]);
    expect(dialog.odds.lead?.text).toBe(attackDialog(input()).odds.lead?.text);
  });

  it("R-Z23: names the bullets of each mode and what it costs, and bars a mode without ammunition", () => {
    const vp70 = weaponNamed("vp70");
    const empty = { ...vp70, system: { ...vp70.system, magazine: { value: 0, max: 18 } } };
    const lines = (weapon: AttackInput["weapon"]): readonly string[] =>
      attackDialog(input({ weapon })).modes.map(
        ({ mode, line, disabled }) => `${mode} ${short(line)}${disabled ? " no" : ""}`,
      );
    expect(lines(vp70)[2]).toBe("fa MC.Word.both (first MC.Cost.rounds (count 11), second MC.Cost.ze (count 7))");
    expect(lines(empty).every((line) => line.endsWith(" no"))).toBe(true);
    expect(short(attackDialog(input({ weapon: empty })).refusal)).toBe("MC.Refusal.ammunition");
  });

  it("refuses who is out of action, with the reason instead of odds", () => {
    const out = attackDialog(input({ attacker: snapshotOf({ wounds: { L: 0, M: 0, S: 0, O: 8 } }) }));
    expect(short(out.refusal)).toBe("MC.Refusal.out");
    expect(out.odds).toMatchObject({ lead: null, rows: [] });
  });

  it("R-Z12: shows a blow without a weapon as boxes of mental damage", () => {
    const dialog = attackDialog(input({ weapon: UNARMED }, { mode: "strike" }));
    expect(dialog.odds.rows.map(({ label }) => label.key)).toContain("MC.Odds.mental");
    expect(dialog.modeTitle).toBe("MC.Attack.way");
    expect(short(dialog.submit)).toBe("MC.Attack.strike (count 7)");
  });

  it("R-Z41: a parry that is typed in has to be beaten by a blow, and is asked for by none but blows", () => {
    const dialog = (parry: number | null) => attackDialog(input({ weapon: UNARMED }, { mode: "strike", parry }));
    const chance = (parry: number | null): number => Number(dialog(parry).odds.lead?.text.replace("%", ""));
    expect(dialog(null).parry).toEqual({ value: "" });
    expect(dialog(3).parry).toEqual({ value: "3" });
    expect(short(dialog(3).odds.meta)).toBe("MC.Odds.beat (stufe 3)");
    expect(chance(3)).toBeLessThan(chance(null));
    expect(attackDialog(input()).parry).toBeNull();
  });

  it("says that there is no target, and then shoots at Stufe 0", () => {
    const dialog = attackDialog(input({ target: null, figures: null }));
    expect(dialog.target).toBeNull();
    expect(dialog.secret).toBe(false);
    expect(short(dialog.odds.meta)).toBe("MC.Odds.beat (stufe 0)");
  });
});
