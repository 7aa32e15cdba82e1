import { ArgumentError, list, rollFor, sumOf, sumUp, type Step, type Sum } from "../kernel/index.ts";
import { levelOr0, listOf, shape, whole, word } from "./door.ts";

/** The two levels that decide who acts first, before the die. @rule R-D23 */
export function initiativeSum(speed: number, awareness: number): Sum {
  return sumUp([
    { key: "MC.Discipline.speed", amount: levelOr0("speed")("speed", speed) },
    { key: "MC.Discipline.awareness", amount: levelOr0("awareness")("awareness", awareness) },
  ]);
}

/** The initiative of a fight: Speed, Awareness and a d10. @rule R-D23 */
export function rollInitiative(speed: number, awareness: number): Step<number> {
  const { total } = initiativeSum(speed, awareness);
  return rollFor(sumOf(1, 10), (face) => face + total);
}

/** Somebody in the order of a fight. */
export interface Fighter {
  readonly id: string;
  readonly total: number;
  readonly speed: number;
  readonly agility: number;
  readonly name: string;
}

const readFighters = listOf(
  shape({ id: word, total: whole(-1000, 1000), speed: levelOr0("speed"), agility: levelOr0("agility"), name: word }),
);

/** The ids in the order in which they act: higher total, Speed, Agility, then name, then id. @rule R-D23 */
export function actingOrder(fighters: readonly Fighter[]): readonly string[] {
  const read = readFighters("fighters", list("fighters", fighters));
  if (new Set(read.map(({ id }) => id)).size < read.length) throw new ArgumentError("fighters", "of different ids");
  return read.toSorted(compareFighters).map(({ id }) => id);
}

function compareFighters(a: Fighter, b: Fighter): number {
  return (
    b.total - a.total ||
    b.speed - a.speed ||
    b.agility - a.agility ||
    compareTexts(a.name, b.name) ||
    compareTexts(a.id, b.id)
  );
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
