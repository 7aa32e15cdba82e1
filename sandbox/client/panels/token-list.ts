import type { Data } from "../../shared/objects.ts";
import { button, make } from "../apps/elements.ts";
import { openSheet } from "../apps/sheet-config.ts";
import { config } from "../core/config.ts";
import type { Scene, TokenDocument } from "../core/documents/scene.ts";
import { game } from "../core/game.ts";
import { localize } from "../core/i18n.ts";
import { Panel } from "./sidebar-tab.ts";

const DISPOSITIONS: Record<string, string> = { "-2": "Secret", "-1": "Hostile", "0": "Neutral", "1": "Friendly" };

function tokenOf(target: HTMLElement): TokenDocument | null {
  const { tokenId = "" } = target.closest<HTMLElement>("[data-token-id]")?.dataset ?? {};
  return game.scenes.active?.tokens.get(tokenId) ?? null;
}

async function openActor(token: TokenDocument | null): Promise<void> {
  if (token?.actor?.visible) await openSheet(token.actor);
}

function combatantOf(token: TokenDocument): string | null {
  return game.combat?.combatants.find(({ tokenId }) => tokenId === token.id)?.id ?? null;
}

/** Takes a token into the encounter, beginning one where there is none, or out of it. */
async function toggleCombatant(token: TokenDocument | null): Promise<void> {
  if (!token) return;
  const known = combatantOf(token);
  if (known !== null) return void (await game.combat?.deleteEmbeddedDocuments("Combatant", [known]));
  const combat = game.combat ?? (await config.document("Combat").documentClass.create({ active: true }));
  const { id: tokenId, actorId, hidden, parent } = token;
  await combat?.createEmbeddedDocuments("Combatant", [{ tokenId, actorId, hidden, sceneId: parent?.id }]);
}

function portrait(token: TokenDocument): HTMLElement {
  const kind = DISPOSITIONS[String(token.disposition)] ?? "Neutral";
  const mark = make("span", `token-mark ${kind.toLowerCase()}`);
  const image = document.createElement("img");
  image.src = new URL(token.texture.src ?? "data:,", location.origin).href;
  image.alt = "";
  image.addEventListener("error", () => image.remove());
  mark.append(image);
  mark.title = localize(`SANDBOX.Token.${kind}`);
  return mark;
}

function pressable(sign: string, action: string, name: string, isPressed?: boolean): HTMLElement {
  const element = button(sign, { name, action });
  if (isPressed !== undefined) element.setAttribute("aria-pressed", String(isPressed));
  return element;
}

function tools(token: TokenDocument): HTMLElement {
  const { name, actor } = token;
  const element = make("div", "token-tools");
  const label = (key: string): string => localize(`SANDBOX.Token.${key}`, { name });
  if (actor?.visible) element.append(pressable("▤", "openSheet", label("OpenSheet")));
  if (game.user.isGM) element.append(pressable("⚔", "combat", label("Combat"), combatantOf(token) !== null));
  element.append(pressable("◎", "target", label("Target"), token.object.isTargeted));
  return element;
}

/** The token from which distances are told: the controlled one, else one of the user's character. */
function referenceToken({ tokens }: Scene): TokenDocument | null {
  const { character } = game.user;
  const own = tokens.find(({ actor }) => character !== null && actor?.id === character.id);
  return tokens.find(({ object }) => object.controlled) ?? own ?? null;
}

function distanceText({ grid: { size, distance, units } }: Scene, from: TokenDocument, to: TokenDocument): string {
  const cells = Math.hypot(to.x - from.x, to.y - from.y) / size;
  const number = new Intl.NumberFormat(game.i18n.lang, { maximumFractionDigits: 0 }).format(cells * distance);
  return `${number} ${units}`.trim();
}

function row(scene: Scene, token: TokenDocument, from: TokenDocument | null): HTMLElement {
  const name = button(token.name, { action: "control", className: "token-name" });
  name.setAttribute("aria-pressed", String(token.object.controlled));
  const line = tools(token);
  if (from && from !== token) line.prepend(make("span", "token-distance", distanceText(scene, from, token)));
  const element = make("li", token.hidden ? "token-row hidden-token" : "token-row", portrait(token), name, line);
  element.dataset["tokenId"] = token.id ?? "";
  return element;
}

/** The tokens of the shown scene, in place of a map. */
export class TokenList extends Panel {
  static override DEFAULT_OPTIONS: Data = {
    id: "token-list",
    actions: {
      target(this: TokenList, _event: PointerEvent, target: HTMLElement) {
        const placeable = tokenOf(target)?.object;
        placeable?.setTarget(!placeable.isTargeted, { releaseOthers: false });
        return this.render();
      },
      control(this: TokenList, event: PointerEvent, target: HTMLElement) {
        const token = tokenOf(target);
        // The second click of a double click opens the sheet.
        if (event.detail === 2) return openActor(token);
        if (token?.object.controlled) token.object.release();
        else token?.object.control();
        return this.render();
      },
      combat: (_event: PointerEvent, target: HTMLElement) => toggleCombatant(tokenOf(target)),
      openSheet: (_event: PointerEvent, target: HTMLElement) => openActor(tokenOf(target)),
    },
  };

  override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-left")?.prepend(element);
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const scene = game.scenes.active;
    const heading = make("h2", "", scene?.name ?? localize("SANDBOX.Token.NoScene"));
    if (!scene) return [heading];
    const from = referenceToken(scene);
    const tokens = scene.tokens.filter((token) => game.user.isGM || !token.hidden);
    return [heading, make("ul", "token-rows", ...tokens.map((token) => row(scene, token, from)))];
  }
}
