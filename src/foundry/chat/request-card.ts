import type { Card } from "../adapter/cards.ts";
import type { ConstructMessage } from "../documents/message.ts";
import { templatePath } from "../ids.ts";
import type { kernel } from "../../rules/index.ts";
import { requestCard } from "../../view/ze/request.ts";
import { renderElement } from "../adapter/element.ts";
import type { StoredEntry } from "./entry-frame.ts";

type Request = ConstructMessage<"request">;

/** Draws a request to the GM's client: what is asked of which card, and why it was not done. */
export function drawRequest(message: Request): Promise<HTMLElement | null> {
  const { system } = message;
  const card = game.messages.get(system.message);
  const known = card?.is("check") === true ? card.system : null;
  const asked = known?.entries.find(({ id }) => id === system.entry);
  const isOpen = system.answer === "";
  return renderElement(
    templatePath("chat/request"),
    requestCard({
      actor: actorOf(message, known, asked),
      line: { key: "MC.Word.name", data: { name: known?.names.item ?? "" } },
      message: { key: `MC.Request.ask.${system.verb}`, data: { name: asked?.name ?? "" } },
      state: isOpen ? "open" : "refused",
      answer: isOpen ? null : { key: system.answer, data: wordsOf(system.data) },
    }),
  );
}

/** Who acts: the one that a card asks for an answer, else who acts on it, or, where it is gone, who asked. */
function actorOf({ system, alias }: Request, card: Card["system"] | null, asked: StoredEntry | undefined) {
  if (system.verb === "answer" && asked) return { name: asked.name, img: asked.img };
  return card ? { name: card.names.actor, img: card.names.img } : { name: system.by || alias, img: "" };
}

function wordsOf(data: object): kernel.TextData {
  const plain = Object.entries(data).filter((pair): pair is [string, string | number] => {
    return typeof pair[1] === "string" || typeof pair[1] === "number";
  });
  return Object.fromEntries(plain);
}
