import { describe, expect, it } from "vitest";
import { disciplines as rules, type kernel } from "../../../../src/rules/index.ts";

const CHOSEN = ["speed", "agility", "awareness"] as const;
const START = { speed: 3, agility: 2, awareness: 2 };
const FIVE = { ...START, strength: 1, endurance: 1 };

const keysOf = (result: kernel.Result<unknown>): readonly string[] =>
  result.ok ? [] : result.problems.map(({ key }) => key);

describe("raising a discipline", () => {
  it("R-D1: costs 2 for level 1 of one that was not chosen", () => {
    expect(rules.quoteDiscipline(START, CHOSEN, "strength")).toEqual({ legal: true, cost: 2, problems: [] });
  });

  it("R-D1: costs 3 for level 1 of a new one once five stand at level 1 or more", () => {
    expect(rules.quoteDiscipline(FIVE, CHOSEN, "evasion")).toEqual({ legal: true, cost: 3, problems: [] });
    expect(rules.quoteDiscipline({ ...FIVE, endurance: 0 }, CHOSEN, "evasion").cost).toBe(2);
  });

  it("R-D1: costs 1 for level 1 of a chosen one, however many others there are", () => {
    expect(rules.quoteDiscipline({ ...FIVE, balance: 1, agility: 0 }, CHOSEN, "agility").cost).toBe(1);
  });

  it("R-D1: costs 2, 3 and 4 for the levels 2 to 4, chosen or not", () => {
    const held = { ...FIVE, awareness: 3, strength: 3 };
    expect(rules.quoteDiscipline(held, CHOSEN, "endurance").cost).toBe(2);
    expect(rules.quoteDiscipline({ ...held, endurance: 2 }, CHOSEN, "endurance").cost).toBe(3);
    expect(rules.quoteDiscipline({ ...held, endurance: 3 }, CHOSEN, "endurance")).toMatchObject({
      legal: true,
      cost: 4,
    });
  });

  it("is refused at the top, without a price", () => {
    expect(rules.quoteDiscipline(START, CHOSEN, "speed")).toEqual({
      legal: false,
      cost: null,
      problems: [{ key: "MC.Refusal.levelTooHigh", data: { discipline: "speed", level: 4, limit: 3 } }],
    });
  });

  it("R-D2: is refused without its prerequisites, and each is named", () => {
    const quote = rules.quoteDiscipline({ endurance: 3 }, [], "endurance");
    expect(quote).toMatchObject({ legal: false, cost: 4 });
    expect(quote.problems.map(({ data }) => data)).toEqual([
      { discipline: "endurance", level: 4, needs: "awareness", needed: 3, held: 0 },
      { discipline: "endurance", level: 4, needs: "strength", needed: 3, held: 0 },
    ]);
  });

  it("is not hindered by prerequisites that another discipline lacks", () => {
    expect(rules.quoteDiscipline({ telekinesis: 1 }, [], "balance").legal).toBe(true);
  });

  it("costs nothing from -1 to 0: the slave wakes up", () => {
    expect(rules.raiseDiscipline({ speed: -1 }, [], "speed", 0)).toEqual({
      ok: true,
      value: { subject: "discipline.speed", from: -1, to: 0, amount: 0 },
    });
  });

  it("is refused with too few points, naming how many are missing", () => {
    const result = rules.raiseDiscipline(START, CHOSEN, "strength", 1);
    expect(result).toEqual({ ok: false, problems: [{ key: "MC.Refusal.points", data: { missing: 1 } }] });
    expect(rules.raiseDiscipline(START, CHOSEN, "strength", 2)).toEqual({
      ok: true,
      value: { subject: "discipline.strength", from: 0, to: 1, amount: -2 },
    });
  });
});

describe("lowering a discipline", () => {
  const line = (id: string, amount: number, from: number, to: number): kernel.LedgerEntry => ({
    id,
    amount,
    from,
    to,
    key: "MC.Ledger.raised",
    subject: "discipline.strength",
    by: "gm",
    at: 0,
  });

  it("R-D2: is refused while another discipline needs the level, and says which", () => {
    const result = rules.lowerDiscipline({ ...FIVE, evasion: 1 }, CHOSEN, "speed");
    expect(result).toEqual({
      ok: false,
      problems: [
        {
          key: "MC.Refusal.needed",
          data: { discipline: "evasion", level: 1, needs: "speed", needed: 3, held: 2 },
        },
      ],
    });
  });

  it("gives back what the newest standing ledger line paid", () => {
    const ledger = [line("a", 5, 0, 0), line("b", -3, 0, 1)];
    expect(rules.lowerDiscipline(FIVE, CHOSEN, "strength", ledger)).toMatchObject({ ok: true, value: { amount: 3 } });
    const refunded = [...ledger, { ...line("c", 3, 1, 0), refunds: "b" }, line("d", -2, 0, 1)];
    expect(rules.lowerDiscipline(FIVE, CHOSEN, "strength", refunded)).toMatchObject({ ok: true, value: { amount: 2 } });
  });

  it("gives back the price of raising it again where no ledger tells", () => {
    expect(rules.lowerDiscipline(FIVE, CHOSEN, "strength")).toEqual({
      ok: true,
      value: { subject: "discipline.strength", from: 1, to: 0, amount: 2 },
    });
    expect(rules.lowerDiscipline(FIVE, CHOSEN, "speed")).toMatchObject({ ok: true, value: { amount: 3 } });
  });

  it("is refused at level 0", () => {
    expect(keysOf(rules.lowerDiscipline(START, CHOSEN, "strength"))).toEqual(["MC.Refusal.levelTooLow"]);
  });
});

describe("levels of experience", () => {
  it("R-D20: grant a discipline point each, and a talent point on odd levels", () => {
    const grants = [2, 3, 4, 5].map((level) => rules.pointsBetween(level - 1, level));
    expect(grants.map(({ disciplinePoints }) => disciplinePoints)).toEqual([1, 1, 1, 1]);
    expect(grants.map(({ talentPoints }) => talentPoints)).toEqual([0, 1, 0, 1]);
    expect(rules.pointsBetween(1, 5)).toEqual({ disciplinePoints: 4, talentPoints: 2 });
    expect(rules.pointsBetween(3, 3)).toEqual({ disciplinePoints: 0, talentPoints: 0 });
  });

  it("do not go backwards and start at 1", () => {
    expect(() => rules.pointsBetween(5, 3)).toThrow("to must be");
    expect(() => rules.pointsBetween(0, 3)).toThrow("from must be");
  });
});

describe("talents after creation", () => {
  it("R-D33: cost the difference of the printed totals", () => {
    const costs = (["poor", "belowAverage", "average", "aboveAverage"] as const).map(
      (rating) => rules.quoteTalent({ stealth: rating }, "stealth").cost,
    );
    expect(costs).toEqual([1, 1, 1, 2]);
  });

  it("R-D33: know no limit of exceptional ones", () => {
    const talents = { craft: "exceptional", driving: "exceptional", stealth: "aboveAverage" } as const;
    expect(rules.raiseTalent(talents, "stealth", 2)).toEqual({
      ok: true,
      value: { subject: "talent.stealth", from: 3, to: 5, amount: -2 },
    });
  });

  it("are refused beyond exceptional, below poor, and with too few points", () => {
    expect(keysOf(rules.raiseTalent({ stealth: "exceptional" }, "stealth"))).toEqual(["MC.Refusal.ratingTooHigh"]);
    expect(keysOf(rules.lowerTalent({}, "stealth"))).toEqual(["MC.Refusal.ratingTooLow"]);
    expect(keysOf(rules.raiseTalent({ stealth: "aboveAverage" }, "stealth", 1))).toEqual(["MC.Refusal.points"]);
  });

  it("give back their price when lowered", () => {
    expect(rules.lowerTalent({ stealth: "exceptional" }, "stealth")).toMatchObject({ value: { amount: 2, to: 3 } });
  });

  it("are found again by their printed total", () => {
    expect(rules.RATINGS.map((rating) => rules.ratingOfCost(rules.talentCost(rating)))).toEqual(rules.RATINGS);
  });
});
