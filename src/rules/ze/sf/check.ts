import {
  allow,
  ArgumentError,
  integer,
  list,
  oneOf,
  record,
  refuse,
  truth,
  type Refusal,
  type Result,
} from "../../kernel/index.ts";
import { apFor } from "../ap.ts";
import { checkRules, checkSnapshot, MOST_FIGURE } from "../arguments.ts";
import { actsFreely, checkModifiers, situationalTerms, sumsOf, type Situational } from "../check.ts";
import { DODGE_MALUS } from "../dodge.ts";
import { DEFAULT_RULES, type HouseRules } from "../house-rules.ts";
import { BIRTHPLACES, ROWS, TREES, type Birthplace, type Row, type Tree } from "../ids.ts";
import { checkProbe, type ProbeCheck } from "../probe.ts";
import type { Snapshot } from "../snapshot.ts";
import { loadOf, timeSum } from "../time.ts";
import type { SfEntry, SfNeed } from "./entry.ts";
import type { SfCharge } from "./outcome.ts";
import { entryOf } from "./trees.ts";

/** How long after death a resurrection is possible, in ZE. @rule R-Z31 */
const RESURRECTION_ZE = 150;

/** The farthest jump, in metres, and the metres that take one ZE more. @rule R-Z36 */
const FARTHEST = 30;
const METRES_PER_ZE = 3;

/** The shot that a dodge is tried against: the bullets fired, and those that would hit. */
export interface IncomingShot {
  readonly fired: number;
  readonly hit: number;
}

/** What a user decides about a use, and what the table says is so. */
export interface SfPlan {
  readonly tree: Tree;
  readonly level: number;
  /** Copies or targets. */
  readonly count: number;
  /** How far a jump goes, in metres. */
  readonly metres: number;
  /** The ZE that the GM sets where the entry leaves them to the GM. */
  readonly ze: number;
  /** The row to be ignored, for Schmerzwiderstand. */
  readonly row: Row | null;
  readonly shot: IncomingShot | null;
  /** How many ZE ago the one to be raised died; null where nobody died. */
  readonly deadZe: number | null;
  /** ZE that were paid already for the blow that becomes a blur. */
  readonly paidZe: number;
  /** Whether the user dodges during this action. */
  readonly dodging: boolean;
  /** What is so, of what the entry needs. */
  readonly given: readonly SfNeed[];
  readonly modifiers: readonly Situational[];
}

/** A use with nothing special about it; what a caller decides goes over it. */
export const PLAIN_USE: Omit<SfPlan, "tree" | "level"> = {
  count: 1,
  metres: 0,
  ze: 0,
  row: null,
  shot: null,
  deadZe: null,
  paidZe: 0,
  dodging: false,
  given: [],
  modifiers: [],
};

/** A use ready to be rolled, as plain data: all that its outcome follows from. */
export interface SfCheck {
  readonly kind: "sf";
  readonly tree: Tree;
  readonly level: number;
  readonly available: number;
  readonly count: number;
  readonly ze: number;
  readonly charge: SfCharge;
  readonly probe: ProbeCheck | null;
  /** The other side's probe; null where nobody resists. */
  readonly other: ProbeCheck | null;
  readonly will: number;
  readonly born: Birthplace;
  readonly metres: number;
  readonly row: Row | null;
  readonly shot: IncomingShot | null;
}

function readShot(shot: unknown): IncomingShot | null {
  if (shot === null) return null;
  const { fired, hit } = record("plan.shot", shot);
  const most = integer("plan.shot.fired", fired, 0, MOST_FIGURE);
  return { fired: most, hit: integer("plan.shot.hit", hit, 0, most) };
}

function checkPlan(plan: SfPlan): void {
  const { count, metres, ze, row, deadZe, paidZe, dodging, given } = record("plan", plan);
  integer("plan.count", count, 1, MOST_FIGURE);
  integer("plan.metres", metres, 0, FARTHEST);
  integer("plan.ze", ze, 0);
  if (row !== null) oneOf("plan.row", row, ROWS);
  readShot(plan.shot);
  if (deadZe !== null) integer("plan.deadZe", deadZe, 0);
  integer("plan.paidZe", paidZe, 0);
  truth("plan.dodging", dodging);
  list("plan.given", given, 100);
  checkModifiers(plan.modifiers);
}

/** The ZE of an entry that is used, before anything changes them. @rule R-Z26 @rule R-Z36 */
function plainZe({ ze }: SfEntry, plan: SfPlan): number {
  if (ze === null) return plan.ze;
  return typeof ze === "number" ? ze : Math.min(ze.max, ze.min + Math.ceil(plan.metres / METRES_PER_ZE));
}

/** The ZE that a use takes: those of the entry as an action, or those the GM set as they are. */
function finishedZe(entry: SfEntry, plan: SfPlan, user: Snapshot): number {
  const ze = plainZe(entry, plan);
  if (entry.ze === null) return ze;
  const load = loadOf(user, { dodging: plan.dodging, parrying: false });
  const extra = situationalTerms(plan.modifiers, "ze");
  const { total } = timeSum({ kind: "sf", ze }, { ...load, terms: [...load.terms, ...extra] });
  return isBlur(entry) ? Math.max(0, total - plan.paidZe) : total;
}

function isBlur({ effects }: SfEntry): boolean {
  return effects.some(({ kind }) => kind === "blur");
}

/** What the ZE of an entry do. @rule R-Z16 @rule R-Z27 */
function chargeOf(entry: SfEntry): SfCharge {
  if (entry.effects.some(({ kind }) => kind === "movement")) return "movement";
  if (entry.ze === 0 || entry.ze === null) return "none";
  return entry.timing === "immediate" ? "delay" : "own";
}

/** Whether something that an entry needs is so: by the plan's figures, or because the plan says so. */
function isGiven(need: SfNeed, { shot, deadZe, given }: SfPlan): boolean {
  if (need === "shot") return shot?.fired === 1;
  if (need === "burst") return shot !== null && shot.fired > 1;
  if (need === "recentDeath") return deadZe !== null && deadZe <= RESURRECTION_ZE;
  return given.includes(need);
}

/** Why an entry cannot be used as planned: what is missing of what it needs. */
function needProblems(entry: SfEntry, plan: SfPlan, target: Snapshot | null): readonly Refusal[] {
  const problems: Refusal[] = entry.needs
    .filter((need) => !isGiven(need, plan))
    .map((need) => ({ key: "MC.Refusal.need", data: { need } }));
  if (entry.against === "opposed" && target === null) problems.push({ key: "MC.Refusal.target" });
  if (entry.against === "opposed" && plan.count > 1) problems.push({ key: "MC.Refusal.oneTarget" });
  const isOneRow = entry.effects.some((effect) => effect.kind === "ignoreRow" && effect.rows === "one");
  if (isOneRow && plan.row === null) problems.push({ key: "MC.Refusal.row" });
  return problems;
}

/** Whether the user can act; the dead can be raised, themselves too. @rule R-Z31 */
function ableProblems(entry: SfEntry, user: Snapshot, rules: HouseRules): readonly Refusal[] {
  if (entry.needs.includes("recentDeath") && user.dead) return [];
  const able = actsFreely(user, rules);
  return able.ok ? [] : able.problems;
}

/** Why somebody may not use an entry at all: an empty level, one not learnt, one that always works. */
function levelProblems(entry: SfEntry | null, plan: SfPlan, user: Snapshot): readonly Refusal[] {
  const { tree, level } = plan;
  if (!entry) return [{ key: "MC.Refusal.emptyLevel", data: { tree, level } }];
  if ((Object.hasOwn(user.sf, tree) ? (user.sf[tree] ?? 0) : 0) < level) {
    return [{ key: "MC.Refusal.level", data: { tree, level } }];
  }
  if (entry.play === "passive") return [{ key: "MC.Refusal.passive", data: { tree, level } }];
  return entry.play === "initiative" ? [{ key: "MC.Refusal.initiative", data: { tree, level } }] : [];
}

/**
 * The own probe: a dodge beside it takes its malus, and each second bullet of a burst 1 off the value of its dodge.
 *
 * @rule R-Z10
 * @rule R-Z33
 */
function ownProbe(entry: SfEntry, plan: SfPlan, user: Snapshot, rules: HouseRules): ProbeCheck | null {
  if (entry.probe === null) return null;
  const { value, stufe } = sumsOf(user, entry.probe, plan.modifiers, rules);
  const isBurst = entry.effects.some((effect) => effect.kind === "avoid" && effect.shots === "burst");
  const bullets = isBurst ? Math.floor((plan.shot?.fired ?? 0) / 2) : 0;
  const malus = plan.dodging ? DODGE_MALUS : 0;
  const target = typeof entry.against === "number" ? entry.against : null;
  return { reading: rules.reading, value: value.total - bullets, stufe: stufe.total - malus, target };
}

function otherProbe(entry: SfEntry, target: Snapshot | null, rules: HouseRules): ProbeCheck | null {
  if (entry.against !== "opposed" || entry.probe === null || target === null) return null;
  const { value, stufe } = sumsOf(target, entry.probe, [], rules);
  return { reading: rules.reading, value: value.total, stufe: stufe.total, target: null };
}

/** Who uses an entry, on whom (null for nobody or somebody unknown), and in which world. */
export interface SfParties {
  readonly user: Snapshot;
  readonly target: Snapshot | null;
  readonly rules?: HouseRules;
}

/**
 * A use ready to be rolled. Refused where the level is empty or not learnt, where the entry always works or belongs to
 * the initiative roll, where the user cannot act, where AP are missing (`MC.Refusal.ap`), and where something that the
 * entry needs is not so (`MC.Refusal.need`).
 *
 * @rule R-Z31
 */
export function sfCheck(parties: SfParties, given: Partial<SfPlan> & Pick<SfPlan, "tree" | "level">): Result<SfCheck> {
  record("parties", parties);
  record("plan", given);
  const { user, target, rules = DEFAULT_RULES } = parties;
  checkRules(rules);
  checkSnapshot("user", user, rules);
  if (target !== null) checkSnapshot("target", target, rules);
  const plan: SfPlan = { ...PLAIN_USE, ...given, tree: given.tree, level: given.level };
  checkPlan(plan);
  const entry = entryOf(oneOf("plan.tree", plan.tree, TREES), plan.level);
  const unknown = levelProblems(entry, plan, user);
  if (!entry || unknown.length > 0) return refuse(...unknown);
  const problems = [...ableProblems(entry, user, rules), ...needProblems(entry, plan, target)];
  const { value: available } = user.ap;
  const price = apFor(entry.ap, { available: Math.max(0, available), count: plan.count, success: true });
  if (!price.ok) return refuse(...problems, ...price.problems);
  if (problems.length > 0) return refuse(...problems);
  return allow({
    kind: "sf",
    tree: plan.tree,
    level: plan.level,
    available: Math.max(0, available),
    count: plan.count,
    ze: finishedZe(entry, plan, user),
    charge: chargeOf(entry),
    probe: ownProbe(entry, plan, user, rules),
    other: otherProbe(entry, target, rules),
    will: user.attributes.wk,
    born: user.born,
    metres: plan.metres,
    row: plan.row,
    shot: readShot(plan.shot),
  });
}

/** Refuses probes that do not fit the entry. */
function checkProbes(entry: SfEntry, check: SfCheck): void {
  if ((check.probe === null) !== (entry.probe === null)) throw new ArgumentError("check.probe", "that of the entry");
  if ((check.other === null) !== (entry.against !== "opposed")) {
    throw new ArgumentError("check.other", "given just where somebody resists");
  }
  if (check.probe !== null) checkProbe("check.probe", check.probe);
  if (check.other !== null) checkProbe("check.other", check.other);
  const target = typeof entry.against === "number" ? entry.against : null;
  if (check.probe !== null) oneOf("check.probe.target", check.probe.target, [target]);
}

/** The entry of a use ready to be rolled; what is none is an argument error. */
export function entryOfCheck(check: SfCheck): SfEntry {
  const { kind, available, count, ze, charge, will, born, metres, row } = record("check", check);
  oneOf("check.kind", kind, ["sf"]);
  const entry = entryOf(oneOf("check.tree", check.tree, TREES), check.level);
  if (!entry) throw new ArgumentError("check.level", "a level that is not empty");
  integer("check.available", available, 0);
  integer("check.count", count, 1, MOST_FIGURE);
  integer("check.ze", ze, 0);
  oneOf("check.charge", charge, ["own", "delay", "movement", "none"]);
  integer("check.will", will, 0, MOST_FIGURE);
  oneOf("check.born", born, BIRTHPLACES);
  integer("check.metres", metres, 0, FARTHEST);
  if (row !== null) oneOf("check.row", row, ROWS);
  readShot(check.shot);
  checkProbes(entry, check);
  return entry;
}
