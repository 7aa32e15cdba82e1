import { beforeEach, describe, expect, it } from "vitest";
import { odds, replay, type Odds } from "../../../../src/rules/kernel/index.ts";
import {
  blowOn,
  isUnarmed,
  NERVE_STRIKE_ZE,
  parryCheck,
  strike,
  strikeCheck,
  strikeOdds,
  strikeSum,
  targetFigures,
  type ProbeCheck,
  type Snapshot,
  type StrikeCheck,
  type StrikeSituation,
  type Weapon,
} from "../../../../src/rules/ze/index.ts";
import { blamed } from "../../../support/blame.ts";
import { fighter, fists, granted, katana, pistol, refusals } from "../../../support/ze.ts";

const ready = (situation: Partial<StrikeSituation>, weapon: Weapon = katana(), attacker: Snapshot = fighter()) =>
  granted(strikeCheck(attacker, weapon, situation));
const blow = (check: StrikeCheck, ...faces: (readonly number[])[]) => granted(replay(strike(check), faces));
const ko4 = fighter({ attributes: { ...fighter().attributes, ko: 4, st: 4 } });

describe("the figures of a blow", () => {
  it("attribute and skill, 10 ZE and the weapon", () => {
    const sums = strikeSum(fighter(), katana());
    expect([sums.value.total, sums.stufe.total, sums.ze.total]).toEqual([7, 0, 9]);
    expect(strikeSum(fighter({ sf: { "fast-hit": 4 } }), katana()).ze.total).toBe(4);
  });

  it("R-Z41: readiness to parry costs 1 ZE and no Stufe, R-Z10: dodging both", () => {
    const parrying = strikeSum(fighter(), katana(), { parrying: true });
    expect([parrying.stufe.total, parrying.ze.total]).toEqual([0, 10]);
    const dodging = strikeSum(fighter(), katana(), { dodging: true });
    expect([dodging.stufe.total, dodging.ze.total]).toEqual([-1, 10]);
  });

  it("R-Z35: the tree Hit has 8 ZE, which Fast Hit does not change", () => {
    const quick = fighter({ sf: { "fast-hit": 4, hit: 2 } });
    expect(strikeSum(quick, fists(), { style: "physical" }).ze.total).toBe(8);
    expect(strikeSum(quick, fists(), { style: "nerve" }).ze.total).toBe(8);
  });

  it("is refused with what is no melee weapon, and for who cannot act", () => {
    expect(refusals(strikeCheck(fighter(), pistol()))).toEqual(["MC.Refusal.melee"]);
    expect(refusals(strikeCheck(fighter({ dead: true }), katana()))).toEqual(["MC.Refusal.dead"]);
    expect(refusals(parryCheck(fighter(), pistol()))).toEqual(["MC.Refusal.melee"]);
  });

  it("R-Z24: no weapon is what is used with Waffenloser Kampf", () => {
    expect(isUnarmed(fists())).toBe(true);
    expect(isUnarmed(katana())).toBe(false);
  });
});

describe("an armed blow", () => {
  it("R-Z12: katana 3, ST 3, difference 3: row S, 4 boxes through KO 4, no W4", () => {
    expect(blow(ready({ target: ko4 }), [6])).toMatchObject({
      stufe: 3,
      defence: 0,
      difference: 3,
      row: "S",
      boxes: 4,
      marks: { S: 4 },
      mental: null,
    });
  });

  it("R-Z41: hits against Stufe 0 where nobody defends", () => {
    expect(blow(ready({ target: ko4 }), [0, 0])).toMatchObject({ stufe: 0, hit: false });
    expect(blow(ready({ target: ko4 }), [1])).toMatchObject({ stufe: 1, hit: true, row: "L" });
  });

  it("R-Z3: a parry is rolled along, and ties are its", () => {
    const parry = granted(parryCheck(fighter(), katana()));
    const check = ready({ target: ko4, parry });
    expect(blow(check, [6], [7])).toMatchObject({ stufe: 3, defence: 3, hit: false });
    expect(blow(check, [6], [2])).toMatchObject({ defence: 1, difference: 2, row: "M" });
  });

  it("R-Z41: a parry that was rolled before counts by its Stufe, a dodge as against shots, the better of both", () => {
    expect(blow(ready({ target: ko4, parry: 2 }), [6])).toMatchObject({ defence: 2, difference: 1 });
    expect(blow(ready({ target: ko4, dodge: 1 }), [6])).toMatchObject({ defence: 1, difference: 2 });
    expect(blow(ready({ target: ko4, parry: 1, dodge: 2 }), [6])).toMatchObject({ defence: 2 });
    expect(blow(ready({ target: ko4, parry: -2 }), [6])).toMatchObject({ defence: 0 });
  });

  it("R-Z41: a parry has no malus of its own, but that of wounds", () => {
    expect(granted(parryCheck(fighter(), katana()))).toMatchObject({ value: 7, stufe: 0 });
    expect(granted(parryCheck(fighter({ mental: 4 }), katana())).stufe).toBe(-1);
  });

  it("can be brought to its target later", () => {
    const check = ready({});
    const outcome = blow(check, [6]);
    expect(outcome).toMatchObject({ hit: true, row: "S", boxes: null });
    expect(blowOn(check, outcome, targetFigures(ko4))).toMatchObject({ boxes: 4, marks: { S: 4 } });
    expect(blowOn(check, { hit: false, difference: 0 }, targetFigures(ko4)).hit).toBe(false);
  });
});

describe("a blow without a weapon", () => {
  it("R-Z12: difference × ST to the mental track, past KO and armour", () => {
    const target = fighter({ armor: 9, mental: 1 });
    const check = ready({ target, dodge: 1 }, fists(), ko4);
    expect(blow(check, [7])).toMatchObject({ difference: 2, row: null, boxes: 8, mental: 9, malus: 3, marks: null });
  });

  it("R-Z39: more than the track holds is lost, and its last box is out of action", () => {
    const target = fighter({ mental: 8 });
    expect(blow(ready({ target }, fists()), [7])).toMatchObject({ boxes: 9, mental: 10, out: true, dead: false });
  });

  it("dampened by Prevention 3: one box at most", () => {
    const target = fighter({ sf: { prevention: 3 } });
    expect(blow(ready({ target }, fists()), [7])).toMatchObject({ boxes: 1, mental: 1 });
    expect(targetFigures(fighter({ sf: { prevention: 2 } })).dampened).toBe(false);
    expect(targetFigures(fighter({ sf: { prevention: 4 } })).dampened).toBe(true);
  });

  it("R-Z35: with Hit 1 ST in the row of the difference", () => {
    expect(blow(ready({ target: ko4, style: "physical" }, fists()), [7])).toMatchObject({
      row: "S",
      boxes: 3,
      marks: { S: 3 },
      mental: null,
    });
    const dampening = fighter({ sf: { prevention: 3 } });
    expect(blow(ready({ target: dampening, style: "physical" }, fists()), [7]).boxes).toBe(1);
  });

  it("R-Z35: a nerve strike does no damage, and stops its target for 100 ZE", () => {
    expect(NERVE_STRIKE_ZE).toBe(100);
    expect(blow(ready({ target: ko4, style: "nerve" }, fists()), [7])).toMatchObject({
      hit: true,
      out: true,
      outZe: 100,
      boxes: null,
      mental: null,
    });
  });
});

describe("the odds of a blow", () => {
  const chance = <T>(all: Odds<T>, is: (value: T) => boolean): number =>
    all.filter(({ value }) => is(value)).reduce((sum, one) => sum + one.chance, 0);
  let parry: ProbeCheck;
  beforeEach(() => {
    parry = granted(parryCheck(fighter(), katana()));
  });

  it.each([
    ["armed", katana()],
    ["unarmed", fists()],
  ])("%s: sum to 1 and are those of the whole blow", (_, weapon) => {
    const check = ready({ target: ko4, parry }, weapon);
    const short = strikeOdds(check);
    const all = odds(strike(check));
    expect(Math.abs(chance(short.results, () => true) - 1)).toBeLessThan(1e-12);
    expect(short.hit).toBeCloseTo(
      chance(all, ({ hit }) => hit),
      12,
    );
    for (const { value, chance: own } of short.boxes) {
      expect(own).toBeCloseTo(
        chance(all, ({ boxes }) => boxes === value),
        12,
      );
    }
  });
});

describe("out of action", () => {
  const almost = fighter({ wounds: { L: 0, M: 0, S: 0, O: 6 } });

  it("R-Z6: a blow that marks the first box of 99 puts its target out, one that stops before it does not", () => {
    expect(blow(ready({ target: almost }), [10, 2])).toMatchObject({ row: "O", boxes: 6, out: true, dead: true });
    const spared = fighter({ wounds: { L: 0, M: 0, S: 8, O: 6 }, attributes: { ...fighter().attributes, ko: 6 } });
    expect(blow(ready({ target: spared }), [6])).toMatchObject({ row: "S", boxes: 2, out: false, dead: false });
    const last = fighter({ wounds: { L: 0, M: 0, S: 9, O: 7 }, attributes: { ...fighter().attributes, ko: 6 } });
    expect(blow(ready({ target: last }), [6])).toMatchObject({ malus: 99, out: true, dead: false });
  });

  it("R-Z39: a blow to the mind hits and leaves its target in action until the last box", () => {
    expect(blow(ready({ target: fighter() }, fists()), [6])).toMatchObject({ hit: true, boxes: 6, out: false });
    expect(blow(ready({ target: fighter({ mental: 4 }) }, fists()), [6])).toMatchObject({ mental: 10, out: true });
  });

  it("R-Z7: of an unknown target nobody takes it for a dreamer", () => {
    expect(blow(ready({}), [10, 2])).toMatchObject({ hit: true, row: "O", dead: false });
  });

  it("R-Z41: who is dead or out of action parries nothing", () => {
    expect(refusals(parryCheck(fighter({ dead: true }), katana()))).toEqual(["MC.Refusal.dead"]);
    expect(refusals(parryCheck(fighter({ mental: 10 }), katana()))).toEqual(["MC.Refusal.out"]);
    expect(refusals(parryCheck(fighter({ wounds: { L: 0, M: 0, S: 0, O: 8 } }), katana()))).toEqual(["MC.Refusal.out"]);
    expect(granted(parryCheck(fighter({ wounds: { L: 0, M: 0, S: 0, O: 7 } }), katana())).stufe).toBe(-5);
  });

  it("the odds of out of action count the dead, those of death only them", () => {
    const last = fighter({ wounds: { L: 10, M: 10, S: 10, O: 7 }, armor: 2 });
    const check = ready({ target: last });
    const { hit, out, dead, results } = strikeOdds(check);
    const sum = (is: (value: (typeof results)[number]["value"]) => boolean): number =>
      results.filter(({ value }) => is(value)).reduce((all, { chance }) => all + chance, 0);
    expect(out).toBeCloseTo(
      sum((one) => one.out || one.dead),
      12,
    );
    expect(dead).toBeCloseTo(
      sum((one) => one.dead),
      12,
    );
    expect([dead > 0, out > dead, hit >= out]).toEqual([true, true, true]);
  });

  it("R-Z7: a dreamer who is hit in row O is dead, and so out of action", () => {
    const { out, dead } = strikeOdds(ready({ target: fighter({ dreamer: true, armor: 99 }) }));
    expect(dead).toBeGreaterThan(0);
    expect(out).toBe(dead);
  });

  it("what is neither a probe nor a Stufe is no parry", () => {
    const check = ready({ target: ko4 });
    expect(blamed(() => strike({ ...check, parry: 1.5 }))).toBe("check.parry");
    expect(blamed(() => strike({ ...check, parry: {} as never }))).toMatch(/^check\.parry/);
    expect(blamed(() => strikeSum(fighter(), katana(), { parry: 1.5 }))).toBe("parry");
    expect(blamed(() => strikeSum(fighter(), katana(), { dodge: 1.5 }))).toBe("dodge");
    expect(blamed(() => strikeSum(fighter(), katana(), { dodging: 1 as never }))).toBe("dodging");
    expect(blamed(() => strikeSum(fighter(), katana(), { parrying: 1 as never }))).toBe("parrying");
  });

  it("R-Z10: the malus of dodging is an item of its own", () => {
    expect(strikeSum(fighter(), katana(), { dodging: true }).stufe.terms).toEqual([
      { key: "MC.Strike.dodging", amount: -1 },
    ]);
  });
});
