import { beforeEach, describe, expect, it } from "vitest";
import { chanceOf, odds, playWith, replay, type Throw } from "../../../../src/rules/kernel/index.ts";
import {
  DEFAULT_RULES,
  dodge,
  dodgeCheck,
  impactOn,
  shoot,
  shootArea,
  shotCheck,
  shotOdds,
  shotSum,
  targetFigures,
  targetStufe,
  type ShotCheck,
  type ShotSituation,
  type Snapshot,
  type Weapon,
} from "../../../../src/rules/ze/index.ts";
import { effect, fighter, granted, grenade, katana, pistol, refusals, rifle } from "../../../support/ze.ts";
import { leastTime } from "../../../support/timing.ts";

const ready = (
  situation: Partial<ShotSituation>,
  weapon: Weapon = pistol(),
  shooter: Snapshot = fighter(),
): ShotCheck => granted(shotCheck(shooter, weapon, situation));
const shot = (check: ShotCheck, ...faces: (readonly number[])[]) => granted(replay(shoot(check), faces));

describe("the figures of a shot", () => {
  it("attribute and skill of the weapon, 10 ZE and ROF", () => {
    const sums = shotSum(fighter(), pistol());
    expect(sums.value.total).toBe(8);
    expect(sums.stufe.total).toBe(0);
    expect(sums.ze.total).toBe(7);
  });

  it("R-Z23: automatic fire costs 10 ZE, less Fast Shot", () => {
    expect(shotSum(fighter(), rifle(), { mode: "fa" }).ze.total).toBe(10);
    expect(shotSum(fighter(), rifle(), { mode: "bf" }).ze.total).toBe(6);
    expect(shotSum(fighter({ sf: { "fast-shot": 5 } }), rifle(), { mode: "fa" }).ze.total).toBe(6);
  });

  it("R-Z10: dodging on the same action costs 1 ZE and one Stufe", () => {
    const sums = shotSum(fighter(), pistol(), { dodging: true });
    expect(sums.ze.total).toBe(8);
    expect(sums.stufe.terms).toEqual([{ key: "MC.Shot.dodging", amount: -1 }]);
  });

  it("R-Z33: Faster Dodge saves the ZE, not the Stufe", () => {
    const sums = shotSum(fighter({ sf: { dodge: 1 } }), pistol(), { dodging: true });
    expect(sums.ze.total).toBe(7);
    expect(sums.stufe.total).toBe(-1);
  });

  it("R-Z40: beyond its range a weapon takes two Stufen, or what the GM says", () => {
    expect(shotSum(fighter(), pistol(), { distance: 100 }).stufe.total).toBe(0);
    expect(shotSum(fighter(), pistol(), { distance: 100.5 }).stufe.total).toBe(-2);
    expect(shotSum(fighter(), pistol(), { distance: 300, rangeMalus: 4 }).stufe.total).toBe(-4);
    expect(shotSum(fighter(), pistol({ range: null }), { distance: 9999 }).stufe.total).toBe(0);
  });

  it("wounds count once, effects on the target make it harder to hit", () => {
    const target = fighter({ effects: [effect({ aspect: "hit", amount: -2 })] });
    const shooter = fighter({ wounds: { L: 6, M: 0, S: 0, O: 0 } });
    const { stufe } = shotSum(shooter, pistol(), { target });
    expect(stufe.total).toBe(-3);
    expect(stufe.terms).toHaveLength(2);
  });

  it("R-Z13, R-Z18: born outside and a factor on the ZE", () => {
    const slow = fighter({ born: "outside", effects: [effect({ aspect: "zeFactor", amount: 2 })] });
    expect(shotSum(slow, pistol()).ze.total).toBe(18);
  });

  it("R-Z24: the skill may be another than the category's", () => {
    expect(shotSum(fighter(), pistol({ skill: "wurfwaffen" })).value.total).toBe(4);
  });
});

describe("who may shoot", () => {
  it("nobody who is dead or out of action", () => {
    expect(refusals(shotCheck(fighter({ dead: true }), pistol()))).toEqual(["MC.Refusal.dead"]);
    expect(refusals(shotCheck(fighter({ mental: 10 }), pistol()))).toEqual(["MC.Refusal.out"]);
  });

  it("only in modes that the weapon has, with rounds left", () => {
    expect(refusals(shotCheck(fighter(), pistol(), { mode: "fa" }))).toEqual(["MC.Refusal.mode"]);
    expect(refusals(shotCheck(fighter(), katana()))).toEqual(["MC.Refusal.mode"]);
    const empty = pistol({ magazine: { value: 0, max: 18 } });
    expect(refusals(shotCheck(fighter(), empty))).toEqual(["MC.Refusal.ammunition"]);
    expect(refusals(shotCheck(fighter(), rifle(), { area: true }))).toEqual(["MC.Refusal.area"]);
  });
});

describe("a shot", () => {
  it("R-Z10: Stufe 3 against dodge 1: difference 2, row M, 3 boxes through armour 1", () => {
    const target = fighter({ armor: 1 });
    const check = ready({ target, dodge: 1 });
    expect(shot(check, [6], [3])).toMatchObject({
      total: 14,
      stufe: 3,
      difference: 2,
      hit: true,
      row: "M",
      bullets: 1,
      w4: 3,
      boxes: 3,
      marks: { L: 0, M: 3, S: 0, O: 0 },
      malus: 1,
      out: false,
      dead: false,
    });
  });

  it("R-Z3: ties go to the defender", () => {
    expect(shot(ready({ dodge: 3 }), [6])).toMatchObject({ hit: false, difference: 0, row: null, success: false });
    expect(shot(ready({ dodge: 2 }), [6], [1])).toMatchObject({ hit: true, difference: 1 });
  });

  it("R-Z10: a dodge below 0 counts as 0", () => {
    expect(targetStufe(-2)).toBe(0);
    expect(targetStufe(null)).toBe(0);
    expect(targetStufe(3)).toBe(3);
    expect(ready({ dodge: -2 }).probe.target).toBe(0);
  });

  it("damage flows over into heavier rows", () => {
    const target = fighter({ wounds: { L: 0, M: 8, S: 0, O: 0 } });
    expect(shot(ready({ target, dodge: 1 }, rifle()), [6], [4])).toMatchObject({
      boxes: 8,
      marks: { L: 0, M: 10, S: 6, O: 0 },
      malus: 3,
    });
  });

  it("automatic fire rolls table 2, then the W4", () => {
    const check = ready({ mode: "fa", target: fighter() }, rifle());
    const { value, transcript } = playWith(shoot(check), (ask) =>
      ask.kind === "w10" ? [5] : Array.from({ length: ask.count }, () => 2),
    );
    expect(transcript.map(({ faces }: Throw) => faces)).toEqual([[5], [2, 2, 2], [2]]);
    expect(value).toMatchObject({ bullets: 10, w4: 2, row: "S", boxes: 5 + 10 + 2 - 1 });
    expect(check.bullets).toBe(20);
  });

  it("an unknown target leaves hit and row, with the same dice", () => {
    const check = ready({ dodge: 1 });
    const outcome = shot(check, [6], [3]);
    expect(outcome).toMatchObject({ hit: true, row: "M", bullets: 1, w4: 3, boxes: null, marks: null });
    const target = targetFigures(fighter({ armor: 1 }));
    expect(impactOn(check, outcome, target)).toMatchObject({ boxes: 3, marks: { M: 3 } });
  });

  it("R-Z7: a dreamer dies of a difference of 4, and of what overflows S", () => {
    const dreamer = fighter({ dreamer: true, wounds: { L: 0, M: 0, S: 9, O: 0 }, armor: 0 });
    const check = ready({ target: dreamer });
    expect(shot(check, [9], [1])).toMatchObject({ stufe: 4, row: "T", dead: true });
    expect(shot(check, [6], [4])).toMatchObject({ row: "S", boxes: 6, dead: true, marks: { S: 10 } });
  });

  it("a hit can put out of action without killing", () => {
    const target = fighter({ wounds: { L: 0, M: 0, S: 0, O: 5 } });
    expect(shot(ready({ target }), [9], [1])).toMatchObject({ boxes: 4, out: true, dead: false, marks: { O: 9 } });
  });
});

describe("the odds of a shot", () => {
  let check: ShotCheck;
  beforeEach(() => {
    check = ready({ mode: "fa", target: fighter({ armor: 2 }), dodge: 1 }, rifle());
  });

  it("sum to 1 within 1e-12", () => {
    expect(Math.abs(chanceOf(shotOdds(check).results, () => true) - 1)).toBeLessThan(1e-12);
  });

  it("are those of the whole shot", () => {
    const all = odds(shoot(check));
    const short = shotOdds(check);
    expect(short.hit).toBeCloseTo(
      chanceOf(all, ({ hit }) => hit),
      12,
    );
    for (const { value, chance } of short.boxes) {
      expect(chance).toBeCloseTo(
        chanceOf(all, ({ boxes }) => boxes === value),
        12,
      );
    }
    expect(short.dead).toBeCloseTo(
      chanceOf(all, ({ dead }) => dead),
      12,
    );
  });

  it("name hit and row alone where the target is unknown", () => {
    const { boxes, rows, hit } = shotOdds(ready({ dodge: 0 }));
    expect(boxes.map(({ value }) => value)).toEqual([null]);
    expect(1 - (rows.find(({ value }) => value === null)?.chance ?? 0)).toBeCloseTo(hit, 12);
  });

  it("are quick for automatic fire with damage", () => {
    // Ten times the bound that `npm run bench` holds it to: a slow machine must not fail the suite.
    expect(leastTime(9, () => void shotOdds(check))).toBeLessThan(200);
  });
});

describe("attacks on areas", () => {
  it("R-Z22: one roll, a hit test of its own for each target", () => {
    const check = ready({ mode: "fa", area: true }, rifle());
    const targets = [0, 3, 5].map((dodge) => ({ dodge, target: targetFigures(fighter()) }));
    const { probe, impacts } = granted(replay(shootArea(check, targets), [[9], [1, 1, 1], [1], [2, 2, 2], [4]]));
    expect(probe).toMatchObject({ total: 17, stufe: 4 });
    expect(impacts.map(({ hit, difference, bullets }) => [hit, difference, bullets])).toEqual([
      [true, 4, 7],
      [true, 1, 10],
      [false, -1, 0],
    ]);
  });

  it("R-Z22: area damage takes the place of the weapon's own", () => {
    const shotgun = pistol({ category: "shotgun", damage: 8, area: { radius: 2, damage: 5 } });
    expect(ready({ area: true }, shotgun).damage).toBe(5);
    expect(ready({}, shotgun).damage).toBe(8);
  });

  it("R-Z22: a grenade hurts everyone in its radius, a bad throw on row L", () => {
    const check = ready({}, grenade());
    expect(check).toMatchObject({ thrown: true, damage: 8, bullets: 1, skill: 0, ze: 10 });
    const targets = [{ dodge: null, target: targetFigures(fighter()) }];
    const bad = granted(replay(shootArea(check, targets), [[0, 9], [2]]));
    expect(bad.impacts).toMatchObject([{ hit: true, row: "L", bullets: 0, boxes: 8 + 2 - 3 }]);
    const good = granted(replay(shootArea(check, targets), [[9], [2]]));
    expect(good.impacts).toMatchObject([{ difference: 3, row: "S", boxes: 8 + 2 - 1 }]);
  });
});

describe("a dodge", () => {
  it("rolls Reaktion and Ausweichen, under the malus of wounds", () => {
    expect(granted(dodgeCheck(fighter()))).toEqual({ reading: "0-10", value: 6, stufe: 0, target: null });
    expect(granted(dodgeCheck(fighter({ mental: 4 }))).stufe).toBe(-1);
  });

  it("R-Z10: its Stufe, never below 0, is what shots must beat", () => {
    const check = granted(dodgeCheck(fighter()));
    expect(granted(replay(dodge(check), [[4]]))).toMatchObject({ stufe: 2, dodge: 2 });
    expect(granted(replay(dodge(check), [[0, 9]]))).toMatchObject({ stufe: -2, dodge: 0 });
  });

  it("is refused for who is out of action", () => {
    expect(refusals(dodgeCheck(fighter({ dead: true })))).toEqual(["MC.Refusal.dead"]);
  });

  it("R-Z1: is read as the world reads its W10", () => {
    expect(granted(dodgeCheck(fighter(), [], { ...DEFAULT_RULES, reading: "0-9" })).reading).toBe("0-9");
  });
});

describe("a shot that is refused or thrown", () => {
  it("says which mode the weapon does not have", () => {
    expect(shotCheck(fighter(), pistol(), { mode: "fa" })).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.mode", data: { mode: "fa" } }],
    });
  });

  it("R-Z22: a grenade does its area damage even where nobody aims at an area", () => {
    expect(ready({}, { ...grenade(), damage: 1 }).damage).toBe(8);
    expect(ready({}, { ...rifle(), area: { radius: 2, damage: 9 } }).damage).toBe(5);
  });
});
