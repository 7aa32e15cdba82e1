import { record } from "../kernel/index.ts";
import { DEFAULT_CHARTS, readCharts, type Charts } from "./charts.ts";
import { choice, or, whole } from "./door.ts";

/** What a world may decide for itself. */
export interface HouseRules {
  /** The three charts. @rule R-D4, R-D10 */
  readonly charts: Charts;
  /** Where maximum hit points of a new actor come from. @rule R-D8 */
  readonly hitPoints: "average" | "roll";
  /** The chance in percent that a gun jams at each action with it beyond the third of a round. @rule R-D16 */
  readonly jamChance: number;
}

/** The house rules of a new world. */
export const DEFAULT_RULES: HouseRules = { charts: DEFAULT_CHARTS, hitPoints: "average", jamChance: 0 };

const hitPointsReader = or<"average" | "roll">("average", choice(["average", "roll"]));
const jamReader = or(0, whole(0, 100));

/** The given house rules after a check; the default ones pass unread, and missing ones take the default. */
export function readRules(rules: unknown): HouseRules {
  if (rules === DEFAULT_RULES || rules === undefined) return DEFAULT_RULES;
  const { charts, hitPoints, jamChance } = record("rules", rules);
  return {
    charts: charts === undefined ? DEFAULT_CHARTS : readCharts("rules.charts", charts),
    hitPoints: hitPointsReader("rules.hitPoints", hitPoints),
    jamChance: jamReader("rules.jamChance", jamChance),
  };
}
