import { describe, expect, it } from "vitest";
import { named, say, type Formats, type Words } from "../../../src/view/text.ts";

const TEXTS: Readonly<Record<string, string>> = {
  "MC.Word.name": "{name}",
  "MC.Skill.pistolen": "Pistolen",
  "MC.Attribute.ge": "Geschicklichkeit",
  "MC.Tree.hit": "Treffen",
  "MC.Sum.skill": "Fertigkeit: {skill}",
  "MC.Roll": "Probe auf {what}",
  "MC.Boxes": "{count} Kästchen in {row}",
  "MC.Bullets": "{count} Kugeln",
  "MC.BulletsOne": "eine Kugel",
  "MC.Improved": "{id} auf {to}",
};

const words: Words = {
  has: (key) => key in TEXTS,
  format: (key, data) => (TEXTS[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => data[name] ?? "?"),
};

const formats: Formats = {
  number: (value) => String(value).replace("-", "\u2212").replace(".", ","),
  signed: (value) => `${value > 0 ? "+" : ""}${value}`,
  percent: (chance) => `${chance * 100} %`,
};

function said(key: string, data?: Parameters<typeof say>[0]["data"]): string {
  return say({ key, data }, words, formats);
}

describe("a sentence of the view", () => {
  it("writes numbers as the reader's language does", () => {
    expect(said("MC.Boxes", { count: -2.5, row: "M" })).toBe("−2,5 Kästchen in M");
  });

  it("names an id by what it is the id of", () => {
    expect(said("MC.Sum.skill", { skill: "pistolen" })).toBe("Fertigkeit: Pistolen");
  });

  it("leaves the slug of a world's own skill as it is", () => {
    expect(said("MC.Sum.skill", { skill: "kochen" })).toBe("Fertigkeit: kochen");
  });

  it("says a text inside a text, and a key inside a text, first", () => {
    expect(said("MC.Roll", { what: named("Kestrel") })).toBe("Probe auf Kestrel");
    expect(said("MC.Roll", { what: "MC.Attribute.ge" })).toBe("Probe auf Geschicklichkeit");
  });

  it("leaves a name alone that only looks like a key", () => {
    expect(said("MC.Roll", { what: "MC.Hammer" })).toBe("Probe auf MC.Hammer");
  });

  it("counts one thing in the singular where there is one", () => {
    expect(said("MC.Bullets", { count: 1 })).toBe("eine Kugel");
    expect(said("MC.Bullets", { count: 2 })).toBe("2 Kugeln");
    expect(said("MC.Boxes", { count: 1, row: "L" })).toBe("1 Kästchen in L");
  });

  it("names what was improved by its kind", () => {
    expect(said("MC.Improved", { kind: "attribute", id: "ge", to: 4 })).toBe("Geschicklichkeit auf 4");
    expect(said("MC.Improved", { kind: "sf", id: "hit", to: 2 })).toBe("Treffen auf 2");
    expect(said("MC.Improved", { kind: "skill", id: "pistolen", to: 6 })).toBe("Pistolen auf 6");
    expect(said("MC.Improved", { id: "ge", to: 4 })).toBe("ge auf 4");
  });
});
