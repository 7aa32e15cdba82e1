import { attackKind } from "./actions/attack-kind.ts";
import { contestKind } from "./actions/contest.ts";
import { deedKind } from "./actions/deed-kind.ts";
import { dodgeKind } from "./actions/dodge.ts";
import { registerKind } from "./actions/kinds.ts";
import { translateIndices } from "./adapter/content-language.ts";
import { countWrites, inBackground } from "./adapter/failure.ts";
import { prepareTemplates } from "./apps/templates.ts";
import { listenToCard } from "./chat/buttons.ts";
import { drawMessage } from "./chat/card.ts";
import { configure } from "./config.ts";
import { ConstructMessage } from "./documents/message.ts";
import { forgetDeletedCards } from "./hooks/memory.ts";
import { keepStatuses } from "./hooks/statuses.ts";
import { keepWindows } from "./hooks/windows.ts";
import { handleRequest, handleWaiting } from "./requests.ts";
import { registerSettings } from "./settings.ts";
import { registerSheets } from "./sheets/register.ts";

/** Binds this system to Foundry's life cycle. */
export function registerHooks(): void {
  Hooks.once("init", () => {
    configure();
    registerSettings();
    registerSheets();
    registerKind("shot", attackKind);
    registerKind("strike", attackKind);
    registerKind("contest", contestKind);
    registerKind("dodge", dodgeKind);
    for (const kind of ["harm", "rest", "heal"]) registerKind(kind, deedKind);
    ConstructMessage.draw = drawMessage;
    inBackground("templates", prepareTemplates);
  });
  Hooks.once("setup", translateIndices);
  Hooks.once("ready", () => inBackground("requests", handleWaiting));
  Hooks.on("createChatMessage", (message) => inBackground("requests", () => handleRequest(message)));
  Hooks.on("userConnected", () => inBackground("requests", handleWaiting));
  keepStatuses();
  forgetDeletedCards();
  countWrites();
  Hooks.on("renderChatMessageHTML", listenToCard);
  keepWindows();
}
