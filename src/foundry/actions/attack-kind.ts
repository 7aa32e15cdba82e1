import { asPlain, readAttack, type AttackCard, type Card } from "../adapter/cards.ts";
import { markChanges } from "../adapter/deeds.ts";
import { impactOf, type Harm } from "../adapter/harm.ts";
import { readCharacter, readHouseRules, readWeapon } from "../adapter/read.ts";
import { findActor } from "../adapter/targets.ts";
import type { ValueChange } from "../adapter/write.ts";
import { kernel, ze } from "../../rules/index.ts";
import { UNARMED } from "../../view/ze/weapon-use.ts";
import { outcomeFollows } from "./follow.ts";
import type { CardKind, Decided } from "./kinds.ts";

/** What a card of a shot or a blow is checked by, and what it does to its target. */
export const attackKind: CardKind = { verify, decide: (card, _entry, target) => harm(card, target) };

/** The changes that a hit makes on a target as it is now; none for a miss. Refused for actors of another variant. */
function harm(card: Card, target: Actor.Implementation): kernel.Result<Decided> {
  if (!target.is("ze")) return kernel.refuse({ key: "MC.Refusal.variant" });
  const snapshot = readCharacter(target);
  const impact = impactOf(readAttack(card), snapshot);
  return kernel.allow({ changes: woundChanges(target, snapshot, impact), told: asPlain(impact) });
}

/** The changes that bring a character's marks to those of an impact. */
function woundChanges(target: Actor.OfType<"ze">, before: ze.Snapshot, impact: Harm): readonly ValueChange[] {
  const { marks, mental, dead } = impact;
  const after = { wounds: marks ?? before.wounds, mental: mental ?? before.mental };
  const marked = markChanges(target, before, after);
  const { uuid } = target;
  return dead && !before.dead ? [...marked, { uuid, path: "system.dead", from: false, to: true }] : marked;
}

/**
 * Refuses an attack whose outcome does not follow from its check and dice, or whose figures the attacker and the weapon
 * do not have.
 */
async function verify(card: Card): Promise<kernel.Result<null>> {
  const attack = readAttack(card);
  const followed = outcomeFollows(card, () => stepOf(attack));
  if (!followed.ok) return followed;
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
  const actor = await findActor(system.actor);
  if (!actor?.is("ze")) return false;
  const weapon = weaponOf(actor, system.item);
  if (weapon === null) return false;
  const attacker = readCharacter(actor);
  const value = ze.valueSum(attacker, weapon.skill, readHouseRules()).total;
  const damage = Math.max(weapon.damage, weapon.area?.damage ?? 0);
  if (check.damage > damage || check.probe.value > value) return false;
  const skill = attacker.skills[weapon.skill]?.value ?? 0;
  return check.kind === "strike" ? check.strength <= attacker.attributes.st : check.skill <= skill;
}

/** The weapon of a card: that item of the actor, or no weapon at all; null where the actor has no such weapon. */
function weaponOf(actor: Actor.OfType<"ze">, uuid: string | null): ze.Weapon | null {
  if (uuid === null) return UNARMED.system;
  const item = actor.items.find((one) => one.uuid === uuid);
  return item?.is("weapon") === true ? readWeapon(item) : null;
}
