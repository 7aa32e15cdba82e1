import type { TargetData, ZeActor, ZeItem } from "../../view/ze/documents.ts";
import { creationOf } from "./creation.ts";
import { readLedger } from "./ledger.ts";
import { readWeapon } from "./read.ts";
import { metresBetween, placeOf, type Target } from "./targets.ts";

/** An item of a character as the view draws it, or null for a type that the view does not know. */
export function viewItem(item: Item.Implementation): ZeItem | null {
  const names = { id: item.id ?? "", uuid: item.uuid, name: item.name, img: item.img ?? "" };
  if (item.is("weapon")) {
    const { description, carried, holster } = item.system;
    const weapon = readWeapon(item);
    const lost = weapon.skill === item.system.skill ? "" : item.system.skill;
    return { ...names, type: "weapon", system: { ...weapon, description, carried, holster, lost } };
  }
  if (item.is("armor")) return { ...names, type: "armor", system: item.system };
  if (item.is("skill")) return { ...names, type: "skill", system: item.system };
  if (item.is("sf")) return { ...names, type: "sf", system: item.system };
  return item.is("gear") ? { ...names, type: "gear", system: item.system } : null;
}

/** A character as the view draws it. */
export function viewActor(actor: Actor.OfType<"ze">): ZeActor {
  const { role, born, dodge } = actor.system;
  const name = actor.token?.name ?? actor.name;
  const names = { id: actor.id ?? "", uuid: actor.uuid, name, ownName: actor.name, img: actor.img ?? "" };
  const system = {
    role,
    class: actor.system.class,
    born,
    dodge,
    creation: creationOf(actor),
    ledger: readLedger(actor),
  };
  return { ...names, type: "ze", system };
}

/** A target as the view draws it, seen by an actor that aims at it. */
export function viewTarget(target: Target, shooter: Actor.Implementation): TargetData {
  return {
    uuid: target.uuid,
    name: target.name,
    img: target.img,
    foe: target.token.disposition === CONST.TOKEN_DISPOSITIONS.HOSTILE,
    dodge: target.actor.is("ze") ? target.actor.system.dodge : null,
    distance: metresBetween(placeOf(shooter), target.token),
  };
}
