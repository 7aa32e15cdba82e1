import { describe, expect, it } from "vitest";
import { itemSource, paragraphs, translate, translateCopy } from "../../src/content/index.ts";
import { assembly, entriesOf } from "./sources.ts";

const flagged = (i18n: unknown, rest: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...rest,
  flags: { "matrix-construct": { i18n } },
});

describe("the texts of a document in another language", () => {
  it("stand in for name, description and the levels of a tree", () => {
    const source = flagged(
      { de: { name: "Heilen", "system.description": "<p>Kurz.</p>", "system.levels.1.name": "Zwei" } },
      { name: "Healing", system: { description: "<p>Short.</p>", levels: [{ name: "One" }, { name: "Two" }] } },
    );
    expect(translate(source, "de")).toMatchObject({
      name: "Heilen",
      system: { description: "<p>Kurz.</p>", levels: [{ name: "One" }, { name: "Zwei" }] },
    });
  });

  it("are found also where somebody has expanded the dotted paths", () => {
    const source = flagged(
      { de: { name: "Heilen", system: { levels: { 0: { name: "Eins" } } } } },
      { name: "Healing", system: { levels: [{ name: "One" }] } },
    );
    expect(translate(source, "de")).toMatchObject({ name: "Heilen", system: { levels: [{ name: "Eins" }] } });
  });

  it("give an entry of an index its name, and nothing that it did not hold", () => {
    const entry = flagged({ de: { name: "Messer", "system.description": "<p>x</p>" } }, { _id: "a", name: "Knife" });
    expect(translate(entry, "de")).toEqual({ ...entry, name: "Messer" });
  });

  it("leave the source as it is, and give it back where there is none in the language", () => {
    const source = flagged({ de: { name: "Messer" } }, { name: "Knife" });
    expect(translate(source, "en")).toBe(source);
    expect(translate(source, "fr")).toBe(source);
    translate(source, "de");
    expect(source["name"]).toBe("Knife");
  });

  it.each([null, "de", 7, ["x"], { de: null }, { de: { "name.first": "x", "": "y", "__proto__.a": "z", name: 7 } }])(
    "ignore a flag that is none: %j",
    (i18n) => {
      expect(translate(flagged(i18n, { name: "Knife" }), "de")).toMatchObject({ name: "Knife" });
      expect(translate({ name: "Knife" }, "de")).toEqual({ name: "Knife" });
    },
  );

  it("turn every shipped document into its German twin", () => {
    for (const pack of assembly.packs) {
      for (const document of pack.documents) {
        const { i18n } = document.flags["matrix-construct"];
        const german = translate({ ...document }, "de");
        expect(german["name"]).toBe(i18n.de["name"]);
        if ("system" in document) expect(JSON.stringify(german["system"])).not.toBe(JSON.stringify(document.system));
      }
    }
  });
});

describe("the texts of a copy of content", () => {
  const i18n = {
    de: { name: "Heilen", "system.levels.0.name": "Eins" },
    en: { name: "Healing", "system.levels.0.name": "One" },
  };
  const copy = (name: string, level: string) => flagged(i18n, { name, system: { levels: [{ name: level }] } });

  it("are read in the reader's language, in whatever language the copy was made", () => {
    for (const source of [copy("Healing", "One"), copy("Heilen", "Eins"), copy("Healing", "Eins")]) {
      expect(translateCopy(source, "de")).toEqual(copy("Heilen", "Eins"));
      expect(translateCopy(source, "en")).toEqual(copy("Healing", "One"));
    }
  });

  it("are kept where somebody has written them anew, and in a language that we do not write", () => {
    expect(translateCopy(copy("Oracle's touch", "One"), "de")).toEqual(copy("Oracle's touch", "Eins"));
    const source = copy("Healing", "One");
    expect(translateCopy(source, "fr")).toBe(source);
    expect(translateCopy({ name: "Healing" }, "de")).toEqual({ name: "Healing" });
  });

  it("turn every shipped document into its twin and back", () => {
    for (const document of assembly.packs.flatMap(({ documents }) => documents)) {
      const german = translateCopy({ ...document }, "de");
      expect(german["name"]).toBe(document.flags["matrix-construct"].i18n.de["name"]);
      expect(translateCopy(german, "en")).toEqual({ ...document });
    }
  });
});

describe("a compiled entry", () => {
  it("is in English, keeps its German in its flags, and knows its system only", () => {
    const [entry] = entriesOf("weapons").filter(({ identifier }) => identifier === "knife");
    expect(entry === undefined ? null : itemSource("weapons", entry)).toMatchObject({
      name: "Knife",
      system: { identifier: "knife", category: "melee", ze: -2, silenced: false },
      flags: { "matrix-construct": { i18n: { de: { name: "Messer" } } } },
      _stats: { systemId: "matrix-construct" },
    });
  });

  it("has its text as paragraphs, and characters of markup as text", () => {
    expect(paragraphs("One & two.\n\nThree\nfour.")).toBe("<p>One &amp; two.</p><p>Three four.</p>");
    expect(paragraphs(`<b>"'`)).toBe("<p>&lt;b&gt;&quot;&#39;</p>");
  });
});
