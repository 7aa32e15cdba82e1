import { oneOf, type Message } from "../kernel/index.ts";
import { BENEFITS } from "./benefits.table.ts";
import { levelOf } from "./door.ts";
import { DISCIPLINES, RATINGS, TALENTS, type Discipline, type Rating, type Talent } from "./ids.ts";

/** What a discipline brings at exactly this level, as sentences; nothing below level 0. */
export function benefitsAt(discipline: Discipline, level: number): readonly Message[] {
  const id = oneOf("discipline", discipline, DISCIPLINES);
  return BENEFITS[id][levelOf(id)("level", level)] ?? [];
}

/** The sentences on a talent: what it is for, and what a rating in it means. */
export function talentTexts(talent: Talent, rating: Rating): readonly Message[] {
  const id = oneOf("talent", talent, TALENTS);
  return [{ key: `MC.TalentHint.${id}` }, { key: `MC.TalentRating.${id}.${oneOf("rating", rating, RATINGS)}` }];
}
