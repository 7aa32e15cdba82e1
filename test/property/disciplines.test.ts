import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { disciplines as rules, kernel } from "../../src/rules/index.ts";

const level = fc.integer({ min: -1, max: 3 });
const endurance = fc.integer({ min: -1, max: 4 });
const fighter = fc.record({ agility: level, speed: level, strength: level });
const target = fc.record({ agility: level, speed: level, strength: level, awareness: level, evasion: level });
const hit: fc.Arbitrary<rules.HitCheck> = fc.record({
  kind: fc.constantFrom(...rules.HIT_KINDS),
  attacker: fighter,
  target,
  augmented: fc.boolean(),
  evading: fc.boolean(),
  calledShot: fc.boolean(),
  held: fc.boolean(),
  modifier: fc.integer({ min: -60, max: 60 }),
});
const talent: fc.Arbitrary<rules.TalentCheck> = fc.record({
  talent: fc.constantFrom(...rules.TALENTS),
  rating: fc.constantFrom(...rules.RATINGS),
  awareness: level,
  agility: level,
  modifier: fc.integer({ min: -10, max: 10 }),
  difficulty: fc.integer({ min: -5, max: 40 }),
  opposed: fc.boolean(),
});
const held: fc.Arbitrary<Record<rules.Discipline, number>> = fc
  .tuple(...rules.DISCIPLINES.map((id) => fc.integer({ min: 0, max: rules.highestLevel(id) })))
  .map((levels) => kernel.keyed(rules.DISCIPLINES, (id) => levels[rules.DISCIPLINES.indexOf(id)] ?? 0));
const chosen = fc.subarray([...rules.DISCIPLINES], { maxLength: 3 });

function sumsTo1(all: kernel.Odds<unknown>): void {
  expect(Math.abs(all.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
}

describe("a percentile attack", () => {
  it("stays within 1 and 99, and its items add up to its total", () => {
    fc.assert(
      fc.property(hit, (check) => {
        const { total, terms } = rules.hitChance(check);
        expect(total).toBeGreaterThanOrEqual(1);
        expect(total).toBeLessThanOrEqual(99);
        expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      }),
    );
  });

  it("is never hurt by a better attacker and never helped by a better target", () => {
    const figure = fc.constantFrom("agility", "speed", "strength");
    const defence = fc.constantFrom("agility", "speed", "strength", "awareness", "evasion");
    fc.assert(
      fc.property(hit, figure, defence, (check, own, other) => {
        const before = rules.hitChance(check).total;
        const { attacker, target } = check;
        const better = { ...attacker, [own]: Math.min(3, (attacker[own] ?? 0) + 1) };
        expect(rules.hitChance({ ...check, attacker: better }).total).toBeGreaterThanOrEqual(before);
        const harder = { ...target, [other]: Math.min(3, (target[other] ?? 0) + 1) };
        expect(rules.hitChance({ ...check, target: harder }).total).toBeLessThanOrEqual(before);
      }),
    );
  });

  it("hits with exactly its chance", () => {
    fc.assert(
      fc.property(hit, (check) => {
        const all = kernel.odds(rules.rollHit(check));
        sumsTo1(all);
        expect(kernel.chanceOf(all, (outcome) => outcome.hit)).toBeCloseTo(rules.hitChance(check).total / 100, 10);
      }),
    );
  });
});

describe("a talent check", () => {
  it("has odds that equal counting its twenty faces", () => {
    fc.assert(
      fc.property(talent, (check) => {
        const step = rules.checkTalent(check);
        const all = kernel.odds(step);
        sumsTo1(all);
        const counted = Array.from({ length: 20 }, (_, n) => kernel.playWith(step, () => [n + 1]).value);
        for (const word of ["success", "failure", "disaster", "phenomenal"])
          expect(kernel.chanceOf(all, (outcome) => rules.outcomeWord(outcome) === word)).toBeCloseTo(
            counted.filter((outcome) => rules.outcomeWord(outcome) === word).length / 20,
            12,
          );
      }),
    );
  });

  it("is never hurt by a better rating or an easier difficulty", () => {
    const chance = (check: rules.TalentCheck): number =>
      kernel.chanceOf(kernel.odds(rules.checkTalent(check)), ({ success }) => success);
    fc.assert(
      fc.property(talent, (check) => {
        const better = rules.RATINGS[rules.RATINGS.indexOf(check.rating) + 1] ?? check.rating;
        expect(chance({ ...check, rating: better })).toBeGreaterThanOrEqual(chance(check) - 1e-12);
        expect(chance({ ...check, difficulty: check.difficulty - 1 })).toBeGreaterThanOrEqual(chance(check) - 1e-12);
      }),
    );
  });
});

describe("advancement", () => {
  it("gives back what it took, and returns to the same levels", () => {
    fc.assert(
      fc.property(held, chosen, fc.constantFrom(...rules.DISCIPLINES), (levels, specialities, id) => {
        const up = rules.raiseDiscipline(levels, specialities, id);
        if (!up.ok) return;
        const raised = { ...levels, [id]: up.value.to };
        const down = rules.lowerDiscipline(raised, specialities, id);
        if (!down.ok) return;
        expect(down.value).toEqual({ ...up.value, from: up.value.to, to: up.value.from, amount: -up.value.amount });
      }),
    );
  });

  it("never leaves a discipline without its prerequisites", () => {
    const walk = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...rules.DISCIPLINES)), { maxLength: 120 });
    fc.assert(
      fc.property(walk, chosen, (steps, specialities) => {
        let levels: Record<rules.Discipline, number> = { ...rules.levelsOfRole("character") };
        for (const [up, id] of steps) {
          const step = up
            ? rules.raiseDiscipline(levels, specialities, id)
            : rules.lowerDiscipline(levels, specialities, id);
          if (step.ok) levels = { ...levels, [id]: step.value.to };
        }
        for (const { discipline, level: at, needs, needed } of rules.PREREQUISITES)
          if (levels[discipline] >= at) expect(levels[needs]).toBeGreaterThanOrEqual(needed);
      }),
    );
  });

  it("of talents gives back what it took", () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules.TALENTS), fc.constantFrom(...rules.RATINGS), (id, rating) => {
        const up = rules.raiseTalent({ [id]: rating }, id);
        expect(up.ok).toBe(rating !== "exceptional");
        if (!up.ok) return;
        const down = rules.lowerTalent({ [id]: rules.ratingOfCost(up.value.to) }, id);
        expect(down).toMatchObject({ ok: true, value: { amount: -up.value.amount, to: up.value.from } });
      }),
    );
  });

  it("grants as many points on a long way as on its parts", () => {
    const way = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.nat(50), fc.nat(50));
    fc.assert(
      fc.property(way, ([from, more, evenMore]) => {
        const first = rules.pointsBetween(from, from + more);
        const second = rules.pointsBetween(from + more, from + more + evenMore);
        expect(rules.pointsBetween(from, from + more + evenMore)).toEqual({
          disciplinePoints: first.disciplinePoints + second.disciplinePoints,
          talentPoints: first.talentPoints + second.talentPoints,
        });
      }),
    );
  });
});

describe("fire", () => {
  const fire: fc.Arbitrary<rules.FireCheck> = fc.record({
    attacker: fighter,
    target: fc.record({ agility: level, endurance, hp: fc.integer({ min: 1, max: 12 }) }),
    ammunition: fc.constantFrom(...rules.AMMUNITION),
    distance: fc.integer({ min: 0, max: 40 }),
    shots: fc.integer({ min: 1, max: 10 }),
  });

  /** Counts by hand: the state after each shot with its chance. */
  function twin(check: rules.FireCheck): ReadonlyMap<number, number> {
    const chance = rules.hitChance({ kind: "gun", attacker: check.attacker, target: check.target }).total / 100;
    const damage = rules.bulletDamage(check.ammunition, check.distance).total;
    const save = (check.target.endurance ?? 0) >= 3 ? 0.6 : 0;
    let states = new Map([[check.target.hp ?? 0, 1]]);
    for (let shot = 0; shot < check.shots; shot += 1) {
      const next = new Map<number, number>();
      const add = (hp: number, weight: number): void => void next.set(hp, (next.get(hp) ?? 0) + weight);
      for (const [hp, weight] of states) {
        const after = Math.max(0, hp - damage);
        const ignored = hp > 0 && after === 0 ? save : 0;
        add(hp, weight * (1 - chance + chance * ignored));
        add(after, weight * chance * (1 - ignored));
      }
      states = next;
    }
    return states;
  }

  it("has odds that sum to 1 and equal counting by hand", () => {
    fc.assert(
      fc.property(fire, (check) => {
        const all = rules.fireOdds(check);
        sumsTo1(all);
        for (const [hp, chance] of twin(check))
          expect(kernel.chanceOf(all, (end) => end.hp === hp)).toBeCloseTo(chance, 10);
      }),
      { numRuns: 40 },
    );
  });

  it("never leaves more hit points after more shots, on average", () => {
    fc.assert(
      fc.property(fire, (check) => {
        const left = (shots: number): number => kernel.mean(rules.fireOdds({ ...check, shots }), ({ hp }) => hp ?? 0);
        expect(left(Math.min(10, check.shots + 1))).toBeLessThanOrEqual(left(check.shots) + 1e-9);
      }),
      { numRuns: 30 },
    );
  });
});

describe("blows", () => {
  it("do no less from more Strength and to less Endurance", () => {
    fc.assert(
      fc.property(level, endurance, fc.boolean(), (strength, tough, agent) => {
        const blow = (s: number, e: number): number =>
          rules.blowEffect({ strength: s, endurance: e, agent }).punishment;
        expect(blow(Math.min(3, strength + 1), tough)).toBeGreaterThanOrEqual(blow(strength, tough));
        expect(blow(strength, Math.max(-1, tough - 1))).toBeGreaterThanOrEqual(blow(strength, tough));
      }),
    );
  });

  it("of a strike have odds that sum to 1", () => {
    const check: fc.Arbitrary<rules.StrikeCheck> = fc.record({
      attacker: fc.record({ agility: level, strength: level, telekinesis: level, matrixWarping: level }),
      target: fc.record({ agility: level, endurance, agent: fc.boolean() }),
      intent: fc.constantFrom(...rules.INTENTS),
      augmented: fc.boolean(),
      special: fc.boolean(),
      shove: fc.boolean(),
    });
    fc.assert(fc.property(check, (one) => sumsTo1(kernel.odds(rules.strike(one)))));
  });
});

describe("stopping bullets", () => {
  it("loses no shooter: those stopped and those who fire through are all of them", () => {
    fc.assert(
      fc.property(level, fc.nat(40), (telekinesis, shooters) => {
        const all = kernel.odds(rules.stopBullets(telekinesis, shooters));
        sumsTo1(all);
        for (const { value } of all) expect(value.stopped + value.through).toBe(shooters);
      }),
    );
  });

  it("handles no fewer at a higher level", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 2 }), fc.nat(40), (telekinesis, shooters) => {
        const stopped = (at: number): number =>
          kernel.mean(kernel.odds(rules.stopBullets(at, shooters)), (value) => value.stopped);
        expect(stopped(telekinesis + 1)).toBeGreaterThanOrEqual(stopped(telekinesis) - 1e-9);
      }),
    );
  });
});

describe("healing", () => {
  const wound = fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom(...rules.WOUND_KINDS),
    amount: fc.integer({ min: 0, max: 50 }),
    source: fc.constant(""),
  });

  it("never makes a body worse, and more with more hours and a higher level", () => {
    const hours = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(fc.array(wound, { maxLength: 8 }), fc.integer({ min: -1, max: 2 }), hours, (wounds, at, rest) => {
        const body = (list: readonly rules.Wound[]): rules.Body => rules.bodyOf({ endurance: 4, wounds: list });
        const before = body(wounds);
        const after = body(rules.recover(wounds, at, rest).wounds);
        const better = body(rules.recover(wounds, at + 1, rest + 1).wounds);
        expect(after.hp.value).toBeGreaterThanOrEqual(before.hp.value);
        expect(after.punishment).toBeLessThanOrEqual(before.punishment);
        expect(better.hp.value).toBeGreaterThanOrEqual(after.hp.value);
        expect(better.punishment).toBeLessThanOrEqual(after.punishment);
      }),
    );
  });

  it("by resurrection always leaves exactly 1 hit point", () => {
    fc.assert(
      fc.property(fc.array(wound, { minLength: 1, maxLength: 8 }), endurance, (wounds, tough) => {
        const visit = { inside: true, augmented: 0, accelerated: 0, regeneration: 0, regenerationInCombat: 0 };
        const back = rules.resurrect({ regeneration: 3, visit, role: "character", endurance: tough, wounds });
        expect(back.ok).toBe(rules.bodyOf({ endurance: tough, wounds }).dead);
        if (back.ok) expect(rules.bodyOf({ endurance: tough, wounds: back.value.wounds }).hp.value).toBe(1);
      }),
    );
  });
});

describe("the acting order", () => {
  it("loses nobody and does not depend on the order of arrival", () => {
    const one = fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      total: fc.integer({ min: -2, max: 4 }),
      speed: level,
      agility: level,
      name: fc.string({ maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(one, { selector: ({ id }) => id, maxLength: 12 }), (fighters) => {
        const order = rules.actingOrder(fighters);
        expect(order.toSorted()).toEqual(fighters.map(({ id }) => id).toSorted());
        expect(rules.actingOrder(fighters.toReversed())).toEqual(order);
      }),
    );
  });
});
