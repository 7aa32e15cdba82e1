import { Hooks } from "./hooks.ts";
import type { Actor } from "./documents/actor.ts";
import type { Scene, TokenDocument } from "./documents/scene.ts";
import { currentUser } from "./permissions.ts";
import { worldCollection } from "./world.ts";

/** A token as it stands on the table. */
export class TokenPlaceable {
  readonly document: TokenDocument;

  constructor(document: TokenDocument) {
    this.document = document;
  }

  get isOwner(): boolean {
    return this.document.isOwner;
  }

  get controlled(): boolean {
    return canvas.tokens.controlled.includes(this);
  }

  get isTargeted(): boolean {
    return currentUser()?.targets.has(this) === true;
  }

  /** Acts as this token, and as no other. */
  control(): boolean {
    if (!this.isOwner) return false;
    for (const other of Array.from(canvas.tokens.controlled)) other.release();
    canvas.tokens.controlled.push(this);
    Hooks.callAll("controlToken", this, true);
    return true;
  }

  release(): boolean {
    const index = canvas.tokens.controlled.indexOf(this);
    if (index >= 0) canvas.tokens.controlled.splice(index, 1);
    Hooks.callAll("controlToken", this, false);
    return true;
  }

  /** Aims at this token, or no longer. */
  setTarget(targeted = true, options: { releaseOthers?: boolean } = {}): void {
    const user = currentUser();
    if (user === null) return;
    if (options.releaseOthers !== false) {
      for (const other of Array.from(user.targets))
        if (other !== this) other.setTarget(false, { releaseOthers: false });
    }
    if (user.targets.has(this) === targeted) return;
    if (targeted) user.targets.add(this);
    else user.targets.delete(this);
    Hooks.callAll("targetToken", user, this, targeted);
  }
}

function viewedScene(): Scene | null {
  const scenes = [...(worldCollection("Scene") ?? [])];
  return scenes.find((scene) => scene.active) ?? null;
}

/** The table without a picture: what stands on the scene that is shown. */
export const canvas = {
  ready: false,

  get scene(): Scene | null {
    return viewedScene();
  },

  /** The tokens that the user acts as. */
  tokens: { controlled: [] as TokenPlaceable[] }, // filled by the tokens themselves
};

/** Where an actor stands on the scene that is shown. */
export function placeablesOf(actor: Actor, linked = false): TokenPlaceable[] {
  const standing = viewedScene()?.tokens.map((token) => token.object) ?? [];
  return standing.filter(({ document }) => {
    if (actor.isToken) return document === actor.token;
    return document.actorId === actor.id && (document.actorLink || !linked);
  });
}
