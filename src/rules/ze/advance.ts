import {
  allow,
  enter,
  finite,
  integer,
  oneOf,
  record,
  refuse,
  text,
  truth,
  type LedgerEntry,
  type Result,
} from "../kernel/index.ts";
import { ADAPTED_LEVEL, CP_GRANTS, CP_PRICES, HIGHEST } from "./advance.table.ts";
import { checkFigures, MOST_FIGURE } from "./arguments.ts";
import { VALUE_KINDS, type ValueKind } from "./creation.ts";
import { ATTRIBUTES, CLASSES, type ZeClass } from "./ids.ts";
import { treeShape, type OwnTrees } from "./sf/trees.ts";
import type { Snapshot } from "./snapshot.ts";

/** What is improved by a step: an attribute, a skill by its slug, or a tree of special abilities. */
export interface Improvable {
  readonly kind: ValueKind;
  readonly id: string;
}

/** A step of improvement with its price in CP. */
export interface Improvement extends Improvable {
  readonly from: number;
  readonly to: number;
  readonly cp: number;
}

/** What of a character decides what it may learn, and at what price; `trees` are those of the world's own. */
export type Learner = Pick<Snapshot, "attributes" | "skills" | "sf" | "taught" | "class"> & {
  readonly trees?: OwnTrees;
};

/** Whether a tree belongs to another class: it needs teaching, and costs more. @rule R-Z15 */
export function isForeign(tree: string, own: ZeClass, trees?: OwnTrees): boolean {
  const { owner } = treeShape(tree, trees);
  return owner !== "common" && owner !== oneOf("own", own, CLASSES);
}

/**
 * The CP for a step: 8 for an attribute, 2 for a skill, 10 for a level of an own or common tree, 20 for a foreign one,
 * 15 with Adaptability 3.
 *
 * @rule R-Z15
 */
export function improvementPrice(kind: ValueKind, foreign = false, adaptability = 0): number {
  const what = oneOf("kind", kind, VALUE_KINDS);
  const adapted = integer("adaptability", adaptability, 0, MOST_FIGURE) >= ADAPTED_LEVEL;
  if (what !== "sf" || !truth("foreign", foreign)) return CP_PRICES[what];
  return adapted ? CP_PRICES.foreignSfAdapted : CP_PRICES.foreignSf;
}

/**
 * The next step of an attribute, skill or tree with its price. Refused at the highest value (`MC.Refusal.highest`: 5,
 * 6, the last level of the tree) and for a foreign tree that was not taught (`MC.Refusal.untaught`). Levels are bought
 * in order, empty ones too.
 *
 * @rule R-Z14
 * @rule R-Z15
 */
export function improvement(snapshot: Learner, what: Improvable): Result<Improvement> {
  checkFigures("snapshot", record("snapshot", snapshot));
  const { kind, id } = record("what", what);
  const subject = { kind: oneOf("kind", kind, VALUE_KINDS), id: text("id", id, MOST_FIGURE) };
  if (subject.kind === "sf") return nextLevel(snapshot, subject.id);
  const from = subject.kind === "attribute" ? attributeOf(snapshot, subject.id) : skillValue(snapshot, subject.id);
  return step(subject, from, HIGHEST[subject.kind], CP_PRICES[subject.kind]);
}

function attributeOf(snapshot: Learner, id: string): number {
  return snapshot.attributes[oneOf("id", id, ATTRIBUTES)];
}

function skillValue({ skills }: Learner, id: string): number {
  return Object.hasOwn(skills, id) ? (skills[id]?.value ?? 0) : 0;
}

function nextLevel(snapshot: Learner, tree: string): Result<Improvement> {
  const { trees } = snapshot;
  const foreign = isForeign(tree, snapshot.class, trees);
  if (foreign && !snapshot.taught.includes(tree)) return refuse({ key: "MC.Refusal.untaught", data: { tree } });
  const cp = improvementPrice("sf", foreign, snapshot.sf["adaptability"] ?? 0);
  return step({ kind: "sf", id: tree }, snapshot.sf[tree] ?? 0, treeShape(tree, trees).last, cp);
}

function step(what: Improvable, from: number, highest: number, cp: number): Result<Improvement> {
  const { kind, id } = what;
  if (from >= highest) return refuse({ key: "MC.Refusal.highest", data: { kind, id, highest } });
  return allow({ kind, id, from, to: from + 1, cp });
}

/** Who wrote a line of the ledger and when, and its id. */
export type Stamp = Pick<LedgerEntry, "id" | "by" | "at">;

/**
 * The ledger after a step was paid for. Refused (`MC.Refusal.points`) where the CP do not suffice. The kernel's
 * `refund` takes it back at its price.
 */
export function payFor(
  ledger: readonly LedgerEntry[],
  bought: Improvement,
  stamp: Stamp,
): Result<readonly LedgerEntry[]> {
  const { id, from, to, cp } = record("bought", bought);
  const kind = oneOf("bought.kind", bought.kind, VALUE_KINDS);
  const subject = `${kind}.${text("bought.id", id, MOST_FIGURE)}`;
  const steps = { from: integer("bought.from", from, 0), to: integer("bought.to", to, 0) };
  const data = { kind, id: bought.id, to: steps.to };
  const amount = -integer("bought.cp", cp, 0, MOST_FIGURE);
  return enter(ledger, { ...stampOf(stamp), amount, key: "MC.Ledger.improved", data, subject, ...steps });
}

function stampOf(stamp: Stamp): Stamp {
  const { id, by, at } = record("stamp", stamp);
  return { id: text("stamp.id", id), by: text("stamp.by", by), at: finite("stamp.at", at, 0, Number.MAX_SAFE_INTEGER) };
}

/** What CP are granted for. */
export const GRANT_KINDS = ["session", "adventure"] as const;

/** A session, or the end of an adventure. */
export type GrantKind = (typeof GRANT_KINDS)[number];

/** How many CP the rules suggest: 3 to 6 for a session, 0 to 6 more at the end of an adventure. */
export function suggestedGrant(kind: GrantKind): { readonly min: number; readonly max: number } {
  return CP_GRANTS[oneOf("kind", kind, GRANT_KINDS)];
}
