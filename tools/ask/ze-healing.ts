import { healAtRest, regainAp } from "../../src/rules/ze/index.ts";
import type { Questions } from "./input.ts";
import { marksIn } from "./ze-track.ts";

/** The questions of the variant `ze` about what time brings back. */
export const healingQuestions: Questions = {
  healing: (input) => {
    const rested = healAtRest({
      wounds: marksIn(input),
      mental: input.integer("mental", { min: 0, max: 10, or: 0 }),
      hours: input.number("hours", { min: 0 }),
      treated: input.truth("treated", false),
      fast: input.truth("fast", false),
    });
    return { track: rested.wounds, mental: rested.mental, dead: rested.dead };
  },
  ap: (input) => ({
    value: regainAp({
      value: input.integer("value", { min: 0 }),
      max: input.integer("max", { min: 0 }),
      hours: input.number("hours", { min: 0 }),
      inside: input.truth("inside"),
    }),
  }),
};
