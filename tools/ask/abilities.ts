import * as abilities from "../../src/rules/abilities/index.ts";
import { chanceOf, keyed, odds, replay } from "../../src/rules/kernel/index.ts";
import { figuresOf, InputError, type Answer, type Input, type Questions } from "./input.ts";

const { ABILITIES, DAMAGE_KINDS, DEFAULT_RULES, DEGREES } = abilities;

/** The highest figure that a question takes. */
const MOST = 1000;

/** The questions of the variant `abilities`. */
export const questions: Questions = { derive, step, check, harm };

function derive(input: Input): Answer {
  const scores = figuresOf(input, ABILITIES, { min: 0, max: MOST });
  const profession = input.integer("profession", { min: -MOST, max: MOST, or: 0 });
  const actionAbility = input.oneOf("actionAbility", abilities.ACTION_ABILITIES, "int");
  const derived = abilities.derive(
    { abilities: scores, profession, skills: {}, tracks: NO_MARKS, armor: 0, effects: [] },
    { ...DEFAULT_RULES, actionAbility },
  );
  return {
    total: derived.total,
    untrained: derived.untrained,
    resistance: keyed(ABILITIES, (ability) => derived.resistance[ability].total),
    actionCheck: derived.actionCheck.total,
    actions: derived.actions,
    ...derived.limits,
  };
}

const NO_MARKS = { stun: 0, wound: 0, mortal: 0 };

function step(input: Input): Answer {
  return { dice: abilities.diceText(input.integer("step")) };
}

function check(input: Input): Answer {
  const score = input.integer("score", { min: 0, max: MOST });
  const step = input.integer("step", { max: abilities.HIGHEST_STEP, or: 0 });
  const actionCheck = input.truth("actionCheck", false);
  const rolled = abilities.check({ score, step, actionCheck });
  if (input.odds()) {
    input.mayHave("control", "situation");
    const all = odds(rolled);
    return { odds: keyed(DEGREES, (degree) => chanceOf(all, (outcome) => outcome.degree === degree)) };
  }
  const control = input.integer("control", { min: 1, max: 20 });
  const { count, faces } = abilities.situationDie(step);
  const situation = input.integers("situation", { min: 1, max: Math.max(1, faces) }, []);
  const outcome = replay(rolled, count === 0 && situation.length === 0 ? [[control]] : [[control], situation]);
  if (!outcome.ok) throw new InputError("situation", `the faces of exactly these dice: ${abilities.diceText(step)}`);
  return { ...outcome.value };
}

function harm(input: Input): Answer {
  const kind = input.oneOf("kind", DAMAGE_KINDS);
  const amount = input.integer("amount", { min: 0 });
  const armor = input.integer("armor", { min: 0, or: 0 });
  const con = input.integer("con", { min: 1, max: MOST });
  const limits = abilities.limitsOf(con);
  const marked = input.object("tracks");
  const tracks = keyed(DAMAGE_KINDS, (kind) => marked.integer(kind, { min: 0, max: limits[kind], or: 0 }));
  const mortalSecondary = input.truth("mortalSecondary", false);
  const done = abilities.harm({ kind, amount }, { con, tracks, armor }, { ...DEFAULT_RULES, mortalSecondary });
  return { tracks: done.tracks, out: done.out };
}
