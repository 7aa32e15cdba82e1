import { asPlain, readShot, readTranscript, type Card } from "../adapter/cards.ts";
import { readCharacter, readHouseRules, readWeapon } from "../adapter/read.ts";
import { findActor } from "../adapter/targets.ts";
import type { ValueChange } from "../adapter/write.ts";
import { kernel, ze } from "../../rules/index.ts";
import type { CardKind } from "./kinds.ts";

/** What a card of a shot is checked by, and what it does to its target. */
export const shotKind: CardKind = { verify, changes: (card, _entry, target) => harm(card, target) };

/** The changes that a hit makes on a target as it is now; none for a miss. Refused for actors of another variant. */
function harm(card: Card, target: Actor.Implementation): kernel.Result<readonly ValueChange[]> {
  if (!target.is("ze")) return kernel.refuse({ key: "MC.Refusal.variant" });
  const { check, outcome } = readShot(card);
  const snapshot = readCharacter(target);
  const impact = ze.impactOn(check, outcome, ze.targetFigures(snapshot), readHouseRules());
  return kernel.allow(woundChanges(target.uuid, snapshot, impact));
}

/** The changes that bring a character's marks to those of an impact. */
function woundChanges(uuid: string, before: ze.Snapshot, impact: ze.Impact): readonly ValueChange[] {
  const { marks } = impact;
  const marked: ValueChange[] = marks
    ? ze.ROWS.filter((row) => marks[row] > before.wounds[row]).map((row) => ({
        uuid,
        path: `system.wounds.${row}`,
        add: marks[row] - before.wounds[row],
      }))
    : [];
  return impact.dead && !before.dead ? [...marked, { uuid, path: "system.dead", from: false, to: true }] : marked;
}

/**
 * Refuses a shot whose outcome does not follow from its check and dice, or whose figures the shooter and the weapon do
 * not have.
 */
async function verify(card: Card): Promise<kernel.Result<null>> {
  const { check, outcome } = readShot(card);
  const forged = kernel.refuse({ key: "MC.Refusal.doesNotFollow" });
  try {
    const replayed = kernel.replay(ze.shoot(check, readHouseRules()), readTranscript(card));
    if (!replayed.ok || !kernel.isSame(asPlain(replayed.value), asPlain(outcome))) return forged;
  } catch (error) {
    if (error instanceof kernel.ArgumentError) return forged;
    throw error;
  }
  return (await hasFigures(card, check)) ? kernel.allow(null) : kernel.refuse({ key: "MC.Refusal.otherFigures" });
}

/** Whether shooter and weapon can have brought the figures of a check: no more value, skill or damage than they have. */
async function hasFigures({ system }: Card, check: ze.ShotCheck): Promise<boolean> {
  const actor = system.actor ? await findActor(system.actor) : null;
  const item: unknown = system.item ? await fromUuid(system.item) : null;
  if (!actor?.is("ze")) return false;
  const weapon = actor.items.find((one) => one === item);
  if (!weapon?.is("weapon")) return false;
  const shooter = readCharacter(actor);
  const figures = readWeapon(weapon);
  const { value } = ze.shotSum(shooter, figures, {}, readHouseRules());
  const own = shooter.skills[figures.skill]?.value ?? 0;
  const damage = Math.max(figures.damage, figures.area?.damage ?? 0);
  return check.skill <= own && check.damage <= damage && check.probe.value <= value.total;
}
