import { describe, expect, it } from "vitest";
import * as ze from "../../../../src/rules/ze/index.ts";

describe("the names of the variant", () => {
  it("R-Z4: four physical and four mental attributes", () => {
    expect(ze.PHYSICAL_ATTRIBUTES).toEqual(["st", "ge", "ko", "re"]);
    expect(ze.MENTAL_ATTRIBUTES).toEqual(["wn", "in", "wk", "ch"]);
    expect(ze.ATTRIBUTES).toEqual(["st", "ge", "ko", "re", "wn", "in", "wk", "ch"]);
  });

  it("three classes, two birthplaces, four rows, three ways to fire", () => {
    expect(ze.CLASSES).toEqual(["fighter", "operator", "controller"]);
    expect(ze.BIRTHPLACES).toEqual(["matrix", "outside"]);
    expect(ze.ROWS).toEqual(["L", "M", "S", "O"]);
    expect(ze.FIRE_MODES).toEqual(["ss", "bf", "fa"]);
  });

  it("R-Z5: 31 skills, each with its attribute", () => {
    expect(ze.SKILL_ATTRIBUTES).toEqual({
      pistolen: "ge",
      maschinenpistolen: "ge",
      gewehre: "ge",
      scharfschuetzengewehre: "wn",
      schrotflinten: "ge",
      maschinengewehre: "st",
      wurfwaffen: "ge",
      "waffenloser-kampf": "ge",
      nahkampfwaffen: "ge",
      ausweichen: "re",
      athletik: "ge",
      schleichen: "ge",
      fahrzeuge: "re",
      fluggeraete: "re",
      konzentration: "wk",
      programmieren: "in",
      "computer-und-netze": "in",
      elektronik: "in",
      mechanik: "in",
      sprengstoffe: "in",
      "medizinische-hilfe": "in",
      "schloesser-oeffnen": "ge",
      aufmerksamkeit: "wn",
      menschenkenntnis: "wn",
      ueberreden: "ch",
      einschuechtern: "ch",
      fuehrung: "ch",
      gassenwissen: "ch",
      allgemeinwissen: "in",
      matrixkunde: "in",
      sprachen: "in",
    });
    expect(Object.keys(ze.SKILL_ATTRIBUTES)).toHaveLength(31);
  });

  it("R-Z24: each kind of weapon has its skill, and no weapon Waffenloser Kampf", () => {
    expect(ze.CATEGORY_SKILLS).toEqual({
      pistol: "pistolen",
      smg: "maschinenpistolen",
      rifle: "gewehre",
      sniper: "scharfschuetzengewehre",
      shotgun: "schrotflinten",
      machinegun: "maschinengewehre",
      grenade: "wurfwaffen",
      melee: "nahkampfwaffen",
    });
    expect(ze.UNARMED_SKILL).toBe("waffenloser-kampf");
  });

  it("17 trees", () => {
    expect(new Set(ze.TREES).size).toBe(17);
  });
});
