import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as abilities from "../../src/rules/abilities/index.ts";
import * as kernel from "../../src/rules/kernel/index.ts";

const { ABILITIES, DAMAGE_KINDS } = abilities;
const score = fc.integer({ min: 0, max: 30 });
const step = fc.integer({ min: -6, max: 7 });
const marks = fc.record({ stun: fc.nat(20), wound: fc.nat(20), mortal: fc.nat(10) });

/** The chance of a success against a score. */
function chance(score: number, step: number): number {
  const all = kernel.odds(abilities.check({ score, step, actionCheck: false }));
  return kernel.chanceOf(all, ({ degree }) => abilities.isSuccess(degree));
}

/** Every sum of the situation dice, one case each. */
function casesOf(count: number, faces: number): readonly number[] {
  let sums = [0];
  for (let die = 0; die < count; die += 1) {
    sums = sums.flatMap((sum) => Array.from({ length: faces }, (_, face) => sum + face + 1));
  }
  return sums;
}

describe("laws of checks", () => {
  it("a better score never lowers the chance, a step more never raises it", () => {
    fc.assert(
      fc.property(score, step, (score, step) => {
        expect(chance(score + 1, step)).toBeGreaterThanOrEqual(chance(score, step) - 1e-12);
        expect(chance(score, step + 1)).toBeLessThanOrEqual(chance(score, step) + 1e-12);
      }),
    );
  });

  it("odds sum to 1 and equal counting every case, up to +2d20", () => {
    fc.assert(
      fc.property(score, fc.integer({ min: -6, max: 6 }), fc.boolean(), (score, step, actionCheck) => {
        const all = kernel.odds(abilities.check({ score, step, actionCheck }));
        expect(Math.abs(kernel.chanceOf(all, () => true) - 1)).toBeLessThan(1e-12);
        const { sign, count, faces } = abilities.situationDie(step);
        const cases = casesOf(count, faces);
        for (const degree of abilities.DEGREES) {
          let counted = 0;
          for (let control = 1; control <= 20; control += 1) {
            for (const sum of cases) {
              const total = control + sign * sum;
              const miss = actionCheck ? "marginal" : "failure";
              const read =
                total * 4 <= score ? "amazing" : total * 2 <= score ? "good" : total <= score ? "ordinary" : miss;
              if ((control === 20 ? "critical" : read) === degree) counted += 1 / (20 * cases.length);
            }
          }
          expect(kernel.chanceOf(all, (outcome) => outcome.degree === degree)).toBeCloseTo(counted, 10);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("laws of damage", () => {
  const body = fc.record({ con: fc.integer({ min: 1, max: 20 }), tracks: marks, armor: fc.nat(10) });
  const damage = fc.record({ kind: fc.constantFrom(...DAMAGE_KINDS), amount: fc.nat(30) });

  it("never unmarks a box, never marks more than there are, and taking back what it added restores the tracks", () => {
    fc.assert(
      fc.property(damage, body, fc.boolean(), (damage, body, mortalSecondary) => {
        const rules = { ...abilities.DEFAULT_RULES, mortalSecondary };
        const { added, tracks } = abilities.harm(damage, body, rules);
        const limits = abilities.limitsOf(body.con);
        for (const kind of DAMAGE_KINDS) {
          expect(added[kind]).toBeGreaterThanOrEqual(0);
          expect(tracks[kind]).toBeLessThanOrEqual(Math.max(limits[kind], body.tracks[kind]));
          expect(tracks[kind] - added[kind]).toBe(body.tracks[kind]);
        }
      }),
    );
  });

  it("more armour never makes damage worse, more damage never better", () => {
    fc.assert(
      fc.property(damage, body, (damage, body) => {
        const { tracks } = abilities.harm(damage, body);
        const armored = abilities.harm(damage, { ...body, armor: body.armor + 1 }).tracks;
        const stronger = abilities.harm({ ...damage, amount: damage.amount + 1 }, body).tracks;
        for (const kind of DAMAGE_KINDS) {
          expect(armored[kind]).toBeLessThanOrEqual(tracks[kind]);
          expect(stronger[kind]).toBeGreaterThanOrEqual(tracks[kind]);
        }
      }),
    );
  });
});

describe("laws of derived figures", () => {
  it("a better ability never lowers anything", () => {
    const figures = fc.record({ str: score, dex: score, con: score, int: score, wil: score, per: score });
    fc.assert(
      fc.property(figures, fc.constantFrom(...ABILITIES), (figures, better) => {
        const of = (scores: abilities.Abilities): abilities.Derived =>
          abilities.derive({
            abilities: scores,
            profession: 0,
            skills: {},
            tracks: { stun: 0, wound: 0, mortal: 0 },
            armor: 0,
            effects: [],
          });
        const before = of(figures);
        const after = of({ ...figures, [better]: figures[better] + 1 });
        expect(after.total).toBe(before.total + 1);
        expect(after.actions).toBeGreaterThanOrEqual(before.actions);
        expect(after.actionCheck.total).toBeGreaterThanOrEqual(before.actionCheck.total);
        for (const ability of ABILITIES) {
          expect(after.untrained[ability]).toBeGreaterThanOrEqual(before.untrained[ability]);
          expect(after.resistance[ability].total).toBeGreaterThanOrEqual(before.resistance[ability].total);
        }
        for (const kind of DAMAGE_KINDS) expect(after.limits[kind]).toBeGreaterThanOrEqual(before.limits[kind]);
      }),
    );
  });
});

describe("laws of the round", () => {
  const phase = fc.constantFrom(...abilities.PHASES);
  const entrants = fc
    .array(fc.record({ from: phase, actions: fc.nat(4), score: fc.nat(20) }), { maxLength: 6 })
    .map((list) => list.map((entry, at) => ({ id: `f${at}`, ...entry })));

  it("nobody is lost, acts twice in a phase, before their first one, or more often than allowed; phases never go back", () => {
    fc.assert(
      fc.property(entrants, fc.array(fc.boolean(), { maxLength: 24 }), (entrants, choices) => {
        let round = abilities.openRound(1, entrants);
        let reached = 0;
        for (let at = 0; ; at += 1) {
          const [turn] = abilities.turnsOf(round);
          if (!turn) break;
          const index = abilities.PHASES.indexOf(turn.phase);
          expect(index).toBeGreaterThanOrEqual(reached);
          reached = index;
          const next = choices[at] === true ? abilities.pass(round, turn.id) : abilities.act(round, turn.id);
          if (!next.ok) throw new Error("the one on turn is refused");
          round = next.value;
        }
        expect(round.fighters.map(({ id }) => id)).toEqual(entrants.map(({ id }) => id));
        for (const { from, actions, acted, passed } of round.fighters) {
          expect(new Set([...acted, ...passed]).size).toBe(acted.length + passed.length);
          expect(acted.length).toBeLessThanOrEqual(actions);
          const first = abilities.PHASES.indexOf(from);
          for (const phase of acted) expect(abilities.PHASES.indexOf(phase)).toBeGreaterThanOrEqual(first);
        }
      }),
    );
  });

  it("the order does not depend on the order of the list", () => {
    fc.assert(
      fc.property(entrants, (entrants) => {
        const turns = abilities.turnsOf(abilities.openRound(1, entrants));
        expect(abilities.turnsOf(abilities.openRound(1, entrants.toReversed()))).toEqual(turns);
      }),
    );
  });
});
