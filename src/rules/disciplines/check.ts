import { both, map, rollFor, sumOf, sumUp, type Step, type Sum, type Term } from "../kernel/index.ts";
import { choice, flag, levelOr0, or, orNull, shape, whole, type Reader } from "./door.ts";
import { RATINGS, TALENTS, type Discipline, type Rating, type Talent } from "./ids.ts";
import { talentModifier } from "./rating.ts";

/** The bounds of situational modifiers and difficulties. */
const FIGURE: Reader<number> = whole(-1000, 1000);

/** What a level of a discipline adds to a talent, for each level. @rule R-D15 */
const PER_LEVEL = 2;

/** The disciplines that help a talent. @rule R-D15 */
export const TALENT_HELP: Readonly<Partial<Record<Talent, Discipline>>> = {
  alertness: "awareness",
  stealth: "awareness",
  driving: "agility",
};

/** Everything a talent check depends on but the die. */
export interface TalentCheck {
  readonly talent: Talent;
  readonly rating: Rating;
  readonly awareness?: number;
  readonly agility?: number;
  readonly modifier?: number;
  readonly difficulty: number;
  /** The difficulty is the other side's total: no face decides by itself. @rule R-D34 */
  readonly opposed?: boolean;
}

const figures = {
  talent: choice(TALENTS),
  rating: choice(RATINGS),
  awareness: levelOr0("awareness"),
  agility: levelOr0("agility"),
  modifier: or(0, FIGURE),
};

const readFigures = shape(figures);
const readTalentCheck = shape({ ...figures, difficulty: FIGURE, opposed: flag });

/** What a talent adds to the die: rating, Awareness on Alertness and Stealth, Agility on Driving, situation. */
export function talentSum(check: Omit<TalentCheck, "difficulty" | "opposed">): Sum {
  return sumOfFigures(readFigures("", check));
}

/** What a talent adds to the die, from figures that were read already. */
export function sumOfFigures(figures: ReturnType<typeof readFigures>): Sum {
  const { talent, rating, modifier } = figures;
  const terms: Term[] = [{ key: `MC.Rating.${rating}`, amount: talentModifier(rating) }];
  const help = TALENT_HELP[talent];
  if (help === "awareness" || help === "agility") {
    terms.push({ key: `MC.Discipline.${help}`, amount: PER_LEVEL * figures[help] });
  }
  terms.push({ key: "MC.Modifier.situation", amount: modifier });
  return sumUp(terms);
}

/** What came of a talent check: the total, whether it succeeded, and whether a face 1 or 20 made more of it. */
export interface TalentOutcome {
  readonly total: number;
  readonly success: boolean;
  readonly special: "disaster" | "phenomenal" | null;
}

/** What a face of the d20 means in a talent check. */
function readFace(check: ReturnType<typeof readTalentCheck>, bonus: number, face: number): TalentOutcome {
  const total = face + bonus;
  if (check.opposed) {
    const success = check.talent === "alertness" ? total > check.difficulty : total >= check.difficulty;
    return { total, success, special: null };
  }
  if (face === 1) return { total, success: false, special: check.rating === "poor" ? "disaster" : null };
  if (face === 20) return { total, success: true, special: check.rating === "exceptional" ? "phenomenal" : null };
  return { total, success: total >= check.difficulty, special: null };
}

/**
 * A talent check: a d20 and the talent's sum must reach the difficulty. A 1 always fails, with a poor rating as a
 * disaster; a 20 always succeeds, with an exceptional one phenomenally. Opposed, totals alone decide, and Alertness
 * must be higher.
 *
 * @rule R-D15, R-D34
 */
export function checkTalent(check: TalentCheck): Step<TalentOutcome> {
  const read = readTalentCheck("", check);
  const bonus = sumOfFigures(read).total;
  return rollFor(sumOf(1, 20), (face) => readFace(read, bonus, face));
}

const readOutcome = shape({ success: flag, special: orNull(choice(["disaster", "phenomenal"])) });

/** The result of one check as a word: the four outcomes that odds tell apart. */
export function outcomeWord(outcome: TalentOutcome): "success" | "failure" | "disaster" | "phenomenal" {
  const { success, special } = readOutcome("outcome", outcome);
  return special ?? (success ? "success" : "failure");
}

/** One side of Alertness against Stealth. */
export interface Watcher {
  readonly rating: Rating;
  readonly awareness?: number;
  readonly modifier?: number;
}

const watcher = shape({ rating: figures.rating, awareness: figures.awareness, modifier: figures.modifier });

/** Whether somebody is noticed: both totals and the answer. */
export interface Noticed {
  readonly alertness: number;
  readonly stealth: number;
  readonly noticed: boolean;
}

/**
 * Alertness against Stealth: both roll a d20, and the sneaking side is noticed only where Alertness is higher.
 *
 * @rule R-D15, R-D34
 */
export function noticeSneak(alert: Watcher, sneaking: Watcher): Step<Noticed> {
  const sees = watcher("alert", alert);
  const hides = watcher("sneaking", sneaking);
  return both(sideTotal("alertness", sees), sideTotal("stealth", hides), (alertness, stealth) => ({
    alertness,
    stealth,
    noticed: alertness > stealth,
  }));
}

function sideTotal(talent: "alertness" | "stealth", side: ReturnType<typeof watcher>): Step<number> {
  const bonus = sumOfFigures({ ...side, talent, agility: 0 }).total;
  return map(
    rollFor(sumOf(1, 20), (face) => face),
    (face) => face + bonus,
  );
}
