import { describe, expect, it } from "vitest";
import type { LedgerEntry } from "../../../../src/rules/kernel/index.ts";
import type { Creation } from "../../../../src/rules/ze/index.ts";
import { builder, grantDialog, priceInCp, priceInPoints, type BuilderInput } from "../../../../src/view/ze/index.ts";
import { ze } from "../../../../src/rules/index.ts";
import { zeSheet } from "../../../../src/view/ze/sheet.ts";
import type { Tab, ZeSheetInput } from "../../../../src/view/ze/sheet-input.ts";
import { fighter } from "../../../support/ze.ts";
import { sheetInput } from "../../../../tools/gallery/samples.ts";
import { compare, short } from "../reader.ts";

const NEW: Creation = { class: "fighter", born: "matrix", attributes: {}, skills: {}, sf: {} };
const FORMATS = { number: String, signed: String, percent: String };
const TREES = [
  { tree: "healing", name: "Healing", owner: "common", last: 6 },
  { tree: "dodge", name: "Dodge", owner: "fighter", last: 4 },
  { tree: "sense", name: "Sense", owner: "controller", last: 5 },
] as const;

function built(change: Partial<BuilderInput> = {}) {
  return builder({
    step: "sf",
    creation: NEW,
    role: "character",
    gm: false,
    missing: 0,
    skills: [],
    trees: TREES,
    formats: FORMATS,
    compare: (a, b) => a.localeCompare(b),
    ...change,
  });
}

describe("the window of creation", () => {
  it("shows own and common trees, and foreign ones only to give up what was learned before", () => {
    const titles = (creation: Creation) => built({ creation }).trees?.map(({ title }) => title);
    expect(titles(NEW)).toEqual(["MC.Class.common", "MC.Class.fighter"]);
    const changed = { ...NEW, class: "operator", sf: { dodge: 2 } } as const;
    expect(titles(changed)).toEqual(["MC.Class.common", "MC.Sf.foreign"]);
    const [row] = built({ creation: changed }).trees?.at(-1)?.rows ?? [];
    expect(row).toMatchObject({ subject: "sf.dodge", mayRaise: false, mayLower: true });
  });

  it("is finished only when legal, unless somebody else than a character is made", () => {
    const creation = { ...NEW, sf: { sense: 1 } };
    expect(built({ creation }).legal).toBe(false);
    expect(built({ creation, role: "agent" }).legal).toBe(true);
    expect(built().legal).toBe(true);
  });

  it("offers all missing skills at the step of skills alone", () => {
    expect(built({ missing: 3 }).takeAll).toBe(false);
    expect(built({ missing: 3, step: "skills" }).takeAll).toBe(true);
    expect(built({ missing: 0, step: "skills" }).takeAll).toBe(false);
  });
});

describe("the price of the next level", () => {
  it("is 10 CP for an own tree, and too dear without them", () => {
    expect(priceInCp(fighter(), "dodge", 10)).toEqual({ price: 10, problem: null, dear: false });
    expect(priceInCp(fighter(), "dodge", 7)).toEqual({
      price: 10,
      problem: { key: "MC.Refusal.points", data: { missing: 3 } },
      dear: true,
    });
  });

  it("R-Z15: is 20 CP for a foreign tree, which is locked until it was taught", () => {
    expect(priceInCp(fighter(), "sense", 50)).toMatchObject({
      price: 20,
      problem: { key: "MC.Refusal.untaught" },
      dear: false,
    });
    expect(priceInCp(fighter({ taught: ["sense"] }), "sense", 20)).toMatchObject({ price: 20, problem: null });
  });

  it("at creation is its own number in points, up to level 4, for own and common trees", () => {
    const third = { ...NEW, sf: { dodge: 2 } };
    expect(priceInPoints(third, "dodge", 3)).toEqual({ price: 3, problem: null, dear: false });
    expect(priceInPoints(third, "dodge", 2)).toMatchObject({ dear: true, problem: { key: "MC.Refusal.points" } });
    expect(priceInPoints({ ...NEW, sf: { healing: 4 } }, "healing", 9).problem?.key).toBe("MC.Refusal.sfHigh");
    expect(priceInPoints(NEW, "sense", 9)).toMatchObject({ dear: false, problem: { key: "MC.Refusal.foreignTree" } });
  });
});

describe("the grant of points", () => {
  const grantees = [{ uuid: "a", name: "Nova", ledger: [] as readonly LedgerEntry[] }];

  it("suggests 3 to 6 for a session and 0 to 6 more for an adventure", () => {
    const { hints } = grantDialog(grantees, { points: 3, reason: "", to: ["a"] });
    expect(hints.map(({ data }) => data)).toEqual([
      { min: 3, max: 6 },
      { min: 0, max: 6 },
    ]);
  });

  it("goes to somebody, and is not nothing", () => {
    const may = (points: number, to: readonly string[]) => grantDialog(grantees, { points, reason: "", to }).mayGrant;
    expect(may(3, ["a"])).toBe(true);
    expect(may(-2, ["a"])).toBe(true);
    expect(may(0, ["a"])).toBe(false);
    expect(may(3, [])).toBe(false);
  });
});

function sheet(tab: Tab, changes: Partial<ZeSheetInput> = {}) {
  const reader = { lang: "en", formats: FORMATS, compare, names: (key: string) => key } as const;
  const input = { ...sheetInput(reader, tab), ...changes };
  return zeSheet({ ...input, derived: ze.derive(input.snapshot) });
}

/** The sheet of a character whose creation has come that far. */
function made(creation: ZeSheetInput["actor"]["system"]["creation"], changes: Partial<ZeSheetInput> = {}) {
  const { actor } = sheetInput({ lang: "en", formats: FORMATS, compare, names: (key) => key }, "values");
  return sheet("values", { actor: { ...actor, system: { ...actor.system, creation } }, ...changes }).values;
}

describe("the values of a sheet", () => {
  it("tell who unlocked them after creation that values rise by advancement", () => {
    const locked = made("finished", { editing: true, locked: true });
    expect(locked).toMatchObject({ locked: true, editing: false, takeAll: false });
    expect(made("finished", { editing: true })).toMatchObject({ locked: false, editing: true });
    expect(made("finished", { locked: true }).locked).toBe(false);
  });

  it("let missing skills be taken during creation and by who writes freely", () => {
    expect(made("open", { missingSkills: 2 }).takeAll).toBe(true);
    expect(made("open", { missingSkills: 0 }).takeAll).toBe(false);
    expect(made("open", { missingSkills: 2, editable: false }).takeAll).toBe(false);
    expect(made("finished", { missingSkills: 2 }).takeAll).toBe(false);
    expect(made("finished", { missingSkills: 2, editing: true }).takeAll).toBe(true);
  });

  it("let the GM who edits say how far the creation has come, where characters are guided", () => {
    const chosen = (changes: Partial<ZeSheetInput>) =>
      made("free", { editing: true, ...changes }).states?.find(({ selected }) => selected)?.value;
    expect(chosen({})).toBe("free");
    expect(chosen({ gm: false })).toBeUndefined();
    expect(chosen({ guided: false })).toBeUndefined();
    expect(chosen({ editing: false })).toBeUndefined();
  });

  it("show the way to the creation only to who may change the character", () => {
    expect(made("open").creation).toBe(true);
    expect(made("open", { editable: false }).creation).toBe(false);
    expect(made("free").creation).toBe(false);
  });

  it("show the way to the creation of who is no character as well, whom no budget binds", () => {
    const { actor } = sheetInput({ lang: "en", formats: FORMATS, compare, names: (key) => key }, "values");
    const agent = { ...actor, system: { ...actor.system, role: "agent", creation: "open" } } as const;
    expect(sheet("values", { actor: agent }).values).toMatchObject({ creation: true, points: null });
  });
});

describe("special abilities at creation", () => {
  const purse = { unit: "points", free: 7 } as const;

  it("are paid in points, without teaching", () => {
    const { sf } = sheet("sf", { purse, selected: { tree: "healing", level: 1 } });
    expect(short(sf.free)).toBe("MC.Sf.freePoints (count 7)");
    expect(short(sf.detail?.buy ?? null)).toContain("MC.Sf.buyPoints");
    expect(sf.groups.flatMap(({ trees }) => trees).some(({ teach }) => teach)).toBe(false);
    const taught = sheet("sf")
      .sf.groups.at(-1)
      ?.trees.every(({ teach }) => teach);
    expect(taught).toBe(true);
  });

  it("open the item of a tree to who writes freely", () => {
    const selected = { tree: "dodge", level: 1 };
    expect(sheet("sf", { selected, editing: true }).sf.detail?.edit).toBe("dodge");
    expect(sheet("sf", { selected, editing: true, locked: true }).sf.detail?.edit).toBe("");
    expect(sheet("sf", { selected }).sf.detail?.edit).toBe("");
  });
});

describe("the ledger of a character", () => {
  const line = { key: "MC.Ledger.granted", data: { reason: "x" }, from: 0, to: 0, by: "gm", at: 1 };

  it("lets the GM alone take back grants and their corrections", () => {
    const { actor } = sheetInput({ lang: "en", formats: FORMATS, compare, names: (key) => key }, "history");
    const ledger = [
      { ...line, id: "a", amount: 5, subject: "" },
      { ...line, id: "b", amount: -2, subject: "" },
    ];
    const corrected = { ...actor, system: { ...actor.system, ledger } };
    const refunds = (gm: boolean) =>
      sheet("history", { actor: corrected, gm }).history.entries.map(({ refund }) => refund);
    expect(refunds(true)).toEqual([true, true]);
    expect(refunds(false)).toEqual([false, false]);
  });

  it("names a skill as the character's own item is called", () => {
    const { actor, items } = sheetInput({ lang: "en", formats: FORMATS, compare, names: (key) => key }, "history");
    const skill = items.find(({ type }) => type === "skill");
    const slug = skill?.system.identifier ?? "";
    const subject = `skill.${slug}`;
    const bought = { ...line, id: "a", amount: -2, subject, data: { kind: "skill", id: slug, to: 1 } };
    const named = { ...actor, system: { ...actor.system, ledger: [bought] } };
    const own = items.map((item) => (item === skill ? { ...item, name: "Kung-Fu" } : item));
    expect(sheet("history", { actor: named, items: own }).history.entries[0]?.label.data?.["id"]).toBe("Kung-Fu");
    expect(sheet("history", { actor: named, items: [] }).history.entries[0]?.label.data?.["id"]).toBe(slug);
  });
});
