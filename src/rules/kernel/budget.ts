import { integer, list } from "./argument.ts";

/** The points that a value costs when level n costs n: 0, 1, 3, 6, 10, 15, 21 … for 0, 1, 2 … */
export function triangular(value: number): number {
  const n = integer("value", value, 0, 1000);
  return (n * (n + 1)) / 2;
}

/** A budget of points: how many there are, how many are spent, how many are left (below 0 when overspent). */
export interface Budget {
  readonly limit: number;
  readonly spent: number;
  readonly left: number;
}

/** The budget of `limit` points after the given costs. */
export function budgetOf(limit: number, costs: readonly number[]): Budget {
  const spent = list("costs", costs).reduce((sum, cost) => sum + integer("cost", cost, 0), 0);
  return { limit: integer("limit", limit, 0), spent, left: limit - spent };
}
