import { beforeEach, describe, expect, it } from "vitest";
import { balanceOf, enter, refund, type LedgerEntry } from "../../../../src/rules/kernel/index.ts";
import {
  creationCost,
  creationState,
  improvement,
  improvementPrice,
  isForeign,
  payFor,
  suggestedGrant,
  TREES,
  type Creation,
  type Improvement,
} from "../../../../src/rules/ze/index.ts";
import { fighter, granted, refusals } from "../../../support/ze.ts";

const made = (change: Partial<Creation> = {}) =>
  creationState({ class: "fighter", born: "matrix", attributes: {}, skills: {}, sf: {}, ...change });
const problems = (change: Partial<Creation>): readonly string[] => made(change).problems.map(({ key }) => key);

describe("the price of a value at creation", () => {
  it.each([0, 1, 2, 3, 4, 5])("%i is the same for all kinds", (value) => {
    const points = [0, 1, 3, 6, 10, 15][value];
    expect(granted(creationCost("attribute", value))).toBe(points);
    expect(granted(creationCost("skill", value))).toBe(points);
    expect(granted(creationCost("sf", value))).toBe(points);
  });

  it("a skill at 6 costs 21; attributes end at 5, skills and SF at 6", () => {
    expect(granted(creationCost("skill", 6))).toBe(21);
    expect(refusals(creationCost("attribute", 6))).toEqual(["MC.Refusal.highest"]);
    expect(refusals(creationCost("skill", 7))).toEqual(["MC.Refusal.highest"]);
    expect(refusals(creationCost("sf", 7))).toEqual(["MC.Refusal.highest"]);
  });
});

describe("creation", () => {
  it("60, 170 and 19 points", () => {
    expect(made()).toMatchObject({ attributes: { limit: 60 }, skills: { limit: 170 }, sf: { limit: 19 } });
  });

  it("R-Z25: attributes are at least 1, which costs 1; leaving points is legal", () => {
    expect(made()).toMatchObject({ attributes: { spent: 8, left: 52 }, problems: [] });
    expect(problems({ attributes: { st: 0 } })).toEqual(["MC.Refusal.attributeLow"]);
  });

  it("R-Z25: spending more than there is is not", () => {
    const attributes = { st: 5, ge: 5, ko: 5, re: 5 };
    expect(made({ attributes })).toMatchObject({ attributes: { spent: 64, left: -4 } });
    expect(problems({ attributes })).toEqual(["MC.Refusal.overspent"]);
    expect(problems({ attributes: { st: 5, ge: 5, ko: 4, re: 4 } })).toEqual([]);
    expect(problems({ sf: { hit: 4, dodge: 4 } })).toEqual(["MC.Refusal.overspent"]);
    expect(problems({ sf: { hit: 4, dodge: 3, move: 2 } })).toEqual([]);
    const skills = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`skill-${n}`, 5]));
    expect(problems({ skills })).toEqual(["MC.Refusal.overspent"]);
  });

  it("attributes at most 5", () => {
    expect(problems({ attributes: { st: 6 } })).toEqual(["MC.Refusal.attributeHigh"]);
  });

  it("only one skill may start at 6, none higher", () => {
    expect(problems({ skills: { pistolen: 6, gewehre: 5 } })).toEqual([]);
    expect(problems({ skills: { pistolen: 6, gewehre: 6 } })).toEqual(["MC.Refusal.oneBestSkill"]);
    expect(problems({ skills: { pistolen: 7 } })).toEqual(["MC.Refusal.skillHigh"]);
  });

  it("R-Z15: SF at most 4, of the own class and the common trees", () => {
    expect(problems({ sf: { "fast-shot": 4 } })).toEqual([]);
    expect(problems({ sf: { "fast-shot": 5 } })).toEqual(["MC.Refusal.sfHigh"]);
    expect(problems({ sf: { sense: 1 } })).toEqual(["MC.Refusal.foreignTree"]);
    expect(problems({ sf: { sense: 0 } })).toEqual([]);
    expect(problems({ class: "operator", sf: { adaptability: 4 } })).toEqual(["MC.Refusal.sfHigh"]);
    expect(problems({ class: "controller", sf: { sense: 1, move: 4 } })).toEqual([]);
  });
});

describe("classes and their trees", () => {
  it("R-Z15: four trees are everyone's, five a fighter's, three an operator's, five a controller's", () => {
    const own = (id: "fighter" | "operator" | "controller") => TREES.filter((tree) => !isForeign(tree, id)).length;
    expect([own("fighter"), own("operator"), own("controller")]).toEqual([9, 7, 9]);
    expect(isForeign("healing", "operator")).toBe(false);
    expect(isForeign("dodge", "operator")).toBe(true);
  });
});

describe("improvement", () => {
  it("8 CP an attribute, 2 a skill, 10 an own SF, 20 a foreign one, 15 with Adaptability 3", () => {
    expect(improvementPrice("attribute")).toBe(8);
    expect(improvementPrice("skill")).toBe(2);
    expect(improvementPrice("sf")).toBe(10);
    expect(improvementPrice("sf", true)).toBe(20);
    expect(improvementPrice("sf", true, 2)).toBe(20);
    expect(improvementPrice("sf", true, 3)).toBe(15);
    expect(improvementPrice("sf", false, 3)).toBe(10);
    expect([improvementPrice("skill", true, 3), improvementPrice("attribute", true)]).toEqual([2, 8]);
  });

  it("goes step by step, attributes to 5 and skills to 6", () => {
    const hero = fighter({ attributes: { ...fighter().attributes, st: 5 } });
    expect(refusals(improvement(hero, { kind: "attribute", id: "st" }))).toEqual(["MC.Refusal.highest"]);
    expect(granted(improvement(hero, { kind: "attribute", id: "ge" }))).toMatchObject({ from: 4, to: 5, cp: 8 });
    expect(granted(improvement(hero, { kind: "skill", id: "sprachen" }))).toMatchObject({ from: 0, to: 1, cp: 2 });
    const best = fighter({ skills: { pistolen: { attribute: "ge", value: 6 } } });
    expect(refusals(improvement(best, { kind: "skill", id: "pistolen" }))).toEqual(["MC.Refusal.highest"]);
  });

  it("R-Z14: trees go to their last level, empty levels are bought through", () => {
    const hero = fighter({ sf: { "fast-shot": 3, "fast-hit": 4 } });
    expect(granted(improvement(hero, { kind: "sf", id: "fast-shot" }))).toMatchObject({ to: 4, cp: 10 });
    expect(refusals(improvement(hero, { kind: "sf", id: "fast-hit" }))).toEqual(["MC.Refusal.highest"]);
  });

  it("R-Z15: a foreign tree needs teaching, and costs more", () => {
    expect(refusals(improvement(fighter(), { kind: "sf", id: "sense" }))).toEqual(["MC.Refusal.untaught"]);
    expect(granted(improvement(fighter({ taught: ["sense"] }), { kind: "sf", id: "sense" })).cp).toBe(20);
    const adapted = fighter({ taught: ["sense"], sf: { adaptability: 3 } });
    expect(granted(improvement(adapted, { kind: "sf", id: "sense" })).cp).toBe(15);
    expect(granted(improvement(fighter(), { kind: "sf", id: "healing" })).cp).toBe(10);
  });

  it("a tree of the world's own is bought by the rules of those printed", () => {
    const trees = { dreamwalk: { owner: "controller", last: 2 }, parkour: { owner: "common", last: 1 } } as const;
    const hero = fighter();
    expect(refusals(improvement({ ...hero, trees }, { kind: "sf", id: "dreamwalk" }))).toEqual(["MC.Refusal.untaught"]);
    const taught = { ...fighter({ taught: ["dreamwalk"], sf: { parkour: 1 } }), trees };
    expect(granted(improvement(taught, { kind: "sf", id: "dreamwalk" }))).toMatchObject({ to: 1, cp: 20 });
    expect(refusals(improvement(taught, { kind: "sf", id: "parkour" }))).toEqual(["MC.Refusal.highest"]);
    expect(() => improvement(hero, { kind: "sf", id: "dreamwalk" })).toThrow();
  });

  it("a world cannot give a printed tree another owner", () => {
    const trees = { sense: { owner: "common", last: 9 } } as const;
    expect(isForeign("sense", "fighter", trees)).toBe(true);
  });

  it("a tree of the world's own counts at creation, up to its last level and for its class", () => {
    const trees = { dreamwalk: { owner: "controller", last: 2 }, parkour: { owner: "common", last: 2 } } as const;
    expect(made({ trees, sf: { parkour: 2 } })).toMatchObject({ sf: { spent: 3 }, problems: [] });
    expect(problems({ trees, sf: { parkour: 3 } })).toEqual(["MC.Refusal.sfHigh"]);
    expect(problems({ trees, sf: { dreamwalk: 1 } })).toEqual(["MC.Refusal.foreignTree"]);
    expect(() => made({ sf: { parkour: 0 } })).toThrow();
  });

  it("3 to 6 CP a session, 0 to 6 more for an adventure", () => {
    expect(suggestedGrant("session")).toEqual({ min: 3, max: 6 });
    expect(suggestedGrant("adventure")).toEqual({ min: 0, max: 6 });
  });
});

describe("the ledger", () => {
  const grant: LedgerEntry = {
    id: "g",
    amount: 10,
    key: "MC.Ledger.session",
    subject: "",
    from: 0,
    to: 0,
    by: "gm",
    at: 0,
  };
  let bought: Improvement;
  beforeEach(() => {
    bought = granted(improvement(fighter(), { kind: "attribute", id: "ge" }));
  });
  const stamp = { id: "b", by: "gm", at: 1 };

  it("pays for a step, and refuses what is too dear", () => {
    const ledger = granted(payFor(granted(enter([], grant)), bought, stamp));
    expect(balanceOf(ledger)).toBe(2);
    expect(ledger.at(-1)).toMatchObject({ subject: "attribute.ge", from: 4, to: 5, amount: -8 });
    expect(refusals(payFor(ledger, bought, { ...stamp, id: "c" }))).toEqual(["MC.Refusal.points"]);
  });

  it("gives back the price, once", () => {
    const ledger = granted(payFor(granted(enter([], grant)), bought, stamp));
    const back = granted(refund(ledger, "b", { id: "r", by: "gm", at: 2 }));
    expect(balanceOf(back)).toBe(10);
    expect(refusals(refund(back, "b", { id: "s", by: "gm", at: 3 }))).toEqual(["MC.Refusal.refunded"]);
  });
});
