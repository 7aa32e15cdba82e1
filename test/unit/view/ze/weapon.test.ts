import { describe, expect, it } from "vitest";
import { ze } from "../../../../src/rules/index.ts";
import { attackModes, chanceToHit, costOf, modeName, UNARMED } from "../../../../src/view/ze/weapon-use.ts";
import { makeWeapon, weaponSheet, type WeaponSheetInput } from "../../../../src/view/ze/weapon.ts";
import { pictureOf } from "../../../../src/view/picture.ts";
import { snapshotOf, WEAPONS } from "../../../../tools/gallery/samples.ts";
import { FORMATS, short } from "../reader.ts";

const NONE = { single: null, burst: null, energy: null, velocity: null };
const [VP70] = WEAPONS;

function sheet(changes: Partial<WeaponSheetInput> = {}) {
  if (!VP70) throw new Error("There is no sample weapon.");
  return weaponSheet({
    id: "w",
    item: VP70,
    editable: true,
    gm: false,
    enriched: "",
    formats: FORMATS,
    maker: NONE,
    skill: "",
    skills: [{ slug: "pistolen", name: "Pistolen" }],
    ...changes,
  });
}

describe("the weapon maker", () => {
  it("reckons ROF by table 2 and damage by table 3", () => {
    const made = (single: number, burst: number, energy: number) =>
      makeWeapon({ ...NONE, single, burst, energy }, false);
    expect(made(9, 59, 200)).toMatchObject({ ss: 2, bf: 2, damage: 0 });
    expect(made(51, 200, 15_001)).toMatchObject({ ss: -4, bf: -4, damage: 18 });
  });

  it("R-Z19: takes 11000 joule for the lower of the two rows", () => {
    expect(makeWeapon({ ...NONE, energy: 11_000 }, false).damage).toBe(15);
    expect(makeWeapon({ ...NONE, energy: 11_001 }, false).damage).toBe(16);
  });

  it("makes nothing of what was not typed", () => {
    expect(makeWeapon(NONE, false)).toEqual({ ss: null, bf: null, damage: null, silenceable: null });
    expect(sheet().maker).toMatchObject({ results: [], silencer: "", ready: false });
  });

  it("says whether the weapon could be silenced: slower than 350 m/s and no revolver", () => {
    const silencer = (velocity: number): string => sheet({ maker: { ...NONE, velocity } }).maker.silencer;
    expect(silencer(349)).toBe("MC.Maker.quiet");
    expect(silencer(350)).toBe("MC.Maker.loud");
    expect(makeWeapon({ ...NONE, velocity: 349 }, false).silenceable).toBe(true);
    expect(makeWeapon({ ...NONE, velocity: 349 }, true).silenceable).toBe(false);
    expect(sheet({ maker: { ...NONE, velocity: 349 } }).maker).toMatchObject({ results: [], ready: true });
  });
});

describe("the sheet of a weapon", () => {
  it("shows at a glance only what the weapon has", () => {
    expect(sheet().facts.map(({ label, value }) => `${label} ${short(value)}`)).toEqual([
      "MC.Weapon.damage MC.Word.name (name 2)",
      "MC.Weapon.rofSs MC.Word.name (name −2)",
      "MC.Weapon.rofBf MC.Word.name (name 0)",
      "MC.Weapon.rofFa MC.Cost.rounds (count 18)",
      "MC.Weapon.magazine MC.Weapon.loaded (count 11, max 18)",
      "MC.Weapon.range MC.Weapon.metres (count 10)",
      "MC.Weapon.silencer MC.Weapon.silencedNo",
    ]);
  });

  it("leaves fields empty for what the weapon does not have", () => {
    expect(sheet().weapon).toMatchObject({ ze: null, damage: 2 });
  });

  it("R-Z24: offers the skill of its kind first, and keeps one that nobody here has", () => {
    const chosen = (skill: string): string | undefined =>
      sheet({ skill })
        .skills.filter(({ selected }) => selected)
        .map(({ value, label }) => `${value} ${short(label)}`)
        .join();
    expect(chosen("")).toBe(" MC.Weapon.skillByKind (skill pistolen)");
    expect(chosen("pistolen")).toBe("pistolen MC.Word.name (name Pistolen)");
    expect(chosen("gewehre")).toBe("gewehre MC.Sf.probeSkill (skill gewehre)");
  });

  it("R-Z24: says which skill it uses in place of one that its owner does not have", () => {
    if (!VP70) throw new Error("There is no sample weapon.");
    const item = { ...VP70, system: { ...VP70.system, lost: "kyudo" } };
    const [chosen] = sheet({ item, skill: "kyudo" }).skills.filter(({ selected }) => selected);
    expect(chosen && `${chosen.value} ${short(chosen.label)}`).toBe(
      "kyudo MC.Weapon.skillLostByKind (lost kyudo, skill pistolen)",
    );
  });

  it("takes no more rounds than its capacity", () => {
    if (!VP70) throw new Error("There is no sample weapon.");
    expect(sheet().mostRounds).toBe(18);
    expect(sheet({ item: { ...VP70, system: { ...VP70.system, magazine: null } } }).mostRounds).toBe(10_000);
  });

  it("R-Z21: lets a weapon be silenced only where it takes a silencer", () => {
    expect(sheet()).toMatchObject({ maySilence: false, weapon: { silenced: false } });
  });

  it("shows its identifier to the GM alone", () => {
    expect(sheet().identity.editable).toBe(false);
    expect(sheet({ gm: true }).identity.editable).toBe(true);
    expect(sheet({ gm: true, editable: false }).identity.editable).toBe(false);
  });
});

describe("the use of a weapon", () => {
  it("is to fire in the modes that the tables print, and to strike where it has a ZE modifier", () => {
    const modes = (index: number): readonly string[] => attackModes(WEAPONS[index]?.system ?? UNARMED.system);
    expect([modes(0), modes(1), modes(3)]).toEqual([["ss", "bf", "fa"], ["ss"], ["strike"]]);
    expect(attackModes(UNARMED.system)).toEqual(["strike"]);
  });

  it("is called throwing for a grenade", () => {
    const grenade = { ...UNARMED.system, category: "grenade" as const };
    expect(modeName(grenade, "ss")).toBe("MC.Mode.throw");
    expect(modeName(UNARMED.system, "strike")).toBe("MC.Mode.strike");
  });

  it("costs what the golden examples say: a Glock 17 takes 7 ZE, 4 with Fast Shot III, 9 for who was born outside", () => {
    const glock = WEAPONS[1]?.system ?? UNARMED.system;
    const cost = (changes: Partial<ze.Snapshot>): number => costOf(snapshotOf(changes), glock, "ss", ze.DEFAULT_RULES);
    expect(cost({ sf: {} })).toBe(7);
    expect(cost({ sf: { "fast-shot": 3 } })).toBe(4);
    expect(cost({ sf: {}, born: "outside" })).toBe(9);
  });

  it("has no chance for who cannot act, and a lower one against a better dodge", () => {
    const chance = (dodge: number | null, wounds = { L: 0, M: 0, S: 0, O: 0 }): number | null =>
      chanceToHit(snapshotOf({ wounds }), "pistolen", dodge, ze.DEFAULT_RULES);
    expect(chance(0, { L: 0, M: 0, S: 0, O: 8 })).toBeNull();
    expect(chance(2)).toBeLessThan(chance(1) ?? 0);
    expect(chance(-2)).toBe(chance(null));
  });
});

describe("the picture of an item", () => {
  it("is our icon for a category picture of ours or none, else the user's image", () => {
    expect(pictureOf("systems/matrix-construct/icons/smg.svg", "weapon")).toEqual({ icon: "smg", img: "" });
    expect(pictureOf("", "armor")).toEqual({ icon: "armour", img: "" });
    expect(pictureOf("worlds/w/gun.webp", "weapon")).toEqual({ icon: "", img: "worlds/w/gun.webp" });
    expect(pictureOf("systems/matrix-construct/icons/nothing.svg", "weapon").icon).toBe("");
  });
});
