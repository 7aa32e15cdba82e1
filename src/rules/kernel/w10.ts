import { ArgumentError, integer, list, oneOf } from "./argument.ts";

/** The three ways to read a W10, as the world setting names them. @rule R-Z1 */
export const W10_READINGS = ["0-10", "1-10", "0-9"] as const;

/** One of the ways to read a W10. */
export type W10Reading = (typeof W10_READINGS)[number];

/** The faces of a W10: the lowest opens downward, the highest upward. */
interface W10Faces {
  readonly bottom: number;
  readonly top: number;
}

const FACES: Readonly<Record<W10Reading, W10Faces>> = {
  "0-10": { bottom: 0, top: 10 },
  "1-10": { bottom: 1, top: 10 },
  "0-9": { bottom: 0, top: 9 },
};

/** An open end that has gone on this long is taken as it lies: its chance is far below any that matters. */
const LONGEST = 1000;

/** An open die less likely than this stops in the table of chances, so that the table is finite and sums to 1. */
const NEGLIGIBLE = 1e-13;

/** The lowest and the highest face of a W10 in the given reading. */
export function w10Faces(reading: W10Reading): W10Faces {
  return FACES[oneOf("reading", reading, W10_READINGS)];
}

/**
 * Whether another die is due after `faces`: after a first die on its lowest or highest face, and after each further
 * die on its highest.
 *
 * @rule R-Z1
 */
export function goesOn(faces: readonly number[], reading: W10Reading): boolean {
  const { bottom, top } = w10Faces(reading);
  const fallen = list("faces", faces, LONGEST);
  const last = fallen.at(-1);
  if (last === undefined) return true;
  if (fallen.length >= LONGEST) return false;
  return last === top || (fallen.length === 1 && last === bottom);
}

/**
 * The reading of an open-ended W10: the first face, with every further die added (upward) or subtracted (downward).
 * An empty list, a face that the die does not have, and a die after the end are argument errors.
 *
 * @rule R-Z1
 */
export function readW10(faces: readonly number[], reading: W10Reading): number {
  const { bottom, top } = w10Faces(reading);
  const [first, ...further] = list("faces", faces, LONGEST).map((face) => integer("faces", face, bottom, top));
  if (first === undefined) throw new ArgumentError("faces", "at least one die");
  if (further.length > 0 && first !== bottom && first !== top) throw new ArgumentError("faces", "no die after the end");
  if (further.slice(0, -1).some((face) => face !== top)) throw new ArgumentError("faces", "no die after the end");
  const direction = first === top ? 1 : -1;
  return further.reduce((sum, face) => sum + direction * face, first);
}

/** Every reading of an open-ended W10 with its chance; the chances sum to 1. @rule R-Z1 */
export function w10Chances(reading: W10Reading): ReadonlyMap<number, number> {
  const { bottom, top } = w10Faces(reading);
  const each = 1 / (top - bottom + 1);
  const chances = new Map<number, number>();
  const add = (value: number, chance: number): void => {
    chances.set(value, (chances.get(value) ?? 0) + chance);
  };
  const open = (base: number, direction: 1 | -1): void => {
    let sum = base;
    for (let chance = each * each; ; chance *= each) {
      for (let face = bottom; face < top; face += 1) add(sum + direction * face, chance);
      sum += direction * top;
      if (chance * each < NEGLIGIBLE) return add(sum, chance);
    }
  };
  for (let face = bottom + 1; face < top; face += 1) add(face, each);
  open(top, 1);
  open(bottom, -1);
  return chances;
}
