import { harmQuestions } from "./ze-harm.ts";
import { healingQuestions } from "./ze-healing.ts";
import { initiativeQuestions } from "./ze-initiative.ts";
import type { Questions } from "./input.ts";
import { pointQuestions } from "./ze-points.ts";
import { probeQuestions } from "./ze-probe.ts";
import { sfQuestions } from "./ze-sf.ts";
import { timeQuestions } from "./ze-time.ts";

/** The questions of the variant `ze`. */
export const questions: Questions = {
  ...probeQuestions,
  ...harmQuestions,
  ...pointQuestions,
  ...timeQuestions,
  ...initiativeQuestions,
  ...healingQuestions,
  ...sfQuestions,
};
