import type { Discipline } from "./ids.ts";

/** What a level of a discipline needs: a level of another one. */
export interface Prerequisite {
  readonly discipline: Discipline;
  /** The level that needs it; higher levels need it too. */
  readonly level: number;
  readonly needs: Discipline;
  readonly needed: number;
}

/** Every prerequisite of the twelve disciplines. */
export const PREREQUISITES: readonly Prerequisite[] = [
  { discipline: "endurance", level: 4, needs: "awareness", needed: 3 },
  { discipline: "endurance", level: 4, needs: "strength", needed: 3 },
  { discipline: "energy", level: 1, needs: "awareness", needed: 2 },
  { discipline: "energy", level: 1, needs: "endurance", needed: 2 },
  { discipline: "energy", level: 1, needs: "strength", needed: 2 },
  { discipline: "evasion", level: 1, needs: "awareness", needed: 1 },
  { discipline: "evasion", level: 1, needs: "speed", needed: 3 },
  { discipline: "flight", level: 1, needs: "awareness", needed: 1 },
  { discipline: "flight", level: 1, needs: "endurance", needed: 2 },
  { discipline: "flight", level: 1, needs: "speed", needed: 3 },
  { discipline: "flight", level: 1, needs: "strength", needed: 2 },
  { discipline: "matrixWarping", level: 1, needs: "telekinesis", needed: 3 },
  { discipline: "regeneration", level: 1, needs: "endurance", needed: 2 },
  { discipline: "regeneration", level: 2, needs: "endurance", needed: 3 },
  { discipline: "regeneration", level: 3, needs: "endurance", needed: 4 },
  { discipline: "telekinesis", level: 1, needs: "awareness", needed: 3 },
  { discipline: "telekinesis", level: 1, needs: "endurance", needed: 1 },
  { discipline: "telekinesis", level: 1, needs: "speed", needed: 3 },
];
