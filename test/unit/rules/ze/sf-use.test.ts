import { describe, expect, it } from "vitest";
import { chanceOf, replay, type Result } from "../../../../src/rules/kernel/index.ts";
import * as ze from "../../../../src/rules/ze/index.ts";
import { granted } from "../../../support/ze.ts";

const levels = Object.fromEntries(ze.TREES.map((tree) => [tree, ze.lastLevel(tree)]));

/** Somebody with 3 in every attribute, no skills but Konzentration 4, every tree learnt, and 20 AP. */
function somebody(change: Partial<ze.Snapshot> = {}): ze.Snapshot {
  return {
    attributes: { st: 3, ge: 3, ko: 3, re: 3, wn: 3, in: 3, wk: 3, ch: 3 },
    skills: { konzentration: { attribute: "wk", value: 4 } },
    sf: levels,
    taught: [],
    class: "controller",
    born: "matrix",
    dreamer: false,
    wounds: ze.UNHURT,
    mental: 0,
    dead: false,
    ap: { value: 20, override: null },
    armor: 0,
    effects: [],
    ...change,
  };
}

type Plan = Partial<ze.SfPlan>;

function check(tree: ze.Tree, level: number, plan: Plan = {}, change: Partial<ze.Snapshot> = {}): Result<ze.SfCheck> {
  return ze.sfCheck({ user: somebody(change), target: somebody() }, { tree, level, ...plan });
}

const why = (result: Result<unknown>): string[] => (result.ok ? [] : result.problems.map(({ key }) => key));

/** The outcome of a use with the given faces, one list for each probe or die. */
function use(tree: ze.Tree, level: number, plan: Plan, ...faces: number[][]): ze.SfOutcome {
  return granted(replay(ze.useSf(granted(check(tree, level, plan))), faces));
}

const results = (outcome: ze.SfOutcome): string[] => outcome.results.map((result) => result.kind);

describe("who may use what", () => {
  it("only levels that are learnt, that are not empty, and that do not always work", () => {
    expect(why(check("combat", 3, {}, { sf: { combat: 2 } }))).toEqual(["MC.Refusal.level"]);
    expect(why(check("combat", 1, {}, { sf: {} }))).toEqual(["MC.Refusal.level"]);
    expect(why(check("move", 5))).toEqual(["MC.Refusal.emptyLevel"]);
    expect(why(check("fast-shot", 1))).toEqual(["MC.Refusal.passive"]);
    expect(why(check("reaction", 1))).toEqual(["MC.Refusal.initiative"]);
    expect(why(check("combat", 1, {}, { sf: { combat: 2 } }))).toEqual([]);
  });

  it("only with AP enough, for every copy and target", () => {
    expect(why(check("combat", 1, {}, { ap: { value: 2, override: null } }))).toEqual(["MC.Refusal.ap"]);
    expect(why(check("programming", 5, { count: 10, given: ["inside"] }))).toEqual([]);
    expect(why(check("programming", 5, { count: 11, given: ["inside"] }))).toEqual(["MC.Refusal.ap"]);
    expect(why(check("time-control", 5, { count: 5 }))).toEqual(["MC.Refusal.ap"]);
  });

  it("not the dead, nor who is out of action", () => {
    expect(why(check("combat", 1, {}, { dead: true }))).toEqual(["MC.Refusal.dead"]);
    expect(why(check("combat", 1, {}, { wounds: { L: 0, M: 0, S: 0, O: 8 } }))).toEqual(["MC.Refusal.out"]);
  });

  it("only where what the entry needs is so", () => {
    expect(check("camouflage", 1)).toMatchObject({
      problems: [{ key: "MC.Refusal.need", data: { need: "shadow" } }],
    });
    expect(why(check("combat", 6, { given: ["touch"] }))).toEqual(["MC.Refusal.need"]);
    expect(why(check("combat", 6, { given: ["touch", "agent"] }))).toEqual([]);
    expect(why(ze.sfCheck({ user: somebody(), target: null }, { tree: "combat", level: 4 }))).toEqual([
      "MC.Refusal.target",
    ]);
    expect(why(check("time-control", 6, { count: 2 }))).toEqual(["MC.Refusal.oneTarget"]);
  });

  it("R-Z31: a resurrection within 150 ZE of death, of oneself too, with 1 AP at least", () => {
    expect(why(check("healing", 6))).toEqual(["MC.Refusal.need"]);
    expect(why(check("healing", 6, { deadZe: 151 }))).toEqual(["MC.Refusal.need"]);
    expect(why(check("healing", 6, { deadZe: 150 }, { dead: true }))).toEqual([]);
    expect(why(check("healing", 6, { deadZe: 1 }, { ap: { value: 0, override: null } }))).toEqual(["MC.Refusal.ap"]);
    expect(use("healing", 6, { deadZe: 100 })).toMatchObject({
      ap: 20,
      ze: 10,
      results: [{ kind: "heal", boxes: "all", whom: "selfOrTouched" }],
    });
  });
});

describe("what a use costs", () => {
  it("R-Z31: AP in full whether it succeeds or not, only Kill Human costs 1 on failure", () => {
    expect(use("combat", 1, {}, [1])).toMatchObject({ success: true, ap: 3 });
    expect(use("combat", 3, {}, [1])).toMatchObject({ success: false, ap: 5, results: [] });
    expect(use("combat", 4, {}, [9], [3])).toMatchObject({ success: true, ap: 8 });
    expect(use("combat", 4, {}, [3], [9])).toMatchObject({ success: false, ap: 1 });
    expect(use("programming", 5, { count: 3, given: ["inside"] })).toMatchObject({ ap: 6 });
    expect(use("time-control", 4, { count: 4 }, [9])).toMatchObject({ ap: 4, ze: 3 });
  });

  it("R-Z16: delayed results come at now + ZE, reactions push the next action", () => {
    expect(use("combat", 1, {}, [5])).toMatchObject({ charge: "own", timing: "delayed", inZe: 10, ze: 10 });
    expect(use("time-control", 5, {}, [5])).toMatchObject({ charge: "delay", timing: "immediate", inZe: 0, ze: 5 });
    expect(use("telekinesis", 1, {}, [5])).toMatchObject({ charge: "own", timing: "own", inZe: 0 });
  });

  it("R-Z26: what has no ZE costs none, even born outside", () => {
    const outside = granted(check("prevention", 2, {}, { born: "outside" }));
    expect(outside).toMatchObject({ ze: 0, charge: "none" });
    expect(granted(check("combat", 1, {}, { born: "outside" }))).toMatchObject({ ze: 12 });
  });

  it("R-Z27: a movement sets an end mark in place of pushing the next action", () => {
    for (const level of [1, 2, 3, 6]) {
      expect(granted(check("move", level, { given: ["inside"] })).charge).toBe("movement");
    }
    expect(granted(check("move", 4)).charge).toBe("own");
  });

  it("R-Z36: a jump takes 10 ZE and one more for every 3 metres begun, 20 for 30 metres", () => {
    const jump = (metres: number): number => granted(check("move", 3, { metres })).ze;
    expect([0, 1, 3, 4, 10, 29, 30].map(jump)).toEqual([10, 11, 11, 12, 14, 20, 20]);
    expect(() => check("move", 3, { metres: 31 })).toThrow("plan.metres");
    expect(use("move", 3, { metres: 10 }, [5]).results).toEqual([{ kind: "movement", ze: 14, metres: 10 }]);
  });

  it("Fast Draw takes 1 ZE, 2 with a dodge, 1 again with Faster Dodge", () => {
    expect(granted(check("move", 4, { dodging: true }, { sf: { move: 4 } })).ze).toBe(2);
    expect(granted(check("move", 4, { dodging: true })).ze).toBe(1);
    expect(granted(check("move", 4)).ze).toBe(1);
  });

  it("R-Z18: a factor halves or doubles the finished cost, never below 1", () => {
    const half: ze.Effect = { key: "MC.Effect.sf", aspect: "zeFactor", amount: 0.5 };
    expect(granted(check("combat", 1, {}, { effects: [half] })).ze).toBe(5);
    expect(granted(check("move", 4, {}, { effects: [half] })).ze).toBe(1);
    expect(granted(check("combat", 6, { given: ["touch", "agent"] }, { effects: [{ ...half, amount: 2 }] })).ze).toBe(
      6,
    );
  });

  it("R-Z32: a blur takes 10 ZE in all, the blow included", () => {
    expect(granted(check("hit", 4, { given: ["hit"], paidZe: 8 })).ze).toBe(2);
    expect(use("hit", 4, { given: ["hit"], paidZe: 8 })).toMatchObject({
      ap: 5,
      results: [{ kind: "blur", attacks: 4, ze: 10 }],
    });
  });

  it("what the GM decides takes what the GM says", () => {
    expect(granted(check("programming", 1, { ze: 500, given: ["simulation"] }))).toMatchObject({
      ze: 500,
      charge: "none",
    });
  });
});

describe("what a use does", () => {
  it("R-Z3: against somebody it must be better, a tie does nothing", () => {
    expect(use("influence", 1, {}, [5], [5])).toMatchObject({ success: false, difference: 0, stufe: 2, other: 2 });
    expect(use("influence", 1, {}, [6], [5])).toMatchObject({ success: true, difference: 1 });
  });

  it("acrobatics: 1 Stufe malus on the own actions, 2 on who attacks, while it lasts", () => {
    expect(use("move", 2, {}, [9]).results).toMatchObject([
      { kind: "movement", ze: 10 },
      { kind: "effect", whom: "self", effect: { aspect: "stufe", amount: -1 }, lasts: "movement" },
      { kind: "effect", whom: "self", effect: { aspect: "hit", amount: -2 }, lasts: "movement" },
    ]);
    expect(use("move", 1, {}, [9]).results).toMatchObject([
      { kind: "movement" },
      { effect: { aspect: "hit", amount: -2 } },
    ]);
  });

  it("camouflage makes being found harder by 2 Stufen", () => {
    for (const level of [1, 2, 3, 5]) {
      expect(use("camouflage", level, { given: ["shadow"] }, [9]).results[0]).toMatchObject({
        whom: "self",
        effect: { aspect: "visible", amount: -2 },
      });
    }
  });

  it("R-Z34: pain resistance ignores the chosen row, pain immunity all, for the fight", () => {
    expect(why(check("prevention", 1))).toEqual(["MC.Refusal.row"]);
    const [one] = use("prevention", 1, { row: "S" }).results;
    expect(one).toMatchObject({ effect: { aspect: "ignoreRow", row: "S" }, lasts: "fight" });
    const [every] = use("prevention", 2, {}).results;
    expect(every).not.toHaveProperty("effect.row");
    if (one?.kind !== "effect") throw new Error("no effect");
    const hurt = somebody({ wounds: { L: 0, M: 0, S: 4, O: 0 }, effects: [one.effect] });
    expect(ze.woundMalus(hurt).total).toBe(0);
  });

  it("R-Z33: Singlefire Dodge makes a shot miss, or leaves it as it was", () => {
    const shot = { fired: 1, hit: 1 };
    expect(use("dodge", 2, { shot }, [5])).toMatchObject({
      ap: 1,
      ze: 1,
      charge: "delay",
      results: [{ kind: "bullets", hit: 0 }],
    });
    expect(use("dodge", 2, { shot }, [4])).toMatchObject({ success: false, results: [{ kind: "bullets", hit: 1 }] });
    expect(why(check("dodge", 2, { shot: { fired: 3, hit: 1 } }))).toEqual(["MC.Refusal.need"]);
    expect(why(check("dodge", 2))).toEqual(["MC.Refusal.need"]);
  });

  it("R-Z33: Autofire Dodge is harder by half the bullets fired; a failure leaves as many as Stufen are missing", () => {
    const shot = { fired: 15, hit: 9 };
    expect(granted(check("dodge", 4, { shot })).probe).toMatchObject({ value: 3 - 7, target: 1 });
    expect(use("dodge", 4, { shot }, [10, 2]).results).toEqual([{ kind: "bullets", hit: 0 }]);
    expect(use("dodge", 4, { shot }, [9])).toMatchObject({ difference: -2, results: [{ kind: "bullets", hit: 2 }] });
    expect(use("dodge", 4, { shot: { fired: 15, hit: 1 } }, [1]).results).toEqual([{ kind: "bullets", hit: 1 }]);
    expect(why(check("dodge", 4, { shot: { fired: 1, hit: 1 } }))).toEqual(["MC.Refusal.need"]);
  });

  it("R-Z28: Kill Human does twice WK in the row of the difference, detonation 8 within 5 m", () => {
    expect(use("combat", 4, {}, [9], [1]).results).toEqual([
      { kind: "wound", whom: "target", row: "M", boxes: 6, metres: 0 },
    ]);
    expect(use("combat", 5, {}, [1]).results).toEqual([{ kind: "wound", whom: "area", row: "L", boxes: 8, metres: 5 }]);
    expect(use("combat", 5, {}, [6])).toMatchObject({ difference: 2, results: [{ row: "M" }] });
    expect(use("combat", 5, {}, [10, 9])).toMatchObject({ difference: 4, results: [{ row: "O" }] });
  });

  it("R-Z28: a fire does its boxes for four rounds of 10 ZE, then one on L", () => {
    const [fire] = use("combat", 2, {}, [5]).results;
    expect(fire).toEqual({ kind: "fire", row: "M", boxes: 4, rounds: 4, roundZe: 10 });
    if (fire?.kind !== "fire") throw new Error("no fire");
    expect([1, 4, 5, 99].map((round) => ze.burn(fire, round))).toEqual([
      { row: "M", boxes: 4, nextZe: 10 },
      { row: "M", boxes: 4, nextZe: 10 },
      { row: "L", boxes: 1, nextZe: 10 },
      { row: "L", boxes: 1, nextZe: 10 },
    ]);
    expect(use("combat", 1, {}, [5]).results).toMatchObject([{ row: "L", boxes: 2 }]);
    expect(use("combat", 3, {}, [5]).results).toMatchObject([{ row: "S", boxes: 4 }]);
  });

  it("R-Z13: a power does 2 less to who was born outside, and R-Z7: row O kills a dreamer", () => {
    const victim = { marks: ze.UNHURT, dreamer: false, born: "outside" } as const;
    expect(ze.woundByPower(victim, { row: "S", boxes: 8 })).toMatchObject({
      boxes: { total: 6 },
      marks: { S: 6 },
      dead: false,
    });
    expect(ze.woundByPower({ ...victim, dreamer: true }, { row: "O", boxes: 3 }).dead).toBe(true);
    expect(ze.woundByPower(victim, { row: "L", boxes: 1 }).marks).toEqual(ze.UNHURT);
  });

  it("a sudden exit costs a box in the row that a W6 decides: 1-2 L, 3-4 M, 5-6 S", () => {
    const row = (face: number): unknown => use("transfer", 4, { given: ["inside"] }, [face]).results[0];
    expect([1, 2, 3, 4, 5, 6].map(row)).toEqual(
      ["L", "L", "M", "M", "S", "S"].map((row) => ({ kind: "wound", whom: "self", row, boxes: 1, metres: 0 })),
    );
    expect(results(use("transfer", 4, { given: ["inside"] }, [1]))).toEqual(["wound", "exit"]);
  });

  it("R-Z18: time control puts a factor on the target while it is kept up, and 10 ZE longer", () => {
    expect(use("time-control", 2, {}, [5]).results).toMatchObject([
      { whom: "target", effect: { aspect: "zeFactor", amount: 0.5 }, lasts: "kept", afterZe: 10 },
      { whom: "self", effect: { aspect: "stufe", amount: 0 }, lasts: "kept" },
    ]);
    expect(use("time-control", 3, {}, [9], [1]).results[0]).toMatchObject({ effect: { amount: 2 }, afterZe: 10 });
    const kept: ze.Effect = { key: "MC.Effect.sf", aspect: "zeFactor", amount: 2 };
    const ended = ze.endKept(kept, 30, 10);
    expect(ended.until).toBe(40);
    expect([ze.isOver(ended, 39), ze.isOver(ended, 40), ze.isOver(kept, 1e6)]).toEqual([false, true, false]);
  });

  it("R-Z36: cutting senses lasts 600 ZE, and costs 1 Stufe while kept up longer", () => {
    expect(use("influence", 1, {}, [9], [1]).results).toMatchObject([
      { kind: "senses", most: 1, ze: 600 },
      { whom: "self", effect: { aspect: "stufe", amount: -1 }, lasts: "kept" },
    ]);
    expect(use("influence", 3, {}, [9], [1])).toMatchObject({
      ze: 600,
      inZe: 600,
      results: [{ kind: "suggest", min: -1, max: 4 }],
    });
  });

  it("R-Z35: the hit tree turns the next blow", () => {
    expect(use("hit", 1, {})).toMatchObject({ ap: 1, ze: 8, results: [{ kind: "blow", style: "physical" }] });
    expect(use("hit", 2, {})).toMatchObject({ ap: 1, ze: 8, results: [{ kind: "blow", style: "nerve" }] });
    expect(granted(check("hit", 1, {}, { sf: { hit: 1, "fast-hit": 4 } })).ze).toBe(8);
  });

  it("R-Z37: Fast Draw gives who is aiming already a Reaction probe against 3", () => {
    expect(use("move", 4, {}).results).toEqual([{ kind: "draw", reaction: 3 }]);
  });

  it("healing: 2, 5, 10 boxes of the own, 1 of who is touched", () => {
    const boxes = [2, 3, 4].map((level) => use("healing", level, {}).results);
    expect(boxes).toMatchObject([[{ boxes: 2 }], [{ boxes: 5 }], [{ boxes: 10 }]]);
    expect(use("healing", 5, { given: ["touch"] }, [5]).results).toMatchObject([{ boxes: 1, whom: "touched" }]);
  });

  it("every printed level that can be used has its outcome", () => {
    const given: ze.SfNeed[] = ["agent", "beforeEntry", "hit", "inside", "outside", "shadow", "simulation", "touch"];
    for (const tree of ze.TREES) {
      for (let level = 1; level <= ze.lastLevel(tree); level += 1) {
        const entry = ze.entryOf(tree, level);
        if (!entry || entry.play === "passive" || entry.play === "initiative") continue;
        const shot = { fired: entry.needs.includes("shot") ? 1 : 9, hit: 1 };
        const ready = granted(check(tree, level, { given, shot, deadZe: 0, row: "L" }));
        expect(chanceOf(ze.sfOdds(ready), () => true)).toBeCloseTo(1, 12);
      }
    }
  });
});

describe("the roll for initiative", () => {
  const hurt = { wounds: { L: 6, M: 0, S: 0, O: 0 } };

  it("R-Z2: Fast Reaction adds 4 to the value, Very Fast Reaction 10, wounds lower the Stufe", () => {
    expect(granted(ze.initiativeCheck(somebody(hurt), 0))).toMatchObject({
      value: { total: 3 },
      stufe: { total: -1 },
      ap: 0,
    });
    expect(granted(ze.initiativeCheck(somebody(), 1))).toMatchObject({ value: { total: 7 }, ap: 1, first: false });
    expect(granted(ze.initiativeCheck(somebody(), 2))).toMatchObject({ value: { total: 13 }, ap: 2 });
    expect(granted(ze.initiativeCheck(somebody(), 4))).toMatchObject({ value: { total: 3 }, ap: 10, first: true });
  });

  it("is refused without the level or the AP", () => {
    expect(why(ze.initiativeCheck(somebody({ sf: { reaction: 2 } }), 4))).toEqual(["MC.Refusal.level"]);
    expect(why(ze.initiativeCheck(somebody({ ap: { value: 9, override: null } }), 4))).toEqual(["MC.Refusal.ap"]);
  });
});
