export * from "./actions.ts";
export * from "./advance.ts";
export * from "./ammunition.ts";
export * from "./awareness.ts";
export * from "./benefits.ts";
export { blowEffect, FULL_PUNISHMENT, shownPunishment, type BlowCheck, type BlowEffect } from "./blows.ts";
export * from "./bullets.ts";
export * from "./carrying.ts";
export {
  cellOf,
  CHART_FRAMES,
  CHARTS,
  DEFAULT_CHARTS,
  editCell,
  resetChart,
  type CellEdit,
  type Chart,
  type ChartFrame,
  type ChartId,
  type Charts,
} from "./charts.ts";
export {
  checkTalent,
  noticeSneak,
  outcomeWord,
  TALENT_HELP,
  talentSum,
  type Noticed,
  type TalentCheck,
  type TalentOutcome,
  type Watcher,
} from "./check.ts";
export * from "./combat.ts";
export {
  checkCreation,
  chosenOf,
  CREATION,
  levelsOfRole,
  type CreationReport,
  type SomeLevels,
  type SomeRatings,
} from "./creation.ts";
export * from "./derive.ts";
export { highestLevel } from "./door.ts";
export * from "./energy.ts";
export * from "./evasion.ts";
export * from "./feats.ts";
export * from "./fire.ts";
export * from "./flight.ts";
export {
  defenceOf,
  GUN_CHART_FEET,
  hitChance,
  HIT_MODIFIERS,
  rollHit,
  type Defence,
  type HitAttacker,
  type HitCheck,
  type HitOutcome,
  type HitTarget,
} from "./hit.ts";
export * from "./hit-points.ts";
export { DEFAULT_RULES, readRules, type HouseRules } from "./house-rules.ts";
export * from "./ids.ts";
export * from "./initiative.ts";
export * from "./matrix-warping.ts";
export * from "./movement.ts";
export { CHANCE_LIMITS, rollPercent, type PercentOutcome } from "./percent.ts";
export * from "./prerequisites.table.ts";
export * from "./printed-chances.table.ts";
export * from "./rating.ts";
export * from "./regeneration.ts";
export * from "./roles.ts";
export { EFFECT_ASPECTS, effectsOn, snapshotOf, type Effect, type EffectAspect, type Snapshot } from "./snapshot.ts";
export * from "./strike.ts";
export * from "./telekinesis.ts";
export {
  jackIn,
  jackOut,
  useAcceleratedRound,
  visitLimits,
  type Allowance,
  type JackIn,
  type Visit,
  type VisitLimits,
} from "./visit.ts";
export * from "./wounding.ts";
export { addWound, bodyOf, removeWound, type Body, type BodyCheck, type Wound } from "./wounds.ts";
