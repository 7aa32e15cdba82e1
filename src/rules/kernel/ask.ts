import { ArgumentError, integer, list, oneOf, record } from "./argument.ts";
import { goesOn, readW10, w10Chances, W10_READINGS, type W10Reading } from "./w10.ts";

/** A request for dice that are read together: so many dice of so many faces as their sum, or one open-ended W10. */
export type Ask =
  | { readonly kind: "sum"; readonly count: number; readonly faces: number }
  | { readonly kind: "w10"; readonly reading: W10Reading };

/** The most dice that one request may name. */
const MOST_DICE = 200;

/** The most faces that a die may have. */
const MOST_FACES = 1000;

/** A request for the sum of `count` dice (0 to 200) with `faces` faces (1 to 1000). */
export function sumOf(count: number, faces: number): Ask {
  return { kind: "sum", count: integer("count", count, 0, MOST_DICE), faces: integer("faces", faces, 1, MOST_FACES) };
}

/** A request for one open-ended W10 in the given reading. @rule R-Z1 */
export function openW10(reading: W10Reading): Ask {
  return { kind: "w10", reading: oneOf("reading", reading, W10_READINGS) };
}

/** The given request, which must be one that `sumOf` or `openW10` makes. */
export function checkAsk(ask: Ask): Ask {
  record("ask", ask);
  if (ask.kind === "w10") return openW10(ask.reading);
  if (ask.kind === "sum") return sumOf(ask.count, ask.faces);
  throw new ArgumentError("ask.kind", "sum or w10");
}

/** What the faces thrown for a request mean as one number. Faces that do not fit the request are argument errors. */
export function readFaces(ask: Ask, faces: readonly number[]): number {
  const asked = checkAsk(ask);
  const thrown = list("faces", faces);
  if (asked.kind === "w10") {
    if (goesOn(thrown, asked.reading)) throw new ArgumentError("faces", "complete: another die is due");
    return readW10(thrown, asked.reading);
  }
  if (thrown.length !== asked.count) throw new ArgumentError("faces", `exactly ${asked.count} dice`);
  return thrown.reduce((sum, face) => sum + integer("faces", face, 1, asked.faces), 0);
}

const cache = new Map<string, ReadonlyMap<number, number>>();

/** Every reading of a request with its chance; the chances sum to 1 within rounding. Worked out once a request. */
export function chancesOf(ask: Ask): ReadonlyMap<number, number> {
  const asked = checkAsk(ask);
  const key = asked.kind === "w10" ? asked.reading : `${asked.count}d${asked.faces}`;
  const known = cache.get(key);
  if (known) return known;
  const chances = asked.kind === "w10" ? w10Chances(asked.reading) : sumChances(asked.count, asked.faces);
  cache.set(key, chances);
  return chances;
}

/**
 * The chances of a sum of equal dice, by convolution one die at a time with a running window. Only the rising half is
 * worked out, where the window grows and rounding stays small beside it; the falling half mirrors it.
 */
function sumChances(count: number, faces: number): ReadonlyMap<number, number> {
  let row = [1];
  for (let die = 0; die < count; die += 1) {
    const next = Array.from<number>({ length: row.length + faces - 1 }).fill(0);
    const last = next.length - 1;
    let window = 0;
    for (let index = 0; index <= last - index; index += 1) {
      window += row[index] ?? 0;
      next[index] = window / faces;
      next[last - index] = window / faces;
      window -= row[index - faces + 1] ?? 0;
    }
    row = next;
  }
  return new Map(row.map((chance, index) => [index + count, chance]));
}
