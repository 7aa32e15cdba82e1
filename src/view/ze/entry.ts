import type { ze } from "../../rules/index.ts";
import { linesOf, type Line } from "../figure.ts";
import type { Formats, Text } from "../text.ts";
import type { Tag } from "./head.ts";

/** How far an entry has come. */
export type EntryState = "open" | "applied" | "undone" | "refused";

/** Whom an entry is about; the uuid is empty where the document is gone. */
export interface EntryTarget {
  readonly uuid: string;
  readonly token: string;
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
  readonly mayApply: boolean;
  readonly mayUndo: boolean;
  readonly refusal: Text | null;
}

/** One entry of a card: whom it is about, what it does, and how far it has come. */
export interface CardEntry {
  readonly id: string;
  readonly state: EntryState | "";
  readonly target: (EntryTarget & { readonly line: Text | null }) | null;
  readonly effect: { readonly figure: string; readonly label: Text; readonly tags: readonly Tag[] } | null;
  readonly lines: readonly Line[];
  readonly total: string;
  readonly refusal: Text | null;
  readonly apply: Text | null;
  readonly icon: string;
  readonly undo: Text | null;
  readonly mark: string;
  readonly word: Text;
}

const MARKS: Readonly<Record<EntryState, string>> = {
  open: "clock",
  applied: "check",
  undone: "undo",
  refused: "warn",
};

function tagsOf({ out, dead }: EntryHarm): readonly Tag[] {
  if (dead) return [{ kind: "wound", icon: "close", label: "MC.State.dead" }];
  return out ? [{ kind: "wound", icon: "close", label: "MC.State.out" }] : [];
}

function effectOf({ harm, label }: EntryInput, formats: Formats): CardEntry["effect"] {
  if (harm === null) return label === null ? null : { figure: "", label, tags: [] };
  if (!harm.hit) return { figure: "", label: { key: "MC.Card.untouched" }, tags: [] };
  const tags = tagsOf(harm);
  if (harm.boxes === null) {
    return {
      figure: "",
      label: harm.row === null ? { key: "MC.Card.hit" } : { key: "MC.Card.hitRow", data: { row: harm.row } },
      tags,
    };
  }
  const count = harm.boxes;
  const text = harm.row === null || harm.mental ? "MC.Card.boxesMental" : "MC.Card.boxesRow";
  return { figure: formats.number(count), label: { key: text, data: { count, row: harm.row ?? "" } }, tags };
}

function applyText({ harm, mayApply, state }: EntryInput): Text | null {
  if (!mayApply || state === "applied" || state === "refused") return null;
  const again = state === "undone" ? "Again" : "";
  if (harm === null || harm.boxes === null) return { key: `MC.Card.apply${again}` };
  return { key: `MC.Card.applyBoxes${again}`, data: { count: harm.boxes } };
}

/** One entry of a card. A miss needs no apply; what the reader may not know stands as hit and row alone. */
export function entryOf(input: EntryInput, formats: Formats): CardEntry {
  const { id, target, state, by, harm, mayUndo, refusal } = input;
  const missed = harm !== null && !harm.hit;
  const known = harm?.damage ?? null;
  const line =
    harm !== null && harm.hit && harm.bullets > 0 ? { key: "MC.Card.bullets", data: { count: harm.bullets } } : null;
  return {
    id,
    state: missed ? "" : state,
    target: target === null ? null : { ...target, line },
    effect: effectOf(input, formats),
    lines: known === null ? [] : linesOf(known.terms, formats),
    total: known === null ? "" : formats.number(known.total),
    refusal,
    apply: missed ? null : applyText(input),
    icon: "wound",
    undo: mayUndo && state === "applied" ? { key: "MC.Card.undoOf", data: { name: target?.name ?? "" } } : null,
    mark: MARKS[state],
    word: { key: `MC.Card.state.${state}${by === "" ? "" : "By"}`, data: { name: by } },
  };
}
