import { list, refuse, type Result } from "../kernel/index.ts";
import { commit, type Moved } from "./timeline-change.ts";
import { idOf, timelineOf, type Timeline } from "./timeline.ts";

/**
 * Opens a time bubble around the caster and the others inside: they act on, while everyone and everything else stands
 * still and moves along. Refused where one is open (`MC.Refusal.bubble`) and for who is not in the fight.
 *
 * @rule R-Z30
 */
export function openBubble(given: Timeline, caster: string, others: readonly string[]): Result<Moved> {
  const line = timelineOf(given);
  const inside = [idOf("caster", caster), ...list("others", others).map((id) => idOf("others", id))];
  if (line.bubble) return refuse({ key: "MC.Refusal.bubble", data: { id: line.bubble.caster } });
  const known = new Set(line.places.map(({ id }) => id));
  const stranger = inside.find((id) => !known.has(id));
  if (stranger !== undefined) return refuse({ key: "MC.Refusal.notInFight", data: { id: stranger } });
  const members = [...new Set(inside)].sort();
  return commit(line, { what: { key: "MC.Timeline.openBubble", data: { id: caster } }, bubble: { caster, members } });
}

/** Ends the open time bubble: time goes on for all. Refused where none is open (`MC.Refusal.noBubble`). @rule R-Z30 */
export function closeBubble(given: Timeline): Result<Moved> {
  const line = timelineOf(given);
  if (!line.bubble) return refuse({ key: "MC.Refusal.noBubble" });
  const what = { key: "MC.Timeline.closeBubble", data: { id: line.bubble.caster } };
  return commit(line, { what, bubble: null });
}
