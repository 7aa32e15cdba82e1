import { kernel, type ze } from "../../rules/index.ts";
import type { Deed } from "../../view/ze/deed.ts";
import { CHOICE, markName, readMarks } from "./marks.ts";
import { findActorNow } from "./targets.ts";

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

/** The answer of the other side of a contest: what it was rolled on, by id and by name, the probe, and the faces. */
export interface ContestAnswer {
  readonly subject: string;
  readonly what: string;
  readonly probe: ze.ProbeCheck;
  readonly transcript: readonly (readonly number[])[];
}

/**
 * A card of a contest: the first probe with what came of it, and of the answer what everybody may know: what it was
 * rolled on, and its Stufe. Both are null until it was rolled.
 */
export interface ContestCard {
  readonly check: {
    readonly probe: ze.ProbeCheck;
    readonly answer: Pick<ContestAnswer, "subject" | "what"> | null;
  };
  readonly outcome: { readonly own: ze.ProbeOutcome; readonly other: Pick<ze.ProbeOutcome, "stufe"> | null };
}

/** What who answered remembers of it: the probe, what came of it, and the faces. */
export interface RememberedAnswer {
  readonly check: ze.ProbeCheck;
  readonly outcome: ze.ProbeOutcome;
  readonly faces: readonly (readonly number[])[];
}

/** An answer as it is remembered; null for what is none. */
export function readRemembered(told: kernel.Plain): RememberedAnswer | null {
  // Written by this system alone, in one piece with the card.
  return kernel.isRecord(told) && Array.isArray(told["faces"]) ? (told as unknown as RememberedAnswer) : null;
}

/** The contest that a card stands for. */
export function readContest({ system }: Card): ContestCard {
  const { check, outcome } = system;
  // As above.
  return { check, outcome } as unknown as ContestCard;
}

/** The answer that a request carries, of whatever shape; null for what is none. */
export function readAnswer(payload: object): ContestAnswer | null {
  const { subject, what, probe, transcript } = { ...payload } as Partial<ContestAnswer>; // looked at below, and by the rules
  if (typeof subject !== "string" || typeof what !== "string" || !Array.isArray(transcript)) return null;
  return kernel.isRecord(probe) ? { subject, what, probe, transcript } : null;
}

/**
 * What was done on a card, with what was chosen that not all may know: whoever asks shows it to none but those. Null for
 * a card of another kind.
 */
export function readDeed(card: Card): Deed | null {
  const { kind, check, outcome } = card.system;
  const isDeed = kind === "harm" || kind === "rest" || kind === "heal";
  // As above.
  return isDeed ? ({ kind, check: { ...choiceOf(card), ...check }, outcome } as unknown as Deed) : null;
}

/** What was chosen, as who acts remembers it. */
function choiceOf({ id, system }: Card): object {
  const actor = findActorNow(system.actor);
  const told = actor ? readMarks(actor)[markName(id, CHOICE)]?.told : null;
  return kernel.isRecord(told) ? told : {};
}
