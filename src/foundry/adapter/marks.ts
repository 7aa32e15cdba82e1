import { kernel } from "../../rules/index.ts";
import { FLAGS, SYSTEM } from "../ids.ts";
import type { ValueChange } from "./write.ts";

/** What one entry of a card did to a target, as the target remembers it. */
export interface AppliedMark {
  /** When the card was posted, in milliseconds. */
  readonly at: number;
  readonly changes: readonly ValueChange[];
  /** What is to be told of it to who may know. */
  readonly told: kernel.Plain;
}

/** The name under which a target remembers what an entry of a card did to it. */
export function markName(card: string | null, entry: string): string {
  return `${card ?? ""}-${entry}`;
}

/** What a target remembers of cards that were applied to it, by card and entry. */
export function readMarks(target: Actor.Implementation): Readonly<Record<string, AppliedMark>> {
  const marks = target.getFlag(SYSTEM, FLAGS.applied) ?? {};
  return Object.fromEntries(Object.entries(marks).filter((pair): pair is [string, AppliedMark] => isMark(pair[1])));
}

function isMark(mark: unknown): mark is AppliedMark {
  return kernel.isRecord(mark) && typeof mark["at"] === "number" && Array.isArray(mark["changes"]);
}
