import * as rules from "../../../../src/rules/abilities/index.ts";
import { character, EXAMPLE } from "./character.ts";

const GUNNER = character({
  skills: { pistols: { ability: "dex", rank: 2 } },
  effects: [
    { key: "MC.Test.fog", aspect: "step", amount: 1 },
    { key: "MC.Test.drug", aspect: "score", amount: 2, subject: "pistols", data: { by: "GM" } },
  ],
});
const RULES = { ...rules.DEFAULT_RULES };
const BODY = { con: 11, tracks: { stun: 9, wound: 2, mortal: 0 }, armor: 1 };
const PATIENT = { con: 11, tracks: { stun: 11, wound: 2, mortal: 1 } };
const FORMULA = { count: 1, faces: 6, bonus: 2, kind: "wound" } as const;
const ENTRANTS: readonly rules.Entrant[] = [
  { id: "a", from: "good", actions: 2, score: 11 },
  { id: "b", from: "amazing", actions: 3, score: 12 },
];
const ROUND = {
  number: 1,
  phase: "good",
  fighters: [
    { id: "a", from: "good", actions: 2, score: 11, acted: ["marginal"], passed: ["ordinary"] },
    { id: "b", from: "amazing", actions: 3, score: 12, acted: ["amazing"], passed: [] },
  ],
};

/** One legal call of every public function, as its list of arguments. */
export const CALLS: Readonly<Record<string, readonly unknown[]>> = {
  act: [ROUND, "b"],
  actionsOf: [11, 9],
  attack: [{ score: 12, step: 1, damage: rules.weaponDamage(3), target: BODY, mortalSecondary: false }],
  check: [{ score: 12, step: 6, actionCheck: true }],
  creation: [EXAMPLE.abilities, RULES],
  derive: [GUNNER, RULES],
  diceText: [-2],
  endScene: [PATIENT.tracks],
  formulaText: [FORMULA],
  harm: [{ kind: "wound", amount: 5 }, BODY, RULES],
  isSuccess: ["good"],
  join: [ROUND, { id: "c", from: "amazing", actions: 1, score: 9 }],
  leave: [ROUND, "b"],
  limitsOf: [11],
  openRound: [1, ENTRANTS],
  pass: [ROUND, "b"],
  phaseOf: ["critical"],
  prepare: [
    GUNNER,
    { kind: "skill", skill: "pistols", ability: "dex" },
    [{ key: "MC.Test.dark", amount: 2, data: { how: "very" } }],
    RULES,
  ],
  readFormula: ["d6+2", "wound"],
  resistanceOf: [11],
  resistanceTerm: [GUNNER, "int"],
  resistedBy: ["melee"],
  rest: [PATIENT, 1],
  rollDamage: [FORMULA],
  situationDie: [6],
  treat: [PATIENT, "firstAid", "good", "stun"],
  turnsOf: [ROUND],
  unarmedDamage: [13],
  untrainedScore: [11],
  wake: [PATIENT, 1, 3],
  wakingRound: [3],
  weaponDamage: [4],
};
