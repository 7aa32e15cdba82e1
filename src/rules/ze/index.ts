export * from "./ids.ts";
export * from "./snapshot.ts";
export * from "./house-rules.ts";
export { readBoxes, readFormula, readStoredRules, type ReadRules, type StoredRules } from "./stored-rules.ts";
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
export { setBody, type BodyAfter } from "./bars.ts";
export { dealByHand, HAND_KINDS, type HandDeed, type HandResult } from "./by-hand.ts";
export { contest, type ContestOutcome, type ContestWinner } from "./contest.ts";
export { markMental, markWounds, UNHURT, woundMalus, type Wounded, type WoundsAfter } from "./wounds.ts";
export { stufeSum, valueSum } from "./values.ts";
export { damageOfEnergy, RATED_MODES, rofOf } from "./rates.ts";
export {
  bulletHits,
  bulletsFired,
  fireModesOf,
  hitDiceOf,
  isSilenced,
  isThrown,
  mayBeSilenceable,
  mayFireAtArea,
  maySilence,
  type Volley,
} from "./fire.ts";
export { birthSurcharge, dodgeZe, HANDS, TIMED_ACTIONS, timeSum, type TimedAction, type TimeLoad } from "./time.ts";
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
  impactOn,
  shoot,
  shotOdds,
  type Impact,
  type ShotCheck,
  type ShotOdds,
  type ShotOutcome,
  type ShotResult,
} from "./shoot.ts";
export { targetFigures, type TargetFigures } from "./target.ts";
export { derive, maximumAp, type Derived, type Meter } from "./derive.ts";
export { apFor, apMinutes, regainAp, type ApBill, type ApRest } from "./ap.ts";
export {
  healAtRest,
  healBoxes,
  healingMinutes,
  MENTAL_MINUTES,
  suggestBoxes,
  type Boxes,
  type Rest,
  type Rested,
} from "./healing.ts";
export { mayHealFast, restFor, type Stay } from "./stay.ts";
export { startBoard, startTimeline, type Starter, type StartPlace } from "./initiative.ts";
export { cancel, fire, passTime, schedule, type EventPlan, type Fired } from "./pending.ts";
export { closeBubble, openBubble } from "./timeline-bubble.ts";
export type { Moved } from "./timeline-change.ts";
export { charge, placeUse, shiftOf, type Shift, type UseEvent } from "./timeline-charge.ts";
export { historyOf, remember, stepBack, takeBack, type History } from "./timeline-history.ts";
export { isMoving, startMovement, stopMovement } from "./timeline-movement.ts";
export {
  comeBack,
  delay,
  join,
  leave,
  moveTo,
  PASSING,
  putOut,
  recover,
  setAside,
  spend,
  stun,
} from "./timeline-turns.ts";
export type { Before, TimelineUndo } from "./timeline-undo.ts";
export {
  orderOf,
  PLACE_STATES,
  placeOf,
  timelineOf,
  upNext,
  type Bubble,
  type OrderLine,
  type PendingEvent,
  type Place,
  type PlaceState,
  type Timeline,
  type Up,
} from "./timeline.ts";
export { shootArea, type AreaImpact, type AreaOutcome, type AreaTarget } from "./area.ts";
export {
  blowOn,
  NERVE_STRIKE_ZE,
  strike,
  strikeOdds,
  STRIKE_STYLES,
  type Blow,
  type StrikeCheck,
  type StrikeOdds,
  type StrikeOutcome,
  type StrikeResult,
  type StrikeStyle,
} from "./strike.ts";
export {
  isUnarmed,
  parryCheck,
  PLAIN_STRIKE,
  strikeCheck,
  strikeSum,
  type StrikeSituation,
  type StrikeSums,
} from "./melee.ts";
export {
  creationCost,
  creationState,
  VALUE_KINDS,
  type Creation,
  type CreationState,
  type ValueKind,
} from "./creation.ts";
export { builtValue, mayStep, withValue, type BuildValue } from "./creation-step.ts";
export {
  GRANT_KINDS,
  improvement,
  improvementPrice,
  isForeign,
  payFor,
  suggestedGrant,
  type GrantKind,
  type Improvable,
  type Improvement,
  type Learner,
  type Stamp,
} from "./advance.ts";
export { physicalDamage } from "./damage.ts";
export { initiativeCheck, REACTION_LEVELS, type InitiativeCheck } from "./initiative-check.ts";
export {
  burn,
  endKept,
  isOver,
  woundByPower,
  type Burning,
  type Fire,
  type PowerWound,
  type Victim,
} from "./sf/aftermath.ts";
export { PLAIN_USE, sfCheck, type IncomingShot, type SfCheck, type SfParties, type SfPlan } from "./sf/check.ts";
export type { SfBearer, SfCharge, SfOutcome, SfResult, SfTold } from "./sf/outcome.ts";
export { sfOdds, useSf, type SfResultOdds } from "./sf/use.ts";
