import { opponentsOf } from "../adapter/opponents.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { findActorNow, mayObserve, selfOf } from "../adapter/targets.ts";
import { readersFormats, say } from "../adapter/text.ts";
import type { ValueChange } from "../adapter/write.ts";
import { textIn, wholeIn } from "../apps/answers.ts";
import { ask, type Answers } from "../apps/ask-dialog.ts";
import { playStep } from "../dice/play.ts";
import { ze } from "../../rules/index.ts";
import { boxesToHeal, healCheck, healDialog, healingOf, type HealChoice, type HealInput } from "../../view/ze/heal.ts";
import { applyOwn } from "./apply-own.ts";
import { warn } from "./ask.ts";
import { postCard } from "./post.ts";
import { inTurn } from "./queue.ts";

/** An entry of a tree that is to be used. */
interface Use {
  readonly actor: Actor.OfType<"ze">;
  readonly tree: ze.Tree;
  readonly level: number;
}

/** Whether an entry is one that heals, and so can be used outside of a fight. */
function isHealing(tree: string, level: number): boolean {
  return healingOf(tree, level) !== null;
}

/**
 * Uses an entry that heals: asks whom and which boxes, pays its AP, rolls its probe, and posts the card. Who is the
 * user's own is healed at once; for others the card waits for a click.
 */
export async function heal(actor: Actor.OfType<"ze">, treeId: string, level: number): Promise<void> {
  const tree = ze.TREES.find((one) => one === treeId);
  if (!actor.isOwner || !tree || !isHealing(tree, level)) return;
  const use: Use = { actor, tree, level };
  const choice = await askHow(use);
  if (choice) await inTurn(() => carryOut(use, choice));
}

/** The name of an entry in the reader's language. */
function useName({ tree, level }: Use): string {
  return say({ key: "MC.Effect.sf", data: { tree, level } });
}

/** Whom the choice means: the healer, or another by uuid. */
function patientOf({ actor }: Use, { whom }: HealChoice): Actor.OfType<"ze"> | null {
  const found = whom === "" ? actor : findActorNow(whom);
  return found?.is("ze") === true ? found : null;
}

function inputOf(use: Use, choice: HealChoice): HealInput {
  const { actor, tree, level } = use;
  const rules = readHouseRules();
  const patient = patientOf(use, choice);
  return {
    healer: readCharacter(actor, rules),
    tree,
    level,
    others: opponentsOf(actor),
    wounds: patient && mayObserve(patient) ? readCharacter(patient, rules).wounds : null,
    dead: patient !== null && mayObserve(patient) && patient.system.dead,
    choice,
    rules,
    formats: readersFormats(),
  };
}

/** What is chosen first: the healer where that is possible, and what the entry needs, but no death of the living. */
function firstChoice({ actor, tree, level }: Use): HealChoice {
  const [other] = opponentsOf(actor);
  const isForOthers = healingOf(tree, level)?.whom === "touched";
  const needs = ze.entryOf(tree, level)?.needs ?? [];
  const given = needs.filter((need) => need !== "recentDeath" || actor.system.dead);
  return { whom: isForOthers ? (other?.uuid ?? "") : "", boxes: null, given };
}

function askHow(use: Use): Promise<HealChoice | null> {
  return ask({
    title: say({ key: "MC.Heal.title", data: { name: useName(use) } }),
    template: "heal",
    choice: firstChoice(use),
    read: (answers: Answers, before: HealChoice) => readChoice(answers, inputOf(use, before)),
    draw: (choice: HealChoice) => healDialog(inputOf(use, choice)),
  });
}

function readChoice(answers: Answers, input: HealInput): HealChoice {
  const { choice: before, tree, level } = input;
  const whom = textIn(answers["whom"], before.whom);
  const needs = ze.entryOf(tree, level)?.needs ?? [];
  const given = needs.filter((need) => answers[`given.${need}`] === true);
  const shown = boxesToHeal(input);
  // For another patient the boxes are suggested anew.
  if (whom !== before.whom || shown === null) return { whom, boxes: null, given };
  const boxes = (row: ze.Row): number => wholeIn(answers[`boxes.${row}`] ?? shown[row], shown[row], [0, Infinity]);
  return { whom, boxes: { L: boxes("L"), M: boxes("M"), S: boxes("S"), O: boxes("O") }, given };
}

async function carryOut(use: Use, choice: HealChoice): Promise<void> {
  const { actor } = use;
  const input = inputOf(use, choice);
  const check = healCheck(input);
  const patient = patientOf(use, choice);
  if (!check.ok) return warn(check.problems);
  if (!patient) return warn([{ key: "MC.Refusal.whom" }]);
  const played = await playStep(ze.useSf(check.value));
  const { ap, success } = played.value;
  const costs: readonly ValueChange[] = ap === 0 ? [] : [{ uuid: actor.uuid, path: "system.ap.value", add: -ap }];
  const named = opponentsOf(actor).find(({ uuid }) => uuid === choice.whom);
  const card = await postCard({
    kind: "heal",
    actor,
    what: useName(use),
    check: { use: check.value },
    choice: { boxes: boxesToHeal(input) },
    targets: success ? [named ?? selfOf(patient)] : [],
    played,
    costs,
  });
  await applyOwn(card);
}
