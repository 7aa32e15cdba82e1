import type { ze } from "../../rules/index.ts";
import { linesOf, type Line } from "../figure.ts";
import type { Formats, Text } from "../text.ts";
import { stateTags, type Tag } from "./head.ts";

/** How far an entry has come. */
export type EntryState = "open" | "applied" | "undone";

/** Whom an entry is about; the uuid is empty where the document is gone. */
export interface EntryTarget {
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  readonly foe: boolean;
}

/** What a hit does to a target, as far as the reader may know it; null boxes are unknown. */
export type EntryHarm = Pick<ze.Impact, "hit" | "row" | "damage" | "boxes" | "out" | "dead"> & {
  /** Whether the boxes are of mental damage. */
  readonly mental: boolean;
  readonly bullets: number;
};

/** What one entry of a card is drawn from. */
export interface EntryInput {
  readonly id: string;
  readonly target: EntryTarget | null;
  readonly state: EntryState;
  /** Name of who applied it or took it back. */
  readonly by: string;
  readonly harm: EntryHarm | null;
  /** What an entry without a target did, such as costs. */
  readonly label: Text | null;
  /** Figures that it changes, where it is no harm. */
  readonly lines?: readonly Line[];
  /** What its button does, where that is to answer rather than to apply. */
  readonly answers?: Text;
  readonly mayApply: boolean;
  readonly mayUndo: boolean;
}

/** One entry of a card: whom it is about, what it does, and how far it has come. */
export interface CardEntry {
  readonly id: string;
  readonly state: EntryState | "";
  readonly target: (EntryTarget & { readonly line: Text | null }) | null;
  readonly effect: { readonly figure: string; readonly label: Text; readonly tags: readonly Tag[] } | null;
  readonly lines: readonly Line[];
  readonly total: string;
  readonly apply: Text | null;
  /** What the button does. */
  readonly action: "apply" | "answer";
  readonly icon: string;
  readonly undo: Text | null;
  readonly mark: string;
  readonly word: Text;
}

const MARKS: Readonly<Record<EntryState, string>> = {
  open: "clock",
  applied: "check",
  undone: "undo",
};

/** That somebody was hit, and in which row where there is one. */
export function hitText(row: ze.HitRow | null): Text {
  return row === null ? { key: "MC.Card.hit" } : { key: "MC.Card.hitRow", data: { row } };
}

function effectOf({ harm, label }: EntryInput, formats: Formats): CardEntry["effect"] {
  if (harm === null) return label && { figure: "", label, tags: [] };
  if (!harm.hit) return { figure: "", label: { key: "MC.Card.untouched" }, tags: [] };
  const { row, boxes: count, mental } = harm;
  const tags = stateTags(harm);
  if (count === null) return { figure: "", label: hitText(row), tags };
  const key = row === null || mental ? "MC.Card.boxesMental" : "MC.Card.boxesRow";
  return { figure: formats.number(count), label: { key, data: { count, row: row ?? "" } }, tags };
}

function applyText({ harm, mayApply, state, answers }: EntryInput): Text | null {
  if (!mayApply || state === "applied") return null;
  if (answers) return answers;
  const again = state === "undone" ? "Again" : "";
  if (harm === null || harm.boxes === null) return { key: `MC.Card.apply${again}` };
  return { key: `MC.Card.applyBoxes${again}`, data: { count: harm.boxes } };
}

/** The damage of a hit, itemised, or the figures that change, where the reader may know it. */
function damageOf({ harm, lines = [] }: EntryInput, formats: Formats): Pick<CardEntry, "lines" | "total"> {
  const known = harm?.damage ?? null;
  if (known === null) return { lines, total: "" };
  return { lines: linesOf(known.terms, formats), total: formats.number(known.total) };
}

/** Whom an entry is about, with the bullets that hit. */
function targetOf({ target, harm }: EntryInput): CardEntry["target"] {
  if (target === null) return null;
  const count = harm?.hit === true ? harm.bullets : 0;
  return { ...target, line: count > 0 ? { key: "MC.Card.bullets", data: { count } } : null };
}

function wordOf({ state, by, answers }: EntryInput): Text {
  if (answers) return { key: state === "open" ? "MC.Request.open" : "MC.Request.done" };
  return { key: `MC.Card.state.${state}${by === "" ? "" : "By"}`, data: { name: by } };
}

/** How far an entry has come, as mark and words, and what can be done about it; a miss needs no apply. */
function progressOf(input: EntryInput): Pick<CardEntry, "state" | "apply" | "undo" | "mark" | "word"> {
  const { state, harm, mayUndo, target } = input;
  const missed = harm?.hit === false;
  return {
    state: missed ? "" : state,
    apply: missed ? null : applyText(input),
    undo: mayUndo && state === "applied" ? { key: "MC.Card.undoOf", data: { name: target?.name ?? "" } } : null,
    mark: MARKS[state],
    word: wordOf(input),
  };
}

/** One entry of a card. What the reader may not know stands as hit and row alone. */
export function entryOf(input: EntryInput, formats: Formats): CardEntry {
  const { id, answers, harm } = input;
  return {
    id,
    target: targetOf(input),
    effect: effectOf(input, formats),
    ...damageOf(input, formats),
    ...progressOf(input),
    action: answers ? "answer" : "apply",
    icon: answers ? "die" : harm ? "wound" : "check",
  };
}
