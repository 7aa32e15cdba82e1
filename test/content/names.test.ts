import { describe, expect, it } from "vitest";
import de from "../../lang/de.json" with { type: "json" };
import en from "../../lang/en.json" with { type: "json" };
import { SKILL_ATTRIBUTES, TREES } from "../../src/rules/ze/index.ts";
import { entriesOf } from "./sources.ts";

/** The names of a pack's entries by slug. */
function namesIn(pack: string, lang: "en" | "de"): Readonly<Record<string, string>> {
  return Object.fromEntries(entriesOf(pack).map(({ identifier, name }) => [identifier, name[lang]]));
}

describe.each([
  ["en", en.MC],
  ["de", de.MC],
] as const)("the interface in %s", (lang, words) => {
  it("names the skills of the rules as the compendium does", () => {
    const names = namesIn("skills", lang);
    expect(Object.keys(names).toSorted()).toEqual(Object.keys(SKILL_ATTRIBUTES).toSorted());
    expect(words.Skill).toMatchObject(names);
  });

  it("names the trees of special abilities as the compendium does", () => {
    const names = namesIn("sf", lang);
    expect(Object.keys(names).toSorted()).toEqual([...TREES].toSorted());
    expect(words.Tree).toMatchObject(names);
  });
});
