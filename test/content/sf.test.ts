import { describe, expect, it } from "vitest";
import type { SfEntry as SfSource, SfLevel } from "../../src/content/index.ts";
import { TREES } from "../../src/rules/ze/ids.ts";
import type { SfEntry } from "../../src/rules/ze/sf/entry.ts";
import { SF_TREES, ownerOf } from "../../src/rules/ze/sf/trees.ts";
import { entriesOf } from "./sources.ts";

const trees: readonly SfSource[] = entriesOf("sf").filter((entry) => entry.type === "sf");

/** Every printed level with the same level as the rules have it. */
const pairs = trees.flatMap(({ identifier, system }) =>
  system.levels.flatMap((level, index) => {
    const rule = SF_TREES[system.tree][index] ?? null;
    return level === null || rule === null ? [] : [{ at: `${identifier} ${index + 1}`, level, rule }];
  }),
);

const PROBES: Readonly<Record<string, readonly [en: string, de: string]>> = {
  athletik: ["Athletics", "Athletik"],
  ausweichen: ["Dodging", "Ausweichen"],
  konzentration: ["Concentration", "Konzentration"],
  "medizinische-hilfe": ["Medical Aid", "Medizinische Hilfe"],
  programmieren: ["Programming", "Programmieren"],
  schleichen: ["Stealth", "Schleichen"],
  aufmerksamkeit: ["Perception", "Wahrnehmung"],
  wn: ["Perception", "Wahrnehmung"],
};

function apIn({ ap }: SfEntry): readonly [en: RegExp, de: RegExp] {
  if (ap === "all") return [/^All AP, at least 1/, /^Alle AP, mindestens 1/];
  if (ap === 0) return [/^No AP\b/, /^Keine AP\b/];
  if (typeof ap === "number") return [new RegExp(`^${ap} AP,`), new RegExp(`^${ap} AP,`)];
  if ("per" in ap) return [new RegExp(`^${ap.ap} AP an? `), new RegExp(`^${ap.ap} AP je `)];
  return [
    new RegExp(`^${ap.ap} AP on a success, otherwise ${ap.onFailure}`),
    new RegExp(`^${ap.ap} AP bei Erfolg, sonst ${ap.onFailure}`),
  ];
}

function probeIn({ probe, against }: SfEntry): readonly [en: string, de: string] {
  const [en, de] = PROBES[probe ?? ""] ?? ["no probe", "keine Probe"];
  if (against === "opposed") return [`opposed ${en}`, `vergleichende ${de}`];
  return against === null ? [en, de] : [`${en} against Stufe ${against}`, `${de} gegen Stufe ${against}`];
}

/** The cost in ZE as a text names it, where it does: the GM's and that of the initiative roll are put in words. */
function zeIn({ ze, play }: SfEntry): RegExp | null {
  if (ze === null || ze === 0) return null;
  if (typeof ze === "object") return new RegExp(`${ze.min} (?:to|bis) ${ze.max} ZE`);
  return play === "passive" ? new RegExp(`\\b${Math.abs(ze)} ZE (?:less|weniger)`) : new RegExp(`\\b${ze} ZE\\b`);
}

const TIMINGS: Readonly<Record<string, readonly [en: string, de: string]>> = {
  delayed: ["Takes effect only when the ZE have passed.", "Wirkt erst, wenn die ZE verstrichen sind."],
  immediate: ["delays the next action by the ZE", "schiebt die nächste Handlung um die ZE hinaus"],
};

/** How texts say figures that they do not write as such. */
const SPOKEN: Readonly<Record<number, readonly [en: string, de: string]>> = {
  0.5: ["halved", "halbiert"],
  1: ["one", "ein"],
  2: ["two|twice|doubled", "zwei|doppelt|verdoppelt"],
  4: ["four", "vier"],
  5: ["five", "fünf"],
  10: ["ten", "zehn"],
  60: ["1 hour", "1 Stunde"],
  1440: ["1 day", "1 Tag"],
  36_000: ["an hour", "einer Stunde"],
};

/** Every figure of what an entry does, without those that mean "none". */
function figuresOf(value: unknown): readonly number[] {
  if (typeof value === "number") return value === 0 ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(figuresOf) : [];
}

/** Whether a text says a figure: in digits, or in words. */
function says(text: string, figure: number, language: 0 | 1): boolean {
  const words = SPOKEN[figure]?.[language];
  const forms = [Math.abs(figure), ...(words === undefined ? [] : [words])].join("|");
  return new RegExp(`(?<![\\d,.])(?:${forms})(?!\\d)`, "i").test(text);
}

describe("the trees of special abilities", () => {
  it("are 17, in the folder of those who may learn them", () => {
    expect(trees.map(({ identifier }) => identifier).toSorted()).toEqual(TREES.toSorted());
    for (const { folder, img, system } of trees) {
      expect([system.class, folder]).toEqual([ownerOf(system.tree), system.class]);
      expect(img).toContain(`/sf-${system.class}.svg`);
    }
  });

  it("R-Z14: have 74 printed levels and 7 empty ones, where the rules have them", () => {
    const levels: readonly (SfLevel | null)[] = trees.flatMap(({ system }) => system.levels);
    expect([levels.filter((level) => level !== null).length, levels.length]).toEqual([74, 81]);
    for (const { system } of trees) {
      expect(system.levels.map((level) => level === null)).toEqual(
        SF_TREES[system.tree].map((level) => level === null),
      );
    }
  });

  it.each(pairs)("$at bears the printed name", ({ level, rule }) => {
    expect(level.name.de).toBe(rule.name);
  });

  it.each(pairs)("$at names its cost in AP and ZE", ({ level, rule }) => {
    const [en, de] = apIn(rule);
    expect(level.text.en).toMatch(en);
    expect(level.text.de).toMatch(de);
    const ze = zeIn(rule) ?? /^/;
    expect(level.text.en).toMatch(ze);
    expect(level.text.de).toMatch(ze);
  });

  it.each(pairs.filter(({ rule }) => rule.play !== "passive"))("$at names its probe", ({ level, rule }) => {
    const [en, de] = probeIn(rule);
    expect(level.text.en).toContain(en);
    expect(level.text.de).toContain(de);
  });

  it.each(pairs)("$at says when it takes effect", ({ level, rule }) => {
    for (const [timing, [en, de]] of Object.entries(TIMINGS)) {
      expect(level.text.en.includes(en)).toBe(rule.timing === timing);
      expect(level.text.de.includes(de)).toBe(rule.timing === timing);
    }
  });

  it.each(pairs)("$at says every figure of what it does", ({ level, rule }) => {
    const unsaid = (text: string, language: 0 | 1): readonly number[] =>
      figuresOf(rule.effects).filter((figure) => !says(text, figure, language));
    expect([unsaid(level.text.en, 0), unsaid(level.text.de, 1)]).toEqual([[], []]);
  });

  it.each(pairs)("$at names the rows of what it does", ({ level, rule }) => {
    const rows = rule.effects.flatMap((effect) => {
      if (effect.kind === "fire") return [effect.row];
      return effect.kind === "selfDamage" ? effect.rows : [];
    });
    for (const row of rows) {
      expect(level.text.en).toContain(`row ${row}`);
      expect(level.text.de).toContain(`Zeile ${row}`);
    }
  });

  it.each(pairs)("$at has the same figures in both languages", ({ level }) => {
    const figures = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).toSorted();
    expect(figures(level.text.de)).toEqual(figures(level.text.en));
  });
});

describe("the armour", () => {
  it("is a suggestion of 1 to 4 points of protection, and says so", () => {
    const protection = entriesOf("armor").map(({ identifier, system }) => [identifier, { ...system }]);
    expect(Object.fromEntries(protection)).toEqual({
      "armored-suit": { protection: 2 },
      "ballistic-vest": { protection: 2 },
      "leather-coat": { protection: 1 },
      "plate-carrier": { protection: 3 },
      "tactical-armor": { protection: 4 },
    });
    for (const { origin, description } of entriesOf("armor")) {
      expect(origin).toBe("suggestion");
      expect(description.en).toContain("Not in the rules");
      expect(description.de).toContain("Nicht in den Regeln");
    }
  });
});
