import { describe, expect, it } from "vitest";
import * as abilities from "../../../../src/rules/abilities/index.ts";
import { EXAMPLE, character } from "./character.ts";

const { prepare, resistanceTerm, DEFAULT_RULES } = abilities;
const PISTOLS = { kind: "skill", skill: "pistols", ability: "dex" } as const;
const SHOOTER = character({ skills: { pistols: { ability: "dex", rank: 3 } } });

describe("prepare", () => {
  it("R-A4: a skill is ability and rank, with no situation die", () => {
    expect(prepare(SHOOTER, PISTOLS)).toEqual({
      score: {
        total: 12,
        terms: [
          { key: "MC.Ability.dex", amount: 9 },
          { key: "MC.Term.rank", amount: 3 },
        ],
      },
      step: { total: 0, terms: [] },
      actionCheck: false,
    });
  });

  it("R-A4: without the skill it is half the ability and one step more: DEX 9 gives 4 at +1", () => {
    const { score, step } = prepare(EXAMPLE, PISTOLS);
    expect(score.total).toBe(4);
    expect(score.terms).toEqual([
      { key: "MC.Ability.dex", amount: 9 },
      { key: "MC.Term.untrained", amount: -5 },
    ]);
    expect(step).toEqual({ total: 1, terms: [{ key: "MC.Term.untrained", amount: 1 }] });
  });

  it("R-A4: a skill of rank 0 is trained all the same", () => {
    const beginner = character({ skills: { pistols: { ability: "dex", rank: 0 } } });
    expect(prepare(beginner, PISTOLS)).toMatchObject({ score: { total: 9 }, step: { total: 0 } });
  });

  it("a skill that the character has counts with its own ability", () => {
    const odd = character({ skills: { pistols: { ability: "int", rank: 1 } } });
    expect(prepare(odd, PISTOLS).score.total).toBe(14);
  });

  it("a name that every object has is no skill", () => {
    expect(prepare(EXAMPLE, { kind: "skill", skill: "constructor", ability: "str" }).score.total).toBe(5);
  });

  it("an ability is rolled on its full score", () => {
    expect(prepare(EXAMPLE, { kind: "ability", ability: "wil" })).toMatchObject({
      score: { total: 9, terms: [{ key: "MC.Ability.wil", amount: 9 }] },
      step: { total: 0 },
      actionCheck: false,
    });
  });

  it("the action check is rolled on its own score", () => {
    const asked = prepare(EXAMPLE, { kind: "actionCheck" });
    expect(asked).toMatchObject({ score: { total: 11 }, step: { total: 0 }, actionCheck: true });
    const byWill = prepare(EXAMPLE, { kind: "actionCheck" }, [], { ...DEFAULT_RULES, actionAbility: "wil" });
    expect(byWill.score.total).toBe(9);
  });

  it("R-A9: mortal boxes are steps on every roll, unless the setting is off", () => {
    const hurt = character({ tracks: { stun: 0, wound: 0, mortal: 2 } });
    for (const subject of [PISTOLS, { kind: "ability", ability: "str" }, { kind: "actionCheck" }] as const) {
      const plain = prepare(EXAMPLE, subject).step.total;
      expect(prepare(hurt, subject).step.total).toBe(plain + 2);
      expect(prepare(hurt, subject, [], { ...DEFAULT_RULES, mortalPenalty: false }).step.total).toBe(plain);
    }
  });

  it("R-A5: the resistance of the target and the situation are steps of their own", () => {
    const target = character({ abilities: { ...EXAMPLE.abilities, dex: 11 } });
    const { step } = prepare(SHOOTER, PISTOLS, [
      resistanceTerm(target, "dex"),
      { key: "MC.Term.situation", amount: 2 },
      { key: "MC.Term.situation", amount: 0 },
    ]);
    expect(step).toEqual({
      total: 3,
      terms: [
        { key: "MC.Term.resistance", data: { ability: "dex" }, amount: 1 },
        { key: "MC.Term.situation", amount: 2 },
      ],
    });
  });

  it("effects count for everything, for an ability, or for one skill", () => {
    const shooter = character({
      skills: SHOOTER.skills,
      effects: [
        { key: "MC.Effect.a", aspect: "score", amount: 1 },
        { key: "MC.Effect.b", aspect: "score", subject: "dex", amount: 2 },
        { key: "MC.Effect.c", aspect: "score", subject: "pistols", amount: 4 },
        { key: "MC.Effect.d", aspect: "score", subject: "rifles", amount: 8 },
        { key: "MC.Effect.e", aspect: "step", amount: 1 },
        { key: "MC.Effect.f", aspect: "step", subject: "pistols", amount: -3 },
        { key: "MC.Effect.g", aspect: "step", subject: "rifles", amount: 16 },
        { key: "MC.Effect.h", aspect: "step", subject: "int", amount: 32 },
      ],
    });
    expect(prepare(shooter, PISTOLS)).toMatchObject({ score: { total: 19 }, step: { total: -2 } });
    expect(prepare(shooter, { kind: "ability", ability: "dex" })).toMatchObject({
      score: { total: 12 },
      step: { total: 1 },
    });
    expect(prepare(shooter, { kind: "ability", ability: "int" }).step.total).toBe(1 + 32);
    expect(prepare(shooter, { kind: "skill", skill: "rifles", ability: "dex" }).score.total).toBe(4 + 1 + 2 + 8);
  });

  it("a score that would fall below 0 is raised to 0 by an item of its own", () => {
    const weak = character({ effects: [{ key: "MC.Effect.weak", aspect: "score", amount: -12 }] });
    const { score } = prepare(weak, { kind: "ability", ability: "dex" });
    expect(score.total).toBe(0);
    expect(score.terms.at(-1)).toEqual({ key: "MC.Term.notBelowZero", amount: 3 });
    expect(prepare(weak, { kind: "ability", ability: "int" }).score.terms).toHaveLength(2);
  });
});
