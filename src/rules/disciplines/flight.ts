import { done, map, type Step } from "../kernel/index.ts";
import { levelOf, shape, truthOr } from "./door.ts";
import { percent } from "./percent.ts";

/** How somebody flies at a level of Flight. */
export interface FlightFigures {
  /** Miles an hour. */
  readonly speed: number;
  /** Feet; null without limit. */
  readonly ceiling: number | null;
  readonly hovers: boolean;
  /** What taking off needs: a run-up, a moment of concentration, or nothing. */
  readonly start: "runUp" | "moment" | "will";
  /** The speed that needs no concentration, in miles an hour. */
  readonly easySpeed: number;
  /** Seconds of concentration for full speed. */
  readonly seconds: number;
  /** Percent to lose concentration when shot or badly wounded. */
  readonly loss: number;
  /** What a landing at speed needs: to slow down, or a moment of concentration. */
  readonly landing: "soft" | "slow" | "moment";
}

/** The figures by level from 1. @rule R-D29 */
const FLIGHT: readonly FlightFigures[] = [
  {
    speed: 30,
    ceiling: 2000,
    hovers: false,
    start: "runUp",
    easySpeed: 30,
    seconds: 0,
    loss: 30,
    landing: "soft",
  },
  {
    speed: 100,
    ceiling: 10_000,
    hovers: true,
    start: "moment",
    easySpeed: 100,
    seconds: 0,
    loss: 5,
    landing: "slow",
  },
  {
    speed: 760,
    ceiling: null,
    hovers: true,
    start: "will",
    easySpeed: 30,
    seconds: 5,
    loss: 5,
    landing: "moment",
  },
];

/** How somebody flies at a level of Flight, or null where they do not. @rule R-D29 */
export function flightOf(flight: number): FlightFigures | null {
  return FLIGHT[levelOf("flight")("flight", flight) - 1] ?? null;
}

/** Whether a landing can be hard: without Balance 1, until landing at any speed is mastered at level 3. */
export function landsHard(flight: number, balance: number): boolean {
  const level = levelOf("flight")("flight", flight);
  return level >= 1 && level < 3 && levelOf("balance")("balance", balance) < 1;
}

/** Percent to die at Endurance 4 in a crash at the speed of sound. @rule R-D29 */
export const CRASH_DEATH = 60;

/** A crash into something solid. */
export interface Crash {
  readonly endurance: number;
  /** At the speed of sound, which is what the rules speak of; true where nothing is said. */
  readonly supersonic?: boolean;
}

const readCrash = shape({
  endurance: levelOf("endurance"),
  supersonic: truthOr(true),
});

/**
 * What a crash does: at the speed of sound it kills, with Endurance 4 in 60 % of cases; slower, it is for the GM to say.
 *
 * @rule R-D29
 */
export function crash(check: Crash): Step<"dead" | "alive" | "gm"> {
  const { endurance, supersonic } = readCrash("", check);
  if (!supersonic) return done("gm");
  if (endurance < 4) return done("dead");
  return map(percent(CRASH_DEATH), (dies) => (dies ? "dead" : "alive"));
}

/** The speed of a car, in miles an hour, that a fall from a skyscraper is worth at Endurance 4. */
export const FALL_AS_CAR = 30;

/** What a fall from a skyscraper is worth, as the speed of a car in miles an hour: 30 at Endurance 4; else null (GM). */
export function fallAsCar(endurance: number): number | null {
  return levelOf("endurance")("endurance", endurance) >= 4 ? FALL_AS_CAR : null;
}
