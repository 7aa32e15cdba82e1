import { textIn, wholeIn } from "../apps/answers.ts";
import { ask, type Answers } from "../apps/ask-dialog.ts";
import { ledgerUpdate, readLedger, stamp } from "../adapter/ledger.ts";
import { playerCharacters } from "../adapter/targets.ts";
import { say } from "../adapter/text.ts";
import { writeTogether } from "../adapter/write.ts";
import { kernel, ze } from "../../rules/index.ts";
import { grantDialog, type GrantChoice, type Grantee } from "../../view/ze/grant.ts";
import { warn } from "./ask.ts";
import { inTurn } from "./queue.ts";

type Character = Actor.OfType<"ze">;

/** Asks the GM how many CP are granted for what and to whom, and writes them into the ledgers of all these. */
export async function grantPoints(actor: Character): Promise<void> {
  if (!game.user.isGM) return warn([{ key: "MC.Refusal.notYours" }]);
  const characters = playerCharacters(actor);
  const first: GrantChoice = { points: ze.suggestedGrant("session").min, reason: "", to: [actor.uuid] };
  const choice = await ask({
    title: say({ key: "MC.Grant.title" }),
    template: "grant",
    choice: first,
    read: readChoice,
    draw: (now: GrantChoice) => grantDialog(characters.map(granteeOf), now),
  });
  if (choice) await inTurn(() => grant(characters, choice));
}

function granteeOf(actor: Character): Grantee {
  return { uuid: actor.uuid, name: actor.name, ledger: readLedger(actor) };
}

function readChoice({ points, reason, actor }: Answers, before: GrantChoice): GrantChoice {
  const chosen: readonly unknown[] = Array.isArray(actor) ? actor : [actor];
  return {
    points: wholeIn(points, before.points),
    reason: textIn(reason, before.reason, 200),
    to: chosen.filter((uuid) => typeof uuid === "string"),
  };
}

async function grant(characters: readonly Character[], { points, reason, to }: GrantChoice): Promise<void> {
  const updates = [];
  for (const character of characters.filter(({ uuid }) => to.includes(uuid))) {
    const about = reason === "" ? { key: "MC.Ledger.grant" } : { key: "MC.Ledger.granted", data: { reason } };
    const line = { ...stamp(), ...about, amount: points, subject: "", from: 0, to: 0 };
    const ledger = kernel.enter(readLedger(character), line);
    if (!ledger.ok) return warn(ledger.problems);
    updates.push(ledgerUpdate(character, ledger.value));
  }
  await writeTogether(updates);
}
