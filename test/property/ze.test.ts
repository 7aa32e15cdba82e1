import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  balanceOf,
  chanceOf,
  odds,
  readW10,
  refund,
  triangular,
  W10_READINGS,
  type LedgerEntry,
  type Odds,
} from "../../src/rules/kernel/index.ts";
import {
  ATTRIBUTES,
  BIRTHPLACES,
  bulletHits,
  creationState,
  damageOf,
  FIRE_MODES,
  improvement,
  markWounds,
  payFor,
  probe,
  reductionOf,
  rowOf,
  ROWS,
  shotOdds,
  strikeOdds,
  stufeOf,
  timeSum,
  woundMalus,
  type ShotCheck,
  type StrikeCheck,
  type TargetFigures,
} from "../../src/rules/ze/index.ts";
import { fighter, granted } from "../support/ze.ts";

const reading = fc.constantFrom(...W10_READINGS);
const value = fc.integer({ min: -5, max: 20 });
const stufe = fc.integer({ min: -4, max: 4 });
const marks = fc.record({ L: fc.nat(10), M: fc.nat(10), S: fc.nat(10), O: fc.nat(10) });
const row = fc.constantFrom(...ROWS);
const target: fc.Arbitrary<TargetFigures> = fc.record({
  ko: fc.nat(6),
  armor: fc.nat(6),
  born: fc.constantFrom(...BIRTHPLACES),
  dreamer: fc.boolean(),
  dampened: fc.boolean(),
  marks: marks.map((all) => ({ ...all, O: 0 })),
  mental: fc.nat(10),
});
const probeCheck = fc.record({ reading, value, stufe, target: fc.integer({ min: 0, max: 4 }) });
const shot: fc.Arbitrary<ShotCheck> = fc.record({
  kind: fc.constant("shot" as const),
  probe: probeCheck,
  thrown: fc.boolean(),
  mode: fc.constantFrom(...FIRE_MODES),
  bullets: fc.integer({ min: 1, max: 30 }),
  skill: fc.nat(6),
  damage: fc.nat(18),
  ze: fc.nat(20),
  target,
});
const blow: fc.Arbitrary<StrikeCheck> = fc.record({
  kind: fc.constant("strike" as const),
  probe: probeCheck,
  parry: fc.oneof(fc.constant(null), stufe, probeCheck),
  dodge: fc.oneof(fc.constant(null), stufe),
  style: fc.constantFrom("armed", "unarmed", "physical", "nerve"),
  damage: fc.nat(4),
  strength: fc.nat(5),
  ze: fc.nat(20),
  target,
});

const whole = (all: Odds<unknown>): number => all.reduce((sum, { chance }) => sum + chance, 0);
const meanBoxes = (all: Odds<number | null>): number =>
  all.reduce((sum, { value: boxes, chance }) => sum + chance * (boxes ?? 0), 0);

describe("odds", () => {
  it("of every shot sum to 1 within 1e-12", () => {
    fc.assert(
      fc.property(shot, (check) => Math.abs(whole(shotOdds(check).results) - 1) < 1e-12),
      { numRuns: 60 },
    );
  });

  it("of every blow sum to 1 within 1e-12", () => {
    fc.assert(
      fc.property(blow, (check) => Math.abs(whole(strikeOdds(check).results) - 1) < 1e-12),
      { numRuns: 60 },
    );
  });

  it("of a probe are those of throwing the die face by face", () => {
    fc.assert(
      fc.property(probeCheck, (check) => {
        const all = odds(probe(check));
        const twin = throwAll(check.reading, 3);
        for (const reached of [-2, -1, 0, 1, 2, 3, 4, 5, 6]) {
          const chance = chanceOf(all, ({ rolled }) => rolled === reached);
          const counted = twin.reduce(
            (sum, [die, share]) => (stufeOf(check.value + die) === reached ? sum + share : sum),
            0,
          );
          expect(Math.abs(chance - counted)).toBeLessThan(2 * 10 ** -3);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("of bullets that hit are those of counting every W6", () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 18 }), fc.nat(6), (bullets, skill) => {
        const all = odds(bulletHits({ mode: "fa", bullets, skill }));
        const [dice, plus] = bullets <= 10 ? [1, -1] : bullets <= 12 ? [1, 0] : [2, 0];
        const faces = [1, 2, 3, 4, 5, 6];
        const sums = dice === 1 ? faces : faces.flatMap((a) => faces.map((b) => a + b));
        const hits = sums.map((sum) => Math.min(bullets, Math.max(1, skill + sum + plus)));
        for (const { value: count, chance } of all) {
          expect(chance).toBeCloseTo(hits.filter((one) => one === count).length / hits.length, 12);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Every reading of a W10 with at most so many dice, with its share; what goes on longer is cut off. */
function throwAll(kind: (typeof W10_READINGS)[number], most: number): readonly (readonly [number, number])[] {
  const [bottom, top] = { "0-10": [0, 10], "1-10": [1, 10], "0-9": [0, 9] }[kind] as [number, number];
  const faces = Array.from({ length: top - bottom + 1 }, (_, at) => bottom + at);
  const each = 1 / faces.length;
  const found: [number, number][] = [];
  const go = (thrown: readonly number[], share: number): void => {
    for (const face of faces) {
      const now = [...thrown, face];
      const open = face === top || (thrown.length === 0 && face === bottom);
      if (open && now.length < most) go(now, share * each);
      else found.push([readW10(now, kind), share * each]);
    }
  };
  go([], 1);
  return found;
}

describe("a better value", () => {
  it("never lowers the chance of success", () => {
    fc.assert(
      fc.property(probeCheck, (check) => {
        const chance = (value: number): number => chanceOf(odds(probe({ ...check, value })), (o) => o.success === true);
        return chance(check.value + 1) >= chance(check.value) - 1e-12;
      }),
      { numRuns: 60 },
    );
  });

  it("never lowers the chance of a hit", () => {
    fc.assert(
      fc.property(shot, (check) => {
        const plain = { ...check, thrown: false, target: null };
        const better = { ...plain, probe: { ...check.probe, value: check.probe.value + 1 } };
        return shotOdds(better).hit >= shotOdds(plain).hit - 1e-12;
      }),
      { numRuns: 40 },
    );
  });

  it("of the skill never lowers the mean of the boxes", () => {
    fc.assert(
      fc.property(shot, (check) => {
        const better = { ...check, skill: check.skill + 1 };
        return meanBoxes(shotOdds(better).boxes) >= meanBoxes(shotOdds(check).boxes) - 1e-9;
      }),
      { numRuns: 40 },
    );
  });

  it("of the defender never raises the chance of a blow", () => {
    fc.assert(
      fc.property(blow, (check) => {
        const guarded = { ...check, dodge: (check.dodge ?? 0) + 1 };
        return strikeOdds(guarded).hit <= strikeOdds(check).hit + 1e-12;
      }),
      { numRuns: 40 },
    );
  });
});

describe("damage", () => {
  const hit = fc.record({
    melee: fc.boolean(),
    weapon: fc.nat(18),
    bullets: fc.nat(20),
    w4: fc.integer({ min: 1, max: 4 }),
    strength: fc.nat(5),
    ko: fc.nat(6),
    difference: fc.integer({ min: 0, max: 8 }),
    armor: fc.nat(9),
    born: fc.constantFrom(...BIRTHPLACES),
    dreamer: fc.boolean(),
  });

  it("R-Z13: is never below 0, and its items add up to it", () => {
    fc.assert(
      fc.property(hit, (given) => {
        const { boxes } = damageOf(given);
        return boxes.total >= 0 && boxes.terms.reduce((sum, { amount }) => sum + amount, 0) === boxes.total;
      }),
    );
  });

  it("R-Z13: armour, KO and a birth outside never raise it", () => {
    fc.assert(
      fc.property(hit, (given) => {
        const { total } = damageOf(given).boxes;
        const less = [{ armor: given.armor + 1 }, { ko: given.ko + 1 }, { born: "outside" as const }];
        return less.every((change) => damageOf({ ...given, ...change }).boxes.total <= total);
      }),
    );
  });

  it("R-Z13: KO takes off no more in a heavier row", () => {
    fc.assert(
      fc.property(fc.nat(9), fc.constantFrom(...BIRTHPLACES), (ko, born) => {
        const off = ROWS.map((id) => reductionOf(ko, id, born));
        return off.every((figure, at) => at === 0 || figure <= (off[at - 1] ?? 0));
      }),
    );
  });

  it("begins in a row no lighter for a better attack", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (difference) => {
        return ROWS.indexOf(rowOf(difference + 1) as "L") >= ROWS.indexOf(rowOf(difference) as "L");
      }),
    );
  });
});

describe("wounds", () => {
  it("R-Z6: no box is lost: what is not marked kills", () => {
    fc.assert(
      fc.property(marks, row, fc.nat(60), (before, id, boxes) => {
        const { marks: after, dead } = markWounds({ marks: before, dreamer: false }, id, boxes);
        const added = ROWS.reduce((sum, one) => sum + after[one] - before[one], 0);
        return dead ? added < boxes : added === boxes;
      }),
    );
  });

  it("R-Z6: more damage never lowers the malus, nor brings anyone back", () => {
    fc.assert(
      fc.property(marks, row, fc.nat(40), fc.boolean(), (before, id, boxes, dreamer) => {
        const wounded = { marks: before, dreamer };
        const less = markWounds(wounded, id, boxes);
        const more = markWounds(wounded, id, boxes + 1);
        return more.malus >= less.malus && (!less.dead || more.dead);
      }),
    );
  });

  it("R-Z39: the malus is one, of the worse track", () => {
    fc.assert(
      fc.property(marks, fc.nat(10), (wounds, mental) => {
        const both = woundMalus(fighter({ wounds, mental }));
        const body = woundMalus(fighter({ wounds })).total;
        const mind = woundMalus(fighter({ mental })).total;
        return both.total === Math.min(body, mind) && both.terms.length <= 1;
      }),
    );
  });
});

describe("time", () => {
  it("R-Z26: nothing that costs ZE falls below 1, and the items add up", () => {
    const load = fc.record({
      fastShot: fc.nat(5),
      dodging: fc.boolean(),
      parrying: fc.boolean(),
      fasterDodge: fc.boolean(),
      born: fc.constantFrom(...BIRTHPLACES),
      factor: fc.constantFrom(0, 0.25, 0.5, 1, 2, 4),
    });
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), load, (rof, given) => {
        const { total, terms } = timeSum({ kind: "shoot", rof }, given);
        return total >= 1 && terms.reduce((sum, { amount }) => sum + amount, 0) === total;
      }),
    );
  });
});

describe("points", () => {
  it("R-Z25: creation spends the price of every value, and a point less is never worse", () => {
    const attributes = fc.record(Object.fromEntries(ATTRIBUTES.map((id) => [id, fc.integer({ min: 1, max: 6 })])));
    fc.assert(
      fc.property(attributes, (given) => {
        const make = (values: Readonly<Record<string, number>>) =>
          creationState({ class: "fighter", born: "matrix", attributes: values, skills: {}, sf: {} });
        const state = make(given);
        const lower = make({ ...given, st: Math.max(1, (given["st"] ?? 1) - 1) });
        const price = Object.values(given).reduce((sum, one) => sum + triangular(one), 0);
        return state.attributes.spent === price && lower.problems.length <= state.problems.length;
      }),
    );
  });

  it("a refund gives back the price and the value that was", () => {
    const what = fc.oneof(
      fc.constantFrom(...ATTRIBUTES).map((id) => ({ kind: "attribute" as const, id })),
      fc.constantFrom("pistolen", "sprachen").map((id) => ({ kind: "skill" as const, id })),
      fc.constantFrom("hit", "healing", "sense").map((id) => ({ kind: "sf" as const, id })),
    );
    const grant: LedgerEntry = { id: "g", amount: 40, key: "k", subject: "", from: 0, to: 0, by: "gm", at: 0 };
    fc.assert(
      fc.property(what, (one) => {
        const step = granted(improvement(fighter({ taught: ["sense"] }), one));
        const paid = granted(payFor([grant], step, { id: "a", by: "gm", at: 1 }));
        const back = granted(refund(paid, "a", { id: "b", by: "gm", at: 2 }));
        const last = back.at(-1);
        return (
          balanceOf(back) === 40 && balanceOf(paid) === 40 - step.cp && last?.from === step.to && last.to === step.from
        );
      }),
    );
  });
});
