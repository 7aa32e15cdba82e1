import { allow, finite, integer, oneOf, record, refuse, truth, type Result } from "../kernel/index.ts";
import { wholeSteps } from "./healing.ts";
import type { SfAp } from "./sf/entry.ts";

/** How many minutes bring back one AP: a day inside the Matrix, ten minutes outside. @rule R-Z8 */
const MINUTES = { inside: 1440, outside: 10 } as const;

/** The longest rest, in hours. */
const LONGEST_REST = 1_000_000;

/** The most AP, and the most copies or targets, that anything asks for. */
const MOST = 1_000_000;

/** A pool of AP and the time in which it fills up again. */
export interface ApRest {
  readonly value: number;
  readonly max: number;
  /** In hours, fractions allowed. */
  readonly hours: number;
  /** Whether the time is spent inside the Matrix. */
  readonly inside: boolean;
}

/** How many minutes bring back one AP, inside the Matrix or outside. @rule R-Z8 */
export function apMinutes(inside: boolean): number {
  return truth("inside", inside) ? MINUTES.inside : MINUTES.outside;
}

/** The AP after a time: one more every 24 hours inside the Matrix, every ten minutes outside, up to the maximum. */
export function regainAp(rest: ApRest): number {
  record("rest", rest);
  const value = integer("value", rest.value, 0, MOST);
  const max = integer("max", rest.max, 0, MOST);
  const minutes = apMinutes(rest.inside);
  const gained = wholeSteps(finite("hours", rest.hours, 0, LONGEST_REST), minutes);
  return Math.max(value, Math.min(max, value + gained));
}

/** What the price of an entry depends on: the AP there are, how many copies or targets, and how it went. */
export interface ApBill {
  readonly available: number;
  /** Copies or targets, 1 or more; other entries cost the same for any number. */
  readonly count: number;
  readonly success: boolean;
}

function priceOf(price: SfAp, { available, count, success }: ApBill): number {
  if (price === "all") return Math.max(1, available);
  if (typeof price === "number") return integer("price", price, 0, MOST);
  record("price", price);
  if ("per" in price) {
    oneOf("price.per", price.per, ["copy", "target"]);
    return integer("price.ap", price.ap, 0, 1000) * count;
  }
  return success ? integer("price.ap", price.ap, 0, MOST) : integer("price.onFailure", price.onFailure, 0, MOST);
}

/**
 * The AP that a use costs. Refused (`MC.Refusal.ap`) where there are too few; the whole pool is at least 1.
 *
 * @rule R-Z31
 */
export function apFor(price: SfAp, bill: ApBill): Result<number> {
  record("bill", bill);
  const available = integer("bill.available", bill.available, 0, MOST);
  integer("bill.count", bill.count, 1, 1000);
  truth("bill.success", bill.success);
  const due = priceOf(price, bill);
  return due > available ? refuse({ key: "MC.Refusal.ap", data: { due, available } }) : allow(due);
}
