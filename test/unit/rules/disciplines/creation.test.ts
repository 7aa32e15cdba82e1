import { describe, expect, it } from "vitest";
import { disciplines as rules, kernel } from "../../../../src/rules/index.ts";

const problemsOf = (report: rules.CreationReport): readonly string[] => report.problems.map(({ key }) => key);

describe("the lists", () => {
  it("hold twelve disciplines, thirteen talents and five ratings", () => {
    expect([rules.DISCIPLINES.length, rules.TALENTS.length, rules.RATINGS.length]).toEqual([12, 13, 5]);
  });

  it("let every discipline end at 3, and Endurance alone at 4", () => {
    for (const id of rules.DISCIPLINES) expect(rules.highestLevel(id)).toBe(id === "endurance" ? 4 : 3);
  });
});

describe("creation", () => {
  it("R-D2: is finished with 12 points in three disciplines, prerequisites met", () => {
    const report = rules.checkCreation({ speed: 3, agility: 2, awareness: 2 });
    expect(report).toEqual({ legal: true, spent: { disciplines: 12, talents: 0 }, problems: [] });
  });

  it("R-D1: level n costs n points, 1, 3, 6 and 10 in all", () => {
    const spent = [1, 2, 3, 4].map((level) => rules.checkCreation({ endurance: level }).spent.disciplines);
    expect(spent).toEqual([1, 3, 6, 10]);
  });

  it("R-D2: is not finished with points left or too many spent", () => {
    expect(problemsOf(rules.checkCreation({ speed: 3, agility: 2, awareness: 1 }))).toEqual([
      "MC.Refusal.creationPoints",
    ]);
    expect(problemsOf(rules.checkCreation({ speed: 3, agility: 3, awareness: 1 }))).toEqual([
      "MC.Refusal.creationPoints",
    ]);
  });

  it("R-D2: knows no fourth discipline", () => {
    expect(problemsOf(rules.checkCreation({ speed: 2, agility: 2, awareness: 2, balance: 2 }))).toEqual([
      "MC.Refusal.creationDisciplines",
    ]);
  });

  it("R-D2: checks prerequisites at each level and names the highest that is missing", () => {
    const { problems } = rules.checkCreation({ regeneration: 3, speed: 3 });
    expect(problems).toEqual([
      {
        key: "MC.Refusal.prerequisite",
        data: { discipline: "regeneration", level: 3, needs: "endurance", needed: 4, held: 0 },
      },
    ]);
  });

  it("R-D2: allows Evasion where Awareness 1 and Speed 3 stand beside it", () => {
    expect(rules.checkCreation({ speed: 3, awareness: 2, evasion: 2 }).legal).toBe(true);
  });

  it("refuses levels above the highest and below 0", () => {
    expect(problemsOf(rules.checkCreation({ speed: 4, awareness: 1, agility: 1 }))).toEqual([
      "MC.Refusal.levelTooHigh",
    ]);
    expect(problemsOf(rules.checkCreation({ speed: 3, agility: 3, balance: -1 }))).toEqual(["MC.Refusal.levelTooLow"]);
    expect(rules.checkCreation({ speed: 3, agility: 3, balance: -1 }).problems[0]?.data).toEqual({
      discipline: "balance",
      level: -1,
      limit: 0,
    });
  });

  it("R-D33: leaves talent points unspent, but spends no more than 18", () => {
    const six = ["alertness", "charisma", "craft", "driving", "education", "intimidation"] as const;
    const above = kernel.keyed(six, () => "aboveAverage" as const);
    const legal = { speed: 3, agility: 2, awareness: 2 };
    expect(rules.checkCreation(legal, above)).toMatchObject({ legal: true, spent: { talents: 18 } });
    const report = rules.checkCreation(legal, { ...above, stealth: "belowAverage" });
    expect(problemsOf(report)).toEqual(["MC.Refusal.talentPoints"]);
  });

  it("allows two exceptional talents (8 points are left) and refuses a third", () => {
    const legal = { speed: 3, agility: 2, awareness: 2 };
    const two = { stealth: "exceptional", driving: "exceptional" } as const;
    expect(rules.checkCreation(legal, two)).toMatchObject({ legal: true, spent: { talents: 10 } });
    expect(rules.CREATION.talentPoints - 10).toBe(8);
    expect(problemsOf(rules.checkCreation(legal, { ...two, craft: "exceptional" }))).toEqual([
      "MC.Refusal.exceptional",
    ]);
  });

  it("refuses disciplines and talents that do not exist", () => {
    expect(() => rules.checkCreation({ luck: 1 } as rules.SomeLevels)).toThrow("disciplines");
    expect(() => rules.checkCreation({}, { luck: "poor" } as rules.SomeRatings)).toThrow("talents");
  });

  it("R-D1: counts as chosen what stands above 0", () => {
    expect(rules.chosenOf({ speed: 3, agility: 2, awareness: 2, balance: 0, flight: -1 })).toEqual([
      "agility",
      "awareness",
      "speed",
    ]);
  });
});

describe("roles", () => {
  it("R-D3: give slaves -1 in every discipline", () => {
    expect(new Set(Object.values(rules.levelsOfRole("slave")))).toEqual(new Set([-1]));
  });

  it("R-D11: give agents Endurance 4 and the strength of level 3", () => {
    expect(rules.levelsOfRole("agent")).toMatchObject({ endurance: 4, strength: 3, flight: 0 });
  });

  it("R-D11: let a defeated agent move into slaves only", () => {
    expect(rules.mayTakeHost("agent", true, "slave").ok).toBe(true);
    expect(rules.mayTakeHost("agent", false, "slave")).toMatchObject({ problems: [{ key: "MC.Refusal.undefeated" }] });
    expect(rules.mayTakeHost("agent", true, "human")).toMatchObject({ problems: [{ key: "MC.Refusal.noSlave" }] });
    expect(rules.mayTakeHost("exile", true, "slave")).toMatchObject({ problems: [{ key: "MC.Refusal.noAgent" }] });
  });

  it("show as four auras: slave, rebel, program, exile", () => {
    expect(rules.ROLES.map((role) => rules.auraOf(role))).toEqual([
      "rebel",
      "program",
      "program",
      "exile",
      "slave",
      "rebel",
    ]);
  });
});

describe("prerequisites", () => {
  const needs = (id: rules.Discipline, level: number): Record<string, number> =>
    Object.fromEntries(
      rules.PREREQUISITES.filter((one) => one.discipline === id && one.level === level).map((one) => [
        one.needs,
        one.needed,
      ]),
    );

  it("of Energy 1 are Awareness 2, Endurance 2, Strength 2", () => {
    expect(needs("energy", 1)).toEqual({ awareness: 2, endurance: 2, strength: 2 });
  });
  it("of Evasion 1 are Awareness 1, Speed 3", () => {
    expect(needs("evasion", 1)).toEqual({ awareness: 1, speed: 3 });
  });
  it("of Flight 1 are Awareness 1, Endurance 2, Speed 3, Strength 2", () => {
    expect(needs("flight", 1)).toEqual({ awareness: 1, endurance: 2, speed: 3, strength: 2 });
  });
  it("of Matrix Warping 1 is Telekinesis 3", () => {
    expect(needs("matrixWarping", 1)).toEqual({ telekinesis: 3 });
  });
  it("of Regeneration 1, 2, 3 are Endurance 2, 3, 4", () => {
    expect([1, 2, 3].map((level) => needs("regeneration", level))).toEqual([
      { endurance: 2 },
      { endurance: 3 },
      { endurance: 4 },
    ]);
  });
  it("of Telekinesis 1 are Awareness 3, Endurance 1, Speed 3", () => {
    expect(needs("telekinesis", 1)).toEqual({ awareness: 3, endurance: 1, speed: 3 });
  });
  it("of Endurance 4 are Awareness 3, Strength 3", () => {
    expect(needs("endurance", 4)).toEqual({ awareness: 3, strength: 3 });
  });
  it("are 18 in all", () => {
    expect(rules.PREREQUISITES.length).toBe(18);
  });
});
