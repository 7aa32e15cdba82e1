import { levelOf } from "./door.ts";

/** What Awareness senses at a level. */
export interface Senses {
  /** A normal human cannot surprise this character. */
  readonly neverSurprised: boolean;
  readonly premonitions: "none" | "rare" | "occasional" | "frequent";
  /** Notices at once that a gun is aimed from behind or afar. */
  readonly aimedAt: boolean;
  /** Feet within which agents are felt; 0 not at all. */
  readonly agentFeet: number;
  readonly auras: boolean;
}

/** Feet within which an agent is felt. */
export const AGENT_FEET = 600;

/** What Awareness senses at a level. */
export function sensesOf(awareness: number): Senses {
  const level = levelOf("awareness")("awareness", awareness);
  return {
    neverSurprised: level >= 1,
    premonitions: (["none", "none", "rare", "occasional", "frequent"] as const)[level + 1] ?? "none",
    aimedAt: level >= 2,
    agentFeet: level >= 3 ? AGENT_FEET : 0,
    auras: level >= 3,
  };
}
