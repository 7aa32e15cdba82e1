/** The six abilities, in the order of the sheet. */
export const ABILITIES = ["str", "dex", "con", "int", "wil", "per"] as const;

/** One of the six abilities. */
export type Ability = (typeof ABILITIES)[number];

/** How well a check went, from best to worst; `marginal` is a miss on an action check, `failure` one elsewhere. */
export const DEGREES = ["amazing", "good", "ordinary", "marginal", "failure", "critical"] as const;

/** One of the degrees of a check. */
export type Degree = (typeof DEGREES)[number];

/** The degrees that are successes, from least to best. */
export const SUCCESSES = ["ordinary", "good", "amazing"] as const;

/** One of the degrees that are successes. */
export type Success = (typeof SUCCESSES)[number];

/** The four phases of a round, in their order. @rule R-A6 */
export const PHASES = ["amazing", "good", "ordinary", "marginal"] as const;

/** One of the phases of a round. */
export type Phase = (typeof PHASES)[number];

/** The kinds of damage, from the lightest. */
export const DAMAGE_KINDS = ["stun", "wound", "mortal"] as const;

/** One of the kinds of damage. */
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** The abilities of which one stands beside Dexterity in the action check. @rule R-A1 */
export const ACTION_ABILITIES = ["int", "wil"] as const;

/** The ability that stands beside Dexterity in the action check. */
export type ActionAbility = (typeof ACTION_ABILITIES)[number];
