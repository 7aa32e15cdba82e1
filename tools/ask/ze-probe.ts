import { chanceOf, goesOn, odds, readW10, replay, W10_READINGS, type Odds } from "../../src/rules/kernel/index.ts";
import {
  bulletHits,
  FIRE_MODES,
  hitDiceOf,
  probe,
  targetStufe,
  rowOf,
  stufeOf,
  type ProbeOutcome,
} from "../../src/rules/ze/index.ts";
import { InputError, oddsAnswer, type Answer, type Input, type Questions } from "./input.ts";

/** The highest figure that a question takes. */
const MOST = 1000;

/** The Stufen that the table of probes knows. */
const STUFEN = [-2, -1, 0, 1, 2, 3, 4, 5, 6];

/** The questions of the variant `ze` about probes, hits and the bullets of a volley. */
export const probeQuestions: Questions = { probe: askProbe, shot, hits };

function askProbe(input: Input): Answer {
  const value = input.integer("value", { min: -MOST, max: MOST });
  const reading = input.oneOf("reading", W10_READINGS, "0-10");
  const stufe = input.integer("stufe", { min: -MOST, max: MOST, or: 0 });
  const target = input.has("target") ? input.integerOrNull("target", { min: -MOST, max: MOST }) : null;
  const check = probe({ reading, value, stufe, target });
  if (input.odds()) {
    input.mayHave("faces");
    return { odds: probeOdds(odds(check), target !== null) };
  }
  const faces = input.integers("faces");
  if (faces.length === 0) throw new InputError("faces", "at least one die");
  const die = readW10(faces, reading);
  if (goesOn(faces, reading)) {
    const total = value + die;
    return { total, stufe: stufeOf(total) + stufe, done: false, success: null };
  }
  const outcome = replay(check, [faces]);
  if (!outcome.ok) throw new InputError("faces", "the faces of one open-ended W10");
  return { total: outcome.value.total, stufe: outcome.value.stufe, done: true, success: outcome.value.success };
}

function probeOdds(all: Odds<ProbeOutcome>, hasTarget: boolean): Readonly<Record<string, number>> {
  const byStufe = STUFEN.map((stufe) => [String(stufe), chanceOf(all, ({ rolled }) => rolled === stufe)] as const);
  if (!hasTarget) return Object.fromEntries(byStufe);
  const success = chanceOf(all, (outcome) => outcome.success === true);
  const failure = chanceOf(all, (outcome) => outcome.success === false);
  return { ...Object.fromEntries(byStufe), success, failure };
}

function shot(input: Input): Answer {
  const stufe = input.integer("stufe", { min: -MOST, max: MOST });
  const difference = stufe - targetStufe(input.integerOrNull("dodge", { min: -MOST, max: MOST }));
  const hit = difference > 0;
  return { hit, difference, row: hit ? rowOf(difference) : null };
}

function hits(input: Input): Answer {
  const mode = input.oneOf("mode", FIRE_MODES);
  const bullets = input.integer("bullets", { min: 0, max: MOST });
  const skill = input.integer("skill", { min: 0, max: MOST });
  const volley = { mode, bullets, skill };
  if (input.odds()) {
    input.mayHave("dice");
    return oddsAnswer(odds(bulletHits(volley)), String);
  }
  const count = hitDiceOf(volley);
  const dice = input.integers("dice", { min: 1, max: 6 }, []);
  const outcome = dice.length === count ? replay(bulletHits(volley), count === 0 ? [] : [dice]) : null;
  if (!outcome?.ok) throw new InputError("dice", `the faces of ${count} W6`);
  return { hits: outcome.value };
}
