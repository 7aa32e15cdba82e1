/** Whether a type has collapsed to one that allows everything. */
type IsAny<T> = 0 extends 1 & T ? true : false;

/** The types that the whole Foundry layer rests on: none of them may collapse, or the compiler checks nothing there. */
export const COLLAPSED: readonly false[] = [
  false satisfies IsAny<Actor.Implementation>,
  false satisfies IsAny<Actor.OfType<"ze">>,
  false satisfies IsAny<Actor.OfType<"ze">["system"]>,
  false satisfies IsAny<Actor.OfType<"ze">["system"]["attributes"]["st"]>,
  false satisfies IsAny<Actor.OfType<"ze">["system"]["derived"]["malus"]>,
  false satisfies IsAny<Item.OfType<"weapon">["system"]["rof"]["ss"]>,
  false satisfies IsAny<Item.OfType<"sf">["system"]["levels"][number]["name"]>,
  false satisfies IsAny<ChatMessage.OfType<"check">["system"]["entries"][number]["state"]>,
  false satisfies IsAny<ChatMessage.OfType<"request">["system"]["verb"]>,
  false satisfies IsAny<foundry.applications.sheets.ActorSheetV2.RenderContext>,
  false satisfies IsAny<foundry.applications.api.ApplicationV2>,
  false satisfies IsAny<foundry.dice.terms.DiceTerm>,
];

/** A wrong path in an update is a mistake that the compiler sees. */
export function refuseWrongPath(actor: Actor.OfType<"ze">): Promise<unknown> {
  // @ts-expect-error -- an attribute that no character has
  return actor.update({ system: { attributes: { xy: 3 } } });
}
