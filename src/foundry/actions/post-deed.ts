import type { Card } from "../adapter/cards.ts";
import { sayAsHtml } from "../adapter/text.ts";
import type { ValueChange } from "../adapter/write.ts";
import type { Played } from "../dice/play.ts";
import { warn } from "./ask.ts";
import { postCard, type CardTarget } from "./post.ts";

/** Something done, ready to become a card: who does what to whom, the dice where any fell, and what it costs. */
export interface NewDeed {
  readonly kind: "harm" | "rest" | "heal";
  readonly actor: Actor.Implementation;
  readonly what: string;
  readonly check: object;
  readonly targets: readonly CardTarget[];
  readonly played?: Played<object>;
  readonly costs?: readonly ValueChange[];
}

const NO_DICE: Played<object> = { value: {}, transcript: [], rolls: [] };

/** Posts the card of something done and answers with it; null where the rules refuse, which is said. */
export async function postDeed({ costs = [], played = NO_DICE, ...deed }: NewDeed): Promise<Card | null> {
  const content = sayAsHtml({ key: "MC.Card.plain", data: { actor: deed.actor.name, item: deed.what } });
  const posted = await postCard({ ...deed, item: null, played, costs, content });
  if (posted.ok) return posted.value;
  warn(posted.problems);
  return null;
}
