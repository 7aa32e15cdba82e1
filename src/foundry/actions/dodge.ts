import { readProbe } from "../adapter/cards.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { readersFormats, say, sayAsHtml } from "../adapter/text.ts";
import type { ValueChange } from "../adapter/write.ts";
import { ask } from "../apps/ask-dialog.ts";
import { playStep } from "../dice/play.ts";
import { kernel, ze } from "../../rules/index.ts";
import { probeDialog, probeModifiers, type ProbeChoice } from "../../view/ze/probe.ts";
import { mayPassOver, warn } from "./ask.ts";
import { outcomeFollows } from "./follow.ts";
import type { CardKind } from "./kinds.ts";
import { postCard } from "./post.ts";
import { PLAIN_PROBE, readProbeChoice } from "./probe.ts";
import { inTurn } from "./queue.ts";

/** A card of a dodge changes nobody but the dodger, at once. */
export const dodgeKind: CardKind = {
  verify: (card) => Promise.resolve(outcomeFollows(card, () => ze.dodge(readProbe(card).check))),
  decide: () => kernel.refuse({ key: "MC.Refusal.doesNotFollow" }),
};

/** Rolls a dodge, which stands with the character until it is given up, and posts the card. @rule R-Z10 */
export async function rollDodge(actor: Actor.OfType<"ze">, isFast: boolean): Promise<void> {
  if (!actor.isOwner) return;
  const choice = mayPassOver(isFast) ? PLAIN_PROBE : await askHow(actor);
  if (choice) await inTurn(() => carryOut(actor, choice));
}

/** Gives up a dodge. */
export async function dropDodge(actor: Actor.OfType<"ze">): Promise<void> {
  if (actor.isOwner) await actor.update({ system: { dodge: null } });
}

function askHow(actor: Actor.OfType<"ze">): Promise<ProbeChoice | null> {
  return ask({
    title: say({ key: "MC.Probe.title", data: { name: say({ key: "MC.Action.dodge" }) } }),
    template: "probe",
    choice: PLAIN_PROBE,
    read: readProbeChoice,
    draw: (choice: ProbeChoice) =>
      probeDialog({
        snapshot: readCharacter(actor),
        subject: ze.DODGE_SKILL,
        choice,
        opponents: [],
        alone: true,
        rules: readHouseRules(),
        formats: readersFormats(),
      }),
  });
}

async function carryOut(actor: Actor.OfType<"ze">, choice: ProbeChoice): Promise<void> {
  const check = ze.dodgeCheck(readCharacter(actor), probeModifiers(choice), readHouseRules());
  if (!check.ok) return warn(check.problems);
  const played = await playStep(ze.dodge(check.value));
  const { dodge } = actor.system;
  const change: ValueChange = { uuid: actor.uuid, path: "system.dodge", from: dodge, to: played.value.dodge };
  const what = say({ key: "MC.Action.dodge" });
  const posted = await postCard({
    kind: "dodge",
    actor,
    item: null,
    what,
    check: check.value,
    played,
    targets: [],
    costs: [change],
    content: sayAsHtml({ key: "MC.Card.plain", data: { actor: actor.name, item: what } }),
  });
  if (!posted.ok) warn(posted.problems);
}
