import {
  BIRTHPLACES,
  entryOf,
  HOLSTERS,
  lastLevel,
  TIMED_ACTIONS,
  timeSum,
  TREES,
  type TimedAction,
  type TimeLoad,
} from "../../src/rules/ze/index.ts";
import type { Answer, Input, Questions } from "./input.ts";

/** The questions of the variant `ze` about what an action takes. */
export const timeQuestions: Questions = { time };

/** The keys that only one kind of action needs. */
const OWN_KEYS = ["rof", "weapon", "holster", "sf"];

function time(input: Input): Answer {
  const kind = input.oneOf("action", TIMED_ACTIONS);
  input.mayHave(...OWN_KEYS);
  const load = loadIn(input);
  const ze = (action: TimedAction): number => timeSum(action, load).total;
  if (kind === "sf") return { ze: zeOfSf(input.object("sf"), (base) => ze({ kind, ze: base })) };
  if (kind === "shoot") return { ze: ze({ kind, rof: input.integer("rof", { min: -100, max: 100 }) }) };
  if (kind === "strike") return { ze: ze({ kind, weapon: input.integer("weapon", { min: -100, max: 100 }) }) };
  if (kind === "draw") return { ze: ze({ kind, holster: holsterIn(input, load) }) };
  return { ze: ze({ kind }) };
}

/** Fast Draw takes the same from every holster, so that none needs to be named. @rule R-Z26 */
function holsterIn(input: Input, { fastDraw = false }: Partial<TimeLoad>): (typeof HOLSTERS)[number] {
  return input.oneOf("holster", HOLSTERS, fastDraw ? HOLSTERS[0] : undefined);
}

/** What a level takes: nothing for an empty one and what always works, a range, or null where the GM decides. */
function zeOfSf(input: Input, ze: (base: number) => number): Answer[string] {
  const tree = input.oneOf("tree", TREES);
  const entry = entryOf(tree, input.integer("level", { min: 1, max: lastLevel(tree) }));
  if (entry === null || entry.play === "passive") return 0;
  if (entry.ze === null) return null;
  return typeof entry.ze === "number" ? ze(entry.ze) : { min: ze(entry.ze.min), max: ze(entry.ze.max) };
}

function loadIn(input: Input): Partial<TimeLoad> {
  return {
    fastShot: input.integer("fastShot", { min: 0, max: lastLevel("fast-shot"), or: 0 }),
    fastHit: input.integer("fastHit", { min: 0, max: lastLevel("fast-hit"), or: 0 }),
    fastDraw: input.truth("fastDraw", false),
    fastTransfer: input.truth("fastTransfer", false),
    dodging: input.truth("dodging", false),
    fasterDodge: input.truth("fasterDodge", false),
    parrying: input.truth("parrying", false),
    born: input.oneOf("born", BIRTHPLACES, "matrix"),
    factor: input.number("factor", { min: 0, max: 1000, or: 1 }),
  };
}
