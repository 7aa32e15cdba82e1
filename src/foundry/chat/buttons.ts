import { rollAnswer } from "../actions/contest.ts";
import { ask, mayAsk, type Verb } from "../requests.ts";
import { elementOf } from "../adapter/element.ts";
import { attempt } from "../adapter/failure.ts";
import { hear } from "../adapter/heard.ts";
import { openSheet } from "../adapter/open-sheet.ts";
import { findActor } from "../adapter/targets.ts";
import { followPress } from "../apps/press.ts";
import { VERBS } from "../data/message.ts";

/** Listens to the buttons of a card, with one listener for the whole message. */
export function listenToCard(message: ChatMessage.Implementation, element: HTMLElement): void {
  if (!message.is("check")) return;
  followPress(element);
  element.addEventListener("click", (event) => {
    const button = elementOf(event.target)?.closest<HTMLElement>("button[data-action]");
    if (button) void press(message, button);
  });
}

/** Does what a button says. While that goes on, no button of the same entry is heard, wherever the card is drawn. */
async function press(message: ChatMessage.OfType<"check">, button: HTMLElement): Promise<void> {
  const { action, entry, uuid } = button.dataset;
  if (action === "openActor" && uuid !== undefined) return void attempt(button.textContent, () => openActor(uuid));
  const verb = VERBS.find((one): one is Verb => one === action);
  if (verb === undefined || entry === undefined) return;
  button.toggleAttribute("disabled", true);
  await hear({ button, app: null, asks: null }, { owner: message, address: entry }, () =>
    verb === "answer" ? answer(message, entry) : ask({ verb, card: message, entry }),
  );
  button.toggleAttribute("disabled", false);
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
