import {
  allow,
  integer,
  isRefunded,
  oneOf,
  refuse,
  type LedgerEntry,
  type Refusal,
  type Result,
} from "../kernel/index.ts";
import { prerequisiteProblems, type SomeLevels, type SomeRatings } from "./creation.ts";
import { choice, highestLevel, levels, listOf, number, or, orNull, ratings, shape, whole, word } from "./door.ts";
import { DISCIPLINES, RATINGS, TALENTS, type Discipline, type Rating, type Talent } from "./ids.ts";
import { talentCost } from "./rating.ts";

/** From this many disciplines at level 1 or more on, level 1 of a new one costs 3. */
const MANY = 5;

/** The points that levels of experience grant. */
export interface Grant {
  readonly disciplinePoints: number;
  readonly talentPoints: number;
}

/**
 * The points gained on the way from one level of experience to another (both from 1): a discipline point each level,
 * and a talent point on odd ones.
 *
 * @rule R-D20
 */
export function pointsBetween(from: number, to: number): Grant {
  const start = integer("from", from, 1);
  const end = integer("to", to, start);
  return { disciplinePoints: end - start, talentPoints: Math.ceil(end / 2) - Math.ceil(start / 2) };
}

/** What raising a discipline or a talent by one step costs (null at the top), and what stands in its way. */
export interface Quote {
  readonly legal: boolean;
  readonly cost: number | null;
  readonly problems: readonly Refusal[];
}

/** A change of a discipline's level or of a talent's cost step, as a ledger notes it; `amount` is in points. */
export interface Purchase {
  readonly subject: string;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/**
 * What the next level of a discipline costs after creation: level n costs n, but level 1 of a discipline that was not
 * chosen at creation 2, and 3 once five disciplines stand at level 1 or more. With `points` given, having fewer is a
 * problem too.
 *
 * @rule R-D1, R-D2
 */
export function quoteDiscipline(
  disciplines: SomeLevels,
  chosen: readonly Discipline[],
  discipline: Discipline,
  points: number | null = null,
): Quote {
  const held = levels("disciplines", disciplines);
  const specialities = listOf(choice(DISCIPLINES))("chosen", chosen);
  const id = oneOf("discipline", discipline, DISCIPLINES);
  const purse = orNull(number(0))("points", points);
  const level = held[id] + 1;
  if (level > highestLevel(id)) {
    const problem = { key: "MC.Refusal.levelTooHigh", data: { discipline: id, level, limit: highestLevel(id) } };
    return { legal: false, cost: null, problems: [problem] };
  }
  const cost = priceOf(held, specialities, id, level);
  const missing = purse === null ? 0 : cost - purse;
  const problems = [
    ...prerequisiteProblems({ ...held, [id]: level }).filter(({ data }) => data?.["discipline"] === id),
    ...(missing > 0 ? [{ key: "MC.Refusal.points", data: { missing } }] : []),
  ];
  return { legal: problems.length === 0, cost, problems };
}

function priceOf(
  held: Readonly<Record<Discipline, number>>,
  chosen: readonly Discipline[],
  id: Discipline,
  level: number,
): number {
  if (level !== 1 || chosen.includes(id)) return level;
  return DISCIPLINES.filter((other) => other !== id && held[other] >= 1).length >= MANY ? 3 : 2;
}

/** The next level of a discipline as a purchase, or why it cannot be had. @rule R-D1, R-D2 */
export function raiseDiscipline(
  disciplines: SomeLevels,
  chosen: readonly Discipline[],
  discipline: Discipline,
  points: number | null = null,
): Result<Purchase> {
  const { cost, problems } = quoteDiscipline(disciplines, chosen, discipline, points);
  if (cost === null || problems.length > 0) return refuse(...problems);
  const from = disciplines[discipline] ?? 0;
  return allow({ subject: `discipline.${discipline}`, from, to: from + 1, amount: 0 - cost });
}

const ledgerLine = shape({
  id: word,
  amount: whole(-1000),
  subject: word,
  from: or(0, whole(-1000)),
  to: or(0, whole(-1000)),
  refunds: orNull(word),
});

/**
 * One level of a discipline less, as a purchase that gives back what the level cost: by the newest ledger line that is
 * not taken back, else what raising it again would cost. Refused at level 0 and below, and where another discipline
 * needs the level (`MC.Refusal.needed`).
 *
 * @rule R-D2
 */
export function lowerDiscipline(
  disciplines: SomeLevels,
  chosen: readonly Discipline[],
  discipline: Discipline,
  ledger: readonly LedgerEntry[] = [],
): Result<Purchase> {
  const held = levels("disciplines", disciplines);
  const specialities = listOf(choice(DISCIPLINES))("chosen", chosen);
  const id = oneOf("discipline", discipline, DISCIPLINES);
  const lines = listOf(ledgerLine, 10_000)("ledger", ledger);
  const from = held[id];
  if (from <= 0) return refuse({ key: "MC.Refusal.levelTooLow", data: { discipline: id, level: from - 1, limit: 0 } });
  const after = { ...held, [id]: from - 1 };
  const stranded = prerequisiteProblems(after).filter(({ data }) => data?.["needs"] === id);
  if (stranded.length > 0) return refuse(...stranded.map(({ data }) => neededBy(data)));
  const subject = `discipline.${id}`;
  const paid = lines.findLast(
    (line) => line.subject === subject && line.amount < 0 && line.to === from && !isRefunded(ledger, line.id),
  );
  const amount = paid ? -paid.amount : priceOf(after, specialities, id, from);
  return allow({ subject, from, to: from - 1, amount });
}

function neededBy(data: Refusal["data"]): Refusal {
  return data === undefined ? { key: "MC.Refusal.needed" } : { key: "MC.Refusal.needed", data };
}

/** What the next better rating of a talent costs after creation: the difference of the printed totals. @rule R-D33 */
export function quoteTalent(talents: SomeRatings, talent: Talent, points: number | null = null): Quote {
  const { rating, purse } = readTalent(talents, talent, points);
  const better = RATINGS[RATINGS.indexOf(rating) + 1];
  if (better === undefined) {
    return { legal: false, cost: null, problems: [{ key: "MC.Refusal.ratingTooHigh", data: { talent } }] };
  }
  const cost = talentCost(better) - talentCost(rating);
  const missing = purse === null ? 0 : cost - purse;
  const problems = missing > 0 ? [{ key: "MC.Refusal.points", data: { missing } }] : [];
  return { legal: problems.length === 0, cost, problems };
}

/** The next better rating of a talent as a purchase (`from`, `to`: printed totals), or why it cannot be had. */
export function raiseTalent(talents: SomeRatings, talent: Talent, points: number | null = null): Result<Purchase> {
  const { rating } = readTalent(talents, talent, points);
  const { cost, problems } = quoteTalent(talents, talent, points);
  if (cost === null || problems.length > 0) return refuse(...problems);
  const from = talentCost(rating);
  return allow({ subject: `talent.${talent}`, from, to: from + cost, amount: 0 - cost });
}

/** The next worse rating of a talent as a purchase that gives back its price; refused when poor. @rule R-D33 */
export function lowerTalent(talents: SomeRatings, talent: Talent): Result<Purchase> {
  const { rating } = readTalent(talents, talent, null);
  const worse = RATINGS[RATINGS.indexOf(rating) - 1];
  if (worse === undefined) return refuse({ key: "MC.Refusal.ratingTooLow", data: { talent } });
  const from = talentCost(rating);
  const to = talentCost(worse);
  return allow({ subject: `talent.${talent}`, from, to, amount: from - to });
}

/** The rating whose printed total is `cost` (0, 1, 2, 3, 5). */
export function ratingOfCost(cost: number): Rating {
  const total = integer("cost", cost, 0, 5);
  return RATINGS.findLast((rating) => talentCost(rating) <= total) ?? "poor";
}

function readTalent(
  talents: SomeRatings,
  talent: Talent,
  points: number | null,
): { readonly rating: Rating; readonly purse: number | null } {
  const rated = ratings("talents", talents);
  return { rating: rated[oneOf("talent", talent, TALENTS)], purse: orNull(number(0))("points", points) };
}
