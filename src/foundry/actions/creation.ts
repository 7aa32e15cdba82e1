import { creationOf } from "../adapter/creation.ts";
import { newItemData, offerTo, ownItem, readCreation } from "../adapter/offer.ts";
import { writeTogether } from "../adapter/write.ts";
import { ze } from "../../rules/index.ts";
import { warn } from "./ask.ts";
import { valueUpdate } from "./learned.ts";
import { inTurn } from "./queue.ts";

type Character = Actor.OfType<"ze">;

/** Whether the user may build a character now; says why not. */
function mayBuild(actor: Character): boolean {
  if (!actor.isOwner) warn([{ key: "MC.Refusal.notYours" }]);
  else if (creationOf(actor) !== "open") warn([{ key: "MC.Refusal.notOpen" }]);
  else return true;
  return false;
}

/** Moves a value of a character in the making by one, where the budgets and limits let it. */
export async function buildStep(actor: Character, what: ze.Improvable, by: 1 | -1): Promise<void> {
  await inTurn(async () => {
    if (!mayBuild(actor)) return;
    const offer = await offerTo(actor);
    const creation = readCreation(actor, offer);
    if (!ze.mayStep(creation, what, by)) return;
    const update = await valueUpdate(actor, { ...what, to: ze.builtValue(creation, what) + by }, offer);
    if (update) await writeTogether([update]);
  });
}

/** Gives a character every skill on offer that it does not have, each with value 0. */
export async function takeAllSkills(actor: Character): Promise<void> {
  await inTurn(async () => {
    if (!game.user.isGM && !mayBuild(actor)) return;
    const { skills } = await offerTo(actor);
    const missing = [...skills.values()].filter((item) => ownItem(actor, item) === null);
    if (missing.length === 0) return;
    await actor.createEmbeddedDocuments(
      "Item",
      missing.map((item) => newItemData(item, 0)),
    );
  });
}

/** Ends the creation of a character, where it is legal, with all its AP. Says what stands against it. */
export async function finishCreation(actor: Character): Promise<boolean> {
  return inTurn(async () => {
    if (!mayBuild(actor)) return false;
    const { problems } = ze.creationState(readCreation(actor, await offerTo(actor)));
    if (actor.system.role === "character" && problems.length > 0) {
      warn(problems);
      return false;
    }
    await actor.update({ system: { creation: "finished", ap: { value: actor.system.derived.ap.max } } });
    return true;
  });
}
