import { readAttack, type AttackCard, type Card } from "../adapter/cards.ts";
import { impactOf, readHarm, type Harm } from "../adapter/harm.ts";
import { markName, readMarks } from "../adapter/marks.ts";
import { readCharacter } from "../adapter/read.ts";
import { findActorNow, mayObserve } from "../adapter/targets.ts";
import type { EntryInput } from "../../view/ze/entry.ts";
import { entryFrame, type StoredEntry } from "./entry-frame.ts";

/** One entry of a card of a shot or a blow: the rounds it took, or what it does to its target. */
export function attackEntry(card: Card, entry: StoredEntry): EntryInput {
  const attack = readAttack(card);
  const frame = entryFrame(card, entry);
  if (entry.target === null) {
    const rounds = attack.kind === "shot" ? attack.check.bullets : 0;
    return { ...frame, harm: null, label: { key: "MC.Cost.rounds", data: { count: rounds } } };
  }
  const actor = findActorNow(entry.target);
  const known = actor && mayObserve(actor) ? knownHarm(card, attack, entry, actor) : null;
  const bullets = attack.kind === "shot" ? attack.outcome.bullets : 0;
  return {
    ...frame,
    harm: { ...(known ?? unknownHarm(attack)), mental: known?.mental != null, bullets },
    label: null,
  };
}

/** What the reader may know without seeing the target's figures: whether it is hit, and in which row. */
function unknownHarm({ outcome }: AttackCard): Harm {
  const { hit, row } = outcome;
  return { hit, row, damage: null, boxes: null, marks: null, mental: null, out: false, dead: false };
}

/** What the attack did as the target remembers it, or would do to it as it is now. */
function knownHarm(card: Card, attack: AttackCard, entry: StoredEntry, actor: Actor.Implementation): Harm | null {
  const mark = readMarks(actor)[markName(card.id, entry.id)];
  if (mark) return readHarm(mark.told);
  return actor.is("ze") ? impactOf(attack, readCharacter(actor)) : null;
}
