import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, PACKS, PICTURES, SYSTEM_ID } from "../../src/content/index.ts";
import type { Entry } from "../../src/content/index.ts";
import { SKILL_ATTRIBUTES } from "../../src/rules/ze/ids.ts";
import { assembly, entriesOf, shipped } from "./sources.ts";

const all: readonly Entry[] = PACKS.flatMap(({ name }) => entriesOf(name));

describe("the shipped entries", () => {
  it("have nothing wrong with them", () => {
    expect([...shipped.problems, ...assembly.problems]).toEqual([]);
  });

  it("have a description in both languages that is not the same sentence twice", () => {
    for (const { description } of all) {
      expect(description.en).not.toBe(description.de);
      for (const language of LANGUAGES) expect(description[language]).toMatch(/\.$/);
    }
  });

  it("have English in English and German in German", () => {
    for (const { identifier, description } of all) {
      expect(description.en, identifier).not.toMatch(/\b(?:und|oder|der|das|mit|nicht)\b|[äöüß]/);
      expect(description.de, identifier).not.toMatch(/\b(?:the|and|with|of)\b/);
    }
  });

  it("have a name that no other entry of their pack has, in either language", () => {
    for (const { name } of PACKS) {
      for (const language of LANGUAGES) {
        const names = entriesOf(name).map((entry) => entry.name[language]);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });
});

describe("the manifest", () => {
  it("has every pack, with its label", () => {
    const manifest: unknown = JSON.parse(readFileSync("system.json", "utf8"));
    expect(manifest).toMatchObject({
      id: SYSTEM_ID,
      packs: PACKS.map(({ name, label }) => ({ name, label, type: "Item", path: `packs/${name}` })),
    });
  });
});

describe("the pictures", () => {
  it("are there, and each is the picture of an entry", () => {
    const shown = new Set(all.map(({ img }) => img));
    for (const picture of PICTURES) {
      expect(existsSync(picture.replace(`systems/${SYSTEM_ID}/`, "public/")), picture).toBe(true);
      expect(shown, picture).toContain(picture);
    }
  });
});

describe("the skills", () => {
  it("R-Z5: are the 31 of the rules, each with its attribute", () => {
    const found = entriesOf("skills").flatMap((entry) =>
      entry.type === "skill" ? [[entry.identifier, entry.system.attribute] as const] : [],
    );
    expect(found).toHaveLength(31);
    expect(Object.fromEntries(found)).toEqual(SKILL_ATTRIBUTES);
  });
});
