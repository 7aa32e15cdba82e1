import { describe, expect, it } from "vitest";
import { replay, type Refusal, type Result } from "../../../../src/rules/kernel/index.ts";
import * as ze from "../../../../src/rules/ze/index.ts";
import { blamed } from "../../../support/blame.ts";
import { effect, fighter, granted } from "../../../support/ze.ts";

const levels = Object.fromEntries(ze.TREES.map((tree) => [tree, ze.lastLevel(tree)]));

/** A fighter of the middle with every tree and AP enough, changed as a test needs. */
const user = (change: Partial<ze.Snapshot> = {}): ze.Snapshot =>
  fighter({ sf: levels, ap: { value: 20, override: null }, ...change });

const check = (
  tree: ze.Tree,
  level: number,
  plan: Partial<ze.SfPlan> = {},
  change: Partial<ze.Snapshot> = {},
): Result<ze.SfCheck> => ze.sfCheck({ user: user(change), target: fighter() }, { tree, level, ...plan });

const problems = (result: Result<unknown>): readonly Refusal[] => (result.ok ? [] : result.problems);

describe("a refused use says what is wrong", () => {
  it("which level of which tree", () => {
    const at = (tree: ze.Tree, level: number) => ({ tree, level });
    expect(problems(check("move", 5))).toEqual([{ key: "MC.Refusal.emptyLevel", data: at("move", 5) }]);
    expect(problems(check("combat", 3, {}, { sf: { combat: 2 } }))).toEqual([
      { key: "MC.Refusal.level", data: at("combat", 3) },
    ]);
    expect(problems(check("fast-shot", 1))).toEqual([{ key: "MC.Refusal.passive", data: at("fast-shot", 1) }]);
    expect(problems(check("reaction", 1))).toEqual([{ key: "MC.Refusal.initiative", data: at("reaction", 1) }]);
  });

  it("how many AP are due and how many there are", () => {
    expect(problems(check("combat", 1, {}, { ap: { value: 2, override: null } }))).toEqual([
      { key: "MC.Refusal.ap", data: { due: 3, available: 2 } },
    ]);
  });

  it("R-Z31: who tries Kill Human must be able to pay for its success", () => {
    expect(problems(check("combat", 4, {}, { ap: { value: 7, override: null } }))).toEqual([
      { key: "MC.Refusal.ap", data: { due: 8, available: 7 } },
    ]);
    expect(problems(check("combat", 4, {}, { ap: { value: 8, override: null } }))).toEqual([]);
  });

  it("R-Z33: nobody dodges a burst that was not fired", () => {
    expect(problems(check("dodge", 4))).toEqual([{ key: "MC.Refusal.need", data: { need: "burst" } }]);
    expect(problems(check("dodge", 4, { shot: { fired: 2, hit: 0 } }))).toEqual([]);
  });
});

describe("the ZE of a use", () => {
  const cost = (result: Result<ze.SfCheck>): number => granted(result).ze;

  it("R-Z13, R-Z18: those that the GM sets stay as they are, whoever uses it", () => {
    const plan = { ze: 500, given: ["simulation"] } as const;
    const effects = [effect({ aspect: "zeFactor", amount: 2 }), effect({ aspect: "ze", amount: 7 })];
    expect(cost(check("programming", 1, plan, { born: "outside", effects }))).toBe(500);
  });

  it("follow the effects and the modifiers of the moment", () => {
    const slow = { key: "MC.Test.slow", amount: 3 };
    expect(cost(check("combat", 1, {}, { effects: [effect({ aspect: "ze", amount: 2 })] }))).toBe(12);
    expect(cost(check("combat", 1, { modifiers: [{ ...slow, aspect: "ze" }] }))).toBe(13);
    expect(cost(check("combat", 1, { modifiers: [{ ...slow, aspect: "stufe" }] }))).toBe(10);
  });

  it("R-Z32: only a blur takes off what its blow has cost already", () => {
    expect(cost(check("hit", 4, { given: ["hit"], paidZe: 99 }))).toBe(0);
    expect(cost(check("combat", 1, { paidZe: 8 }))).toBe(10);
    expect(cost(check("hit", 1, { paidZe: 8 }))).toBe(8);
  });
});

describe("the odds of a use", () => {
  it("without a probe: it succeeds", () => {
    const sure = [{ value: { success: true, difference: null }, chance: 1 }];
    expect(ze.sfOdds(granted(check("healing", 2)))).toEqual(sure);
  });

  it("R-Z3: against a Stufe a difference of 0 is enough, against somebody it is not", () => {
    const alone = ze.sfOdds(granted(check("combat", 1)));
    const opposed = ze.sfOdds(granted(check("combat", 4)));
    for (const [all, least] of [
      [alone, 0],
      [opposed, 1],
    ] as const) {
      expect(all.map(({ value: { difference } }) => difference)).toEqual(expect.arrayContaining([-1, 0, 1]));
      for (const { value } of all) expect(value.success).toBe((value.difference ?? 0) >= least);
    }
  });

  it("R-Z2: the Stufe that must be reached is that of the entry", () => {
    const best = (level: number): number =>
      Math.max(...ze.sfOdds(granted(check("combat", level))).map(({ value }) => value.difference ?? 0));
    expect([1, 3].map((level) => granted(check("combat", level)).probe?.target)).toEqual([1, 2]);
    expect(best(1) - best(3)).toBe(1);
  });
});

describe("R-Z7: a wound of a power", () => {
  const victim = { marks: ze.UNHURT, dreamer: false, born: "matrix" } as const;

  it("in row O kills a dreamer, in any other row it marks boxes", () => {
    const dreamer = { ...victim, dreamer: true };
    expect(ze.woundByPower(dreamer, { row: "O", boxes: 1 })).toMatchObject({ dead: true, marks: ze.UNHURT });
    for (const row of ["L", "M", "S"] as const) {
      expect(ze.woundByPower(dreamer, { row, boxes: 2 })).toMatchObject({ dead: false, marks: { [row]: 2 } });
    }
  });

  it("in row O marks boxes of who is no dreamer", () => {
    expect(ze.woundByPower(victim, { row: "O", boxes: 2 })).toMatchObject({ dead: false, malus: 4, marks: { O: 2 } });
  });
});

describe("a use that nobody can have planned", () => {
  const ready = granted(check("combat", 1));
  const sure = granted(check("healing", 2));
  const opposed = granted(check("combat", 4));
  const wrong = (made: ze.SfCheck, change: Partial<ze.SfCheck>) => () => ze.useSf({ ...made, ...change });

  it("without the probe of its entry, with one where none is rolled, or against another Stufe", () => {
    expect(blamed(wrong(ready, { probe: null }))).toBe("check.probe");
    expect(wrong(ready, { probe: null })).toThrow("that of the entry");
    expect(blamed(wrong(sure, { probe: ready.probe }))).toBe("check.probe");
    expect(blamed(wrong(ready, { probe: ready.probe && { ...ready.probe, target: 5 } }))).toBe("check.probe.target");
  });

  it("with an opponent where nobody resists, or without one", () => {
    expect(blamed(wrong(ready, { other: opposed.other }))).toBe("check.other");
    expect(wrong(opposed, { other: null })).toThrow("given just where somebody resists");
    expect(blamed(wrong(opposed, { other: null }))).toBe("check.other");
  });

  it("has an outcome all the same where only its shot or row is odd", () => {
    const failed = (level: number, shot: ze.IncomingShot | null) => {
      const made = granted(check("dodge", level, { shot: { fired: level === 2 ? 1 : 9, hit: 1 } }));
      const low = made.probe && { ...made.probe, value: 1, stufe: 0 };
      return granted(replay(ze.useSf({ ...made, probe: low, shot }), [[1]])).results;
    };
    expect(failed(2, { fired: 5, hit: 5 })).toEqual([{ kind: "bullets", hit: 5 }]);
    expect(failed(4, { fired: 5, hit: 5 })).toEqual([{ kind: "bullets", hit: 2 }]);
    expect(failed(2, null)).toEqual([{ kind: "bullets", hit: 0 }]);
    const rowless = { ...granted(check("prevention", 1, { row: "S" })), row: null };
    const [ignored] = granted(replay(ze.useSf(rowless), [])).results;
    expect(ignored).toMatchObject({ kind: "effect", effect: { aspect: "ignoreRow" } });
    expect(ignored).not.toHaveProperty("effect.row");
  });

  it("on a level that is empty", () => {
    expect(blamed(wrong(ready, { tree: "move", level: 5 }))).toBe("check.level");
    expect(wrong(ready, { tree: "move", level: 5 })).toThrow("a level that is not empty");
  });
});

describe("the roll for initiative is refused", () => {
  it("for the dead and for who is out of action", () => {
    expect(problems(ze.initiativeCheck(user({ dead: true }), 0))).toEqual([{ key: "MC.Refusal.dead" }]);
    expect(problems(ze.initiativeCheck(user({ mental: 10 }), 0))).toEqual([{ key: "MC.Refusal.out" }]);
  });

  it("without the level, and says which", () => {
    expect(problems(ze.initiativeCheck(user({ sf: { reaction: 2 } }), 4))).toEqual([
      { key: "MC.Refusal.level", data: { tree: "reaction", level: 4 } },
    ]);
    expect(granted(ze.initiativeCheck(user({ sf: {} }), 0))).toMatchObject({ first: false, ap: 0 });
  });

  it("without the AP, and says how many: exactly as many are enough", () => {
    const having = (value: number): Partial<ze.Snapshot> => ({ ap: { value, override: null } });
    expect(problems(ze.initiativeCheck(user(having(9)), 4))).toEqual([
      { key: "MC.Refusal.ap", data: { due: 10, available: 9 } },
    ]);
    expect(granted(ze.initiativeCheck(user(having(10)), 4))).toMatchObject({ first: true, ap: 10 });
    expect(granted(ze.initiativeCheck(user(having(0)), 0)).first).toBe(false);
  });

  it("names what was paid in the value", () => {
    expect(granted(ze.initiativeCheck(user(), 2)).value.terms).toContainEqual({
      key: "MC.Initiative.reaction",
      data: { level: 2 },
      amount: 10,
    });
  });
});
