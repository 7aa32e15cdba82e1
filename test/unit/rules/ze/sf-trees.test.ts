import { describe, expect, it } from "vitest";
import {
  CLASSES,
  entryOf,
  lastLevel,
  listEntry,
  ownerOf,
  SF_TREES,
  SKILL_ATTRIBUTES,
  TREES,
  type SfListing,
  type Tree,
} from "../../../../src/rules/ze/index.ts";

const all = TREES.flatMap((tree) => SF_TREES[tree].map((entry, at) => ({ tree, level: at + 1, entry })));

/** Name, AP, ZE, probe, against (`=` opposed), timing of every printed level, as the source prints them. */
const PRINTED: Readonly<Record<Tree, readonly string[]>> = {
  healing: [
    "Schnelles Heilen|0|0|-|-|own",
    "Bewußtes Heilen|1|10|-|-|own",
    "Regeneratives Heilen|2|10|-|-|own",
    "Regeneration|3|10|-|-|own",
    "Heilen anderer|5|10|medizinische-hilfe|1|own",
    "Resurrection|all|10|-|-|own",
  ],
  move: [
    "Wandrennen|0|10|athletik|1|own",
    "Akrobatik|0|10|athletik|1|own",
    "Jump|0|10..20|konzentration|1|own",
    "Fast Draw|0|1|-|-|own",
    "",
    "Teleportation|10|20|konzentration|3|own",
  ],
  transfer: ["Fast Transfer|0|3|-|-|own", "", "", "Sudden exit|5|3|-|-|own", "Backdoor|5|10|konzentration|3|own"],
  reaction: ["Fast Reaction|1|0|-|-|own", "Very Fast Reaction|2|0|-|-|own", "", "First Reaction|10|0|-|-|own"],
  "fast-shot": [
    "Fast Shot I|0|-1|-|-|own",
    "Fast Shot II|0|-2|-|-|own",
    "Fast Shot III|0|-3|-|-|own",
    "",
    "Fast Shot IV|0|-4|-|-|own",
  ],
  "fast-hit": [
    "Fast Hit I|0|-2|-|-|own",
    "Fast Hit II|0|-3|-|-|own",
    "Fast Hit III|0|-4|-|-|own",
    "Fast Hit IV|0|-5|-|-|own",
  ],
  dodge: [
    "Faster Dodge|0|0|-|-|own",
    "Singlefire Dodge|1|1|ausweichen|1|immediate",
    "",
    "Autofire Dodge|1|10|ausweichen|1|immediate",
  ],
  hit: ["Körperlicher Schaden|1|8|-|-|own", "Nerve Strike|1|8|-|-|own", "", "Blur|5|10|-|-|own"],
  prevention: [
    "Schmerzwiderstand|1|0|-|-|own",
    "Schmerzimmunität|2|0|-|-|own",
    "Nahkampfschaden dämpfen|0|0|-|-|own",
    "Warnung|0|0|aufmerksamkeit|1|own",
  ],
  programming: [
    "Creation|0|gm|programmieren|1|own",
    "Creation II|0|gm|programmieren|2|own",
    "Creation III|0|gm|programmieren|2|own",
    "Controll|0|gm|-|-|own",
    "Multiply|2 per copy|10|-|-|own",
  ],
  camouflage: [
    "Darkness|1|5|schleichen|1|own",
    "Cloak|2|10|konzentration|2|own",
    "Metamorph|3|20|konzentration|2|own",
    "Change|4|20|konzentration|2|own",
    "Hide|5|10|konzentration|2|own",
  ],
  adaptability: ["Software|1|10|-|-|own", "Attribute|0|0|-|-|own", "SF|0|0|-|-|own"],
  combat: [
    "Pyrokinese I|3|10|konzentration|1|delayed",
    "Pyrokinese II|4|10|konzentration|1|delayed",
    "Pyrokinese III|5|10|konzentration|2|delayed",
    "Kill Human|8 or 1|10|konzentration|=|delayed",
    "Detonation|10|10|konzentration|1|delayed",
    "Kill Agent|10|3|konzentration|1|delayed",
  ],
  influence: [
    "Sinn trennen|1|10|konzentration|=|delayed",
    "Sinne trennen²|2|10|konzentration|=|delayed",
    "Suggestion|5|600|konzentration|=|delayed",
    "Sinne Beeinflussen|10|15|konzentration|=|delayed",
    "Aufwecken|10|20|konzentration|=|delayed",
    "Manipulation|10|25|konzentration|=|delayed",
  ],
  sense: [
    "Matrix Sight|1|5|konzentration|1|delayed",
    "Sence Sight|2|10|konzentration|2|delayed",
    "Autarkie Sight|5|10|konzentration|2|delayed",
    "Telepathie|3|5|konzentration|2|delayed",
    "Sence ridding|5|15|konzentration|2|delayed",
  ],
  "time-control": [
    "Zeitblase|5|10|konzentration|2|delayed",
    "Halbieren|5|10|konzentration|2|delayed",
    "Verdoppeln|5|10|konzentration|=|delayed",
    "Controll|1 per target|3|konzentration|2|immediate",
    "Controll²|5 per target|5|konzentration|2|immediate",
    "Controll³|10 per target|7|konzentration|=|immediate",
  ],
  telekinesis: [
    "Verbiegen|1|10|konzentration|1|own",
    "Bewegung|1|10|konzentration|1|own",
    "Schnelle Bewegung|2|10|konzentration|1|own",
  ],
};

function shown({ name, ap, ze, probe, against, timing }: SfListing): string {
  if (name === null) return "";
  const price = typeof ap !== "object" ? ap : "per" in ap ? `${ap.ap} per ${ap.per}` : `${ap.ap} or ${ap.onFailure}`;
  const time = ze === null ? "gm" : typeof ze === "number" ? ze : `${ze.min}..${ze.max}`;
  return [name, price, time, probe ?? "-", against === "opposed" ? "=" : (against ?? "-"), timing].join("|");
}

describe("the trees of special abilities", () => {
  it("are 17 with 74 printed levels and 7 empty ones", () => {
    expect(TREES).toHaveLength(17);
    expect(all.filter(({ entry }) => entry !== null)).toHaveLength(74);
    expect(all.filter(({ entry }) => entry === null)).toHaveLength(7);
  });

  it.each(TREES)("print the figures of %s", (tree) => {
    const levels = Array.from({ length: lastLevel(tree) }, (_, at) => shown(listEntry(tree, at + 1)));
    expect(levels).toEqual(PRINTED[tree]);
  });

  it("R-Z17: Prevention 4 is the warning that stands behind the stray heading", () => {
    expect(entryOf("prevention", 4)?.name).toBe("Warnung");
  });

  it("R-Z14: an empty level has no entry, and a tree ends with its last printed level", () => {
    expect(entryOf("move", 5)).toBeNull();
    expect(() => entryOf("move", 7)).toThrow("level must be");
    expect(() => entryOf("move", 0)).toThrow("level must be");
  });

  it("belong to everyone or to one class: 4, 5, 3 and 5 trees", () => {
    const count = (owner: string): number => TREES.filter((tree) => ownerOf(tree) === owner).length;
    expect(["common", ...CLASSES].map(count)).toEqual([4, 5, 3, 5]);
  });

  it("name only skills of the rules as probes", () => {
    for (const { entry } of all) if (entry?.probe) expect(Object.keys(SKILL_ATTRIBUTES)).toContain(entry.probe);
  });

  it("R-Z16: what works only after its ZE is delayed, what pushes the next action is immediate", () => {
    const timed = (timing: string): string[] =>
      all.filter(({ entry }) => entry?.timing === timing).map(({ tree, level }) => `${tree} ${level}`);
    expect(timed("immediate")).toEqual(["dodge 2", "dodge 4", "time-control 4", "time-control 5", "time-control 6"]);
    expect(timed("delayed")).toHaveLength(6 + 6 + 5 + 3);
  });
});
