import { canvas, type TokenPlaceable } from "../core/canvas.ts";
import { page, type SceneLike, type TokenLike } from "../apps/page.ts";

export function shownScene(): SceneLike | null {
  const { scenes } = page().game;
  return scenes.viewed ?? scenes.active ?? scenes.contents[0] ?? null;
}

function placeableOf(token: TokenLike): TokenPlaceable | undefined {
  return canvas.tokens.placeables.find((one) => one.id === token.id);
}

export function isTargeted(token: TokenLike): boolean {
  return placeableOf(token)?.isTargeted ?? false;
}

export function isControlled(token: TokenLike): boolean {
  return placeableOf(token)?.controlled ?? false;
}

/** Takes a token as a target beside those that are taken already, or lets go of it. */
export function toggleTarget(token: TokenLike): void {
  placeableOf(token)?.setTarget(!isTargeted(token), { releaseOthers: false });
}

/** Acts as this token from now on, or no longer. */
export function toggleControl(token: TokenLike): void {
  const placeable = placeableOf(token);
  if (placeable?.controlled) placeable.release();
  else placeable?.control();
}

/** The token from which distances are told: the controlled one, else one of the user's character. */
export function referenceToken(scene: SceneLike): TokenLike | null {
  const tokens = [...scene.tokens];
  const { character } = page().game.user;
  return tokens.find(isControlled) ?? tokens.find((token) => character && token.actor?.id === character.id) ?? null;
}

export function distanceText(scene: SceneLike, from: TokenLike, to: TokenLike): string {
  const { size, distance, units } = scene.grid;
  const cells = Math.hypot(to.x - from.x, to.y - from.y) / size;
  const number = new Intl.NumberFormat(page().game.i18n.lang, { maximumFractionDigits: 0 }).format(cells * distance);
  return `${number} ${units}`.trim();
}
