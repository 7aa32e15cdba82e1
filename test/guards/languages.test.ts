import { describe, expect, it } from "vitest";
import { SAME_WORDS } from "./support/same-words.table.ts";
import { filesBelow, jsonOf, modulesBelow, withoutComments } from "./support/sources.ts";
import { flatten, missingKeys, placeholders, textsOf, unusedKeys, usedKeys, type Texts } from "./support/texts.ts";

const en = textsOf("en");
const de = textsOf("de");

/** Words that stand in no text of the other language. */
const ENGLISH = /\b(?:the|and|of|with|your|you|is|are|not|this|that|from|which|each|does|has)\b/i;
const GERMAN =
  /\b(?:und|nicht|ist|sind|wird|werden|mit|für|eine[nmrs]?|oder|kein(?:e[nmrs]?)?|auf|durch|[a-zäöü]*[äöüß]+[a-zäöü]*)\b/i;

function keysOf(texts: Texts): readonly string[] {
  return [...texts.keys()].toSorted();
}

function keysWhere(texts: Texts, is: (text: string, key: string) => boolean): readonly string[] {
  return [...texts].filter(([key, text]) => is(text, key)).map(([key, text]) => `${key}: ${text}`);
}

/** A text without what it has room for, and without names in quotation marks. */
function ownWords(text: string): string {
  return text.replaceAll(/\{[^{}]*\}|[“„»«"][^“”„»«"]*[”“«»"]/g, " ");
}

const inGerman = (text: string): boolean => GERMAN.test(ownWords(text));
const inEnglish = (text: string): boolean => ENGLISH.test(ownWords(text));
const wordsOf = (text: string): readonly string[] => text.replaceAll(/\{[^{}]*\}/g, " ").match(/\p{L}{2,}/gu) ?? [];
const isSame = (text: string, key: string): boolean => de.get(key) === text;
const isUntranslated = (text: string, key: string): boolean =>
  isSame(text, key) && wordsOf(text).some((word) => !SAME_WORDS.includes(word));

describe("German and English", () => {
  it("have the same keys", () => {
    expect(keysOf(de)).toEqual(keysOf(en));
  });

  it("have room for the same data in every text", () => {
    expect(
      keysWhere(en, (text, key) => String(placeholders(text)) !== String(placeholders(de.get(key) ?? ""))),
    ).toEqual([]);
    expect(placeholders("{b} of {a}, {b}")).toEqual(["{a}", "{b}"]);
  });

  it("have no empty text and none with blanks at its ends", () => {
    const isRagged = (text: string): boolean => text === "" || text.trim() !== text;
    expect([...keysWhere(en, isRagged), ...keysWhere(de, isRagged)]).toEqual([]);
  });

  it("differ, except in words that both languages write so", () => {
    expect(keysWhere(en, isUntranslated)).toEqual([]);
    const same = new Set([...en].filter(([key, text]) => isSame(text, key)).flatMap(([, text]) => wordsOf(text)));
    expect(SAME_WORDS.filter((word) => !same.has(word))).toEqual([]);
  });

  it("keep to themselves", () => {
    expect(keysWhere(de, inEnglish)).toEqual([]);
    expect(keysWhere(en, inGerman)).toEqual([]);
    expect(inEnglish("Das ist the Treffer")).toBe(true);
    expect(inGerman("The Würfel falls")).toBe(true);
    expect(inEnglish("„The One“ {of} trifft")).toBe(false);
  });

  it("write a minus sign where a number is negative", () => {
    const hasHyphen = (text: string): boolean => /(?<![\p{L}\d])-\d/u.test(text);
    expect([...keysWhere(en, hasHyphen), ...keysWhere(de, hasHyphen)]).toEqual([]);
    expect(hasHyphen("-2")).toBe(true);
    expect(hasHyphen("−2, 3-4, M-16")).toBe(false);
  });
});

interface Manifest {
  readonly documentTypes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const { documentTypes } = jsonOf("system.json") as Manifest;
const TYPES = Object.entries(documentTypes).flatMap(([name, types]) =>
  Object.keys(types).map((type) => `${name}.${type}`),
);

/** What is asked for only from the day on which the manifest has the type of document that shows it. */
const SHOWN_BY: readonly (readonly [type: string, is: (key: string, path: string) => boolean])[] = [
  [
    "Actor.disciplines",
    (key, path) => /^MC\.(?:Discipline|Talent)/.test(key) || path.startsWith("src/rules/disciplines/"),
  ],
  ["Actor.abilities", (key, path) => key.startsWith("MC.Ability") || path.startsWith("src/rules/abilities/")],
  ["Combat.", (key) => key.startsWith("MC.Timeline.")],
];

function isShown([key, path]: readonly [key: string, path: string]): boolean {
  return SHOWN_BY.every(([type, is]) => !is(key, path) || TYPES.some((one) => one.startsWith(type)));
}

describe("the texts of the system", () => {
  const code = modulesBelow("src").map((module) => ({ path: module.path, text: withoutComments(module) }));
  const byFoundry = { path: "system.json", text: TYPES.map((type) => `"TYPES.${type}"`).join(" ") };
  const used = usedKeys([...code, ...filesBelow(["templates"], [".hbs"]), byFoundry]);

  it("take no key that Foundry has", () => {
    expect(
      keysOf(en).filter(
        (key) => !/^(?:MC|TYPES\.(?:Actor|Item|ChatMessage|Combat|Combatant|ActiveEffect))\./.test(key),
      ),
    ).toEqual([]);
  });

  it("are there for every key that code, templates and manifest use", () => {
    const keys = new Map([...used.keys].filter(isShown));
    const beginnings = new Map([...used.beginnings].filter(isShown));
    expect(missingKeys({ keys, beginnings }, en)).toEqual([]);
  });

  it("are all used", () => {
    expect(unusedKeys(used, en)).toEqual([]);
  });

  it("are told apart into missing and unused ones", () => {
    const texts = flatten({ MC: { A: { x: "x", y: "y", xOne: "x" }, B: { z: "z" }, C: { q: "q" } } });
    const text = 'a("MC.A.x"); b(`MC.B.${c}`); d("MC.A.w"); e(`MC.D.${f}`);';
    const sample = usedKeys([{ path: "a.ts", text }]);
    expect(missingKeys(sample, texts)).toEqual(["MC.A.w (a.ts)", "MC.D.… (a.ts)"]);
    expect(unusedKeys(sample, texts)).toEqual(["MC.A.y", "MC.C.q"]);
  });
});
