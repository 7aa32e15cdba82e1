import type { kernel } from "../../rules/index.ts";
import type { TargetData, ZeActor, ZeItem } from "../../view/ze/documents.ts";
import { readWeapon } from "./read.ts";
import { metresBetween, tokenOf, type Target } from "./targets.ts";

/** An item of a character as the view draws it, or null for a type that the view does not know. */
export function viewItem(item: Item.Implementation): ZeItem | null {
  const names = { id: item.id ?? "", uuid: item.uuid, name: item.name, img: item.img ?? "" };
  if (item.is("weapon")) {
    const { description, carried, holster } = item.system;
    return { ...names, type: "weapon", system: { ...readWeapon(item), description, carried, holster } };
  }
  if (item.is("armor")) return { ...names, type: "armor", system: item.system };
  if (item.is("skill")) return { ...names, type: "skill", system: item.system };
  if (item.is("sf")) return { ...names, type: "sf", system: item.system };
  return item.is("gear") ? { ...names, type: "gear", system: item.system } : null;
}

/** A character as the view draws it. */
export function viewActor(actor: Actor.OfType<"ze">): ZeActor {
  const { role, born, dodge, creation } = actor.system;
  const names = { id: actor.id ?? "", uuid: actor.uuid, name: actor.name, img: actor.img ?? "" };
  const system = { role, class: actor.system.class, born, dodge, creation, ledger: readLedger(actor) };
  return { ...names, type: "ze", system };
}

/** The ledger of a character as the rules know it. */
export function readLedger(actor: Actor.OfType<"ze">): readonly kernel.LedgerEntry[] {
  return actor.system.ledger.map(({ refunds, data, ...entry }) => {
    // What a line names is plain text and numbers: the ledger is written by this system alone.
    const line = { ...entry, data: data as kernel.TextData };
    return refunds === null ? line : { ...line, refunds };
  });
}

/** A target as the view draws it, seen by an actor that aims at it. */
export function viewTarget(target: Target, shooter: Actor.Implementation): TargetData {
  return {
    uuid: target.uuid,
    name: target.name,
    img: target.img,
    foe: target.token.disposition === CONST.TOKEN_DISPOSITIONS.HOSTILE,
    dodge: target.actor.is("ze") ? target.actor.system.dodge : null,
    distance: metresBetween(tokenOf(shooter), target.token),
  };
}
