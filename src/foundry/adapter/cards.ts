import type { kernel, ze } from "../../rules/index.ts";

/** A card of ours, of whatever kind. */
export type Card = ChatMessage.OfType<"check">;

/** A card of a shot or a blow: its check and what came of it. */
export type AttackCard =
  | { readonly kind: "shot"; readonly check: ze.ShotCheck; readonly outcome: ze.ShotOutcome }
  | { readonly kind: "strike"; readonly check: ze.StrikeCheck; readonly outcome: ze.StrikeOutcome };

/** The attack that a card stands for. */
export function readAttack({ system }: Card): AttackCard {
  const { check, outcome } = system;
  // Stored as JSON under the kind's name; the rules look at every figure before they use it.
  return { kind: system.kind, check, outcome } as unknown as AttackCard;
}

/** A card of a probe: its check and what came of it. */
export function readProbe({ system }: Card): { readonly check: ze.ProbeCheck; readonly outcome: ze.ProbeOutcome } {
  const { check, outcome } = system;
  // As above.
  return { check, outcome } as unknown as { check: ze.ProbeCheck; outcome: ze.ProbeOutcome };
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
