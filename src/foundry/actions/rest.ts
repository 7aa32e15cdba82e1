import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { playerCharacters, selfOf } from "../adapter/targets.ts";
import { readersFormats, say } from "../adapter/text.ts";
import { ask, type Answers } from "../apps/ask-dialog.ts";
import { confirm } from "../apps/confirm.ts";
import { ze } from "../../rules/index.ts";
import { roleLine } from "../../view/ze/names.ts";
import { LONGEST_REST, restDialog, SHORTEST_REST, type RestChoice } from "../../view/ze/rest.ts";
import { applyOwn } from "./apply-own.ts";
import { postCard } from "./post.ts";
import { inTurn } from "./queue.ts";

const NIGHT: RestChoice = { hours: 8, inside: false, treated: false, fast: true, all: false };

/**
 * Asks how a character rests, heals it and gives AP back, and posts the card, on which it can be taken back. The GM may
 * have all player characters rest at once, and decides about those whom an untreated wound would kill.
 *
 * @rule R-Z38
 */
export async function rest(actor: Actor.OfType<"ze">): Promise<void> {
  if (!actor.isOwner) return;
  const choice = await askHow(actor);
  if (!choice) return;
  const resting = choice.all && game.user.isGM ? playerCharacters(actor) : [actor];
  const deaths = game.user.isGM ? await askDeaths(resting, choice) : [];
  await inTurn(async () => {
    const check = { ...choice, deaths };
    const what = say({ key: "MC.Rest.title" });
    await applyOwn(await postCard({ kind: "rest", actor, what, check, targets: resting.map(selfOf) }));
  });
}

/** Asks the GM of each one whose wounds in row O nobody treated for a week whether it is death; answers with uuids. */
async function askDeaths(resting: readonly Actor.OfType<"ze">[], choice: RestChoice): Promise<readonly string[]> {
  const deaths: string[] = [];
  for (const actor of resting) {
    const rules = readHouseRules();
    if (!ze.restFor(readCharacter(actor, rules), choice, rules).dead) continue;
    const data = { name: actor.name };
    const dies = await confirm({ key: "MC.Rest.window", data }, { key: "MC.Rest.deathQuestion", data });
    if (dies) deaths.push(actor.uuid);
  }
  return deaths;
}

function askHow(actor: Actor.OfType<"ze">): Promise<RestChoice | null> {
  const { role, class: zeClass, born } = actor.system;
  const who = { ...selfOf(actor), line: roleLine(role, zeClass, born) };
  return ask({
    title: say({ key: "MC.Rest.window", data: { name: who.name } }),
    template: "rest",
    choice: NIGHT,
    read: readChoice,
    draw: (choice: RestChoice) => {
      const rules = readHouseRules();
      const snapshot = readCharacter(actor, rules);
      return restDialog({ actor: who, snapshot, mayAll: game.user.isGM, choice, rules, formats: readersFormats() });
    },
  });
}

function readChoice({ hours, place, treated, fast, all }: Answers, before: RestChoice): RestChoice {
  const span = Number(hours);
  return {
    hours: Number.isFinite(span) && span >= SHORTEST_REST && span <= LONGEST_REST ? span : before.hours,
    inside: place === "inside",
    treated: treated === true,
    fast: fast === undefined ? before.fast : fast === true,
    all: all === true,
  };
}
