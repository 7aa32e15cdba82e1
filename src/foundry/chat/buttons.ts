import { warn } from "../actions/ask.ts";
import { rollAnswer } from "../actions/contest.ts";
import { ask, mayAsk, type Verb } from "../requests.ts";
import { elementOf } from "../adapter/element.ts";
import { reportFailure } from "../adapter/failure.ts";
import { openSheet } from "../adapter/open-sheet.ts";
import { findActor } from "../adapter/targets.ts";
import { notePress } from "../apps/press.ts";
import { VERBS } from "../data/message.ts";

/**
 * Listens to the buttons of a card, with one listener for the whole message. A button that was pressed rests until the
 * card is drawn anew, so that a second press is not heard.
 */
export function listenToCard(message: ChatMessage.Implementation, element: HTMLElement): void {
  if (!message.is("check")) return;
  notePress(element);
  element.addEventListener("click", (event) => {
    const button = elementOf(event.target)?.closest<HTMLElement>("button[data-action]");
    if (button) void press(message, button);
  });
}

async function press(message: ChatMessage.OfType<"check">, button: HTMLElement): Promise<void> {
  const { action, entry, uuid } = button.dataset;
  if (action === "openActor" && uuid !== undefined) return openActor(uuid);
  const verb = VERBS.find((one): one is Verb => one === action);
  if (verb === undefined || entry === undefined || button.hasAttribute("disabled")) return;
  button.toggleAttribute("disabled", true);
  try {
    if (verb === "answer") await answer(message, entry);
    else await ask({ verb, card: message, entry });
  } catch (error) {
    reportFailure("card", error);
    warn([{ key: "MC.Refusal.failed" }]);
  } finally {
    button.toggleAttribute("disabled", false);
  }
}

/** Has the other side of a contest roll, and its answer put on the card. */
async function answer(card: ChatMessage.OfType<"check">, entry: string): Promise<void> {
  const wish = { verb: "answer", card, entry } as const;
  if (!(await mayAsk(wish))) return;
  const rolled = await rollAnswer(card, entry);
  if (rolled) await ask({ ...wish, answer: rolled });
}

async function openActor(uuid: string): Promise<void> {
  const actor = await findActor(uuid);
  if (actor?.testUserPermission(game.user, "LIMITED") === true) await openSheet(actor);
}
