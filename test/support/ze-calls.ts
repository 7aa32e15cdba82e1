import * as ze from "../../src/rules/ze/index.ts";
import { fighter, fists, granted, grenade, katana, pistol, rifle } from "./ze.ts";

/** A legal call of each function of checks, fire and blows, by name. */
export function zeCalls(): Readonly<Record<string, readonly unknown[]>> {
  const hero = fighter();
  const target = fighter({ wounds: { L: 3, M: 1, S: 0, O: 0 } });
  const shot = granted(ze.shotCheck(hero, rifle(), { mode: "fa", target, dodge: 1 }));
  const blow = granted(ze.strikeCheck(hero, katana(), { target, parry: 1 }));
  const probe = { reading: "0-10", value: 7, stufe: -1, target: 1 } as const;
  const improvement = granted(ze.improvement(hero, { kind: "skill", id: "pistolen" }));
  const creation = {
    class: "fighter",
    born: "matrix",
    attributes: { st: 3 },
    skills: { pistolen: 4 },
    sf: { hit: 2 },
  } as const;
  const stamp = { id: "1", by: "gm", at: 0 };
  const modifiers = [{ key: "MC.Test.modifier", aspect: "stufe", amount: -1 }];
  const hit = { melee: false, weapon: 2, bullets: 1, w4: 3, strength: 3, ko: 3, difference: 2, armor: 1 };
  const whom = { born: "matrix", dreamer: false, dampened: false };

  return {
    apMinutes: [true],
    birthSurcharge: ["outside"],
    blowOn: [blow, { hit: true, difference: 2 }, ze.targetFigures(target), { ...ze.DEFAULT_RULES }],
    bulletHits: [{ mode: "fa", bullets: 14, skill: 4 }],
    bulletsFired: [rifle(), "fa"],
    builtValue: [creation, { kind: "skill", id: "pistolen" }],
    contest: [probe, { ...probe, target: null }],
    creationCost: ["skill", 6],
    creationState: [creation],
    damageOf: [{ ...hit, ...whom }, ze.DEFAULT_RULES],
    damageOfEnergy: [500],
    dealByHand: [target, { kind: "damage", row: "M", boxes: 4, reduced: true }, { ...ze.DEFAULT_RULES }],
    derive: [hero, { ...ze.DEFAULT_RULES }],
    difficultyOf: [3],
    difficultyStufe: ["schwer"],
    dodge: [{ ...probe, target: null }],
    dodgeCheck: [hero, modifiers, { ...ze.DEFAULT_RULES }],
    dodgeZe: [hero],
    fireModesOf: [rifle()],
    hitDiceOf: [{ mode: "fa", bullets: 14, skill: 4 }],
    impactOn: [
      shot,
      { hit: true, difference: 2, bullets: 3, w4: 2 },
      ze.targetFigures(target),
      { ...ze.DEFAULT_RULES },
    ],
    improvement: [hero, { kind: "sf", id: "hit" }],
    improvementPrice: ["sf", true, 3],
    isForeign: ["sense", "fighter"],
    isSilenced: [pistol()],
    isThrown: [grenade()],
    isUnarmed: [fists()],
    markMental: [3, 4, { ...ze.DEFAULT_RULES }],
    markWounds: [{ marks: target.wounds, dreamer: false }, "M", 4, { ...ze.DEFAULT_RULES }],
    maximumAp: [hero, { ...ze.DEFAULT_RULES }],
    mayAct: [hero, { ...ze.DEFAULT_RULES }],
    mayBeSilenceable: [false, 300],
    mayFireAtArea: [rifle(), "fa"],
    mayHealFast: [hero],
    maySilence: [pistol()],
    mayStep: [creation, { kind: "skill", id: "pistolen" }, 1],
    parryCheck: [hero, katana(), modifiers, { ...ze.DEFAULT_RULES }],
    payFor: [[{ id: "0", amount: 9, key: "k", subject: "", from: 0, to: 0, by: "gm", at: 0 }], improvement, stamp],
    physicalDamage: [{ strength: 4, ...whom }],
    plainDamage: [4, "outside"],
    probe: [probe],
    probeCheck: [hero, "pistolen", { target: 1, modifiers }, { ...ze.DEFAULT_RULES }],
    probeStufe: [probe],
    probeSums: [hero, "pistolen", modifiers, { ...ze.DEFAULT_RULES }],
    readStoredRules: [{ reading: "1-10", rows: {}, mental: [], apFormula: "1" }],
    reductionOf: [3, "M", "outside"],
    restFor: [target, { hours: 8, inside: true, treated: false, fast: true }, { ...ze.DEFAULT_RULES }],
    rofOf: ["bf", 100],
    rowOf: [3, true],
    setBody: [hero, 7, { ...ze.DEFAULT_RULES }],
    shoot: [shot, { ...ze.DEFAULT_RULES }],
    shootArea: [shot, [{ dodge: 1, target: ze.targetFigures(target) }], { ...ze.DEFAULT_RULES }],
    shotCheck: [hero, rifle(), { mode: "fa", target, modifiers, distance: 600 }, { ...ze.DEFAULT_RULES }],
    shotOdds: [shot, { ...ze.DEFAULT_RULES }],
    shotSum: [hero, rifle(), { mode: "fa", target, modifiers, distance: 600 }, { ...ze.DEFAULT_RULES }],
    strike: [blow, { ...ze.DEFAULT_RULES }],
    strikeCheck: [hero, katana(), { target, parry: probe, modifiers }, { ...ze.DEFAULT_RULES }],
    strikeOdds: [blow, { ...ze.DEFAULT_RULES }],
    strikeSum: [hero, fists(), { target, parry: 2, style: "physical", modifiers }, { ...ze.DEFAULT_RULES }],
    stufeOf: [12],
    suggestedGrant: ["session"],
    stufeSum: [hero, "pistolen", { ...ze.DEFAULT_RULES }],
    targetFigures: [target, { ...ze.DEFAULT_RULES }],
    targetStufe: [2],
    timeSum: [
      { kind: "shoot", rof: -3 },
      { fastShot: 3, dodging: true, factor: 0.5, terms: modifiers },
    ],
    treeShape: ["my-tree", { "my-tree": { owner: "common", last: 3 } }],
    unarmedDamage: [{ difference: 2, strength: 4, ...whom }],
    valueSum: [hero, "pistolen", { ...ze.DEFAULT_RULES }],
    withValue: [creation, { kind: "skill", id: "pistolen" }, 5],
    woundMalus: [target, { ...ze.DEFAULT_RULES }],
  };
}
