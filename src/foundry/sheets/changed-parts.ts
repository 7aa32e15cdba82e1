import type { ZeSheetContext } from "../../view/ze/sheet.ts";

type Drawn = Pick<
  ZeSheetContext,
  "head" | "bar" | "values" | "sf" | "combat" | "gear" | "effects" | "notes" | "history"
>;

/** Which data each part of the sheet is drawn from, besides what all parts share. */
const DATA: Readonly<Record<string, keyof Drawn>> = {
  header: "head",
  tabs: "bar",
  values: "values",
  sf: "sf",
  combat: "combat",
  gear: "gear",
  effects: "effects",
  notes: "notes",
  history: "history",
};

/** What the parts of one sheet were drawn from last, so that one changed value draws only what shows it. */
export class ChangedParts {
  readonly #drawn = new Map<string, string>();

  /** Those of the given parts that look different now; from here on they count as drawn. */
  take(parts: readonly string[], context: ZeSheetContext): string[] {
    const { id, compact, editable, editing } = context;
    return parts.filter((part) => {
      const data = DATA[part];
      const now = JSON.stringify([id, compact, editable, editing, data === undefined ? context : context[data]]);
      if (this.#drawn.get(part) === now) return false;
      this.#drawn.set(part, now);
      return true;
    });
  }

  /** Forgets everything, because nothing of it is shown any more. */
  clear(): void {
    this.#drawn.clear();
  }
}
