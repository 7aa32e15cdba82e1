import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATEGORIES, CATEGORY_SKILLS } from "../../src/rules/ze/ids.ts";
import { weapons } from "./sources.ts";

/** The rows of the printed tables, each with the heading that it stands under. */
function printedRows(): readonly { readonly kind: string; readonly cells: readonly string[] }[] {
  let kind = "";
  return readFileSync("test/golden/weapons.txt", "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("# ")) kind = line.slice(2);
      return line.startsWith("|")
        ? [
            {
              kind,
              cells: line
                .split("|")
                .slice(1, -1)
                .map((cell) => cell.trim()),
            },
          ]
        : [];
    });
}

const figure = (cell: string | undefined): number | null => (cell === "-" || cell === undefined ? null : Number(cell));
const rows = printedRows();
const printed = weapons().filter(({ origin }) => origin === "printed");

/** Names in the pack that differ from the printed one, because nothing can be called "keine". */
const PRINTED_NAMES: Readonly<Record<string, string>> = { unarmed: "keine" };

describe("the weapons of the tables", () => {
  it("are 75: 6 melee, 17 pistols, 13 submachine guns, 13 rifles, 9 sniper rifles, 11 shotguns, 6 machine guns", () => {
    const count = (kind: string): number => printed.filter(({ system }) => system.category === kind).length;
    expect(CATEGORIES.map(count)).toEqual([6, 17, 13, 13, 9, 11, 6, 0]);
    expect(rows).toHaveLength(75);
  });

  it.each(rows)("$kind: $cells has the printed figures", ({ kind, cells }) => {
    const [name, damage, ss, bf, fa, feed, range, silencer] = cells;
    const own = printed.filter((entry) => (PRINTED_NAMES[entry.identifier] ?? entry.name.de) === name);
    const held = figure(feed);
    const figures =
      kind === "melee"
        ? { rof: { ss: null, bf: null, fa: null }, ze: figure(ss), magazine: null, range: null, silenceable: false }
        : {
            rof: { ss: figure(ss), bf: figure(bf), fa: figure(fa) },
            ze: null,
            magazine: held === null ? null : { value: held, max: held },
            range: figure(range),
            silenceable: silencer === "ja",
          };
    expect(own.map(({ system }) => system)).toMatchObject([{ category: kind, damage: figure(damage), ...figures }]);
  });

  it("R-Z21: the SIG 510, whose entry is blank, cannot be silenced", () => {
    expect(printed.find(({ identifier }) => identifier === "sig-510")?.system.silenceable).toBe(false);
  });

  it("R-Z24: are used with the skill of their kind, and fists with that of fighting unarmed", () => {
    for (const { identifier, system } of weapons()) {
      expect(system.skill).toBe(identifier === "unarmed" ? "waffenloser-kampf" : CATEGORY_SKILLS[system.category]);
    }
  });

  it("are revolvers in three cases", () => {
    const revolvers = printed.filter(({ system }) => system.revolver).map(({ identifier }) => identifier);
    expect(revolvers).toEqual(["ruger-gs-32", "sw-m19", "sw-m29"]);
  });

  it("R-D9: have the class of ammunition of their calibre", () => {
    const byClass = (wanted: string, kind: string): readonly string[] =>
      printed
        .filter(({ system }) => system.ammunition === wanted && system.category === kind)
        .map(({ identifier }) => identifier);
    expect(byClass("medium", "pistol")).toEqual(["combat-master", "m1911a1"]);
    expect(byClass("heavy", "pistol")).toEqual(["desert-eagle", "desert-eagle-ii", "ruger-gs-32", "sw-m19", "sw-m29"]);
    expect(byClass("light", "smg")).toHaveLength(13);
    expect(byClass("heavy", "rifle")).toEqual(["fn-fal", "hk-g3", "hk-g3-k", "sig-510"]);
    expect(byClass("medium", "rifle")).toHaveLength(9);
    expect(byClass("medium", "sniper")).toEqual(["ar-15-a2-delta", "hk-33-sg-1"]);
    expect(byClass("heavy", "sniper")).toHaveLength(7);
    expect(byClass("shotgun", "shotgun")).toHaveLength(11);
    expect(byClass("heavy", "machinegun")).toEqual(["50-m2hb", "hk-21-e", "m60"]);
  });
});

describe("the grenades", () => {
  it("R-Z22: are no printed weapons, and have a radius and a damage of their own", () => {
    const grenades = weapons().filter(({ system }) => system.category === "grenade");
    expect(grenades.map(({ identifier }) => identifier)).toEqual(["fragmentation-grenade", "stun-grenade"]);
    for (const { origin, system, description } of grenades) {
      expect(origin).toBe("suggestion");
      expect(system.area).not.toBeNull();
      expect(description.en).toContain("Not in the printed tables");
      expect(description.de).toContain("Nicht in den gedruckten Tabellen");
    }
    expect(weapons().filter(({ system }) => system.area !== null)).toHaveLength(grenades.length);
  });
});
