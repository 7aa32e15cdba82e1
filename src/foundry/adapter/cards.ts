import type { kernel, ze } from "../../rules/index.ts";

/** A card of ours, of whatever kind. */
export type Card = ChatMessage.OfType<"check">;

/** The parts of a card that one kind of check gives their shape. */
export interface CardOf<Check, Outcome> {
  readonly check: Check;
  readonly outcome: Outcome;
}

/** A card of a shot: its check and outcome. */
export function readShot({ system }: Card): CardOf<ze.ShotCheck, ze.ShotOutcome> {
  // Stored as JSON under the kind's name; the rules look at every figure before they use it.
  return { check: system.check as unknown as ze.ShotCheck, outcome: system.outcome as unknown as ze.ShotOutcome };
}

/** The faces of a card's dice, one list a request of the step. */
export function readTranscript({ system }: Card): readonly (readonly number[])[] {
  return system.transcript;
}

/** A value of the rules as the plain data that documents hold. */
export function asPlain(value: object): kernel.Plain {
  // Checks, outcomes and changes are JSON by construction.
  return structuredClone(value) as kernel.Plain;
}
