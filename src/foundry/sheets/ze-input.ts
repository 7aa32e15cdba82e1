import { viewEffects } from "../adapter/effects.ts";
import { readGmNotes } from "../adapter/gm-notes.ts";
import { readersDate, readersFormats, readersOrder } from "../adapter/text.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { isGuided, isLocked } from "../adapter/creation.ts";
import { offerTo, ownItem } from "../adapter/offer.ts";
import { targetOf } from "../adapter/targets.ts";
import { viewActor, viewItem, viewTarget } from "../adapter/view-data.ts";
import type { RichText } from "../../view/ze/notes.ts";
import type { Tab, ZeSheetInput } from "../../view/ze/sheet-input.ts";
import { purseOf, treesFor } from "./tree-input.ts";

/** How a sheet is looked at just now. */
export interface SheetState {
  readonly id: string;
  readonly tab: Tab;
  readonly editable: boolean;
  readonly editing: boolean;
  readonly selected: ZeSheetInput["selected"];
}

/** All that the sheet of a character is drawn from, as it is now. */
export async function zeInput(actor: Actor.OfType<"ze">, state: SheetState): Promise<ZeSheetInput> {
  const rules = readHouseRules();
  const target = targetOf(actor);
  const offer = await offerTo(actor);
  const purse = purseOf(actor, offer);
  return {
    ...state,
    actor: viewActor(actor),
    items: actor.items.contents.map(viewItem).filter((item) => item !== null),
    snapshot: readCharacter(actor, rules),
    derived: actor.system.derived,
    rules,
    gm: game.user.isGM,
    locked: isLocked(actor),
    guided: isGuided(),
    target: target ? viewTarget(target, actor) : null,
    effects: viewEffects(actor),
    notes: {
      biography: await enrich(actor, actor.system.biography),
      notes: await enrich(actor, actor.system.notes),
      gm: readGmNotes(actor),
    },
    trees: treesFor(actor, offer, purse),
    purse,
    missingSkills: [...offer.skills.values()].filter((item) => ownItem(actor, item) === null).length,
    users: Object.fromEntries(game.users.map(({ id, name }) => [id, name])),
    when: readersDate,
    formats: readersFormats(),
    compare: readersOrder(),
  };
}

async function enrich(actor: Actor.OfType<"ze">, value: string): Promise<RichText> {
  const { TextEditor } = foundry.applications.ux;
  const enriched = await TextEditor.implementation.enrichHTML(value, { relativeTo: actor, secrets: actor.isOwner });
  return { value, enriched };
}
