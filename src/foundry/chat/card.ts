import { readAttack, readProbe, readTranscript, type Card } from "../adapter/cards.ts";
import { renderElement } from "../adapter/element.ts";
import { readersFormats } from "../adapter/text.ts";
import { pressEnded } from "../apps/press.ts";
import type { ConstructMessage } from "../documents/message.ts";
import { templatePath } from "../ids.ts";
import { named } from "../../view/text.ts";
import { checkCard, type CheckCardContext } from "../../view/ze/card.ts";
import { attackEntry } from "./attack-card.ts";
import { drawContest } from "./contest-card.ts";
import { drawDeed } from "./deed-card.ts";
import { entryFrame } from "./entry-frame.ts";
import { drawRequest } from "./request-card.ts";

/**
 * Draws the content of a card of ours for the reader at this client; null for messages of other kinds. Waits while a
 * button is being pressed, which would be another one, and miss its click, were the card drawn anew under the pointer.
 */
export async function drawMessage(message: ConstructMessage): Promise<HTMLElement | null> {
  await pressEnded();
  if (message.is("request")) return drawRequest(message);
  if (!message.is("check")) return null;
  const context = contextOf(message);
  return context ? renderElement(templatePath("chat/check"), context) : null;
}

function contextOf(card: Card): CheckCardContext | null {
  const { kind } = card.system;
  if (kind === "shot" || kind === "strike") return drawAttack(card);
  if (kind === "probe" || kind === "dodge") return drawProbe(card);
  return kind === "contest" ? drawContest(card) : drawDeed(card);
}

function frameOf(card: Card) {
  const { names } = card.system;
  return {
    actor: { name: names.actor, img: names.img },
    what: named(names.item),
    transcript: readTranscript(card),
    formats: readersFormats(),
  };
}

function drawAttack(card: Card): CheckCardContext {
  const entries = card.system.entries.map((entry) => attackEntry(card, entry));
  return checkCard({ ...frameOf(card), ...readAttack(card), entries });
}

/** A probe; a dodge is one that also says which Stufe shots must beat from now on. */
function drawProbe(card: Card): CheckCardContext {
  const probe = readProbe(card);
  const stufe = "dodge" in probe.outcome ? Number(probe.outcome.dodge) : 0;
  const label = { key: "MC.Dodge.stufe", data: { stufe } };
  const entries = card.system.entries.map((entry) => ({ ...entryFrame(card, entry), harm: null, label }));
  return checkCard({ ...frameOf(card), ...probe, kind: "probe", entries });
}
