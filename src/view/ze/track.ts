import type { ze } from "../../rules/index.ts";
import type { Text } from "../text.ts";

/** One box of a track. `next` shows the malus that the first free box of each run would bring. */
export interface TrackBox {
  readonly row: string;
  readonly box: number;
  readonly marked: boolean;
  /** Whether its malus is the one in force. */
  readonly force: boolean;
  readonly next: string;
  readonly malus: number;
}

/** One row of a track, physical or mental. */
export interface TrackRow {
  readonly id: string;
  readonly label: Text;
  readonly icon: string;
  readonly apart: boolean;
  readonly boxes: readonly TrackBox[];
}

/** The wound track of a character. */
export interface Track {
  readonly editable: boolean;
  readonly rows: readonly TrackRow[];
}

/** What a track is drawn from. */
export interface TrackInput {
  readonly wounds: ze.Snapshot["wounds"];
  readonly mental: number;
  readonly dreamer: boolean;
  readonly rules: ze.HouseRules;
  /** The malus in force, which names the row that it comes from. */
  readonly malus: ze.Derived["malus"];
  readonly editable: boolean;
}

interface RowSource {
  readonly id: string;
  readonly boxes: readonly number[];
  readonly marked: number;
  /** Whether the malus in force comes from this row. */
  readonly rules: boolean;
}

function boxesOf({ id, boxes, marked, rules }: RowSource): readonly TrackBox[] {
  const worst = Math.max(0, ...boxes.slice(0, marked));
  const forced = rules ? boxes.slice(0, marked).lastIndexOf(worst) : -1;
  return boxes.map((malus, index) => ({
    row: id,
    box: index + 1,
    marked: index < marked,
    force: index === forced,
    next: index >= marked && (index === marked || malus !== boxes[index - 1]) ? String(malus) : "",
    malus,
  }));
}

/** The rows of a character's track with every box; dreamers have no row O. @rule R-Z6 @rule R-Z7 */
export function trackOf({ wounds, mental, dreamer, rules, malus, editable }: TrackInput): Track {
  const from = malus.terms[0]?.data?.["row"] ?? (malus.total < 0 ? "mental" : "");
  const physical = rules.rows
    .filter(({ id }) => !(dreamer && id === "O"))
    .map(({ id, boxes }) => {
      const label = { key: "MC.Wounds.row", data: { row: id } };
      const source = { id, boxes, marked: wounds[id], rules: from === id };
      return { id, label, icon: "", apart: false, boxes: boxesOf(source) };
    });
  const label = { key: "MC.Wounds.mentalRow" };
  const source = { id: "mental", boxes: rules.mental, marked: mental, rules: from === "mental" };
  return {
    editable,
    rows: [...physical, { id: "mental", label, icon: "brain", apart: true, boxes: boxesOf(source) }],
  };
}
