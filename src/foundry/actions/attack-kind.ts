import { asPlain, readAttack, readTranscript, type AttackCard, type Card } from "../adapter/cards.ts";
import { readCharacter, readHouseRules, readWeapon } from "../adapter/read.ts";
import { findActor } from "../adapter/targets.ts";
import type { ValueChange } from "../adapter/write.ts";
import { kernel, ze } from "../../rules/index.ts";
import type { CardKind } from "./kinds.ts";

/** What a card of a shot or a blow is checked by, and what it does to its target. */
export const attackKind: CardKind = { verify, changes: (card, _entry, target) => harm(card, target) };

/** The changes that a hit makes on a target as it is now; none for a miss. Refused for actors of another variant. */
function harm(card: Card, target: Actor.Implementation): kernel.Result<readonly ValueChange[]> {
  if (!target.is("ze")) return kernel.refuse({ key: "MC.Refusal.variant" });
  const snapshot = readCharacter(target);
  return kernel.allow(woundChanges(target.uuid, snapshot, impactOf(readAttack(card), snapshot)));
}

/** What both kinds of attack leave on their target. */
export type Harm = Pick<ze.Blow, "hit" | "row" | "damage" | "boxes" | "marks" | "mental" | "out" | "dead">;

/** What an attack that was rolled does to a character as it is now. */
export function impactOf(attack: AttackCard, target: ze.Snapshot): Harm {
  const rules = readHouseRules();
  const figures = ze.targetFigures(target, rules);
  if (attack.kind === "strike") return ze.blowOn(attack.check, attack.outcome, figures, rules);
  return { ...ze.impactOn(attack.check, attack.outcome, figures, rules), mental: null };
}

/** The changes that bring a character's marks to those of an impact. */
function woundChanges(uuid: string, before: ze.Snapshot, { marks, mental, dead }: Harm): readonly ValueChange[] {
  const rows: ValueChange[] = ze.ROWS.map((row) => ({
    uuid,
    path: `system.wounds.${row}`,
    add: (marks?.[row] ?? before.wounds[row]) - before.wounds[row],
  }));
  const mind: ValueChange = { uuid, path: "system.mental", add: (mental ?? before.mental) - before.mental };
  const marked = [...rows, mind].filter((change) => "add" in change && change.add !== 0);
  return dead && !before.dead ? [...marked, { uuid, path: "system.dead", from: false, to: true }] : marked;
}

/**
 * Refuses an attack whose outcome does not follow from its check and dice, or whose figures the attacker and the weapon
 * do not have.
 */
async function verify(card: Card): Promise<kernel.Result<null>> {
  const attack = readAttack(card);
  const forged = kernel.refuse({ key: "MC.Refusal.doesNotFollow" });
  try {
    const replayed = kernel.replay<object>(stepOf(attack), readTranscript(card));
    if (!replayed.ok || !kernel.isSame(asPlain(replayed.value), asPlain(attack.outcome))) return forged;
  } catch (error) {
    if (error instanceof kernel.ArgumentError) return forged;
    throw error;
  }
  return (await hasFigures(card, attack)) ? kernel.allow(null) : kernel.refuse({ key: "MC.Refusal.otherFigures" });
}

/** The step that an attack is. */
export function stepOf(attack: Pick<AttackCard, "kind" | "check">): kernel.Step<ze.ShotOutcome | ze.StrikeOutcome> {
  const rules = readHouseRules();
  const { check } = attack;
  return check.kind === "strike" ? ze.strike(check, rules) : ze.shoot(check, rules);
}

/** Whether attacker and weapon can have brought the figures of a check: no more value, skill or damage than they have. */
async function hasFigures({ system }: Card, { check }: AttackCard): Promise<boolean> {
  const actor = system.actor ? await findActor(system.actor) : null;
  if (!actor?.is("ze")) return false;
  const weapon = system.item ? actor.items.find(({ uuid }) => uuid === system.item) : null;
  if (weapon === undefined) return false;
  const attacker = readCharacter(actor);
  const figures = weapon?.is("weapon") === true ? readWeapon(weapon) : null;
  const skill = figures?.skill ?? ze.UNARMED_SKILL;
  const damage = Math.max(figures?.damage ?? 0, figures?.area?.damage ?? 0);
  const isWithin = check.damage <= damage && check.probe.value <= ze.valueSum(attacker, skill, readHouseRules()).total;
  return check.kind === "strike"
    ? isWithin && check.strength <= attacker.attributes.st
    : isWithin && check.skill <= (attacker.skills[skill]?.value ?? 0);
}
