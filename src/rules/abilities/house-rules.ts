import { oneOf, record, truth } from "../kernel/index.ts";
import { ACTION_ABILITIES, type ActionAbility } from "./ids.ts";

/** What a world may set differently. */
export interface HouseRules {
  /** The ability beside Dexterity in the action check. @rule R-A1 */
  readonly actionAbility: ActionAbility;
  /** Whether abilities stay from 4 to 14 at creation. @rule R-A3 */
  readonly abilityLimits: boolean;
  /** Whether mortal damage causes secondary damage too. @rule R-A8 */
  readonly mortalSecondary: boolean;
  /** Whether each marked mortal box is a step of penalty. @rule R-A9 */
  readonly mortalPenalty: boolean;
}

/** The house rules of a world that has set nothing. */
export const DEFAULT_RULES: HouseRules = {
  actionAbility: "int",
  abilityLimits: true,
  mortalSecondary: false,
  mortalPenalty: true,
};

/** The given house rules, read and checked. */
export function checkRules(rules: HouseRules): HouseRules {
  if (rules === DEFAULT_RULES) return rules;
  record("rules", rules);
  return {
    actionAbility: oneOf("rules.actionAbility", rules.actionAbility, ACTION_ABILITIES),
    abilityLimits: truth("rules.abilityLimits", rules.abilityLimits),
    mortalSecondary: truth("rules.mortalSecondary", rules.mortalSecondary),
    mortalPenalty: truth("rules.mortalPenalty", rules.mortalPenalty),
  };
}
