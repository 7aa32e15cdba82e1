export { attack, isSuccess, type AttackCheck, type AttackOutcome } from "./attack.ts";
export { check, type Check, type CheckOutcome } from "./check.ts";
export { ABILITY_LIMITS, ABILITY_POINTS, creation, type Creation } from "./creation.ts";
export { actionsOf, derive, resistanceOf, untrainedScore, type Bar, type Derived } from "./derive.ts";
export { harm, limitsOf, OUT, type Body, type Damage, type Harm, type Out } from "./harm.ts";
export { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
export * from "./ids.ts";
export {
  act,
  join,
  leave,
  openRound,
  pass,
  phaseOf,
  turnsOf,
  type Entrant,
  type Fighter,
  type Round,
  type Turn,
} from "./initiative.ts";
export { prepare, resistanceTerm, type Prepared, type Subject } from "./prepare.ts";
export {
  endScene,
  rest,
  treat,
  TREATMENTS,
  wake,
  wakingRound,
  type Aim,
  type Patient,
  type Treatment,
  type Waking,
} from "./recovery.ts";
export { SKILLS } from "./skills.table.ts";
export {
  ASPECTS,
  type Abilities,
  type Aspect,
  type Effect,
  type Skill,
  type Snapshot,
  type Tracks,
} from "./snapshot.ts";
export { diceText, HIGHEST_STEP, LOWEST_STEP, situationDie, type SituationDie } from "./step-dice.ts";
export {
  formulaText,
  readFormula,
  resistedBy,
  rollDamage,
  unarmedDamage,
  weaponDamage,
  type Formula,
  type WeaponDamage,
} from "./weapon.ts";
