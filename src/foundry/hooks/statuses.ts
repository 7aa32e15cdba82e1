import { inTurn } from "../actions/queue.ts";
import { inBackground } from "../adapter/failure.ts";
import { statesOf, STATUSES, type Status } from "../adapter/statuses.ts";

/** Keeps the marks that tokens show in step with the state of their characters: on the client of the one active GM. */
export function keepStatuses(): void {
  Hooks.on("ready", showAll);
  Hooks.on("updateActor", (actor) => show(actor));
  Hooks.on("createActor", (actor) => show(actor));
  Hooks.on("updateActorDelta", ({ parent }) => show(parent?.actor ?? null));
  Hooks.on("createToken", (token) => show(token.actor));
  Hooks.on("updateToken", (token) => show(token.actor));
  Hooks.on("createActiveEffect", (effect) => settle(effect, true));
  Hooks.on("updateActiveEffect", (effect) => show(bearerOf(effect)));
  Hooks.on("deleteActiveEffect", (effect) => settle(effect, false));
}

/** Brings the marks of every character of the world, and of the tokens on the scenes that are looked at, up to date. */
export function showAll(): void {
  for (const actor of game.actors) show(actor);
  const seen = new Set([game.scenes.active, canvas?.scene]);
  for (const scene of seen) for (const { actor } of scene?.tokens ?? []) if (actor?.isToken === true) show(actor);
}

/** Brings the marks of one character up to date; each is looked at again once it is its turn. */
function show(actor: Actor.Implementation | null): void {
  if (game.users.activeGM?.isSelf !== true || !actor?.is("ze") || wrongMarks(actor).length === 0) return;
  const markAll = async (): Promise<void> => {
    for (const [status, active] of wrongMarks(actor)) await mark(actor, status, active);
  };
  inBackground("statuses", () => inTurn(markAll));
}

async function mark(actor: Actor.OfType<"ze">, status: Status, active: boolean): Promise<void> {
  try {
    await actor.toggleStatusEffect(status, { active, overlay: status === "dead" });
  } catch (error) {
    // Another window of the same GM may have been faster.
    if (actor.statuses.has(status) !== active) throw error;
  }
}

function wrongMarks(actor: Actor.OfType<"ze">) {
  const { derived, dodge } = actor.system;
  const wanted = statesOf(derived, dodge);
  return STATUSES.flatMap((status) => {
    return actor.statuses.has(status) === wanted[status] ? [] : [[status, wanted[status]] as const];
  });
}

/**
 * Follows a mark that somebody set or took away by hand: death is noted with the character; every other mark follows
 * from figures and comes or goes again.
 */
function settle(effect: ActiveEffect.Implementation, isThere: boolean): void {
  const actor = bearerOf(effect);
  if (game.users.activeGM?.isSelf !== true || !actor?.is("ze")) return;
  const isDeath = effect.statuses.has("dead") && actor.system.dead !== isThere;
  if (isDeath) inBackground("statuses", () => actor.update({ system: { dead: isThere } }));
  else show(actor);
}

function bearerOf({ parent }: ActiveEffect.Implementation): Actor.Implementation | null {
  return parent?.documentName === "Actor" ? parent : (parent?.parent ?? null);
}
