import type { ConstructMessage } from "../documents/message.ts";
import { templatePath } from "../ids.ts";
import type { kernel } from "../../rules/index.ts";
import { requestCard } from "../../view/ze/request.ts";
import { renderElement } from "../adapter/element.ts";

/** Draws a request to the GM's client: what is asked of which card, and why it was not done. */
export function drawRequest(message: ConstructMessage<"request">): Promise<HTMLElement | null> {
  const { system } = message;
  const card = game.messages.get(system.message);
  const known = card?.is("check") === true ? card.system : null;
  const asked = known?.entries.find(({ id }) => id === system.entry);
  const nobody = { name: system.by || message.alias, img: "" };
  const acts = known ? { name: known.names.actor, img: known.names.img } : nobody;
  return renderElement(
    templatePath("chat/request"),
    requestCard({
      // Who answers is the one that the card asks.
      actor: system.verb === "answer" && asked ? { name: asked.name, img: asked.img } : acts,
      line: { key: "MC.Word.name", data: { name: known?.names.item ?? "" } },
      message: { key: `MC.Request.ask.${system.verb}`, data: { name: asked?.name ?? "" } },
      state: system.answer === "" ? "open" : "refused",
      answer: system.answer === "" ? null : { key: system.answer, data: wordsOf(system.data) },
    }),
  );
}

function wordsOf(data: object): kernel.TextData {
  const plain = Object.entries(data).filter((pair): pair is [string, string | number] => {
    return typeof pair[1] === "string" || typeof pair[1] === "number";
  });
  return Object.fromEntries(plain);
}
