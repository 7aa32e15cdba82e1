/**
 * The chance of a blow in percent before modifiers: a row for the attacker's Agility (-1, 0, 1, 2, 3), a column for the
 * target's.
 *
 * @rule R-D4
 */
export const MELEE_CHART = [
  [50, 38, 26, 14, 2],
  [62, 50, 38, 26, 14],
  [74, 62, 50, 38, 26],
  [86, 74, 62, 50, 38],
  [98, 86, 74, 62, 50],
] as const;

/**
 * The chance of a bullet in percent before modifiers: a row for the attacker's Agility and Speed together (-2 to 6), a
 * column for the target's; thirty feet, a pistol.
 *
 * @rule R-D4
 */
export const GUN_CHART = [
  [50, 44, 38, 32, 26, 20, 14, 8, 2],
  [56, 50, 44, 38, 32, 26, 20, 14, 8],
  [62, 56, 50, 44, 38, 32, 26, 20, 14],
  [68, 62, 56, 50, 44, 38, 32, 26, 20],
  [74, 68, 62, 56, 50, 44, 38, 32, 26],
  [80, 74, 68, 62, 56, 50, 44, 38, 32],
  [86, 80, 74, 68, 62, 56, 50, 44, 38],
  [92, 86, 80, 74, 68, 62, 56, 50, 44],
  [98, 92, 86, 80, 74, 68, 62, 56, 50],
] as const;

/**
 * The blows that take a target down: a row for the attacker's Strength (-1, 0, 1, 2, 3), a column for the target's
 * Endurance (-1, 0, 1, 2, 3, 4).
 *
 * @rule R-D10
 */
export const BLOWS_CHART = [
  [5, 11, 16, 40, 80, 150],
  [3, 6, 10, 24, 48, 90],
  [2, 4, 7, 16, 32, 60],
  [1, 3, 5, 12, 24, 45],
  [1, 2, 4, 10, 18, 35],
] as const;
