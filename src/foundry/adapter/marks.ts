import { kernel } from "../../rules/index.ts";
import { FLAGS, SYSTEM } from "../ids.ts";
import { removal } from "./compat.ts";
import type { ValueChange } from "./write.ts";

/** The most cards and answers that an actor remembers. */
const MOST_MARKS = 100;

/** The refusal of what would need something that was forgotten. */
export const FORGOTTEN = { key: "MC.Refusal.forgotten", data: { count: MOST_MARKS } } as const;

/** The name, in place of an entry's, under which who acts remembers what was chosen that not all may know. */
export const CHOICE = "choice";

/** A change, and what stood there before it. */
export type RememberedChange = ValueChange & { readonly was?: unknown };

/** What one entry of a card did to a target, as the target remembers it. */
export interface AppliedMark {
  /** When the card was posted, in milliseconds. */
  readonly at: number;
  readonly changes: readonly RememberedChange[];
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

function forgottenAt(target: Actor.Implementation): number {
  return target.getFlag(SYSTEM, FLAGS.forgotten) ?? -Infinity;
}

/** Whether a target may have forgotten a card of the given time, because so many others came after it. */
export function mayHaveForgotten(target: Actor.Implementation, at: number): boolean {
  return at <= forgottenAt(target);
}

/** The update that has a target remember something, and forget the oldest where that would be too much. */
export function remember(
  target: Actor.Implementation,
  name: string,
  mark: AppliedMark,
): Readonly<Record<string, unknown>> {
  const others = Object.entries(readMarks(target)).filter(([other]) => other !== name);
  const old = others.toSorted(([, a], [, b]) => b.at - a.at).slice(MOST_MARKS - 1);
  const times = old.map(([, { at }]) => at);
  const note =
    old.length > 0 ? { [`flags.${SYSTEM}.${FLAGS.forgotten}`]: Math.max(forgottenAt(target), ...times) } : {};
  return { [pathOf(name)]: mark, ...forget(old.map(([other]) => other)), ...note };
}

/** The update that has a target forget what stands under the given names. */
export function forget(names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.flatMap((name) => Object.entries(removal(pathOf(name)))));
}

/** The names under which a target remembers anything of a card. */
export function marksOf(target: Actor.Implementation, card: string | null): readonly string[] {
  return Object.keys(readMarks(target)).filter((name) => name.startsWith(markName(card, "")));
}

function pathOf(name: string): string {
  return `flags.${SYSTEM}.${FLAGS.applied}.${name}`;
}
