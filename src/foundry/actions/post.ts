import { messageMode, modeOption } from "../adapter/compat.ts";
import { asPlain, type Card } from "../adapter/cards.ts";
import { CHOICE, forget, markName, remember } from "../adapter/marks.ts";
import { findActor, tokenOf } from "../adapter/targets.ts";
import { sayAsHtml } from "../adapter/text.ts";
import { updatesFor, withUpdate, writeTogether, type DocumentUpdate, type ValueChange } from "../adapter/write.ts";
import type { Played } from "../dice/play.ts";
import { kernel } from "../../rules/index.ts";
import { warn } from "./ask.ts";

/** Somebody on whom a card has an entry. */
export interface CardTarget {
  /** The uuid of a token or an actor. */
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
}

/** Something done, ready to become a card: who does what to whom, the dice where any fell, and what it costs. */
export interface NewCard {
  readonly kind: string;
  readonly actor: Actor.Implementation;
  readonly item?: Item.Implementation | null;
  /** What was used or rolled on, by name. */
  readonly what: string;
  readonly check: object;
  readonly played?: Played<object>;
  readonly targets?: readonly CardTarget[];
  /** What it cost the actor: written at once, with the card. */
  readonly costs?: readonly ValueChange[];
  /** What was chosen that not all who read the card may know: it stands with who acts. */
  readonly choice?: object;
}

const NO_DICE: Played<object> = { value: {}, transcript: [], rolls: [] };

/**
 * Pays the costs of something done, posts its card in the message mode chosen in the chat, and answers with it. Null,
 * with the reason said and nothing written, where who acts is gone by now or the costs cannot be paid; when the card
 * cannot be posted the costs are given back.
 */
export async function postCard(card: NewCard): Promise<Card | null> {
  const { actor, costs = [], choice } = card;
  const { uuid } = actor;
  const paid = (await findActor(uuid))
    ? await updatesFor(costs)
    : kernel.refuse({ key: "MC.Refusal.document", data: { uuid } });
  if (!paid.ok) {
    warn(paid.problems);
    return null;
  }
  const _id = foundry.utils.randomID();
  const name = markName(_id, CHOICE);
  const write = (costs: readonly DocumentUpdate[], more: DocumentUpdate["update"]): Promise<void> =>
    writeTogether(choice ? withUpdate(costs, actor, more) : costs);
  await write(paid.value, remember(actor, name, { at: Date.now(), changes: [], told: asPlain(choice ?? {}) }));
  try {
    const options = { ...modeOption(messageMode()), keepId: true };
    const message = await ChatMessage.implementation.create({ _id, ...messageData(card) }, options);
    return message?.is("check") === true ? message : null;
  } catch (error) {
    const back = await updatesFor(kernel.invertAll(costs));
    if (back.ok) await write(back.value, forget([name]));
    throw error;
  }
}

function messageData(card: NewCard): ChatMessage.CreateData {
  const { actor, item, what, played = NO_DICE } = card;
  const token = tokenOf(actor);
  return {
    type: "check",
    // One plain line for logs and for worlds without this system.
    content: sayAsHtml({ key: "MC.Card.plain", data: { actor: actor.name, item: what } }),
    speaker: ChatMessage.implementation.getSpeaker(token ? { actor, token } : { actor }),
    rolls: played.rolls.map((roll) => JSON.stringify(roll)),
    system: {
      variant: actor.type,
      kind: card.kind,
      actor: actor.uuid,
      token: token?.uuid ?? null,
      item: item?.uuid ?? null,
      names: { actor: token?.name ?? actor.name, item: what, img: token?.texture.src ?? actor.img ?? "" },
      check: { ...card.check },
      transcript: played.transcript.map(({ faces }) => [...faces]),
      outcome: { ...played.value },
      entries: entriesOf(card),
    },
  };
}

function entriesOf({ costs = [], targets = [] }: NewCard) {
  const paid = costs.map((change) => ({ ...change }));
  const own = { id: "costs", kind: "costs", target: null, name: "", img: "", state: "applied", changes: paid } as const;
  const others = targets.map(({ uuid, name, img }, index) => {
    return { id: `target${index}`, kind: "target", target: uuid, name, img, state: "open", changes: [] } as const;
  });
  return costs.length > 0 ? [own, ...others] : others;
}
