import { ze } from "../../rules/index.ts";
import type { Line } from "../figure.ts";
import type { Formats, Text } from "../text.ts";
import { diceOf, type DiceGroup } from "./dice.ts";
import { entryOf, hitText, type CardEntry, type EntryInput } from "./entry.ts";

/** Whose card it is. */
export interface CardActor {
  readonly name: string;
  readonly img: string;
}

/** The result of a card, drawn big. */
export interface CardResult {
  readonly text: string;
  readonly kind: "accent" | "wound" | "warn" | "";
  readonly state: "good" | "bad" | "";
  readonly title: Text;
  readonly line: Text | null;
}

/** What all cards are drawn from. */
export interface CardFrame {
  readonly actor: CardActor;
  /** What was used or rolled on, by name. */
  readonly what: Text;
  /** Faces of the dice, one list a request of the step. */
  readonly transcript: readonly (readonly number[])[];
  readonly entries: readonly EntryInput[];
  readonly formats: Formats;
}

/** A card of a shot, a blow, or a probe. */
export type CheckCardInput = CardFrame &
  (
    | { readonly kind: "shot"; readonly check: ze.ShotCheck; readonly outcome: ze.ShotOutcome }
    | { readonly kind: "strike"; readonly check: ze.StrikeCheck; readonly outcome: ze.StrikeOutcome }
    | { readonly kind: "probe"; readonly check: ze.ProbeCheck; readonly outcome: ze.ProbeOutcome }
  );

/** A card in the chat. */
export interface CheckCardContext {
  readonly actor: CardActor & { readonly line: Text };
  /** Null on cards for which nothing was rolled. */
  readonly result: CardResult | null;
  readonly dice: readonly DiceGroup[];
  readonly lines: readonly Line[];
  readonly entries: readonly CardEntry[];
}

function probeOf(input: CheckCardInput): ze.ProbeCheck {
  return input.kind === "probe" ? input.check : input.check.probe;
}

/** What stands under the name: the weapon, how it was used, and what that cost. */
function lineOf(input: CheckCardInput): Text {
  if (input.kind === "probe") return input.what;
  const mode = input.kind === "strike" ? "strike" : input.check.thrown ? "throw" : input.check.mode;
  return { key: "MC.Card.use", data: { what: input.what, mode, count: input.check.ze } };
}

function probeTitle({ stufe, success }: Result): Text {
  const name = { key: `MC.Difficulty.${ze.difficultyOf(stufe)}` };
  if (success === null) return { key: "MC.Card.stufe", data: { name } };
  return { key: success ? "MC.Card.success" : "MC.Card.failure", data: { name } };
}

/** Against what it was rolled, and by how much it was better or worse; null where there was nothing to reach. */
function against({ stufe, difference, success }: Result): Text | null {
  if (difference === null) return null;
  const target = stufe - difference;
  const way = difference > 0 ? "better" : difference < 0 ? "worse" : success === true ? "met" : "tie";
  return { key: `MC.Card.${way}`, data: { stufe, target, by: Math.abs(difference) } };
}

function resultOf({ outcome, formats }: CheckCardInput): CardResult {
  if (!("hit" in outcome)) return probeResult(outcome, formats);
  return probeResult(outcome, formats, outcome.hit ? hitText(outcome.row) : { key: "MC.Card.miss" });
}

/** A probe that was rolled. */
export interface RolledProbe {
  readonly check: ze.ProbeCheck;
  readonly outcome: Pick<ze.ProbeOutcome, "die" | "total" | "rolled">;
}

/** What a probe came to; success is null where there was nothing to reach, or nobody was better. */
type Result = Pick<ze.ProbeOutcome, "stufe" | "difference" | "success">;

/** The result of a probe, under the name of its Stufe where it has no other title. */
export function probeResult(outcome: Result, formats: Formats, title = probeTitle(outcome)): CardResult {
  const { success, stufe } = outcome;
  return {
    text: formats.number(stufe),
    kind: success === true ? "accent" : "",
    state: success === null ? "" : success ? "good" : "bad",
    title,
    line: against(outcome),
  };
}

/**
 * How the Stufe of a probe came about: value and die, the Stufe of the table, the modifiers. What the modifiers are made
 * of stands in the dialog of who rolls; not every reader of the card may know the wounds of an opponent.
 */
export function stufeLines({ check, outcome }: RolledProbe, formats: Formats): readonly Line[] {
  const { value, stufe } = check;
  const rolled = { key: "MC.Card.rolled", data: { value, die: outcome.die } };
  const table = { key: "MC.Card.table", data: { name: { key: `MC.Difficulty.${ze.difficultyOf(outcome.rolled)}` } } };
  const modifiers = stufe === 0 ? [] : [{ label: { key: "MC.Card.modifiers" }, text: formats.signed(stufe) }];
  return [
    { label: rolled, text: formats.number(outcome.total) },
    { label: table, text: formats.number(outcome.rolled) },
    ...modifiers,
  ];
}

/** A card with its dice, its result, how that came about, and one entry for each document that it changes. */
export function checkCard(input: CheckCardInput): CheckCardContext {
  const { actor, transcript, entries, formats } = input;
  return {
    actor: { ...actor, line: lineOf(input) },
    result: resultOf(input),
    dice: diceOf(transcript, { reading: probeOf(input).reading, parry: input.kind === "strike" }, formats),
    lines: stufeLines({ check: probeOf(input), outcome: input.outcome }, formats),
    entries: entries.map((entry) => entryOf(entry, formats)),
  };
}
