import { oneOf } from "../kernel/index.ts";
import { RATINGS, type Rating } from "./ids.ts";

/** What each rating costs at creation, in talent points, and what it adds to a check. */
const FIGURES: Readonly<Record<Rating, { readonly cost: number; readonly modifier: number }>> = {
  poor: { cost: 0, modifier: -7 },
  belowAverage: { cost: 1, modifier: -3 },
  average: { cost: 2, modifier: 0 },
  aboveAverage: { cost: 3, modifier: 3 },
  exceptional: { cost: 5, modifier: 7 },
};

/** The talent points that a rating costs: 0, 1, 2, 3, 5. */
export function talentCost(rating: Rating): number {
  return FIGURES[oneOf("rating", rating, RATINGS)].cost;
}

/** What a rating adds to a check: -7, -3, 0, 3, 7. */
export function talentModifier(rating: Rating): number {
  return FIGURES[oneOf("rating", rating, RATINGS)].modifier;
}

/** The guidelines for difficulties, as whole numbers of a d20 total; the last has no upper end. */
export const DIFFICULTIES = [
  { key: "MC.Difficulty.effortless", min: 3, max: 6 },
  { key: "MC.Difficulty.mild", min: 9, max: 11 },
  { key: "MC.Difficulty.challenging", min: 14, max: 16 },
  { key: "MC.Difficulty.high", min: 19, max: 21 },
  { key: "MC.Difficulty.nearImpossible", min: 24, max: 26 },
  { key: "MC.Difficulty.impossible", min: 27, max: null },
] as const;
