import { odds, rollFor, sumOf } from "../../src/rules/kernel/index.ts";
import {
  BIRTHPLACES,
  damageOf,
  DREAMER_ROW,
  markWounds,
  ROWS,
  unarmedDamage,
  type Hit,
} from "../../src/rules/ze/index.ts";
import { oddsAnswer, type Answer, type Input, type Questions } from "./input.ts";
import { marksIn } from "./ze-track.ts";

/** The highest figure that a question takes. */
const MOST = 1000;

/** The questions of the variant `ze` about damage and wounds. */
export const harmQuestions: Questions = { damage, mark, unarmed };

function damage(input: Input): Answer {
  const hit: Omit<Hit, "w4"> = {
    weapon: input.integer("weapon", { min: 0, max: MOST }),
    bullets: input.integer("bullets", { min: 0, max: MOST, or: 0 }),
    strength: input.integer("strength", { min: 0, max: MOST, or: 0 }),
    melee: input.truth("melee", false),
    ko: input.integer("ko", { min: 0, max: MOST }),
    difference: input.integer("difference", { min: 0, max: MOST }),
    armor: input.integer("armor", { min: 0, max: MOST, or: 0 }),
    born: input.oneOf("born", BIRTHPLACES, "matrix"),
    dreamer: input.truth("dreamer", false),
  };
  const w4 = input.integer("w4", { min: 0, max: 4, or: 0 });
  if (input.odds()) {
    const boxes = rollFor(sumOf(1, 4), (face) => damageOf({ ...hit, w4: face }).boxes.total);
    return oddsAnswer(odds(boxes), String);
  }
  const done = damageOf({ ...hit, w4 });
  return { row: done.row, boxes: done.boxes.total, dead: done.dead };
}

function mark(input: Input): Answer {
  const marks = marksIn(input);
  const row = input.oneOf("row", [...ROWS, DREAMER_ROW]);
  const boxes = input.integer("boxes", { min: 0 });
  const dreamer = input.truth("dreamer", false);
  const after = markWounds({ marks, dreamer }, row, boxes);
  return { track: after.marks, malus: after.malus, dead: after.dead };
}

function unarmed(input: Input): Answer {
  const boxes = unarmedDamage({
    difference: input.integer("difference", { min: -MOST, max: MOST }),
    strength: input.integer("strength", { min: 0, max: MOST }),
    dampened: input.truth("dampened", false),
    born: input.oneOf("born", BIRTHPLACES, "matrix"),
  });
  return { boxes: boxes.total };
}
