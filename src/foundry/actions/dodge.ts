import { readProbe } from "../adapter/cards.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { say } from "../adapter/text.ts";
import type { ValueChange } from "../adapter/write.ts";
import { playStep } from "../dice/play.ts";
import { kernel, ze } from "../../rules/index.ts";
import { probeModifiers, type ProbeChoice } from "../../view/ze/probe.ts";
import { mayPassOver, warn } from "./ask.ts";
import { outcomeFollows } from "./follow.ts";
import type { CardKind } from "./kinds.ts";
import { postCard } from "./post.ts";
import { askProbe, PLAIN_PROBE } from "./probe.ts";
import { inTurn } from "./queue.ts";

/** A card of a dodge changes nobody but the dodger, at once. */
export const dodgeKind: CardKind = {
  verify: (card) => Promise.resolve(outcomeFollows(card, () => ze.dodge(readProbe(card).check))),
  decide: () => kernel.refuse({ key: "MC.Refusal.doesNotFollow" }),
};

/** Rolls a dodge, which stands with the character until it is given up, and posts the card. @rule R-Z10 */
export async function rollDodge(actor: Actor.OfType<"ze">, isFast: boolean): Promise<void> {
  if (!actor.isOwner) return;
  const title = { key: "MC.Probe.title", data: { name: { key: "MC.Action.dodge" } } };
  const question = { title, subject: ze.DODGE_SKILL, opponents: [], alone: true };
  const choice = mayPassOver(isFast) ? PLAIN_PROBE : await askProbe(actor, question);
  if (choice) await inTurn(() => carryOut(actor, choice));
}

/** Gives up a dodge. */
export async function dropDodge(actor: Actor.OfType<"ze">): Promise<void> {
  if (actor.isOwner) await actor.update({ system: { dodge: null } });
}

async function carryOut(actor: Actor.OfType<"ze">, choice: ProbeChoice): Promise<void> {
  const check = ze.dodgeCheck(readCharacter(actor), probeModifiers(choice), readHouseRules());
  if (!check.ok) return warn(check.problems);
  const played = await playStep(ze.dodge(check.value));
  const { dodge } = actor.system;
  const change: ValueChange = { uuid: actor.uuid, path: "system.dodge", from: dodge, to: played.value.dodge };
  const what = say({ key: "MC.Action.dodge" });
  await postCard({ kind: "dodge", actor, what, check: check.value, played, costs: [change] });
}
