import { describe, expect, it } from "vitest";
import { evaluate, replay } from "../../../../src/rules/kernel/index.ts";
import * as ze from "../../../../src/rules/ze/index.ts";
import { effect, fighter, pistol } from "../../../support/ze.ts";

const refused = (...problems: readonly object[]): object => ({ ok: false, problems });

describe("refusals of creation and improvement say what is wrong", () => {
  const made = (change: object): readonly object[] =>
    ze.creationState({ class: "fighter", born: "matrix", attributes: {}, skills: {}, sf: {}, ...change }).problems;

  it("which value is too high or too low, and where it ends", () => {
    expect(made({ attributes: { st: 6, ge: 0 } })).toEqual([
      { key: "MC.Refusal.attributeHigh", data: { attribute: "st", highest: 5 } },
      { key: "MC.Refusal.attributeLow", data: { attribute: "ge", lowest: 1 } },
    ]);
    expect(made({ skills: { pistolen: 7 } })).toEqual([
      { key: "MC.Refusal.skillHigh", data: { skill: "pistolen", highest: 6 } },
    ]);
    expect(made({ skills: { pistolen: 6, gewehre: 6 } })).toEqual([
      { key: "MC.Refusal.oneBestSkill", data: { highest: 5 } },
    ]);
    expect(made({ sf: { sense: 1 } })).toEqual([{ key: "MC.Refusal.foreignTree", data: { tree: "sense" } }]);
    expect(made({ sf: { dodge: 5 } })).toContainEqual({
      key: "MC.Refusal.sfHigh",
      data: { tree: "dodge", highest: 4 },
    });
    expect(ze.creationCost("skill", 7)).toEqual(
      refused({ key: "MC.Refusal.highest", data: { kind: "skill", highest: 6 } }),
    );
    expect(ze.creationCost("attribute", 6)).toEqual(
      refused({ key: "MC.Refusal.highest", data: { kind: "attribute", highest: 5 } }),
    );
  });

  it("by how much a budget is overspent", () => {
    const attributes = Object.fromEntries(ze.ATTRIBUTES.map((id) => [id, 4]));
    expect(made({ attributes })).toEqual([
      { key: "MC.Refusal.overspent", data: { kind: "attributes", over: 20, limit: 60 } },
    ]);
  });

  it("what is at its end, and which tree was not taught", () => {
    const best = fighter({ skills: { pistolen: { attribute: "ge", value: 6 } }, sf: { dodge: ze.lastLevel("dodge") } });
    expect(ze.improvement(best, { kind: "skill", id: "pistolen" })).toEqual(
      refused({ key: "MC.Refusal.highest", data: { kind: "skill", id: "pistolen", highest: 6 } }),
    );
    expect(ze.improvement(best, { kind: "sf", id: "dodge" })).toEqual(
      refused({ key: "MC.Refusal.highest", data: { kind: "sf", id: "dodge", highest: ze.lastLevel("dodge") } }),
    );
    expect(ze.improvement(best, { kind: "sf", id: "sense" })).toEqual(
      refused({ key: "MC.Refusal.untaught", data: { tree: "sense" } }),
    );
    expect(ze.improvement(best, { kind: "skill", id: "schleichen" })).toMatchObject({
      value: { from: 0, to: 1, cp: 2 },
    });
  });

  it("a name that is no attribute is an argument error of that name", () => {
    expect(() => ze.improvement(fighter(), { kind: "attribute", id: "luck" })).toThrow(/^id must be one of st, ge/);
  });
});

describe("effects", () => {
  it("keep their data as items, and have none where they had none", () => {
    const told = effect({ aspect: "value", amount: 1, data: { tree: "move" } });
    const { terms } = ze.valueSum(fighter({ effects: [told, effect({ aspect: "value", amount: 2 })] }), "pistolen");
    expect(terms).toContainEqual({ key: "MC.Test.effect", data: { tree: "move" }, amount: 1 });
    expect(terms).toContainEqual({ key: "MC.Test.effect", amount: 2 });
    expect(terms.filter((term) => "data" in term && term.data === undefined)).toEqual([]);
  });

  it("on a value change that value alone, on everything else nothing of it", () => {
    const character = fighter({
      effects: [
        effect({ aspect: "value", amount: 1 }),
        effect({ aspect: "value", amount: 2, skill: "pistolen" }),
        effect({ aspect: "stufe", amount: 4 }),
      ],
    });
    const { skills, attributes } = ze.derive(character);
    expect(skills["pistolen"]?.total).toBe(8 + 3);
    expect(skills["gewehre"]?.total).toBe(8 + 1);
    expect(attributes.re.total).toBe(3 + 1);
  });

  it("of the moment keep their data too", () => {
    const { stufe } = ze.probeSums(fighter(), "pistolen", [
      { key: "MC.Test.light", data: { lux: 3 }, aspect: "stufe", amount: -1 },
      { key: "MC.Test.wind", aspect: "stufe", amount: -2 },
    ]);
    expect(stufe.terms).toStrictEqual([
      { key: "MC.Test.light", data: { lux: 3 }, amount: -1 },
      { key: "MC.Test.wind", amount: -2 },
    ]);
  });

  it("R-Z34: a row that is ignored is that one; without a row it is each of them", () => {
    const wounds = { L: 10, M: 6, S: 0, O: 0 };
    const malus = (row?: ze.Row): number => {
      const ignored = effect({ aspect: "ignoreRow", amount: 0, ...(row && { row }) });
      return ze.woundMalus(fighter({ wounds, effects: [ignored] })).total;
    };
    expect(ze.woundMalus(fighter({ wounds })).total).toBe(-2);
    expect([malus("M"), malus("L"), malus()]).toEqual([-1, -2, 0]);
    const other = effect({ aspect: "value", amount: 0, row: "M" });
    expect(ze.woundMalus(fighter({ wounds, effects: [other] })).total).toBe(-2);
  });

  it("R-Z13, R-Z35: a dampened blow says what it lost", () => {
    const hit = { difference: 2, strength: 4, dampened: true, born: "matrix" } as const;
    expect(ze.unarmedDamage(hit)).toEqual({
      total: 1,
      terms: [
        { key: "MC.Damage.unarmed", amount: 8 },
        { key: "MC.Damage.dampened", amount: -7 },
      ],
    });
  });
});

describe("R-Z8: the formula for the most AP", () => {
  const most = (apFormula: string): number =>
    ze.derive(fighter({ sf: { move: 2 } }), { ...ze.DEFAULT_RULES, apFormula }).ap.max;

  it("names attributes, skills and trees; what a character lacks is 0", () => {
    expect(most("@attributes.wk")).toBe(3);
    expect(most("@skills.pistolen")).toBe(4);
    expect(most("@skills.schleichen + 1")).toBe(1);
    expect(most("@sf.move")).toBe(2);
    expect(most("@sf.dodge + 7")).toBe(7);
  });

  it("that names nothing of a character counts as the default one", () => {
    const standard = most(ze.DEFAULT_RULES.apFormula);
    expect(standard).toBe(3 * 3 + 2);
    for (const formula of [
      "@attributes",
      "@attributes.luck",
      "@attributes.wk.more",
      "@luck.move",
      "@move",
      "@skills",
    ]) {
      expect(most(formula)).toBe(standard);
      expect(evaluate(formula, () => undefined).ok).toBe(false);
    }
  });
});

describe("small things", () => {
  it("R-Z3: a tie is won by nobody, a difference by the better side", () => {
    const sums = { reading: "0-10", value: 7, stufe: 0, target: null } as const;
    const winner = (own: number, other: number): unknown => {
      const played = replay(ze.contest(sums, sums), [[own], [other]]);
      return played.ok && [played.value.winner, played.value.difference];
    };
    expect(winner(5, 5)).toEqual([null, 0]);
    expect(winner(9, 1)).toEqual(["own", 2]);
    expect(winner(1, 9)).toEqual(["other", -2]);
  });

  it("R-Z11: a single shot throws no dice and hits with its one bullet", () => {
    expect(ze.hitDiceOf({ mode: "ss", bullets: 1, skill: 4 })).toBe(0);
    expect(ze.hitDiceOf({ mode: "ss", bullets: 30, skill: 4 })).toBe(0);
    expect(ze.bulletHits({ mode: "ss", bullets: 30, skill: 4 })).toEqual({ kind: "done", value: 1 });
    expect(ze.bulletHits({ mode: "ss", bullets: 0, skill: 4 })).toEqual({ kind: "done", value: 0 });
  });

  it("R-Z25: a step of a creation that adds a problem of its own is refused, whatever else is wrong", () => {
    const creation: ze.Creation = {
      class: "fighter",
      born: "matrix",
      attributes: { st: 5, ge: 2 },
      skills: { pistolen: 6, gewehre: 5 },
      sf: { sense: 1 },
    };
    expect(ze.mayStep(creation, { kind: "attribute", id: "st" }, 1)).toBe(false);
    expect(ze.mayStep(creation, { kind: "attribute", id: "ge" }, 1)).toBe(true);
    expect(ze.mayStep(creation, { kind: "sf", id: "sense" }, 1)).toBe(false);
    expect(ze.mayStep(creation, { kind: "skill", id: "gewehre" }, 1)).toBe(false);
    expect(ze.mayStep(creation, { kind: "skill", id: "schleichen" }, 1)).toBe(true);
    expect(ze.mayStep(creation, { kind: "attribute", id: "re" }, -1)).toBe(false);
    expect(ze.mayStep(creation, { kind: "attribute", id: "ge" }, -1)).toBe(true);
  });

  it("R-Z25: exactly the points there are may be spent", () => {
    const seven = Object.fromEntries(ze.ATTRIBUTES.slice(0, 6).map((id) => [id, 4]));
    const full: ze.Creation = { class: "fighter", born: "matrix", attributes: seven, skills: {}, sf: {} };
    const spent = ze.creationState(full).attributes.spent;
    expect(spent).toBe(62);
    const short = { ...full, attributes: { ...seven, st: 3 } };
    expect(ze.creationState(short).attributes.left).toBe(2);
    expect(ze.mayStep(short, { kind: "attribute", id: "wk" }, 1)).toBe(true);
  });

  it("an area of a target that nobody knows is still tested", () => {
    const thrown = ze.shotCheck(fighter(), pistol(), {});
    expect(thrown.ok && ze.shootArea(thrown.value, [{ dodge: null, target: null }]).kind).toBe("then");
  });
});
