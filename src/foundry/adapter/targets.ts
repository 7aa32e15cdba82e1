/** A token that somebody aims at, or an actor named by a card. */
export interface Target {
  /** The uuid of the token, so that an unlinked token stands for itself. */
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  readonly actor: Actor.Implementation;
  readonly token: TokenDocument.Implementation;
}

/** The tokens that the user has targeted, those without an actor left out. */
export function targetsOfUser(): readonly Target[] {
  return [...game.user.targets].flatMap(({ document }) => {
    const { actor, parent } = document;
    // A token that was deleted a moment ago can still be among the targets.
    if (!parent?.tokens.has(document.id ?? "")) return [];
    const img = document.texture.src ?? "";
    return actor ? [{ uuid: document.uuid, name: document.name, img, actor, token: document }] : [];
  });
}

/** Whom an actor acts on: the user's first target that is somebody else, else the first one; null where there is none. */
export function targetOf(actor: Actor.Implementation): Target | null {
  const targets = targetsOfUser();
  return targets.find((one) => one.actor !== actor) ?? targets[0] ?? null;
}

/** The actor behind the uuid of a token or an actor, or null where it is gone or none is named. */
export async function findActor(uuid: string | null): Promise<Actor.Implementation | null> {
  const found: unknown = uuid === null ? null : await fromUuid(uuid);
  return actorBehind(found);
}

/** The actor behind the uuid of a token or an actor of this world, or null as above; asks no server. */
export function findActorNow(uuid: string | null): Actor.Implementation | null {
  const found: unknown = uuid === null ? null : fromUuidSync(uuid, { strict: false });
  return actorBehind(found);
}

function actorBehind(found: unknown): Actor.Implementation | null {
  if (found instanceof TokenDocument) return found.actor;
  // Every actor of this world is of our class; `instanceof` forgets its subtype.
  return found instanceof Actor ? (found as unknown as Actor.Implementation) : null;
}

/** Whether the user may see what an actor is made of. */
export function mayObserve(actor: Actor.Implementation): boolean {
  return actor.testUserPermission(game.user, "OBSERVER");
}

/** The token that is an actor on the scene: its own, else the first one that is linked to it. */
export function tokenOf(actor: Actor.Implementation): TokenDocument.Implementation | null {
  return actor.token ?? actor.getActiveTokens(true, true)[0] ?? null;
}

/** The token that tells where an actor stands: as above, else the first one that was made of it. */
export function placeOf(actor: Actor.Implementation): TokenDocument.Implementation | null {
  return tokenOf(actor) ?? actor.getActiveTokens(false, true)[0] ?? null;
}

/** A character as the target of its own card, by the name and picture of the token that stands for it. */
export function selfOf(actor: Actor.Implementation) {
  const token = tokenOf(actor);
  const img = token?.texture.src ?? actor.img ?? "";
  return { uuid: actor.uuid, name: token?.name ?? actor.name, img };
}

/** A character, then every other one of its variant that a player owns. */
export function playerCharacters(actor: Actor.OfType<"ze">): readonly Actor.OfType<"ze">[] {
  const others = game.actors.contents.flatMap((one) => {
    return one.is("ze") && one !== actor && one.system.role === "character" && one.hasPlayerOwner ? [one] : [];
  });
  return [actor, ...others];
}

/** The distance between two tokens of one scene in metres, or null where it cannot be told. Feet are converted. */
export function metresBetween(
  a: TokenDocument.Implementation | null,
  b: TokenDocument.Implementation | null,
): number | null {
  const scene = a?.parent;
  if (!a || !b || !scene || scene !== b.parent) return null;
  const { size, distance, units } = scene.grid;
  const feet = /^(ft|feet|foot)/i.test(units);
  const squares = Math.hypot(a.x - b.x, a.y - b.y) / size;
  return Math.round(squares * distance * (feet ? 0.3048 : 1) * 10) / 10;
}
