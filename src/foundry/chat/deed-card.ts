import { readDeed, readTranscript, type Card } from "../adapter/cards.ts";
import { doneTo, readDone, type Done } from "../adapter/deeds.ts";
import { markName, readMarks } from "../adapter/marks.ts";
import { findActorNow, mayObserve } from "../adapter/targets.ts";
import { readersFormats } from "../adapter/text.ts";
import type { CheckCardContext } from "../../view/ze/card.ts";
import { deedCard, deedLabel, deedLine, shiftLines, useProbe, type Deed } from "../../view/ze/deed.ts";
import type { EntryInput } from "../../view/ze/entry.ts";
import { entryFrame, type StoredEntry } from "./entry-frame.ts";

/** The card of something done: damage or healing by hand, a rest, healing by a special ability. */
export function drawDeed(card: Card): CheckCardContext | null {
  const deed = readDeed(card);
  if (!deed) return null;
  const { names, entries } = card.system;
  return deedCard({
    actor: { name: names.actor, img: names.img },
    line: deedLine(deed, names.item),
    probe: deed.kind === "heal" ? useProbe(deed.check.use, deed.outcome) : null,
    transcript: readTranscript(card),
    entries: entries.map((entry) => deedEntry(card, deed, entry)),
    formats: readersFormats(),
  });
}

function deedEntry(card: Card, deed: Deed, entry: StoredEntry): EntryInput {
  const frame = entryFrame(card, entry);
  const formats = readersFormats();
  if (entry.target === null) {
    const ap = deed.kind === "heal" ? deed.outcome.ap : 0;
    return { ...frame, harm: null, label: { key: "MC.Cost.ap", data: { count: ap } } };
  }
  const done = knownDeed(card, deed, entry);
  const label = deedLabel(done);
  return { ...frame, harm: null, label, lines: done ? shiftLines(done.shifts, formats) : [] };
}

/** What a deed did as its target remembers it, or would do to it as it is now; null for who may not know. */
function knownDeed(card: Card, deed: Deed, entry: StoredEntry): Done["told"] | null {
  const actor = findActorNow(entry.target);
  if (!actor || !mayObserve(actor) || !actor.is("ze")) return null;
  const mark = readMarks(actor)[markName(card.id, entry.id)];
  if (mark) return readDone(mark.told);
  const done = doneTo(deed, actor, entry.target ?? "");
  return done.ok ? done.value.told : null;
}
