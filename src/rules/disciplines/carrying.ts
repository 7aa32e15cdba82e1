import { allow, list, refuse, type Result } from "../kernel/index.ts";
import { listOf, shape, whole, word } from "./door.ts";

/** The hands of a body. @rule R-D19 */
export const HANDS = 2;

/** Something that is held ready, and the hands it takes: 0, 1 or 2. */
export interface Held {
  readonly id: string;
  readonly hands: number;
}

const held = shape({ id: word, hands: whole(0, HANDS) });
const heldList = listOf(held);

/** The hands that are free. @rule R-D19 */
export function freeHands(ready: readonly Held[]): number {
  const taken = heldList("ready", list("ready", ready)).reduce((sum, { hands }) => sum + hands, 0);
  return Math.max(0, HANDS - taken);
}

/** What is ready after taking one thing more in hand; refused (`MC.Refusal.hands`) with too few hands free. @rule R-D19 */
export function ready(inHand: readonly Held[], next: Held): Result<readonly Held[]> {
  const wanted = held("next", next);
  const before = heldList("inHand", inHand).filter(({ id }) => id !== wanted.id);
  const free = freeHands(before);
  if (wanted.hands > free) return refuse({ key: "MC.Refusal.hands", data: { hands: wanted.hands, free } });
  return allow([...before, wanted]);
}
