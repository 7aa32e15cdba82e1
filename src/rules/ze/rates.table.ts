/** One line of a table of ranges: it holds up to and including `to`. */
interface Line {
  readonly to: number;
}

/** The ROF of a rate of single shots a minute, up to and including `to`; above all of them it is the last. Table 2. */
export const SINGLE_SHOT_ROF: readonly (Line & { readonly rof: number })[] = [
  { to: 9, rof: 2 },
  { to: 19, rof: 1 },
  { to: 24, rof: 0 },
  { to: 30, rof: -1 },
  { to: 40, rof: -2 },
  { to: 50, rof: -3 },
  { to: Infinity, rof: -4 },
];

/** The ROF of a rate of burst fire, up to and including `to`. Source: table 2. */
export const BURST_ROF: readonly (Line & { readonly rof: number })[] = [
  { to: 59, rof: 2 },
  { to: 89, rof: 1 },
  { to: 110, rof: 0 },
  { to: 128, rof: -1 },
  { to: 152, rof: -2 },
  { to: 199, rof: -3 },
  { to: Infinity, rof: -4 },
];

/** What is added to the skill value for the bullets that hit, by the bullets fired up to `to`. Source: table 2. */
export const HITS_BY_FIRED: readonly (Line & { readonly dice: number; readonly plus: number })[] = [
  { to: 8, dice: 0, plus: 0 },
  { to: 10, dice: 1, plus: -1 },
  { to: 12, dice: 1, plus: 0 },
  { to: 18, dice: 2, plus: 0 },
  { to: 24, dice: 3, plus: 0 },
  { to: Infinity, dice: 4, plus: 0 },
];

/** The damage of a bullet by its energy in joule, up to and including `to`. Source: table 3. @rule R-Z19 */
export const DAMAGE_BY_JOULE: readonly (Line & { readonly damage: number })[] = [
  { to: 200, damage: 0 },
  { to: 400, damage: 1 },
  { to: 600, damage: 2 },
  { to: 800, damage: 3 },
  { to: 1000, damage: 4 },
  { to: 1400, damage: 5 },
  { to: 1800, damage: 6 },
  { to: 2200, damage: 7 },
  { to: 2800, damage: 8 },
  { to: 3400, damage: 9 },
  { to: 4000, damage: 10 },
  { to: 5000, damage: 11 },
  { to: 6000, damage: 12 },
  { to: 7000, damage: 13 },
  { to: 9000, damage: 14 },
  { to: 11000, damage: 15 },
  { to: 13000, damage: 16 },
  { to: 15000, damage: 17 },
  { to: Infinity, damage: 18 },
];
