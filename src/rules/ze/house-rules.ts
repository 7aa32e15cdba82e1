import type { Rows, W10Reading } from "../kernel/index.ts";
import type { Row } from "./ids.ts";

/** The malus that means out of action. @rule R-Z6 */
export const OUT_OF_ACTION = 99;

/** What a world may set for itself. */
export interface HouseRules {
  /** How a W10 is read. @rule R-Z1 */
  readonly reading: W10Reading;
  /** The rows of physical wounds with the malus of each box; at most 30 boxes a row. @rule R-Z6 */
  readonly rows: Rows<Row>;
  /** The malus of each box of mental damage; at most 30. @rule R-Z6 */
  readonly mental: readonly number[];
  /**
   * Maximum AP as a formula of numbers, `+ - * /`, parentheses, and the figures `@attributes.<id>`, `@skills.<slug>`
   * and `@sf.<tree>`.
   *
   * @rule R-Z8
   */
  readonly apFormula: string;
}

/** The rules as they are without any setting changed. */
export const DEFAULT_RULES: HouseRules = {
  reading: "0-10",
  rows: [
    { id: "L", boxes: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1] },
    { id: "M", boxes: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] },
    { id: "S", boxes: [2, 2, 2, 2, 2, 3, 3, 3, 3, 3] },
    { id: "O", boxes: [4, 4, 4, 4, 5, 5, 5, 99, 99, 99] },
  ],
  mental: [0, 0, 0, 1, 1, 1, 2, 2, 3, 99],
  apFormula: "3 * @attributes.wk + @skills.konzentration",
};
