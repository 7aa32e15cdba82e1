import { describe, expect, it } from "vitest";
import * as abilities from "../../../../src/rules/abilities/index.ts";
import { blamed } from "../../../support/blame.ts";
import { EXAMPLE } from "./character.ts";

const bend = (own: Record<string, unknown>): abilities.Snapshot => ({ ...EXAMPLE, ...own });
const rules = (own: Record<string, unknown>): abilities.HouseRules => ({ ...abilities.DEFAULT_RULES, ...own });

describe("arguments", () => {
  it.each([
    ["snapshot.abilities", { abilities: null }],
    ["snapshot.abilities.per", { abilities: { ...EXAMPLE.abilities, per: -1 } }],
    ["snapshot.abilities.str", { abilities: { ...EXAMPLE.abilities, str: 1001 } }],
    ["snapshot.profession", { profession: 1001 }],
    ["snapshot.profession", { profession: -1001 }],
    ["snapshot.skills", { skills: [] }],
    ["snapshot.skills", { skills: Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`s${n}`, {}])) }],
    ["snapshot.skills", { skills: { pistols: 3 } }],
    ["snapshot.skills.ability", { skills: { pistols: { ability: "luck", rank: 1 } } }],
    ["snapshot.skills.rank", { skills: { pistols: { ability: "dex", rank: -1 } } }],
    ["snapshot.skills.rank", { skills: { pistols: { ability: "dex", rank: 1001 } } }],
    ["snapshot.tracks", { tracks: undefined }],
    ["snapshot.tracks.stun", { tracks: { stun: -1, wound: 0, mortal: 0 } }],
    ["snapshot.tracks.mortal", { tracks: { stun: 0, wound: 0, mortal: 1001 } }],
    ["snapshot.armor", { armor: -1 }],
    ["snapshot.armor", { armor: 1001 }],
    ["snapshot.effects", { effects: {} }],
    ["snapshot.effects", { effects: Array.from({ length: 1001 }) }],
    ["snapshot.effects", { effects: [null] }],
    ["snapshot.effects.aspect", { effects: [{ key: "a", aspect: "luck", amount: 1 }] }],
    ["snapshot.effects.amount", { effects: [{ key: "a", aspect: "step", amount: 1001 }] }],
    ["snapshot.effects.amount", { effects: [{ key: "a", aspect: "step", amount: -1001 }] }],
    ["snapshot.effects.key", { effects: [{ key: 1, aspect: "step", amount: 1 }] }],
    ["snapshot.effects.subject", { effects: [{ key: "a", aspect: "step", amount: 1, subject: 1 }] }],
  ])("a snapshot with a wrong %s is refused by name", (name, own) => {
    expect(blamed(() => abilities.derive(bend(own)))).toBe(name);
    expect(blamed(() => abilities.prepare(bend(own), { kind: "actionCheck" }))).toBe(name);
    expect(blamed(() => abilities.resistanceTerm(bend(own), "str"))).toBe(name);
  });

  it("too many skills are refused in words", () => {
    const skills = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`s${n}`, {}]));
    expect(() => abilities.derive(bend({ skills }))).toThrow("snapshot.skills must be at most 1000 skills");
  });

  it("a snapshot at its limits is taken", () => {
    const most = { str: 1000, dex: 1000, con: 1000, int: 1000, wil: 1000, per: 0 };
    const skills = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`s${n}`, { ability: "dex", rank: n }]));
    const effects = Array.from({ length: 1000 }, () => ({ key: "a", aspect: "step", amount: 1000 }));
    expect(() =>
      abilities.derive(bend({ abilities: most, skills, effects, armor: 1000, profession: 1000 })),
    ).not.toThrow();
  });

  it.each([
    ["rules", null],
    ["rules.actionAbility", { actionAbility: "str" }],
    ["rules.abilityLimits", { abilityLimits: 1 }],
    ["rules.mortalSecondary", { mortalSecondary: "no" }],
    ["rules.mortalPenalty", { mortalPenalty: null }],
  ])("house rules with a wrong %s are refused by name", (name, own) => {
    const bent = own === null ? (null as unknown as abilities.HouseRules) : rules(own);
    expect(blamed(() => abilities.derive(EXAMPLE, bent))).toBe(name);
    expect(blamed(() => abilities.creation(EXAMPLE.abilities, bent))).toBe(name);
    expect(blamed(() => abilities.prepare(EXAMPLE, { kind: "actionCheck" }, [], bent))).toBe(name);
    expect(blamed(() => abilities.harm({ kind: "stun", amount: 1 }, EXAMPLE_BODY, bent))).toBe(name);
  });

  const EXAMPLE_BODY = { con: 11, tracks: EXAMPLE.tracks, armor: 0 };

  it.each([
    ["body", null],
    ["body.con", { con: 0 }],
    ["body.con", { con: 1001 }],
    ["body.tracks", { tracks: 3 }],
    ["body.tracks.wound", { tracks: { stun: 0, wound: 0.5, mortal: 0 } }],
    ["body.armor", { armor: -1 }],
  ])("a body with a wrong %s is refused by name", (name, own) => {
    const body = own === null ? null : { ...EXAMPLE_BODY, ...own };
    expect(blamed(() => abilities.harm({ kind: "stun", amount: 1 }, body as abilities.Body))).toBe(name);
  });

  it("damage names its kind and amount", () => {
    const harm = (damage: unknown) => abilities.harm(damage as abilities.Damage, EXAMPLE_BODY);
    expect(blamed(() => harm(null))).toBe("damage");
    expect(blamed(() => harm({ kind: "fire", amount: 1 }))).toBe("damage.kind");
    expect(blamed(() => harm({ kind: "stun", amount: -1 }))).toBe("damage.amount");
  });

  it.each([
    ["formula", null],
    ["formula.count", { count: 101 }],
    ["formula.count", { count: -1 }],
    ["formula.faces", { faces: 0 }],
    ["formula.faces", { faces: 1001 }],
    ["formula.bonus", { bonus: 1001 }],
    ["formula.bonus", { bonus: -1001 }],
    ["formula.kind", { kind: "fire" }],
  ])("a formula with a wrong %s is refused by name", (name, own) => {
    const formula = (own && { count: 1, faces: 6, bonus: 0, kind: "stun", ...own }) as abilities.Formula;
    expect(blamed(() => abilities.rollDamage(formula))).toBe(name);
    expect(blamed(() => abilities.formulaText(formula))).toBe(name);
  });

  it("an attack names what is wrong in it", () => {
    const attack = (own: Record<string, unknown>) => () =>
      abilities.attack({
        score: 1,
        step: 0,
        damage: abilities.weaponDamage(1),
        target: null,
        mortalSecondary: false,
        ...own,
      });
    expect(blamed(() => abilities.attack(null as unknown as abilities.AttackCheck))).toBe("attack");
    expect(blamed(attack({ score: -1 }))).toBe("score");
    expect(blamed(attack({ score: 1001 }))).toBe("score");
    expect(blamed(attack({ step: 0.5 }))).toBe("step");
    expect(blamed(attack({ step: 205 }))).toBe("step");
    expect(blamed(attack({ damage: null }))).toBe("damage");
    expect(blamed(attack({ damage: { ...abilities.weaponDamage(1), good: 1 } }))).toBe("damage.good");
    expect(blamed(attack({ target: 1 }))).toBe("target");
    expect(blamed(attack({ mortalSecondary: 1 }))).toBe("mortalSecondary");
  });

  it("a check names what is wrong in it", () => {
    const check = (asked: unknown) => () => abilities.check(asked as abilities.Check);
    expect(blamed(check(null))).toBe("check");
    expect(blamed(check({ score: 1, step: 0 }))).toBe("actionCheck");
  });

  it.each([
    ["fighters", [1]],
    ["fighters", 1],
    ["fighters.id", [{ id: 1, from: "good", actions: 1, score: 1 }]],
    ["fighters.from", [{ id: "a", from: "failure", actions: 1, score: 1 }]],
    ["fighters.actions", [{ id: "a", from: "good", actions: 5, score: 1 }]],
    ["fighters.actions", [{ id: "a", from: "good", actions: -1, score: 1 }]],
    ["fighters.score", [{ id: "a", from: "good", actions: 1, score: null }]],
    ["fighters.score", [{ id: "a", from: "good", actions: 1, score: 3001 }]],
    ["fighters.score", [{ id: "a", from: "good", actions: 1, score: -3001 }]],
  ])("fighters with a wrong %s are refused by name", (name, fighters) => {
    expect(blamed(() => abilities.openRound(1, fighters as abilities.Entrant[]))).toBe(name);
  });

  it.each([
    ["round", null],
    ["round.number", { number: 0 }],
    ["round.phase", { phase: "failure" }],
    ["fighters", { fighters: null }],
    ["round.acted", { fighters: [{ id: "a", from: "good", actions: 1, score: 1, acted: null, passed: [] }] }],
    ["round.acted", { fighters: [{ id: "a", from: "good", actions: 1, score: 1, acted: ["x"], passed: [] }] }],
    ["round.passed", { fighters: [{ id: "a", from: "good", actions: 1, score: 1, acted: [], passed: 1 }] }],
    ["round.passed", { fighters: [{ id: "a", from: "good", actions: 1, score: 1, acted: [], passed: [1] }] }],
  ])("a round with a wrong %s is refused by name", (name, own) => {
    const round = (own && { number: 1, phase: "good", fighters: [], ...own }) as abilities.Round;
    expect(blamed(() => abilities.turnsOf(round))).toBe(name);
    expect(blamed(() => abilities.act(round, "a"))).toBe(name);
    expect(blamed(() => abilities.pass(round, "a"))).toBe(name);
    expect(blamed(() => abilities.leave(round, "a"))).toBe(name);
    expect(blamed(() => abilities.join(round, { id: "b", from: "good", actions: 1, score: 1 }))).toBe(name);
  });

  it("every other function names its argument", () => {
    const patient = { con: 11, tracks: EXAMPLE.tracks };
    const wrong = (value: unknown) => value as never;
    expect(blamed(() => abilities.openRound(0, []))).toBe("number");
    expect(blamed(() => abilities.act(abilities.openRound(1, []), wrong(1)))).toBe("id");
    expect(blamed(() => abilities.pass(abilities.openRound(1, []), wrong(1)))).toBe("id");
    expect(blamed(() => abilities.leave(abilities.openRound(1, []), wrong(1)))).toBe("id");
    expect(blamed(() => abilities.phaseOf(wrong("great")))).toBe("degree");
    expect(blamed(() => abilities.creation(wrong(null)))).toBe("abilities");
    expect(blamed(() => abilities.untrainedScore(-1))).toBe("score");
    expect(blamed(() => abilities.untrainedScore(1001))).toBe("score");
    expect(blamed(() => abilities.resistanceOf(-1))).toBe("score");
    expect(blamed(() => abilities.resistanceOf(1001))).toBe("score");
    expect(blamed(() => abilities.actionsOf(-1, 1))).toBe("con");
    expect(blamed(() => abilities.actionsOf(1, -1))).toBe("wil");
    expect(blamed(() => abilities.actionsOf(1001, 1))).toBe("con");
    expect(blamed(() => abilities.actionsOf(1, 1001))).toBe("wil");
    expect(blamed(() => abilities.limitsOf(0))).toBe("con");
    expect(blamed(() => abilities.situationDie(0.5))).toBe("step");
    expect(blamed(() => abilities.diceText(wrong("1")))).toBe("step");
    expect(blamed(() => abilities.weaponDamage(-1))).toBe("value");
    expect(blamed(() => abilities.unarmedDamage(-1))).toBe("str");
    expect(blamed(() => abilities.resistedBy(wrong("mind")))).toBe("range");
    expect(blamed(() => abilities.readFormula(wrong(6), "stun"))).toBe("written");
    expect(blamed(() => abilities.readFormula("1".repeat(101), "stun"))).toBe("written");
    expect(blamed(() => abilities.readFormula("d6", wrong("fire")))).toBe("kind");
    expect(blamed(() => abilities.resistanceTerm(EXAMPLE, wrong("luck")))).toBe("ability");
    expect(blamed(() => abilities.prepare(EXAMPLE, wrong(null)))).toBe("subject");
    expect(blamed(() => abilities.prepare(EXAMPLE, wrong({ kind: "x" })))).toBe("subject.kind");
    expect(blamed(() => abilities.prepare(EXAMPLE, wrong({ kind: "ability" })))).toBe("subject.ability");
    expect(blamed(() => abilities.prepare(EXAMPLE, wrong({ kind: "skill", ability: "str" })))).toBe("subject.skill");
    const situation = (value: unknown) => () => abilities.prepare(EXAMPLE, { kind: "actionCheck" }, wrong(value));
    expect(blamed(situation(1))).toBe("situation");
    expect(blamed(situation([null]))).toBe("situation");
    expect(blamed(situation([{ key: 1, amount: 1 }]))).toBe("situation.key");
    expect(blamed(situation([{ key: "a", amount: 1001 }]))).toBe("situation.amount");
    expect(blamed(situation([{ key: "a", amount: -1001 }]))).toBe("situation.amount");
    expect(blamed(() => abilities.treat(wrong(null), "surgery", "good"))).toBe("patient");
    expect(blamed(() => abilities.treat({ ...patient, con: 0 }, "surgery", "good"))).toBe("con");
    expect(blamed(() => abilities.treat(wrong({ con: 1 }), "surgery", "good"))).toBe("patient.tracks");
    expect(blamed(() => abilities.treat(patient, wrong("magic"), "good"))).toBe("treatment");
    expect(blamed(() => abilities.treat(patient, "surgery", wrong("failure")))).toBe("degree");
    expect(blamed(() => abilities.treat(patient, "surgery", "good", wrong("mortal")))).toBe("aim");
    expect(blamed(() => abilities.rest(patient, -1))).toBe("days");
    expect(blamed(() => abilities.rest(patient, 10_001))).toBe("days");
    expect(blamed(() => abilities.endScene(wrong(null)))).toBe("tracks");
    expect(blamed(() => abilities.wakingRound(-1))).toBe("round");
    expect(blamed(() => abilities.wake(patient, -1, 1))).toBe("since");
    expect(blamed(() => abilities.wake(patient, 1, -1))).toBe("round");
  });
});
