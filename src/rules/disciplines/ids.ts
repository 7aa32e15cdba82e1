/** The twelve disciplines, in the order in which a sheet lists them. */
export const DISCIPLINES = [
  "agility",
  "awareness",
  "balance",
  "endurance",
  "energy",
  "evasion",
  "flight",
  "matrixWarping",
  "regeneration",
  "speed",
  "strength",
  "telekinesis",
] as const;

/** One of the twelve disciplines. */
export type Discipline = (typeof DISCIPLINES)[number];

/** The thirteen talents, in the order in which a sheet lists them. */
export const TALENTS = [
  "alertness",
  "charisma",
  "craft",
  "driving",
  "education",
  "intimidation",
  "language",
  "matrixLore",
  "medicine",
  "stealth",
  "streetSmarts",
  "thievery",
  "zionPolitics",
] as const;

/** One of the thirteen talents. */
export type Talent = (typeof TALENTS)[number];

/** The five ratings of a talent, from the worst to the best. */
export const RATINGS = ["poor", "belowAverage", "average", "aboveAverage", "exceptional"] as const;

/** One of the five ratings of a talent. */
export type Rating = (typeof RATINGS)[number];

/** What somebody is in the Matrix; a slave is a human who does not know that he is in it. */
export const ROLES = ["character", "agent", "program", "exile", "slave", "human"] as const;

/** One of the roles. */
export type Role = (typeof ROLES)[number];

/** The classes of ammunition, by which bullets do damage. @rule R-D9 */
export const AMMUNITION = ["light", "medium", "heavy", "shotgun"] as const;

/** One of the classes of ammunition. */
export type Ammunition = (typeof AMMUNITION)[number];

/** The kinds of percentile attack. @rule R-D18 */
export const HIT_KINDS = ["melee", "gun", "disarm", "breakHold"] as const;

/** One of the kinds of percentile attack. */
export type HitKind = (typeof HIT_KINDS)[number];

/** The kinds of wound that are healed in their own time. @rule R-D26 */
export const WOUND_KINDS = ["bullet", "blow", "bone", "limb"] as const;

/** One of the kinds of wound. */
export type WoundKind = (typeof WOUND_KINDS)[number];

/** How many shots a gun fires with one action. @rule R-D21 */
export const FIRE_KINDS = ["double", "automatic", "heavyMachineGun"] as const;

/** One of the ways in which a gun fires with one action. */
export type FireKind = (typeof FIRE_KINDS)[number];
