import { describe, expect, it } from "vitest";
import type { kernel, ze } from "../../../../src/rules/index.ts";
import { advancement } from "../../../../src/view/ze/advancement.ts";
import { builder, type BuilderInput } from "../../../../src/view/ze/builder.ts";
import { grantDialog } from "../../../../src/view/ze/grant.ts";
import { snapshotOf } from "../../../../tools/gallery/samples.ts";
import { compare, FORMATS, short } from "../reader.ts";

const EMPTY: ze.Creation = { class: "fighter", born: "matrix", attributes: {}, skills: {}, sf: {} };

function input(changes: Partial<BuilderInput> = {}): BuilderInput {
  return {
    step: "attributes",
    creation: EMPTY,
    role: "character",
    gm: false,
    missing: 0,
    skills: [
      { slug: "pistolen", name: "Pistols", attribute: "ge" },
      { slug: "athletik", name: "Athletics", attribute: "ge" },
    ],
    trees: [
      { tree: "move", name: "Movement", owner: "common", last: 6 },
      { tree: "hit", name: "Hit", owner: "fighter", last: 4 },
      { tree: "sense", name: "Sense", owner: "controller", last: 5 },
    ],
    formats: FORMATS,
    compare,
    ...changes,
  };
}

describe("the role of an actor in the story", () => {
  it("is the GM's to choose, because budgets bind characters alone", () => {
    const roles = (gm: boolean) => builder(input({ step: "origin", gm })).origin?.roles.length;
    expect([roles(true), roles(false)]).toEqual([6, 0]);
  });
});

describe("the builder", () => {
  it("runs the three budgets along: 60, 170 and 19 points", () => {
    expect(builder(input()).budgets.map(({ spent, limit }) => `${spent} of ${limit}`)).toEqual([
      "8 of 60",
      "0 of 170",
      "0 of 19",
    ]);
  });

  it("shows what was overspent, and by how much", () => {
    const sf = { move: 4, hit: 4 };
    const [, , budget] = builder(input({ creation: { ...EMPTY, sf } })).budgets;
    expect(budget).toMatchObject({ over: true, kind: "wound", spent: "20" });
    expect(short(budget?.left ?? null)).toBe("MC.Creation.over (over 1)");
  });

  it("R-Z15: offers the common trees and those of the own class", () => {
    const titles = builder(input({ step: "sf" })).trees?.map(({ title, rows }) => `${title} ${rows.length}`);
    expect(titles).toEqual(["MC.Class.common 1", "MC.Class.fighter 1"]);
  });

  it("can only be finished when everything is legal, and says what is not", () => {
    expect(builder(input({ step: "review" }))).toMatchObject({ legal: true, next: "", back: "sf" });
    const foreign = builder(input({ step: "review", creation: { ...EMPTY, sf: { sense: 1 } } }));
    expect(foreign.legal).toBe(false);
    expect(foreign.review?.map(({ message }) => short(message))).toEqual(["MC.Refusal.foreignTree (tree sense)"]);
    expect(foreign.steps.find(({ id }) => id === "sf")?.state).toBe("problem");
  });

  it("shows of each step what belongs to it, and lets every step be visited", () => {
    const steps = (["origin", "attributes", "skills", "sf", "review"] as const).map((step) => builder(input({ step })));
    expect(steps.map(({ origin }) => origin !== null)).toEqual([true, false, false, false, false]);
    expect(steps.map(({ skills }) => skills !== null)).toEqual([false, false, true, false, false]);
    expect(steps.map(({ back, next }) => `${back}|${next}`)).toEqual([
      "|attributes",
      "origin|skills",
      "attributes|sf",
      "skills|review",
      "sf|",
    ]);
  });
});

describe("advancement", () => {
  const ledger: readonly kernel.LedgerEntry[] = [
    { id: "a", amount: 7, key: "k", subject: "", from: 0, to: 0, by: "gm", at: 1 },
  ];
  const skills = [{ slug: "pistolen", name: "Pistols" }];

  it("costs 8 CP for an attribute and 2 for a skill, and says how many are missing", () => {
    const { groups, free } = advancement({ snapshot: snapshotOf(), ledger, skills, formats: FORMATS, compare });
    expect(free).toBe(7);
    const [strength] = groups[0]?.columns[0] ?? [];
    expect(strength).toMatchObject({ subject: "attribute.st", from: "3", to: "4" });
    expect(short(strength?.problem ?? null)).toBe("MC.Refusal.points (missing 1)");
    expect(groups.map(({ price }) => price)).toEqual([8, 2]);
  });

  it("leaves out what stands at its highest value", () => {
    const { groups } = advancement({ snapshot: snapshotOf(), ledger, skills, formats: FORMATS, compare });
    expect(groups[1]?.columns).toEqual([]);
  });
});

describe("granting points", () => {
  it("names everybody with what is free, and who is chosen", () => {
    const grantees = [
      { uuid: "a", name: "Kestrel", ledger: [] },
      { uuid: "b", name: "Vesper", ledger: [] },
    ];
    const { actors, points } = grantDialog(grantees, { points: 4, reason: "", to: ["b"] });
    expect(actors.map(({ name, checked }) => `${name} ${checked}`)).toEqual(["Kestrel false", "Vesper true"]);
    expect(points).toBe(4);
  });
});
