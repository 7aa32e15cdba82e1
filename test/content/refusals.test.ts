import { describe, expect, it } from "vitest";
import { assemble } from "../../src/content/index.ts";
import type { ContentFile } from "../../src/content/index.ts";
import { shipped } from "./sources.ts";

const GLOCK = "weapons/glock-17.yml";

/** What the shipped content has wrong once `change` has been at the text of one of its files. */
function after(path: string, change: (text: string) => string): readonly string[] {
  const files = shipped.files.map((file) =>
    file.path === path ? { path, data: JSON.parse(change(JSON.stringify(file.data))) as unknown } : file,
  );
  return lines(files);
}

function lines(files: readonly ContentFile[]): readonly string[] {
  return assemble(files).problems.map(({ file, key, reason }) => `${file}: ${key} ${reason}`);
}

const swap =
  (from: string, to: string) =>
  (text: string): string => {
    expect(text).toContain(from);
    return text.replace(from, to);
  };

describe("content is refused, by file and key, for", () => {
  it.each([
    ["a missing language", `"de":"Glock 17"`, `"fr":"Glock 17"`, "name.de is missing; it must be a text"],
    ["an empty text", `"de":"Glock 17"`, `"de":"  "`, "name.de is empty"],
    ["markup in a text", `"de":"Glock 17"`, `"de":"<b>Glock</b>"`, "name.de holds markup; it must be plain text"],
    [
      "a hyphen for a minus",
      `"de":"Glock 17"`,
      `"de":"Glock -3"`,
      "name.de holds a hyphen in place of a minus sign (U+2212)",
    ],
    ["a blank at an end", `"de":"Glock 17"`, `"de":"Glock "`, "name.de begins or ends with a blank"],
    ["a text of no end", `"de":"Glock 17"`, `"de":"${"x".repeat(61)}"`, "name.de is longer than 60 characters"],
    [
      "an unknown key",
      `"damage":2`,
      `"damage":2,"schaden":2`,
      "system.schaden is unknown; known are category, damage, rof,",
    ],
    ["a value out of range", `"damage":2`, `"damage":31`, "system.damage must be a whole number from 0 to 30"],
    ["a fraction", `"damage":2`, `"damage":2.5`, "system.damage must be a whole number from 0 to 30"],
    ["a text for a number", `"damage":2`, `"damage":"2"`, "system.damage must be a whole number from 0 to 30"],
    ["a missing key", `"damage":2,`, ``, "system.damage is missing; it must be a whole number from 0 to 30"],
    ["a text for a truth", `"revolver":false`, `"revolver":"no"`, "system.revolver must be true or false"],
    ["an unknown kind", `"category":"pistol"`, `"category":"bow"`, "system.category must be one of melee, pistol,"],
    ["three hands", `"hands":1`, `"hands":3`, "system.hands must be one of 1, 2"],
    ["an overfull magazine", `"value":18`, `"value":19`, "system.magazine.value must be a whole number from 0 to 18"],
    ["no object", `{"value":18,"max":18}`, `18`, "system.magazine must be an object"],
    ["a skill that is not there", `"skill":"pistolen"`, `"skill":"bogen"`, "system.skill names no skill: bogen"],
    ["a folder that is not there", `"folder":"pistols"`, `"folder":"bows"`, "folder names no folder: bows"],
    ["a picture that is not there", `icons/pistol.svg`, `icons/bow.svg`, "img must be one of systems/"],
    [
      "a file that is called otherwise",
      `"identifier":"glock-17"`,
      `"identifier":"glock-18"`,
      "identifier must be the name of the file, glock-17",
    ],
    ["a slug that is none", `"identifier":"glock-17"`, `"identifier":"Glock 17"`, "identifier must be a slug"],
    ["the type of another pack", `"type":"weapon"`, `"type":"skill"`, "type must be one of weapon"],
    ["a firearm that does not fire", `"ss":-3`, `"ss":null`, "system.rof must have a mode of fire"],
    [
      "a firearm without range",
      `"range":100`,
      `"range":null`,
      "system.range must be null in melee, and a number elsewhere",
    ],
    ["a blow with a firearm", `"ze":null`, `"ze":-1`, "system.ze must be a number in melee, and null elsewhere"],
    [
      "an area without a grenade",
      `"area":null`,
      `"area":{"radius":5,"damage":1}`,
      "system.area must be given for a grenade, and null elsewhere",
    ],
  ])("%s", (...[, from, to, expected]) => {
    expect(after(GLOCK, swap(from, to)).filter((line) => line.startsWith(`${GLOCK}: ${expected}`))).toHaveLength(1);
  });

  it.each([
    [
      "a revolver with a silencer",
      "weapons/sw-m29.yml",
      `"silenceable":false`,
      `"silenceable":true`,
      "system.silenceable must be false for this weapon",
    ],
    [
      "a knife with a magazine",
      "weapons/knife.yml",
      `"magazine":null`,
      `"magazine":{"value":1,"max":1}`,
      "system.magazine must be null in melee",
    ],
    [
      "a tree that is called otherwise",
      "sf/hit.yml",
      `"tree":"hit"`,
      `"tree":"dodge"`,
      "system.tree must be the identifier, hit",
    ],
    [
      "a tree that ends with nothing",
      "sf/adaptability.yml",
      `]}}`,
      `,null]}}`,
      "system.levels must not end with an empty level",
    ],
    [
      "a tree without levels",
      "sf/hit.yml",
      `"levels":[`,
      `"levels":[],"more":[`,
      "system.levels must be a list of 1 to 6 items",
    ],
    [
      "a level without German",
      "sf/hit.yml",
      `"de":"Blur"`,
      `"at":"Blur"`,
      "system.levels.3.name.de is missing; it must be a text",
    ],
    ["a folder that is none", "skills/_folders.yml", `"folders":[`, `"folders":[null,`, "folders.0 must be an object"],
    [
      "an attribute that is not there",
      "skills/sprachen.yml",
      `"attribute":"in"`,
      `"attribute":"mu"`,
      "system.attribute must be one of st, ge,",
    ],
    ["a folder without German", "skills/_folders.yml", `"de":"Waffen"`, `"de":""`, "folders.0.name.de is empty"],
    [
      "a folder that is there twice",
      "skills/_folders.yml",
      `"identifier":"body"`,
      `"identifier":"weapons"`,
      "folders.1.identifier is there twice: weapons",
    ],
  ])("%s", (...[, path, from, to, expected]) => {
    expect(after(path, swap(from, to))).toEqual(
      expect.arrayContaining([expect.stringContaining(`${path}: ${expected}`)]),
    );
  });

  it("an entry that is there twice", () => {
    const glock = shipped.files.find(({ path }) => path === GLOCK);
    const twice = [...shipped.files, { path: "weapons/glock-18.yml", data: glock?.data }];
    const found = lines(twice);
    expect(found).toContain("weapons/glock-18.yml: identifier must be the name of the file, glock-18");
    expect(found.some((line) => line.startsWith("weapons: Glock 17: identifier would have the id "))).toBe(true);
  });

  it.each(["bows/a.yml", "weapons/a.yaml", "weapons/deep/a.yml", "readme.md"])(
    "a file at the wrong place: %s",
    (path) => {
      expect(lines([...shipped.files, { path, data: {} }])).toEqual([`${path}:  must be <pack>/<slug>.yml of a pack`]);
    },
  );

  it.each([null, 7, "x", [], undefined])("a file that holds %j", (data) => {
    expect(lines([{ path: "weapons/a.yml", data }])).toContain("weapons/a.yml:  must be an object");
  });
});
