import { budgetOf, type Budget, type Refusal } from "../kernel/index.ts";
import { checkRules, DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { ABILITIES } from "./ids.ts";
import { checkAbilities, type Abilities } from "./snapshot.ts";

/** The points to be spent on abilities at creation. @rule R-A3 */
export const ABILITY_POINTS = 60;

/** The lowest and the highest ability at creation. @rule R-A3 */
export const ABILITY_LIMITS = { min: 4, max: 14 } as const;

/** Whether abilities are legal at creation, the points, and what stands against it. */
export interface Creation {
  readonly legal: boolean;
  readonly budget: Budget;
  readonly problems: readonly Refusal[];
}

/**
 * How the abilities of a new character stand: 60 points in all (`MC.Refusal.abilityTotal`), each from 4 to 14
 * (`MC.Refusal.abilityLimit`) unless the house rules lift that.
 *
 * @rule R-A3
 */
export function creation(abilities: Abilities, rules: HouseRules = DEFAULT_RULES): Creation {
  const scores = checkAbilities("abilities", abilities);
  const { min, max } = ABILITY_LIMITS;
  const budget = budgetOf(
    ABILITY_POINTS,
    ABILITIES.map((ability) => scores[ability]),
  );
  const outside = checkRules(rules).abilityLimits
    ? ABILITIES.filter((ability) => scores[ability] < min || scores[ability] > max)
    : [];
  const problems: Refusal[] = outside.map((ability) => ({
    key: "MC.Refusal.abilityLimit",
    data: { ability, value: scores[ability], min, max },
  }));
  if (budget.left !== 0) {
    problems.unshift({ key: "MC.Refusal.abilityTotal", data: { total: budget.spent, limit: budget.limit } });
  }
  return { legal: problems.length === 0, budget, problems };
}
