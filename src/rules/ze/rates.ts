import { ArgumentError, finite, oneOf } from "../kernel/index.ts";
import { BURST_ROF, DAMAGE_BY_JOULE, SINGLE_SHOT_ROF } from "./rates.table.ts";

/** The modes whose rate of fire table 2 turns into a ROF. */
export const RATED_MODES = ["ss", "bf"] as const;

/** The first line of a table whose upper end is not below `value`; fractions are rounded down. @rule R-3 */
export function lineAt<L extends { readonly to: number }>(lines: readonly L[], value: number): L {
  const line = lines.find(({ to }) => Math.floor(value) <= to);
  if (line) return line;
  throw new ArgumentError("value", "a number that the table has");
}

/** The ROF (ZE modifier, 2 to -4) of a rate of fire of 0 or more, for single shots or bursts. Source: table 2. */
export function rofOf(mode: (typeof RATED_MODES)[number], rate: number): number {
  const lines = oneOf("mode", mode, RATED_MODES) === "ss" ? SINGLE_SHOT_ROF : BURST_ROF;
  return lineAt(lines, finite("rate", rate, 0)).rof;
}

/** The damage (0 to 18) of a bullet of that energy in joule, 0 or more. Source: table 3. @rule R-Z19 */
export function damageOfEnergy(joule: number): number {
  return lineAt(DAMAGE_BY_JOULE, finite("joule", joule, 0)).damage;
}
