export * from "./ids.ts";
export * from "./snapshot.ts";
export * from "./house-rules.ts";
export * from "./sf/entry.ts";
export * from "./sf/trees.ts";
export {
  difficultyOf,
  difficultyStufe,
  DIFFICULTY_NAMES,
  probe,
  probeStufe,
  stufeOf,
  type Difficulty,
  type ProbeCheck,
  type ProbeOutcome,
} from "./probe.ts";
export { markMental, markWounds, UNHURT, woundMalus, type Wounded, type WoundsAfter } from "./wounds.ts";
export { stufeSum, valueSum } from "./values.ts";
export { damageOfEnergy, RATED_MODES, rofOf } from "./rates.ts";
export {
  bulletHits,
  bulletsFired,
  hitDiceOf,
  isSilenced,
  mayBeSilenceable,
  maySilence,
  SHOT_MODES,
  shotModesOf,
  type ShotMode,
  type Volley,
} from "./fire.ts";
export { TIMED_ACTIONS, timeSum, type TimedAction, type TimeLoad } from "./time.ts";
export {
  damageOf,
  plainDamage,
  reductionOf,
  rowOf,
  unarmedDamage,
  type Damage,
  type Hit,
  type UnarmedHit,
} from "./damage.ts";
export {
  mayAct,
  MODIFIER_ASPECTS,
  probeCheck,
  probeSums,
  type ProbeSituation,
  type ProbeSums,
  type Situational,
} from "./check.ts";
export { dodge, DODGE_MALUS, DODGE_SKILL, dodgeCheck, targetStufe, type DodgeOutcome } from "./dodge.ts";
export { PLAIN_SHOT, RANGE_MALUS, shotCheck, shotSum, type ShotSituation, type ShotSums } from "./shot.ts";
export {
  shoot,
  shotOdds,
  type Impact,
  type ShotCheck,
  type ShotOdds,
  type ShotOutcome,
  type ShotResult,
  type TargetFigures,
} from "./shoot.ts";
export { derive, maximumAp, type Derived, type Meter } from "./derive.ts";
