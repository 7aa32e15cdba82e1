import { describe, expect, it } from "vitest";
import * as ze from "../../../../src/rules/ze/index.ts";
import { bentAt } from "../../../support/bend.ts";
import { blamed } from "../../../support/blame.ts";
import { effect, fighter, pistol } from "../../../support/ze.ts";

const CHARACTER = fighter({
  sf: { dodge: 1 },
  taught: ["healing"],
  effects: [effect({ aspect: "stufe", amount: 1, data: { a: 1 }, row: "M", skill: "pistolen", until: 7 })],
});
const WEAPON = pistol({ area: { radius: 5, damage: 8 } });
const bag = (count: number, value: unknown): object =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, value]));

describe("a character is refused by the name of what is wrong in it", () => {
  it.each([
    ["class", "hacker"],
    ["attributes", null],
    ["attributes.st", -1],
    ["attributes.ch", 1001],
    ["attributes.ge", 1.5],
    ["attributes.ko", "3"],
    ["skills", []],
    ["skills", bag(1001, { attribute: "ge", value: 1 })],
    ["skills.pistolen", 3],
    ["skills.pistolen.attribute", "luck"],
    ["skills.pistolen.value", -1],
    ["skills.pistolen.value", 1001],
    ["skills.pistolen.value", 0.5],
    ["skills.pistolen.value", "3"],
    ["sf", null],
    ["sf", bag(1001, 1)],
    ["sf.dodge", -1],
    ["sf.dodge", 1001],
    ["taught", {}],
    ["taught", Array.from({ length: 1001 }).fill("dodge")],
    ["born", "mars"],
    ["dreamer", 0],
    ["dead", null],
    ["wounds", 1],
    ["wounds.L", 11],
    ["wounds.O", -1],
    ["mental", 11],
    ["mental", -1],
    ["ap", null],
    ["ap.value", 0.5],
    ["ap.override", -1],
    ["ap.override", 1001],
    ["armor", -1],
    ["armor", 1001],
    ["effects", {}],
    ["effects", Array.from({ length: 1001 })],
  ])("snapshot.%s (case %#)", (path, value) => {
    expect(blamed(() => ze.derive(bentAt(CHARACTER, path, value)))).toBe(`snapshot.${path}`);
  });

  it.each([
    ["taught.0", 1, "taught"],
    ["taught.0", "x".repeat(101), "taught"],
    ["effects.0", 1, "effects"],
    ["effects.0.key", 1, "effects.key"],
    ["effects.0.key", "x".repeat(1001), "effects.key"],
    ["effects.0.data", 1, "effects.data"],
    ["effects.0.aspect", "luck", "effects.aspect"],
    ["effects.0.amount", 0.5, "effects.amount"],
    ["effects.0.amount", 1001, "effects.amount"],
    ["effects.0.amount", -1001, "effects.amount"],
    ["effects.0.row", "X", "effects.row"],
    ["effects.0.skill", 1, "effects.skill"],
    ["effects.0.skill", "x".repeat(101), "effects.skill"],
    ["effects.0.until", 0.5, "effects.until"],
  ])("snapshot.%s (case %#)", (path, value, name) => {
    expect(blamed(() => ze.derive(bentAt(CHARACTER, path, value)))).toBe(`snapshot.${name}`);
  });

  it("says how many keys a bag may have", () => {
    expect(() => ze.derive(bentAt(CHARACTER, "sf", bag(1001, 1)))).toThrow(
      "snapshot.sf must be an object of at most 1000 keys",
    );
  });

  it("a factor of ZE may have a fraction, but is never below 0", () => {
    const slowed = (amount: number) => () => ze.derive(fighter({ effects: [effect({ aspect: "zeFactor", amount })] }));
    expect(slowed(0.5)).not.toThrow();
    expect(blamed(slowed(-0.5))).toBe("snapshot.effects.amount");
    expect(blamed(slowed(1000.5))).toBe("snapshot.effects.amount");
  });

  it("is taken at its limits, and without what may be left out", () => {
    const most = bentAt(bentAt(CHARACTER, "attributes.st", 1000), "skills.pistolen.value", 1000);
    for (const character of [
      most,
      bentAt(CHARACTER, "attributes.st", 0),
      bentAt(CHARACTER, "skills", bag(1000, { attribute: "ge", value: 0 })),
      bentAt(CHARACTER, "sf", bag(1000, 1000)),
      bentAt(CHARACTER, "taught", ["x".repeat(100)]),
      bentAt(CHARACTER, "wounds", { L: 10, M: 10, S: 10, O: 10 }),
      bentAt(CHARACTER, "mental", 10),
      bentAt(CHARACTER, "ap", { value: -3, override: 1000 }),
      bentAt(CHARACTER, "effects", [{ key: "x".repeat(1000), aspect: "value", amount: -1000, skill: "y".repeat(100) }]),
      bentAt(CHARACTER, "effects", Array.from({ length: 1000 }).fill(effect({ aspect: "ze", amount: 1000 }))),
    ]) {
      expect(() => ze.derive(character)).not.toThrow();
    }
  });
});

describe("house rules are refused by the name of what is wrong in them", () => {
  it.each([
    ["reading", "d6", "reading"],
    ["rows", {}, "rows"],
    ["rows", [...ze.DEFAULT_RULES.rows, { id: "T", boxes: [1] }], "rows"],
    ["rows", ze.DEFAULT_RULES.rows.slice(0, 3), "rows.O"],
    ["rows.0", null, "rows.L"],
    ["rows.1.id", "L", "rows.M.id"],
    ["rows.2.boxes", 3, "rows.S.boxes"],
    ["rows.2.boxes", [], "rows.S.boxes"],
    ["rows.2.boxes", Array.from({ length: 31 }).fill(1), "rows.S.boxes"],
    ["rows.3.boxes", [100], "rows.O.boxes"],
    ["rows.3.boxes", [-1], "rows.O.boxes"],
    ["mental", [], "mental"],
    ["mental", [0.5], "mental"],
    ["apFormula", 3, "apFormula"],
    ["apFormula", "1".repeat(1001), "apFormula"],
  ])("rules.%s (case %#)", (path, value, name) => {
    const rules = bentAt(ze.DEFAULT_RULES, path, value);
    expect(blamed(() => ze.derive(CHARACTER, rules))).toBe(`rules.${name}`);
  });

  it("and none at all by theirs", () => {
    expect(blamed(() => ze.derive(CHARACTER, null as never))).toBe("rules");
    expect(() => ze.derive(CHARACTER, bentAt(ze.DEFAULT_RULES, "mental", []))).toThrow("a list of at least 1 box");
  });

  it("are taken at their limits", () => {
    const boxes = Array.from({ length: 30 }).fill(99);
    for (const rules of [
      bentAt(ze.DEFAULT_RULES, "rows.2.boxes", boxes),
      bentAt(ze.DEFAULT_RULES, "rows.2.boxes", [0]),
      bentAt(ze.DEFAULT_RULES, "mental", boxes),
    ]) {
      expect(() => ze.derive(CHARACTER, rules)).not.toThrow();
    }
  });
});

describe("a weapon is refused by the name of what is wrong in it", () => {
  it.each([
    ["identifier", 1],
    ["identifier", "x".repeat(101)],
    ["skill", null],
    ["ammunition", null],
    ["category", "cannon"],
    ["damage", -1],
    ["damage", 1001],
    ["rof", null],
    ["rof.ss", 0.5],
    ["rof.ss", -1001],
    ["rof.bf", 1001],
    ["rof.fa", 0],
    ["ze", 0.5],
    ["ze", -1001],
    ["range", -1],
    ["silenceable", 0],
    ["silenced", 0],
    ["revolver", 0],
    ["hands", -1],
    ["magazine", 1],
    ["magazine.value", -1],
    ["magazine.max", -1],
    ["area", 1],
    ["area.radius", -1],
    ["area.damage", -1],
    ["area.damage", 1001],
  ])("weapon.%s (case %#)", (path, value) => {
    const weapon = bentAt(WEAPON, path, value);
    for (const call of [ze.fireModesOf, ze.isThrown, ze.isUnarmed]) {
      expect(blamed(() => call(weapon))).toBe(`weapon.${path}`);
    }
  });

  it("is taken at its limits", () => {
    for (const weapon of [
      bentAt(WEAPON, "rof", { ss: -1000, bf: 1000, fa: 1 }),
      bentAt(WEAPON, "ze", -1000),
      bentAt(WEAPON, "range", 0),
      bentAt(WEAPON, "range", 0.5),
      bentAt(WEAPON, "magazine", { value: 0, max: 0 }),
      bentAt(WEAPON, "area", { radius: 0, damage: 0 }),
      bentAt(WEAPON, "area", { radius: 0.5, damage: 1000 }),
      bentAt(WEAPON, "hands", 0),
    ]) {
      expect(() => ze.fireModesOf(weapon)).not.toThrow();
    }
  });
});

describe("the argument error names what is wrong", () => {
  it("in the price of a use", () => {
    const bill = { available: 5, count: 2, success: true };
    expect(blamed(() => ze.apFor(-1, bill))).toBe("price");
    expect(blamed(() => ze.apFor({ per: "copy", ap: -1 }, bill))).toBe("price.ap");
    expect(blamed(() => ze.apFor({ ap: -1, onFailure: 1 }, bill))).toBe("price.ap");
    expect(blamed(() => ze.apFor({ ap: 1, onFailure: -1 }, { ...bill, success: false }))).toBe("price.onFailure");
  });

  it("in the situation of a shot", () => {
    const wrong = (situation: object) => blamed(() => ze.shotSum(fighter(), WEAPON, situation));
    expect(wrong({ dodging: 1 })).toBe("dodging");
    expect(wrong({ area: 1 })).toBe("area");
    expect(wrong({ rangeMalus: -1 })).toBe("rangeMalus");
    expect(wrong({ dodge: 0.5 })).toBe("dodge");
  });

  it("in a shot, a hit and a wound", () => {
    const shot = ze.shotCheck(fighter(), WEAPON);
    if (!shot.ok) throw new Error("refused");
    const { probe } = shot.value;
    expect(blamed(() => ze.shoot({ ...shot.value, probe: { ...probe, target: null } }))).toBe("check.probe.target");
    const hit = { melee: true, weapon: 1, bullets: 0, w4: 0, ko: 1, difference: 1, armor: 0 };
    expect(blamed(() => ze.damageOf({ ...hit, strength: -1, born: "matrix", dreamer: false }))).toBe("strength");
    const wounded = { marks: ze.UNHURT, dreamer: false };
    expect(() => ze.markWounds(wounded, "T", 1)).toThrow("row must be T for dreamers only");
  });

  it("in the subject of a probe and the starters of a fight", () => {
    expect(() => ze.probeSums(fighter(), "juggling")).toThrow(
      "subject must be an attribute or a skill that the character or the rules have",
    );
    const twice = { id: "neo", name: "Neo", total: 1, re: 3, stufe: 0, first: false };
    expect(() => ze.startBoard([twice, twice])).toThrow("starters.id must be given only once");
  });
});

describe("figures at their limits", () => {
  it("are 0 and 1000", () => {
    const sf = { dodge: 0, move: 1000 };
    const skills = { pistolen: { attribute: "ge", value: 1000 }, gewehre: { attribute: "ge", value: 0 } } as const;
    expect(ze.derive(fighter({ sf, skills })).skills["pistolen"]?.total).toBe(1004);
  });
});
