import { readContest, readRemembered, readTranscript, type Card } from "../adapter/cards.ts";
import { markName, readMarks } from "../adapter/marks.ts";
import { findActorNow, mayObserve } from "../adapter/targets.ts";
import { readersFormats } from "../adapter/text.ts";
import { contestCard } from "../../view/ze/contest.ts";
import type { CheckCardContext } from "../../view/ze/card.ts";
import { entryFrame } from "./entry-frame.ts";

/** The card of a contest; whoever owns the other side, and the GM, may answer on it. */
export function drawContest(card: Card): CheckCardContext | null {
  const { names, entries } = card.system;
  const [entry] = entries;
  if (!entry) return null;
  const { check, outcome } = readContest(card);
  const { answer } = check;
  const { other } = outcome;
  const rival = findActorNow(entry.target);
  const mark = rival && mayObserve(rival) ? readMarks(rival)[markName(card.id, entry.id)] : undefined;
  const roll = mark ? readRemembered(mark.told) : null;
  return contestCard({
    actor: { name: names.actor, img: names.img },
    own: { name: names.actor, what: names.item, check: check.probe, outcome: outcome.own },
    opponent: entry.name,
    other: answer && other ? { name: entry.name, what: answer.what, stufe: other.stufe, roll } : null,
    transcript: readTranscript(card),
    entry: { ...entryFrame(card, entry), mayUndo: false, mayApply: rival?.isOwner === true },
    formats: readersFormats(),
  });
}
