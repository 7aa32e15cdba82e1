import { ApplicationV2 } from "../apps/application.ts";
import { configOf, localize, page, type Data, type SceneLike, type TokenLike } from "../apps/page.ts";
import { button, keepState, make } from "./sidebar-tab.ts";
import {
  distanceText,
  isControlled,
  isTargeted,
  referenceToken,
  shownScene,
  toggleControl,
  toggleTarget,
} from "./targeting.ts";

interface CombatantLike {
  id: string;
  tokenId: string | null;
}

const DISPOSITIONS: Record<string, string> = { "-2": "Secret", "-1": "Hostile", "0": "Neutral", "1": "Friendly" };

function tokenOf(target: HTMLElement): TokenLike | null {
  const id = target.closest<HTMLElement>("[data-token-id]")?.dataset["tokenId"];
  return [...(shownScene()?.tokens ?? [])].find((token) => token.id === id) ?? null;
}

async function openActor(token: TokenLike | null): Promise<void> {
  if (token?.actor?.visible) await token.actor.sheet?.render({ force: true });
}

function combatantOf(token: TokenLike): { id: string } | null {
  const { combat } = page().game;
  const list = [...((combat as unknown as { combatants?: Iterable<CombatantLike> } | null)?.combatants ?? [])];
  return list.find((combatant) => combatant.tokenId === token.id) ?? null;
}

/** Takes a token into the encounter, beginning one where there is none, or out of it. */
async function toggleCombatant(token: TokenLike | null): Promise<void> {
  if (!token) return;
  const known = combatantOf(token);
  const { game } = page();
  if (known) return void (await game.combat?.deleteEmbeddedDocuments("Combatant", [known.id]));
  const combat = game.combat ?? (await configOf("Combat")?.documentClass?.create({ active: true }));
  const data = { tokenId: token.id, sceneId: token.parent?.id, actorId: token.actor?.id, hidden: token.hidden };
  await combat?.createEmbeddedDocuments("Combatant", [data]);
}

function portrait(token: TokenLike): HTMLElement {
  const kind = DISPOSITIONS[String(token.disposition)] ?? "Neutral";
  const mark = make("span", `token-mark ${kind.toLowerCase()}`);
  const source = token.texture?.src;
  if (source) {
    const image = document.createElement("img");
    image.src = source.startsWith("/") || source.includes(":") ? source : `/${source}`;
    image.alt = "";
    image.addEventListener("error", () => image.remove());
    mark.append(image);
  }
  mark.title = localize(`SANDBOX.Token.${kind}`);
  return mark;
}

function tools(token: TokenLike): HTMLElement {
  const { name } = token;
  const element = make("div", "token-tools");
  if (token.actor?.visible) {
    element.append(button("▤", { name: localize("SANDBOX.Token.OpenSheet", { name }), action: "openSheet" }));
  }
  if (page().game.user.isGM) {
    const fight = button("⚔", { name: localize("SANDBOX.Token.Combat", { name }), action: "combat" });
    fight.setAttribute("aria-pressed", String(combatantOf(token) !== null));
    element.append(fight);
  }
  const target = button("◎", { name: localize("SANDBOX.Token.Target", { name }), action: "target" });
  target.setAttribute("aria-pressed", String(isTargeted(token)));
  element.append(target);
  return element;
}

function row(scene: SceneLike, token: TokenLike, from: TokenLike | null): HTMLElement {
  const name = button(token.name, { action: "control", className: "token-name" });
  name.setAttribute("aria-pressed", String(isControlled(token)));
  const line = tools(token);
  if (from && from.id !== token.id) line.prepend(make("span", "token-distance", distanceText(scene, from, token)));
  const element = make("li", "token-row", portrait(token), name, line);
  element.dataset["tokenId"] = token.id;
  element.classList.toggle("hidden-token", token.hidden);
  return element;
}

/** The tokens of the shown scene, in place of a map. */
export class TokenList extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Data = {
    id: "token-list",
    tag: "section",
    window: { frame: false, positioned: false },
    actions: {
      target: function (this: TokenList, _event: PointerEvent, target: HTMLElement) {
        const token = tokenOf(target);
        if (token) toggleTarget(token);
        return this.render();
      },
      control: function (this: TokenList, event: PointerEvent, target: HTMLElement) {
        const token = tokenOf(target);
        // The second click of a double click opens the sheet.
        if (event.detail === 2) return openActor(token);
        if (token) toggleControl(token);
        return this.render();
      },
      combat: (_event: PointerEvent, target: HTMLElement) => toggleCombatant(tokenOf(target)),
      openSheet: (_event: PointerEvent, target: HTMLElement) => openActor(tokenOf(target)),
    },
  };

  override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-left")?.prepend(element);
    element.addEventListener("dblclick", ({ target }) => {
      if (target instanceof HTMLElement && !target.closest("button")) void openActor(tokenOf(target));
    });
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const scene = shownScene();
    const heading = make("h2", "", scene?.name ?? localize("SANDBOX.Token.NoScene"));
    if (!scene) return [heading];
    const { isGM } = page().game.user;
    const from = referenceToken(scene);
    const tokens = [...scene.tokens].filter((token) => isGM || !token.hidden);
    return [heading, make("ul", "token-rows", ...tokens.map((token) => row(scene, token, from)))];
  }

  override _replaceHTML(result: unknown, content: HTMLElement, options: Data): void {
    keepState(content, () => super._replaceHTML(result, content, options));
  }
}
