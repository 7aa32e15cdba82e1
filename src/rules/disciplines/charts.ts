import { ArgumentError, integer, list, oneOf, record } from "../kernel/index.ts";
import { BLOWS_CHART, GUN_CHART, MELEE_CHART } from "./charts.table.ts";

/** A table of whole numbers: a row for the attacker's figure, a column for the target's, both from the lowest. */
export type Chart = readonly (readonly number[])[];

/** The three charts that a world may edit cell by cell. */
export const CHARTS = ["melee", "gun", "blows"] as const;

/** One of the three charts. */
export type ChartId = (typeof CHARTS)[number];

/** The three charts in force. */
export type Charts = Readonly<Record<ChartId, Chart>>;

/** What stands at the sides of a chart, and what its cells may hold. */
export interface ChartFrame {
  /** The figure of the first row and how many rows there are. */
  readonly rows: { readonly first: number; readonly count: number };
  readonly columns: { readonly first: number; readonly count: number };
  readonly cells: { readonly min: number; readonly max: number };
}

/** The frames of the three charts: percentages from 1 to 99, and blows from 1 to 1000. @rule R-D4, R-D5, R-D10 */
export const CHART_FRAMES: Readonly<Record<ChartId, ChartFrame>> = {
  melee: { rows: { first: -1, count: 5 }, columns: { first: -1, count: 5 }, cells: { min: 1, max: 99 } },
  gun: { rows: { first: -2, count: 9 }, columns: { first: -2, count: 9 }, cells: { min: 1, max: 99 } },
  blows: { rows: { first: -1, count: 5 }, columns: { first: -1, count: 6 }, cells: { min: 1, max: 1000 } },
};

/** The charts as the rulings give them. @rule R-D4, R-D10 */
export const DEFAULT_CHARTS: Charts = { melee: MELEE_CHART, gun: GUN_CHART, blows: BLOWS_CHART };

/** The given charts after a check of every cell; the default ones pass unread. */
export function readCharts(name: string, charts: unknown): Charts {
  if (charts === DEFAULT_CHARTS) return DEFAULT_CHARTS;
  const { melee, gun, blows } = record(name, charts);
  return {
    melee: readChart(`${name}.melee`, "melee", melee),
    gun: readChart(`${name}.gun`, "gun", gun),
    blows: readChart(`${name}.blows`, "blows", blows),
  };
}

function readChart(name: string, id: ChartId, chart: unknown): Chart {
  const { rows, columns, cells } = CHART_FRAMES[id];
  const given = list(name, chart, rows.count);
  if (given.length !== rows.count) throw new ArgumentError(name, `a list of ${rows.count} rows`);
  return Array.from(given, (row, at) => {
    const line = list(`${name}.${at}`, row, columns.count);
    if (line.length !== columns.count) throw new ArgumentError(`${name}.${at}`, `a list of ${columns.count} cells`);
    return Array.from(line, (cell, column) => integer(`${name}.${at}.${column}`, cell, cells.min, cells.max));
  });
}

/** The cell of a chart for the attacker's and the target's figure; figures beyond the chart are argument errors. */
export function cellOf(charts: Charts, id: ChartId, attacker: number, target: number): number {
  const chart = readCharts("charts", charts)[oneOf("id", id, CHARTS)];
  const { rows, columns } = CHART_FRAMES[id];
  const row = integer("attacker", attacker, rows.first, rows.first + rows.count - 1) - rows.first;
  const column = integer("target", target, columns.first, columns.first + columns.count - 1) - columns.first;
  const cell = chart[row]?.[column];
  if (cell === undefined) throw new ArgumentError("charts", "complete");
  return cell;
}

/** One cell of a chart, by the figures at its sides, and what it is to hold. */
export interface CellEdit {
  readonly chart: ChartId;
  readonly attacker: number;
  readonly target: number;
  readonly value: number;
}

/** The charts with one cell changed; the given ones stay as they are. Values outside the chart's are argument errors. */
export function editCell(charts: Charts, edit: CellEdit): Charts {
  const given = readCharts("charts", charts);
  const { chart, attacker, target, value } = record("edit", edit);
  const id = oneOf("edit.chart", chart, CHARTS);
  const { rows, columns, cells } = CHART_FRAMES[id];
  const row = integer("edit.attacker", attacker, rows.first, rows.first + rows.count - 1) - rows.first;
  const column = integer("edit.target", target, columns.first, columns.first + columns.count - 1) - columns.first;
  const cell = integer("edit.value", value, cells.min, cells.max);
  return { ...given, [id]: given[id].with(row, (given[id][row] ?? []).with(column, cell)) };
}

/** The charts with one of them as the rulings give it. */
export function resetChart(charts: Charts, id: ChartId): Charts {
  const given = readCharts("charts", charts);
  const which = oneOf("id", id, CHARTS);
  return { ...given, [which]: DEFAULT_CHARTS[which] };
}
