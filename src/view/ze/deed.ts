import type { ze } from "../../rules/index.ts";
import type { Line } from "../figure.ts";
import type { Formats, Text } from "../text.ts";
import { probeResult, stufeLines, type CardActor, type CheckCardContext } from "./card.ts";
import { diceOf } from "./dice.ts";
import { entryOf, type EntryInput } from "./entry.ts";
import type { HarmChoice } from "./harm.ts";
import type { RestChoice } from "./rest.ts";

/**
 * Something done to somebody: damage or healing by hand (with row and boxes, where they are still known), a rest (with
 * the uuids of those whom the GM let die of it), or healing by a special ability with the boxes that were chosen (none
 * for the heaviest ones).
 */
export type Deed =
  | { readonly kind: "harm"; readonly check: Pick<HarmChoice, "kind" | "cause"> & Partial<HarmChoice> }
  | { readonly kind: "rest"; readonly check: RestChoice & { readonly deaths: readonly string[] } }
  | {
      readonly kind: "heal";
      readonly check: { readonly use: ze.SfCheck; readonly boxes?: ze.Boxes | null };
      readonly outcome: ze.SfOutcome;
    };

/** What stands under the name on the card of a deed: what was done, why, or with what. */
export function deedLine(deed: Deed, what: string): Text {
  if (deed.kind === "heal") return { key: "MC.Deed.use", data: { what, count: deed.check.use.ze } };
  if (deed.kind === "rest") {
    const { hours, inside } = deed.check;
    return { key: inside ? "MC.Deed.restInside" : "MC.Deed.restOutside", data: { count: hours } };
  }
  const { kind, cause } = deed.check;
  const name = { key: `MC.Harm.${kind}` };
  return cause === "" ? name : { key: "MC.Deed.cause", data: { name, cause } };
}

/** What an entry of a deed says before its figures; null for who may not know them. */
export function deedLabel(done: { readonly shifts: readonly Shift[]; readonly dead: boolean } | null): Text | null {
  if (done === null) return null;
  if (done.dead) return { key: "MC.State.dead" };
  return done.shifts.length === 0 ? { key: "MC.Deed.nothing" } : null;
}

/** The probe of a special ability as one that was rolled; null where none was. */
export function useProbe({ probe }: ze.SfCheck, outcome: ze.SfOutcome): DeedCardInput["probe"] {
  const { total, stufe, difference, success } = outcome;
  if (probe === null || total === null || stufe === null) return null;
  const rolled = { die: total - probe.value, total, rolled: stufe - probe.stufe, stufe, difference, success };
  return { check: probe, outcome: rolled };
}

/** A figure of somebody that becomes another one. */
export interface Shift {
  readonly label: Text;
  readonly from: number;
  readonly to: number;
}

/** What a card of something done is drawn from: damage by hand, a rest, healing; `probe` is null where none was rolled. */
export interface DeedCardInput {
  readonly actor: CardActor;
  readonly line: Text;
  readonly probe: { readonly check: ze.ProbeCheck; readonly outcome: ze.ProbeOutcome } | null;
  readonly transcript: readonly (readonly number[])[];
  readonly entries: readonly EntryInput[];
  readonly formats: Formats;
}

/** Figures that change, as lines: what, and from how much to how much. */
export function shiftLines(shifts: readonly Shift[], formats: Formats): readonly Line[] {
  return shifts.map(({ label, from, to }) => ({ label, text: `${formats.number(from)} → ${formats.number(to)}` }));
}

/** The card of something done, with or without a probe, and one entry for each one it changes. */
export function deedCard(input: DeedCardInput): CheckCardContext {
  const { actor, line, probe, transcript, entries, formats } = input;
  return {
    actor: { ...actor, line },
    result: probe === null ? null : probeResult(probe.outcome, formats),
    dice: probe === null ? [] : diceOf(transcript, { reading: probe.check.reading, parry: true }, formats),
    lines: probe === null ? [] : stufeLines(probe, formats),
    entries: entries.map((entry) => entryOf(entry, formats)),
  };
}
