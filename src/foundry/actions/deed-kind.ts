import { asPlain, readDeed, type Card } from "../adapter/cards.ts";
import { doneTo } from "../adapter/deeds.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { findActor } from "../adapter/targets.ts";
import { kernel, ze } from "../../rules/index.ts";
import type { Deed } from "../../view/ze/deed.ts";
import { outcomeFollows } from "./follow.ts";
import type { CardKind, Decided, Entry } from "./kinds.ts";

/** What a card of something done is checked by, and what it does to whom it is about. */
export const deedKind: CardKind = { verify, decide };

function decide(card: Card, entry: Entry, target: Actor.Implementation): kernel.Result<Decided> {
  const deed = readDeed(card);
  if (!deed || !target.is("ze")) return kernel.refuse({ key: "MC.Refusal.variant" });
  const done = doneTo(deed, target, entry.target ?? "");
  return done.ok ? kernel.allow({ changes: done.value.changes, told: asPlain(done.value.told) }) : done;
}

/** Damage by hand and rests of others are the GM's; healing must follow from its dice and from what the healer can do. */
async function verify(card: Card): Promise<kernel.Result<null>> {
  const deed = readDeed(card);
  if (deed?.kind !== "heal") return kernel.refuse({ key: "MC.Refusal.notYours" });
  const { use } = deed.check;
  const followed = outcomeFollows(card, () => ze.useSf(use));
  if (!followed.ok) return followed;
  return (await hasFigures(card, use)) ? kernel.allow(null) : kernel.refuse({ key: "MC.Refusal.otherFigures" });
}

async function hasFigures({ system }: Card, { tree, level, probe }: Extract<Deed, { kind: "heal" }>["check"]["use"]) {
  const actor = await findActor(system.actor);
  const entry = ze.entryOf(tree, level);
  if (!actor?.is("ze") || !entry) return false;
  const healer = readCharacter(actor);
  if ((healer.sf[tree] ?? 0) < level) return false;
  if (probe === null || entry.probe === null) return true;
  return probe.value <= ze.valueSum(healer, entry.probe, readHouseRules()).total;
}
