import type { kernel } from "../rules/index.ts";
import type { Formats, Text } from "./text.ts";

/** One line of an itemised sum: what it comes from, and how much, written out. */
export interface Line {
  readonly label: Text;
  readonly text: string;
}

/** How a figure is coloured: nothing, good, wounds, or a warning. */
export type FigureKind = "" | "accent" | "wound" | "warn";

/** A figure that explains itself: without lines it is just a number. `id` is unique on the page. */
export interface Figure {
  readonly id: string;
  readonly text: string;
  readonly kind: FigureKind;
  readonly label: Text;
  readonly lines: readonly Line[];
  readonly total: string;
  readonly note: Text | null;
}

/** What a figure is drawn with. */
export interface FigureFrame {
  readonly id: string;
  readonly label: Text;
  readonly formats: Formats;
  readonly kind?: FigureKind;
  readonly note?: Text | null;
}

/** The items of a sum as lines: the first as a plain number, all others with their sign. */
export function linesOf(terms: readonly kernel.Term[], formats: Formats, bare = 1): readonly Line[] {
  return terms.map((term, index) => ({
    label: term.data === undefined ? { key: term.key } : { key: term.key, data: term.data },
    text: index < bare ? formats.number(term.amount) : formats.signed(term.amount),
  }));
}

/** A sum as a figure that explains itself by its items. */
export function figureOf(sum: kernel.Sum, frame: FigureFrame): Figure {
  const { id, label, formats, kind = "", note = null } = frame;
  const text = formats.number(sum.total);
  return { id, text, kind, label, lines: linesOf(sum.terms, formats), total: text, note };
}

/** A number, or a text of figures, that needs no explanation. */
export function plainFigure(text: string, id: string, label: Text): Figure {
  return { id, text, kind: "", label, lines: [], total: text, note: null };
}

/** A chance from 0 to 1 as the length of a bar, in percent with one decimal. */
export function partOf(chance: number): number {
  return Math.round(Math.min(1, Math.max(0, chance)) * 1000) / 10;
}
