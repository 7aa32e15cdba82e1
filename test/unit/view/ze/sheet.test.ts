import { describe, expect, it } from "vitest";
import { ze } from "../../../../src/rules/index.ts";
import { zeSheet } from "../../../../src/view/ze/sheet.ts";
import { TABS, type Tab, type ZeSheetInput } from "../../../../src/view/ze/sheet-input.ts";
import { agentInput, sheetInput, snapshotOf, WEAPONS, type Reader } from "../../../../tools/gallery/samples.ts";
import { compare, FORMATS, short } from "../reader.ts";

const READER: Reader = { lang: "en", formats: FORMATS, compare, names: (key) => key.split(".").at(-1) ?? key };

function sheet(changes: Partial<ZeSheetInput> = {}, tab: Tab = "values") {
  const input = { ...sheetInput(READER, tab, changes), ...changes };
  return zeSheet({ ...input, derived: ze.derive(input.snapshot, input.rules) });
}

describe("the head of the sheet", () => {
  it("names class and birthplace of a character, and the role of anyone else", () => {
    expect(short(sheet().head.line)).toBe("MC.Sheet.line.matrix (class fighter)");
    expect(short(zeSheet(agentInput(READER)).head.line)).toBe("MC.Role.agent");
  });

  it("R-Z6: shows the malus in force with the row that it comes from", () => {
    const { malus } = sheet({ snapshot: snapshotOf({ wounds: { L: 0, M: 6, S: 0, O: 0 } }) }).head;
    expect(malus).toMatchObject({ text: "−2", kind: "wound" });
    expect(malus.lines.map(({ label }) => short(label))).toEqual(["MC.Wounds.physical (row M)"]);
  });

  it("R-Z8: explains the maximum of AP by the formula, or says that it was set by hand", () => {
    expect(short(sheet().head.ap.max.note)).toContain("MC.Sheet.apFormula");
    const set = sheet({ snapshot: snapshotOf({ ap: { value: 4, override: 20 } }) }).head.ap;
    expect(set.max.text).toBe("20");
    expect(short(set.max.note)).toBe("MC.Sheet.apOverride");
    expect(set.pips.filter(Boolean)).toHaveLength(4);
  });

  it("says who is out of action, and of the dead no more than that", () => {
    const tags = (changes: Partial<ze.Snapshot>): readonly string[] =>
      sheet({ snapshot: snapshotOf(changes) }).head.tags.map(({ label }) => label);
    expect(tags({})).toEqual([]);
    expect(tags({ wounds: { L: 0, M: 0, S: 0, O: 8 } })).toEqual(["MC.State.out"]);
    expect(tags({ wounds: { L: 0, M: 0, S: 0, O: 10 }, dead: true })).toEqual(["MC.State.dead"]);
  });

  it("is a page of its own for programs, agents, dreamers and humans", () => {
    expect(sheet().compact).toBe(false);
    expect(zeSheet(agentInput(READER)).compact).toBe(true);
  });
});

describe("the tabs", () => {
  it.each(TABS)("show %s alone when it is chosen", (tab) => {
    const { bar, ...rest } = sheet({ tab }, tab);
    expect(bar.list.filter(({ active }) => active).map(({ id }) => id)).toEqual([tab]);
    const parts = [rest.values, rest.sf, rest.combat, rest.gear, rest.effects, rest.notes, rest.history];
    expect(parts.filter(({ active }) => active)).toHaveLength(1);
    expect(rest[tab].active).toBe(true);
  });

  it("count the effects in force", () => {
    expect(sheet().bar.list.find(({ id }) => id === "effects")?.badge).toBe("2");
    expect(sheet({ effects: [] }).bar.list.find(({ id }) => id === "effects")?.badge).toBe("");
  });
});

describe("attributes and skills", () => {
  it("stand in the order of the reader's language, in two columns read downward", () => {
    const { all, columns } = sheet().values;
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted(compare));
    expect(columns.flat()).toEqual(all);
    expect(columns.map(({ length }) => length)).toEqual([11, 10]);
  });

  it("R-Z5: explain their total by attribute and skill", () => {
    const pistols = sheet().values.all.find(({ slug }) => slug === "pistolen");
    expect(pistols?.figure.text).toBe("10");
    expect(pistols?.figure.lines.map(({ label, text }) => `${short(label)} ${text}`)).toEqual([
      "MC.Attribute.ge 4",
      "MC.Sum.skill (skill pistolen) +6",
    ]);
  });

  it("are written into the sheet only while editing is unlocked by who may change it", () => {
    const editing = (changes: Partial<ZeSheetInput>): boolean =>
      sheet(changes).values.attributes.some(({ editing }) => editing);
    expect(editing({})).toBe(false);
    expect(editing({ editing: true })).toBe(true);
    expect(editing({ editing: true, editable: false })).toBe(false);
    expect(editing({ editing: true, locked: true })).toBe(false);
  });
});

describe("the tab of combat", () => {
  it("lists what is at hand and, last, fighting without a weapon", () => {
    const { weapons } = sheet().combat;
    expect(weapons.map(({ id }) => id)).toEqual(["glock", "katana", "spas", "vp70", "unarmed"]);
    expect(short(weapons.at(-1)?.title ?? null)).toBe("MC.Weapon.unarmed");
  });

  it("shows the chance against the target, and against nobody in particular without one", () => {
    const chance = (changes: Partial<ZeSheetInput>): number => sheet(changes).combat.weapons[0]?.chance?.part ?? 0;
    expect(chance({ target: null })).toBeGreaterThan(chance({}));
    expect(short(sheet({ target: null }).combat.target)).toBe("MC.Sheet.chanceAnyone");
  });

  it("shows no chance for a weapon that there is no way to attack with", () => {
    const [vp70] = WEAPONS;
    if (!vp70) throw new Error("There is no sample weapon.");
    const rows = (system: Partial<typeof vp70.system>) =>
      sheet({ items: [{ ...vp70, system: { ...vp70.system, ...system } }] }).combat.weapons;
    expect(rows({})[0]?.chance).not.toBeNull();
    expect(rows({ rof: { ss: null, bf: null, fa: null } })[0]).toMatchObject({ modes: [], chance: null });
  });

  it("R-Z24: says which skill a weapon names that its owner does not have", () => {
    const [vp70] = WEAPONS;
    if (!vp70) throw new Error("There is no sample weapon.");
    const lost = (slug: string): string =>
      short(sheet({ items: [{ ...vp70, system: { ...vp70.system, lost: slug } }] }).combat.weapons[0]?.lost ?? null);
    expect(lost("kyudo")).toBe("MC.Weapon.skillLost (lost kyudo)");
    expect(lost("")).toBe(short(null));
  });

  it("warns of more weapons in hand than two hands hold", () => {
    expect(short(sheet().combat.hands)).toBe("MC.Sheet.hands (hands 5)");
    expect(sheet({ items: [] }).combat.hands).toBeNull();
  });

  it("R-Z13: shows what KO takes off in each row, two more for who was born outside", () => {
    const reduction = (born: ze.Birthplace): string | undefined =>
      sheet({ snapshot: snapshotOf({ born }) }).combat.facts.find(({ label }) => label === "MC.Fact.reduction")?.figure
        .text;
    expect(reduction("matrix")).toBe("3\u00a02\u00a01\u00a00");
    expect(reduction("outside")).toBe("5\u00a04\u00a03\u00a02");
  });

  it("bars what needs ammunition where there is none, and everything for who may only look", () => {
    const empty = sheet({ tab: "combat" });
    const modes = (context: typeof empty): readonly boolean[] =>
      context.combat.weapons.flatMap((weapon) => weapon.modes.map(({ disabled }) => disabled));
    expect(modes(empty).some(Boolean)).toBe(false);
    expect(modes(sheet({ editable: false })).every(Boolean)).toBe(true);
    expect(sheet({ editable: false }).combat.actions).toBeNull();
  });
});

describe("the tab of gear", () => {
  it("adds up the armour that is worn, and no other", () => {
    const { armors, protection } = sheet().gear;
    expect(protection).toBe(2);
    expect(armors.map(({ toggle }) => toggle?.on)).toEqual([true, false]);
  });

  it("offers nothing to switch or write to who may only look", () => {
    const { weapons, armors, things } = sheet({ editable: false }).gear;
    expect([...weapons, ...armors, ...things].every(({ toggle, field }) => toggle === null && field === "")).toBe(true);
  });
});

describe("the tab of effects", () => {
  it("says what each effect changes, and until when", () => {
    const { inForce, setAside } = sheet().effects;
    expect(inForce.flatMap(({ what }) => what.map(({ label }) => short(label)))).toEqual([
      "MC.Effect.hit (amount −2)",
      "MC.Effect.ignoreRow (amount 0, row M)",
      "MC.Effect.stufeSkill (amount −1, skill pistolen)",
    ]);
    expect(inForce.map(({ until }) => until)).toEqual(["64", "–"]);
    expect(short(setAside[0]?.what[0]?.label ?? null)).toBe("MC.Effect.zeFactor (amount 0.5)");
  });
});

describe("the notes of the GM", () => {
  it("are there for the GM alone", () => {
    const { notes } = sheetInput(READER, "notes");
    expect(sheet({}, "notes").notes.gm).not.toBeNull();
    expect(sheet({ notes: { ...notes, gm: null } }, "notes").notes.gm).toBeNull();
  });
});

describe("the history", () => {
  it("lists the ledger newest first, with what was gained, spent and is left", () => {
    const { granted, spent, free, entries } = sheet().history;
    expect([granted, spent, free]).toEqual(["22", "2", "20"]);
    expect(entries.map(({ id, amount, change }) => `${id} ${amount} ${change}`)).toEqual([
      "e +8 4 → 3",
      "d −8 3 → 4",
      "c −2 5 → 6",
      "b +16 ",
      "a +6 ",
    ]);
  });

  it("marks what was taken back, and offers to take back what was not", () => {
    const entries = sheet().history.entries;
    expect(entries.filter(({ refunded }) => refunded).map(({ id }) => id)).toEqual(["d"]);
    expect(entries.filter(({ refund }) => refund).map(({ id }) => id)).toEqual(["c", "b", "a"]);
    const player = sheet({ gm: false }).history.entries;
    expect(player.filter(({ refund }) => refund).map(({ id }) => id)).toEqual(["c"]);
    expect(sheet({ editable: false }).history.entries.some(({ refund }) => refund)).toBe(false);
  });

  it("lets the GM alone grant points", () => {
    expect(sheet().history.grant).toBe(true);
    expect(sheet({ gm: false }).history.grant).toBe(false);
  });
});

describe("the picture of the trees", () => {
  const nodes = (tree: string, changes: Partial<ZeSheetInput> = {}): string =>
    sheet(changes, "sf")
      .sf.groups.flatMap(({ trees }) => trees)
      .find((row) => row.tree === tree)
      ?.nodes.map(({ state }) => state)
      .join(" ") ?? "";

  it("shows levels that are had, the next one, and those behind it", () => {
    expect(nodes("move")).toBe("owned owned open later later later");
    expect(nodes("fast-shot")).toBe("owned owned owned open later");
  });

  it("R-Z15: locks a foreign tree that was not taught, and finds a taught one too dear where points are missing", () => {
    expect(nodes("time-control")).toBe("locked later later later later later");
    expect(nodes("camouflage")).toBe("dear later later later later");
  });

  it("R-Z14: names an empty level for what it is", () => {
    const row = sheet({}, "sf")
      .sf.groups.flatMap(({ trees }) => trees)
      .find(({ tree }) => tree === "move");
    expect(short(row?.nodes[4]?.name ?? null)).toBe("MC.Sf.empty");
  });

  it("stands in groups: everyone's trees, those of the own class, those of others", () => {
    expect(sheet({}, "sf").sf.groups.map(({ title, trees }) => `${title} ${trees.length}`)).toEqual([
      "MC.Class.common 4",
      "MC.Class.fighter 5",
      "MC.Sf.foreign 8",
    ]);
  });

  it("tells cost, duration, probe and what is left about the chosen level, and offers to learn it", () => {
    const { detail } = sheet({ selected: { tree: "prevention", level: 2 } }, "sf").sf;
    expect(detail?.facts.map(({ label, value }) => `${label} ${short(value)}`)).toEqual([
      "MC.Sf.fact.ap MC.Cost.ap (count 2)",
      "MC.Sf.fact.ze MC.Word.none",
      "MC.Sf.fact.probe MC.Sf.noProbe",
      "MC.Sf.fact.timing MC.Sf.timing.own",
      "MC.Sf.fact.after MC.Cost.cp (count 10)",
    ]);
    expect(short(detail?.buy ?? null)).toBe("MC.Sf.buy (count 10)");
  });

  it("offers the GM who edits freely to take away the highest level, where nothing was paid for it", () => {
    const removes = (level: number, changes: Partial<ZeSheetInput>): boolean | undefined => {
      const state = { editable: true, editing: true, gm: true, locked: false };
      return sheet({ selected: { tree: "move", level }, ...state, ...changes }, "sf").sf.detail?.remove;
    };
    const { trees } = sheetInput(READER, "sf");
    const paid = trees.map((tree) => ({ ...tree, refundable: tree.value > 0 }));
    const free = trees.map((tree) => ({ ...tree, refundable: false }));
    const { value = 0 } = trees.find(({ tree }) => tree === "move") ?? {};
    expect(value).toBeGreaterThan(1);
    expect(removes(value, { trees: free })).toBe(true);
    expect(removes(value, { trees: paid })).toBe(false);
    expect(removes(value - 1, { trees: free })).toBe(false);
    expect(removes(value, { trees: free, gm: false })).toBe(false);
    expect(removes(value, { trees: free, editing: false })).toBe(false);
  });

  it("says why a level cannot be had, and offers nothing to who may only look", () => {
    const detail = (tree: string, level: number, changes: Partial<ZeSheetInput> = {}) =>
      sheet({ selected: { tree, level }, ...changes }, "sf").sf.detail;
    expect(short(detail("time-control", 1)?.problem ?? null)).toBe("MC.Refusal.untaught (tree time-control)");
    expect(short(detail("move", 6)?.problem ?? null)).toBe("MC.Sf.buyBefore (name MC.Sf.empty)");
    expect(detail("move", 3, { editable: false })).toMatchObject({
      use: false,
      buy: null,
      refund: false,
      remove: false,
    });
    expect(detail("nothing", 1)).toBeNull();
    expect(detail("move", 7)).toBeNull();
  });
});
