import { targetsOfUser } from "./targets.ts";

/** Somebody who may answer a probe with one of their own. */
export interface Opponent {
  /** The uuid of a token where one is targeted, else of an actor. */
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
}

/**
 * Who may oppose a character: whom the user has targeted, then every other character that is a
 * player's or that the user can see.
 */
export function opponentsOf(actor: Actor.Implementation): readonly Opponent[] {
  const targets = targetsOfUser().filter((target) => target.actor !== actor);
  const others = game.actors.filter((one) => {
    const isThere = one === actor || targets.some((target) => target.actor === one);
    const isKnown = one.hasPlayerOwner || one.testUserPermission(game.user, "LIMITED");
    return one.is("ze") && !isThere && isKnown;
  });
  return [
    ...targets.map(({ uuid, name, img }) => ({ uuid, name, img })),
    ...others.map(({ uuid, name, img }) => ({ uuid, name, img: img ?? "" })),
  ];
}
