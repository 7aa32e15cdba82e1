/** What an improvement costs, in CP a step: attributes, skills, own and foreign special abilities. Source: improvement. */
export const CP_PRICES = { attribute: 8, skill: 2, sf: 10, foreignSf: 20, foreignSfAdapted: 15 } as const;

/** The level in the tree Adaptability that makes foreign special abilities cheaper. @rule R-Z15 */
export const ADAPTED_LEVEL = 3;

/** The points of creation by kind. Source: table of creation. */
export const CREATION_POINTS = { attributes: 60, skills: 170, sf: 19 } as const;

/** The highest values at creation; one skill alone may stand one higher. Source: table of creation. */
export const CREATION_LIMITS = { attribute: 5, skill: 5, oneSkill: 6, sf: 4 } as const;

/** The lowest value of an attribute. @rule R-Z25 */
export const LOWEST_ATTRIBUTE = 1;

/** The highest values that improvement reaches; a tree ends at its last level. Source: improvement. */
export const HIGHEST = { attribute: 5, skill: 6, sf: 6 } as const;

/** How many CP a session and the end of an adventure bring. Source: improvement. */
export const CP_GRANTS = { session: { min: 3, max: 6 }, adventure: { min: 0, max: 6 } } as const;
