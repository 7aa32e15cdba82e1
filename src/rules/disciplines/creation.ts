import { budgetOf, keyed, triangular, type Refusal } from "../kernel/index.ts";
import { choice, highestLevel, levels, ratings, wishes } from "./door.ts";
import { DISCIPLINES, ROLES, TALENTS, type Discipline, type Rating, type Role, type Talent } from "./ids.ts";
import { PREREQUISITES, type Prerequisite } from "./prerequisites.table.ts";
import { talentCost } from "./rating.ts";

/** Levels by discipline; a missing one stands at 0. */
export type SomeLevels = Readonly<Partial<Record<Discipline, number>>>;

/** Ratings by talent; a missing one is poor. */
export type SomeRatings = Readonly<Partial<Record<Talent, Rating>>>;

/** What a new character may spend: points on disciplines (all of them, in at most three) and points on talents. */
export const CREATION = { disciplinePoints: 12, disciplines: 3, talentPoints: 18, exceptional: 2 } as const;

/** Whether a new character is complete and legal, what it spent, and what is wrong with it. */
export interface CreationReport {
  readonly legal: boolean;
  readonly spent: { readonly disciplines: number; readonly talents: number };
  readonly problems: readonly Refusal[];
}

/**
 * Whether a new character may be finished: all 12 points spent on at most three disciplines, every prerequisite met at
 * every level, at most 18 points on talents and at most two of them exceptional.
 *
 * Levels beyond a discipline's highest or below 0 are problems, not argument errors.
 *
 * @rule R-D2, R-D33
 */
export function checkCreation(disciplines: SomeLevels, talents: SomeRatings = {}): CreationReport {
  const wanted = wishes("disciplines", disciplines);
  const rated = ratings("talents", talents);
  const spent = {
    disciplines: budgetOf(
      CREATION.disciplinePoints,
      DISCIPLINES.map((id) => triangular(Math.max(0, wanted[id]))),
    ).spent,
    talents: budgetOf(
      CREATION.talentPoints,
      TALENTS.map((id) => talentCost(rated[id])),
    ).spent,
  };
  const problems = [
    ...disciplineProblems(wanted, spent.disciplines),
    ...prerequisiteProblems(wanted),
    ...talentProblems(rated, spent.talents),
  ];
  return { legal: problems.length === 0, spent, problems };
}

/** The levels that a role brings along: -1 everywhere for slaves; Strength 3 and Endurance 4 for agents; else 0. @rule R-D3, R-D11 */
export function levelsOfRole(role: Role): Readonly<Record<Discipline, number>> {
  const who = choice(ROLES)("role", role);
  const base = keyed(DISCIPLINES, () => (who === "slave" ? -1 : 0));
  return who === "agent" ? { ...base, strength: 3, endurance: 4 } : base;
}

/** The disciplines above level 0: what counts as chosen when creation is finished. @rule R-D1 */
export function chosenOf(disciplines: SomeLevels): readonly Discipline[] {
  const held = levels("disciplines", disciplines);
  return DISCIPLINES.filter((id) => held[id] > 0);
}

function disciplineProblems(wanted: Readonly<Record<Discipline, number>>, spent: number): readonly Refusal[] {
  const problems: Refusal[] = [];
  if (spent !== CREATION.disciplinePoints) {
    problems.push({ key: "MC.Refusal.creationPoints", data: { spent, limit: CREATION.disciplinePoints } });
  }
  const count = DISCIPLINES.filter((id) => wanted[id] > 0).length;
  if (count > CREATION.disciplines) {
    problems.push({ key: "MC.Refusal.creationDisciplines", data: { count, limit: CREATION.disciplines } });
  }
  for (const discipline of DISCIPLINES) {
    const level = wanted[discipline];
    const limit = highestLevel(discipline);
    if (level > limit) problems.push({ key: "MC.Refusal.levelTooHigh", data: { discipline, level, limit } });
    if (level < 0) problems.push({ key: "MC.Refusal.levelTooLow", data: { discipline, level, limit: 0 } });
  }
  return problems;
}

/** One refusal for each level that is missing in the disciplines that `held` stands on. */
export function prerequisiteProblems(held: Readonly<Record<Discipline, number>>): readonly Refusal[] {
  return PREREQUISITES.filter(
    (one) => held[one.discipline] >= one.level && isUnmet(held, one) && !isSurpassed(held, one),
  ).map(({ discipline, level, needs, needed }) => ({
    key: "MC.Refusal.prerequisite",
    data: { discipline, level, needs, needed, held: held[needs] },
  }));
}

function isUnmet(held: Readonly<Record<Discipline, number>>, { needs, needed }: Prerequisite): boolean {
  return held[needs] < needed;
}

/** Whether a higher level that is held asks more of the same discipline, so that one refusal says it all. */
function isSurpassed(held: Readonly<Record<Discipline, number>>, one: Prerequisite): boolean {
  return PREREQUISITES.some(
    (other) =>
      other.discipline === one.discipline &&
      other.needs === one.needs &&
      other.needed > one.needed &&
      held[other.discipline] >= other.level,
  );
}

function talentProblems(rated: Readonly<Record<Talent, Rating>>, spent: number): readonly Refusal[] {
  const problems: Refusal[] = [];
  if (spent > CREATION.talentPoints) {
    problems.push({ key: "MC.Refusal.talentPoints", data: { spent, limit: CREATION.talentPoints } });
  }
  const count = TALENTS.filter((id) => rated[id] === "exceptional").length;
  if (count > CREATION.exceptional) {
    problems.push({ key: "MC.Refusal.exceptional", data: { count, limit: CREATION.exceptional } });
  }
  return problems;
}
