export * from "./actions.ts";
export * from "./advance.ts";
export * from "./ammunition.ts";
export { blowEffect, FULL_PUNISHMENT, shownPunishment, type BlowCheck, type BlowEffect } from "./blows.ts";
export * from "./bullets.ts";
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
  checkCreation,
  chosenOf,
  CREATION,
  type CreationReport,
  type SomeLevels,
  type SomeRatings,
} from "./creation.ts";
export { highestLevel } from "./door.ts";
export {
  hitChance,
  HIT_MODIFIERS,
  rollHit,
  type HitAttacker,
  type HitCheck,
  type HitOutcome,
  type HitTarget,
} from "./hit.ts";
export * from "./hit-points.ts";
export { DEFAULT_RULES, readRules, type HouseRules } from "./house-rules.ts";
export * from "./ids.ts";
export * from "./movement.ts";
export { CHANCE_LIMITS, rollPercent, type PercentOutcome } from "./percent.ts";
export * from "./prerequisites.table.ts";
export * from "./rating.ts";
export * from "./talent.ts";
