/** From which sum on each Stufe is reached, best first; below all of them it is the lowest. Source: table 1. */
export const STUFEN_FROM = [
  { stufe: 6, from: 28 },
  { stufe: 5, from: 22 },
  { stufe: 4, from: 17 },
  { stufe: 3, from: 13 },
  { stufe: 2, from: 10 },
  { stufe: 1, from: 8 },
  { stufe: 0, from: 6 },
  { stufe: -1, from: 1 },
] as const;

/** The Stufe of a sum of 0 or less. Source: table 1. */
export const LOWEST_STUFE = -2;

/** The names of the nine Stufen as slugs of the printed words, each with its Stufe. Source: table 1. */
export const DIFFICULTIES = {
  patzer: -2,
  "sehr-leicht": -1,
  leicht: 0,
  normal: 1,
  heftig: 2,
  schwer: 3,
  extrem: 4,
  koeniglich: 5,
  goettlich: 6,
} as const;
