import type { ze } from "../../rules/index.ts";
import { named, type Formats, type Text } from "../text.ts";
import { probeResult, stufeLines, type CardActor, type CardResult, type CheckCardContext } from "./card.ts";
import { diceOf } from "./dice.ts";
import { entryOf, type EntryInput } from "./entry.ts";

/** One side of a contest: who, what was rolled on by name, the probe, and what came of it. */
export interface ContestSide {
  readonly name: string;
  readonly what: string;
  readonly check: ze.ProbeCheck;
  readonly outcome: ze.ProbeOutcome;
}

/** The other side, once it has answered; `roll` is null for readers who may not know what it was rolled with. */
export interface ContestAnswerer {
  readonly name: string;
  readonly what: string;
  readonly stufe: number;
  readonly roll: (Pick<ContestSide, "check" | "outcome"> & { readonly faces: readonly (readonly number[])[] }) | null;
}

/** What a card of a contest is drawn from; `other` is null until it has answered. */
export interface ContestCardInput {
  readonly actor: CardActor;
  readonly own: ContestSide;
  readonly opponent: string;
  readonly other: ContestAnswerer | null;
  /** The faces of the first probe. */
  readonly transcript: readonly (readonly number[])[];
  /** The entry of the one who answers. */
  readonly entry: Omit<EntryInput, "harm" | "label" | "answers">;
  readonly formats: Formats;
}

/** The result: until the answer the own Stufe alone, then who wins and by how much. @rule R-Z3 */
function resultOf({ own, other, opponent, formats }: ContestCardInput): CardResult {
  const { stufe } = own.outcome;
  if (other === null) {
    const line = { key: "MC.Contest.waits", data: { name: opponent } };
    return { ...probeResult({ stufe, difference: null, success: null }, formats), line };
  }
  const difference = stufe - other.stufe;
  if (difference === 0) return probeResult({ stufe, difference, success: null }, formats, { key: "MC.Contest.tie" });
  const success = difference > 0;
  const title = { key: "MC.Contest.won", data: { name: success ? own.name : other.name } };
  return probeResult({ stufe, difference, success }, formats, title);
}

function labelOf({ own, other }: ContestCardInput): Text {
  if (other === null) return { key: "MC.Request.opposed", data: { name: own.name, what: own.what } };
  return { key: "MC.Contest.answered", data: { what: other.what, stufe: other.stufe } };
}

/** The card of a contest: the first probe, the answer of the other side, and who wins. */
export function contestCard(input: ContestCardInput): CheckCardContext {
  const { actor, own, opponent, other, entry, transcript, formats } = input;
  const { reading } = own.check;
  const roll = other?.roll ?? null;
  const side = ({ name, what, check, outcome }: ContestSide) => [
    { label: { key: "MC.Contest.own", data: { name, what } }, text: formats.number(outcome.stufe) },
    ...stufeLines({ check, outcome }, formats),
  ];
  return {
    actor: { ...actor, line: { key: "MC.Contest.line", data: { what: named(own.what), name: opponent } } },
    result: resultOf(input),
    dice: diceOf([...transcript, ...(roll?.faces ?? [])], { reading, parry: true }, formats),
    lines: [...side(own), ...(other && roll ? side({ ...other, ...roll }) : [])],
    entries: [entryOf({ ...entry, harm: null, label: labelOf(input), answers: { key: "MC.Request.answer" } }, formats)],
  };
}
