import { describe, expect, it } from "vitest";
import {
  damageOf,
  physicalDamage,
  plainDamage,
  reductionOf,
  rowOf,
  ROWS,
  unarmedDamage,
  type Hit,
} from "../../../../src/rules/ze/index.ts";

const hit = (change: Partial<Hit> = {}): Hit => ({
  melee: false,
  weapon: 2,
  bullets: 1,
  w4: 3,
  strength: 0,
  ko: 3,
  difference: 2,
  armor: 1,
  born: "matrix",
  dreamer: false,
  ...change,
});
const boxes = (change: Partial<Hit> = {}): number => damageOf(hit(change)).boxes.total;

describe("the row of a hit", () => {
  it.each([
    [1, "L"],
    [2, "M"],
    [3, "S"],
    [4, "O"],
    [9, "O"],
  ] as const)("a difference of %i begins in row %s", (difference, row) => {
    expect(rowOf(difference)).toBe(row);
  });

  it("R-Z28: a difference of 0 counts as row L", () => {
    expect(rowOf(0)).toBe("L");
  });

  it("R-Z7: dreamers have L, M, S, T", () => {
    expect([1, 2, 3, 4, 7].map((difference) => rowOf(difference, true))).toEqual(["L", "M", "S", "T", "T"]);
  });
});

describe("what KO takes off", () => {
  it("R-Z13: KO for L, one less a row from there, never below 0", () => {
    expect(ROWS.map((row) => reductionOf(4, row, "matrix"))).toEqual([4, 3, 2, 1]);
    expect(ROWS.map((row) => reductionOf(1, row, "matrix"))).toEqual([1, 0, 0, 0]);
  });

  it("R-Z13: KO counts two higher for who was born outside", () => {
    expect(ROWS.map((row) => reductionOf(1, row, "outside"))).toEqual([3, 2, 1, 0]);
  });
});

describe("the damage of a shot", () => {
  it("Glock 17: 2 + 1 bullet + W4 3 - (KO 3 - 1) - armour 1 = 3 boxes from M", () => {
    const { row, boxes: sum, dead } = damageOf(hit());
    expect({ row, boxes: sum.total, dead }).toEqual({ row: "M", boxes: 3, dead: false });
    expect(sum.terms).toEqual([
      { key: "MC.Damage.weapon", amount: 2 },
      { key: "MC.Damage.bullets", amount: 1 },
      { key: "MC.Damage.w4", amount: 3 },
      { key: "MC.Damage.constitution", data: { row: "M" }, amount: -2 },
      { key: "MC.Damage.armor", amount: -1 },
    ]);
  });

  it("R-Z11: every bullet that hits adds one, the first too", () => {
    expect(boxes({ bullets: 11 }) - boxes({ bullets: 1 })).toBe(10);
  });

  it("R-Z13: is never below 0, and says why", () => {
    const { boxes: sum } = damageOf(hit({ ko: 9, armor: 4 }));
    expect(sum.total).toBe(0);
    expect(sum.terms.at(-1)).toEqual({ key: "MC.Damage.minimum", amount: 6 });
  });

  it("R-Z13: born outside takes two less, as KO grows by two", () => {
    expect(boxes({ born: "outside" })).toBe(1);
    expect(boxes({ born: "outside", ko: 0, difference: 4 })).toBe(boxes({ ko: 0, difference: 4 }));
  });

  it("does not count ST", () => {
    expect(boxes({ strength: 9 })).toBe(3);
  });

  it("R-Z7: a difference of 4 kills a dreamer whatever the damage", () => {
    const dreamer = damageOf(hit({ dreamer: true, difference: 4, armor: 50 }));
    expect(dreamer).toMatchObject({ row: "T", boxes: { total: 0 }, dead: true });
    expect(damageOf(hit({ dreamer: true, difference: 3, weapon: 18, bullets: 8 })).dead).toBe(true);
  });

  it("R-Z6: more boxes than there are from that row on kill anyone", () => {
    expect(damageOf(hit({ difference: 4, weapon: 18, bullets: 8, ko: 3 }))).toMatchObject({ row: "O", dead: true });
  });
});

describe("the damage of a blow", () => {
  it("R-Z12: katana 3 + ST 3 - (KO 4 - 2) = 4 boxes from S", () => {
    const blow = damageOf(hit({ melee: true, weapon: 3, strength: 3, ko: 4, difference: 3, armor: 0 }));
    expect(blow).toMatchObject({ row: "S", boxes: { total: 4 } });
  });

  it("R-Z12: has no W4 and no bullets", () => {
    expect(boxes({ melee: true, bullets: 9, w4: 4, strength: 1 })).toBe(
      boxes({ melee: true, bullets: 0, strength: 1 }),
    );
  });
});

describe("damage without a weapon", () => {
  const blow = { difference: 2, strength: 4, dampened: false, born: "matrix" } as const;

  it("R-Z12: difference 2 × ST 4 = 8 boxes", () => {
    expect(unarmedDamage(blow).total).toBe(8);
  });

  it("dampened leaves one box at most", () => {
    expect(unarmedDamage({ ...blow, dampened: true }).total).toBe(1);
    expect(unarmedDamage({ ...blow, dampened: true, strength: 0 }).total).toBe(0);
  });

  it("R-Z13: takes two less from who was born outside, never below 0", () => {
    expect(unarmedDamage({ ...blow, born: "outside" }).total).toBe(6);
    expect(unarmedDamage({ ...blow, born: "outside", strength: 1, difference: 1 }).total).toBe(0);
    expect(unarmedDamage({ ...blow, born: "outside", dampened: true }).total).toBe(1);
  });

  it("is nothing without a positive difference", () => {
    expect(unarmedDamage({ ...blow, difference: 0 }).total).toBe(0);
    expect(unarmedDamage({ ...blow, difference: -3 }).total).toBe(0);
  });

  it("R-Z35: physical damage is ST, damped to one too", () => {
    expect(physicalDamage(blow).total).toBe(4);
    expect(physicalDamage({ ...blow, born: "outside" }).total).toBe(2);
    expect(physicalDamage({ ...blow, dampened: true }).total).toBe(1);
  });

  it("R-Z13, R-Z28: fire and powers are reduced for who was born outside alone", () => {
    expect(plainDamage(4, "matrix").total).toBe(4);
    expect(plainDamage(4, "outside").total).toBe(2);
    expect(plainDamage(1, "outside").total).toBe(0);
  });
});
