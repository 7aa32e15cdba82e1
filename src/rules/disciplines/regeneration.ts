import { allow, refuse, type Refusal, type Result } from "../kernel/index.ts";
import { ACTION_COSTS } from "./actions.ts";
import { choice, flag, levelOf, number, orNull, shape, truthOr, whole } from "./door.ts";
import { ROLES, type Role, type WoundKind } from "./ids.ts";
import { isProgram } from "./roles.ts";
import { readVisit, visitLimits, type Visit } from "./visit.ts";
import { standing, woundList, type Wound } from "./wounds.ts";

/** Hours of rest from combat after which all wounds of a kind are healed, by Regeneration from 0; null never. @rule R-D26 */
const TIMES: Readonly<Record<WoundKind, readonly (number | null)[]>> = {
  blow: [2, 0.5, 0.5, 0.5],
  bone: [4, 0.5, 0.5, 0.5],
  bullet: [null, 3, 1, 1],
  limb: [null, null, 3, 3],
};

/** The hours of rest that heal a kind of wound; null where it does not heal by itself, as with an average human. @rule R-D26 */
export function healingHours(kind: WoundKind, regeneration: number): number | null {
  const which = choice(["bullet", "blow", "bone", "limb"])("kind", kind);
  return TIMES[which][levelOf("regeneration")("regeneration", regeneration)] ?? null;
}

/** Whether somebody can bleed to death: never at Regeneration 3. @rule R-D26 */
export function canBleedToDeath(regeneration: number): boolean {
  return levelOf("regeneration")("regeneration", regeneration) < 3;
}

/** The wounds after a rest, and how many were healed. */
export interface Recovery {
  readonly wounds: readonly Wound[];
  readonly healed: number;
}

/**
 * The wounds after so many hours without combat. At Regeneration 0 a healed wound stays to be seen (closed); from level
 * 1 on nothing is left of it, nor of wounds that were closed at once before.
 *
 * @rule R-D26
 */
export function recover(wounds: readonly Wound[], regeneration: number, hours: number): Recovery {
  const all = woundList("wounds", wounds);
  const level = levelOf("regeneration")("regeneration", regeneration);
  const rest = number(0)("hours", hours);
  const isHealed = ({ kind }: Wound): boolean => {
    const time = TIMES[kind][level] ?? null;
    return time !== null && rest >= time;
  };
  const healed = all.filter((wound) => !wound.closed && isHealed(wound)).length;
  const kept = all.filter((wound) => level <= 0 || !isHealed(wound));
  return { wounds: kept.map((wound) => (isHealed(wound) ? { ...wound, closed: true } : wound)), healed };
}

/** Everything that decides whether a wound can be healed at once. */
export interface HealCheck {
  /** The healer's Regeneration and visit. */
  readonly regeneration: number;
  readonly visit: Visit;
  readonly wound: "bullet" | "blow";
  readonly inCombat?: boolean;
  /** Somebody else is healed. */
  readonly other?: boolean;
  readonly touching?: boolean;
}

const readHeal = shape({
  regeneration: levelOf("regeneration"),
  visit: readVisit,
  wound: choice(["bullet", "blow"]),
  inCombat: flag,
  other: flag,
  touching: flag,
});

/**
 * The visit after healing one wound at once, and the actions it costs: three for a bullet, two for a blow. Needs
 * Regeneration 2, and 3 for others, who must be touched; 20 or 40 actions a visit, five of the 40 in combat.
 *
 * @rule R-D26
 */
export function healAtOnce(check: HealCheck): Result<{ readonly cost: number; readonly visit: Visit }> {
  const read = readHeal("", check);
  const { regeneration, visit, wound, inCombat } = read;
  const cost = ACTION_COSTS[wound === "bullet" ? "healBullet" : "healBlow"];
  const limits = visitLimits(visit, { regeneration });
  const inTotal = limits.regeneration.left ?? 0;
  const left = inCombat ? Math.min(inTotal, limits.regenerationInCombat.left ?? 0) : inTotal;
  const level = levelProblem(read);
  if (level !== null) return refuse(level);
  const problems: Refusal[] = [];
  if (read.other && !read.touching) problems.push({ key: "MC.Refusal.touch" });
  if (cost > left) problems.push({ key: "MC.Refusal.regeneration", data: { cost, left } });
  if (problems.length > 0) return refuse(...problems);
  const spent = {
    regeneration: visit.regeneration + cost,
    regenerationInCombat: visit.regenerationInCombat + (inCombat ? cost : 0),
  };
  return allow({ cost, visit: { ...visit, ...spent } });
}

/** Level 2 heals oneself outside combat; level 3 others too, and in combat. */
function levelProblem({ regeneration, other, inCombat }: ReturnType<typeof readHeal>): Refusal | null {
  const needed = other || inCombat ? 3 : 2;
  if (regeneration >= needed) return null;
  const isFight = inCombat && !other && regeneration === 2;
  const data = { discipline: "regeneration", needed, held: regeneration };
  return { key: isFight ? "MC.Refusal.inCombat" : "MC.Refusal.disciplineLevel", data };
}

/** The wounds with one of them closed: healed at once, but still to be seen. */
export function closeWound(wounds: readonly Wound[], id: string): Result<readonly Wound[]> {
  const all = woundList("wounds", wounds);
  if (!all.some((wound) => wound.id === id && !wound.closed)) return refuse({ key: "MC.Refusal.noSuchWound" });
  return allow(all.map((wound) => (wound.id === id ? { ...wound, closed: true } : wound)));
}

/** Everything that decides whether somebody can be brought back from death. */
export interface ResurrectionCheck {
  /** The one who brings back. */
  readonly regeneration: number;
  readonly visit: Visit;
  readonly inCombat?: boolean;
  /** The dead: their role, Endurance, maximum (null for the average) and wounds. */
  readonly role: Role;
  readonly endurance: number;
  readonly hpMax?: number | null;
  readonly wounds: readonly Wound[];
  /** The dead is somebody else. */
  readonly other?: boolean;
  readonly touching?: boolean;
  /** Most of the body is there; true where nothing is said. */
  readonly bodyWhole?: boolean;
}

const readResurrection = shape({
  regeneration: levelOf("regeneration"),
  visit: readVisit,
  inCombat: flag,
  role: choice(ROLES),
  endurance: levelOf("endurance"),
  hpMax: orNull(whole(1, 10_000)),
  wounds: woundList,
  other: flag,
  touching: flag,
  bodyWhole: truthOr(true),
});

/** What bringing somebody back leaves: the visit with all 40 actions spent, and wounds that leave 1 hit point. */
export interface Resurrection {
  readonly visit: Visit;
  readonly wounds: readonly Wound[];
}

/**
 * Brings oneself or somebody else back from death with all 40 actions of the visit. Refused below Regeneration 3, with
 * fewer actions left, for the living, programs and bodies mostly destroyed; somebody else must be touched, outside
 * combat. Lost limbs stay lost.
 *
 * @rule R-D26
 */
export function resurrect(check: ResurrectionCheck): Result<Resurrection> {
  const read = readResurrection("", check);
  const { regeneration, visit, wounds } = read;
  const needed = 3;
  const problems: Refusal[] = [];
  if (regeneration < needed) {
    problems.push({
      key: "MC.Refusal.disciplineLevel",
      data: { discipline: "regeneration", needed, held: regeneration },
    });
  }
  const { max, left } = visitLimits(visit, { regeneration: needed }).regeneration;
  if (left !== max) problems.push({ key: "MC.Refusal.regeneration", data: { cost: max ?? 0, left: left ?? 0 } });
  problems.push(...deadProblems(read));
  if (problems.length > 0) return refuse(...problems);
  return allow({
    visit: { ...visit, regeneration: max ?? 0 },
    wounds: leaveOneHitPoint(wounds, standing(read).hp.max),
  });
}

function deadProblems(read: ReturnType<typeof readResurrection>): readonly Refusal[] {
  const problems: Refusal[] = [];
  if (!standing(read).dead) problems.push({ key: "MC.Refusal.alive" });
  if (isProgram(read.role)) problems.push({ key: "MC.Refusal.program" });
  if (!read.bodyWhole) problems.push({ key: "MC.Refusal.bodyDestroyed" });
  if (read.other && !read.touching) problems.push({ key: "MC.Refusal.touch" });
  if (read.other && read.inCombat) problems.push({ key: "MC.Refusal.inCombat" });
  return problems;
}

/** The wounds, their hit points cut from the newest on until one hit point is left; the wounds themselves stay. */
function leaveOneHitPoint(wounds: readonly Wound[], max: number): readonly Wound[] {
  let rest = max - 1;
  return wounds.map((wound) => {
    if (wound.closed || (wound.kind !== "bullet" && wound.kind !== "limb")) return wound;
    const amount = Math.min(wound.amount, rest);
    rest -= amount;
    return { ...wound, amount };
  });
}
