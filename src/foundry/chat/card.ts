import { readAttack, readProbe, readTranscript, type AttackCard, type Card } from "../adapter/cards.ts";
import { impactOf, readHarm, type Harm } from "../adapter/harm.ts";
import { markName, readMarks } from "../adapter/marks.ts";
import { readCharacter } from "../adapter/read.ts";
import { findActorNow, mayObserve } from "../adapter/targets.ts";
import { readersFormats } from "../adapter/text.ts";
import type { ConstructMessage } from "../documents/message.ts";
import { templatePath } from "../ids.ts";
import { named } from "../../view/text.ts";
import { checkCard, type CheckCardInput } from "../../view/ze/card.ts";
import type { EntryInput, EntryTarget } from "../../view/ze/entry.ts";
import { drawRequest } from "./request-card.ts";
import { renderElement } from "../adapter/element.ts";

type StoredEntry = Card["system"]["entries"][number];

/** Draws the content of a card of ours for the reader at this client; null for messages of other kinds. */
export async function drawMessage(message: ConstructMessage): Promise<HTMLElement | null> {
  if (message.is("request")) return drawRequest(message);
  if (!message.is("check")) return null;
  const input = inputOf(message);
  return input ? renderElement(templatePath("chat/check"), checkCard(input)) : null;
}

function inputOf(card: Card): CheckCardInput | null {
  const { kind, names } = card.system;
  const frame = {
    actor: { name: names.actor, img: names.img },
    transcript: readTranscript(card),
    sums: null,
    notes: [],
    formats: readersFormats(),
  };
  if (kind === "probe") return { ...frame, ...readProbe(card), kind, what: named(names.item), entries: [] };
  if (kind !== "shot" && kind !== "strike") return null;
  const attack = readAttack(card);
  const entries = card.system.entries.map((entry) => entryInput(card, attack, entry));
  return { ...frame, ...attack, what: named(names.item), entries };
}

function entryInput(card: Card, attack: AttackCard, entry: StoredEntry): EntryInput {
  const { id, state, by } = entry;
  const shared = { id, state, by, refusal: null, mayUndo: game.user.isGM || card.isAuthor };
  if (entry.target === null) {
    const rounds = attack.kind === "shot" ? attack.check.bullets : 0;
    const label = { key: "MC.Cost.rounds", data: { count: rounds } };
    return { ...shared, target: null, harm: null, label, mayApply: shared.mayUndo };
  }
  const actor = findActorNow(entry.target);
  const known = actor && mayObserve(actor) ? knownHarm(card, attack, entry, actor) : null;
  return {
    ...shared,
    target: targetOf(entry, actor),
    harm: { ...(known ?? unknownHarm(attack)), mental: known?.mental != null, bullets: bulletsOf(attack) },
    label: null,
    mayApply: actor !== null && (shared.mayUndo || actor.isOwner),
  };
}

function targetOf({ target, name, img }: StoredEntry, actor: Actor.Implementation | null): EntryTarget {
  const foe = actor?.token?.disposition ?? actor?.prototypeToken.disposition;
  const uuid = actor ? (target ?? "") : "";
  return { uuid, token: uuid, name, img, foe: foe === CONST.TOKEN_DISPOSITIONS.HOSTILE };
}

function bulletsOf(attack: AttackCard): number {
  return attack.kind === "shot" ? attack.outcome.bullets : 0;
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
