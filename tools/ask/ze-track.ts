import { keyed } from "../../src/rules/kernel/index.ts";
import { DEFAULT_RULES, type Row } from "../../src/rules/ze/index.ts";
import type { Input } from "./input.ts";

/** The marked boxes of each row under the key `track`; a row that is not given has none. */
export function marksIn(input: Input): Record<Row, number> {
  const track = input.object("track");
  const longest = new Map(DEFAULT_RULES.rows.map(({ id, boxes }) => [id, boxes.length]));
  return keyed([...longest.keys()], (row) => track.integer(row, { min: 0, max: longest.get(row) ?? 0, or: 0 }));
}
