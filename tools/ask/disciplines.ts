import * as rules from "../../src/rules/disciplines/index.ts";
import * as kernel from "../../src/rules/kernel/index.ts";
import { oddsAnswer, type Answer, type Input, type NumberReading, type Questions } from "./input.ts";

/** How a level is read: -1 to the highest, and 0 where it is not given and may be left out. */
function levelReading(discipline: rules.Discipline, required = false): NumberReading {
  const reading = { min: -1, max: rules.highestLevel(discipline) };
  return required ? reading : { ...reading, or: 0 };
}

function level(input: Input, discipline: rules.Discipline, required = false): number {
  return input.integer(discipline, levelReading(discipline, required));
}

/** The levels of all disciplines; what is not given is 0. */
function heldLevels(input: Input): Record<rules.Discipline, number> {
  const held = input.object("disciplines", true);
  return kernel.keyed(rules.DISCIPLINES, (name) => held.integer(name, levelReading(name)));
}

function creation(input: Input): Answer {
  const disciplines = input.figures("disciplines", rules.DISCIPLINES, { min: -1, max: 1000, or: 0 });
  const talents = input.object("talents", true);
  const rated = kernel.keyed(rules.TALENTS, (name) => talents.oneOf(name, rules.RATINGS, "poor"));
  return { ...rules.checkCreation(disciplines, rated) };
}

function raise(input: Input): Answer {
  const held = heldLevels(input);
  const chosen = input.listOf("chosen", rules.DISCIPLINES, []);
  return { ...rules.quoteDiscipline(held, chosen, input.oneOf("discipline", rules.DISCIPLINES)) };
}

function levels(input: Input): Answer {
  const from = input.integer("from", { min: 1 });
  return { ...rules.pointsBetween(from, input.integer("to", { min: from })) };
}

function talent(input: Input): Answer {
  const step = rules.checkTalent({
    talent: input.oneOf("talent", rules.TALENTS),
    rating: input.oneOf("rating", rules.RATINGS),
    awareness: level(input, "awareness"),
    agility: level(input, "agility"),
    modifier: input.integer("modifier", { min: -1000, max: 1000, or: 0 }),
    difficulty: input.integer("difficulty", { min: -1000, max: 1000 }),
    opposed: input.truth("opposed", false),
  });
  if (input.odds()) {
    input.mayHave("face");
    const all = kernel.odds(step);
    const words = ["success", "failure", "disaster", "phenomenal"] as const;
    return {
      odds: kernel.keyed(words, (word) => kernel.chanceOf(all, (outcome) => rules.outcomeWord(outcome) === word)),
    };
  }
  const face = input.integer("face", { min: 1, max: 20 });
  return { ...kernel.playWith(step, () => [face]).value };
}

function fighter(input: Input): rules.HitTarget {
  return {
    agility: level(input, "agility", true),
    speed: level(input, "speed"),
    strength: level(input, "strength"),
    awareness: level(input, "awareness"),
    evasion: level(input, "evasion"),
  };
}

function hit(input: Input): Answer {
  const check: rules.HitCheck = {
    kind: input.oneOf("kind", rules.HIT_KINDS),
    attacker: fighter(input.object("attacker")),
    target: fighter(input.object("target")),
    augmented: input.truth("augmented", false),
    evading: input.truth("evading", false),
    calledShot: input.truth("calledShot", false),
    held: input.truth("held", false),
    modifier: input.integer("modifier", { min: -1000, max: 1000, or: 0 }),
  };
  if (!input.odds()) return { chance: rules.hitChance(check).total };
  return oddsAnswer(kernel.odds(rules.rollHit(check)), (outcome) => (outcome.hit ? "hit" : "miss"));
}

function actions(input: Input): Answer {
  const warping = level(input, "matrixWarping");
  const speed = level(input, "speed", true);
  return {
    actions: rules.actionsOf(speed, warping, input.truth("accelerated", false)).total,
    acceleratedRounds: rules.acceleratedRounds(warping),
  };
}

function hp(input: Input): Answer {
  return { ...rules.hitPointRange(level(input, "endurance", true)) };
}

function damage(input: Input): Answer {
  const ammunition = input.oneOf("ammunition", rules.AMMUNITION);
  const distance = input.number("distance", { min: 0 });
  return { damage: rules.bulletDamage(ammunition, distance, input.truth("vital", false)).total };
}

function blows(input: Input): Answer {
  const { blows, punishment } = rules.blowEffect({
    strength: level(input, "strength", true),
    endurance: level(input, "endurance", true),
    agent: input.truth("agent", false),
    matrixWarping: level(input, "matrixWarping"),
    augmented: input.truth("augmented", false),
  });
  return { blows, punishment };
}

function bullets(input: Input): Answer {
  const telekinesis = level(input, "telekinesis", true);
  return { ...rules.bulletStop(telekinesis, input.integer("shooters", { min: 0, max: 100_000 })) };
}

function movement(input: Input): Answer {
  const { walk, run, leap, runningLeap, ...rest } = rules.movementOf({
    strength: level(input, "strength", true),
    energy: level(input, "energy"),
    endurance: level(input, "endurance"),
    speed: level(input, "speed"),
    balance: level(input, "balance"),
    flight: level(input, "flight"),
  });
  return { walk: walk.total, run: run.total, leap: leap.total, runningLeap: runningLeap.total, ...rest };
}

/** The questions of the variant `disciplines`. */
export const questions: Questions = {
  creation,
  raise,
  levels,
  talent,
  hit,
  actions,
  hp,
  damage,
  blows,
  bullets,
  movement,
};
