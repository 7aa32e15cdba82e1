import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { selfOf } from "../adapter/targets.ts";
import { say } from "../adapter/text.ts";
import { textIn, wholeIn } from "../apps/answers.ts";
import { ask, type Answers } from "../apps/ask-dialog.ts";
import { ze } from "../../rules/index.ts";
import { harmDialog, MOST_BOXES, type HarmChoice } from "../../view/ze/harm.ts";
import { roleLine } from "../../view/ze/names.ts";
import { applyOwn } from "./apply-own.ts";
import { postCard } from "./post.ts";
import { inTurn } from "./queue.ts";

const PLAIN: HarmChoice = { kind: "damage", row: "L", boxes: 1, cause: "", reduced: false };

const ROWS = [...ze.ROWS, "mental"] as const;

/** Asks the GM for damage or healing by hand, deals it, and posts the card, on which it can be taken back. */
export async function harmByHand(actor: Actor.OfType<"ze">): Promise<void> {
  if (!game.user.isGM) return;
  const choice = await askHow(actor);
  if (!choice) return;
  await inTurn(async () => {
    const { kind, cause, ...figures } = choice;
    const what = say({ key: `MC.Harm.${kind}` });
    const targets = [selfOf(actor)];
    await applyOwn(await postCard({ kind: "harm", actor, what, check: { kind, cause }, choice: figures, targets }));
  });
}

function askHow(actor: Actor.OfType<"ze">): Promise<HarmChoice | null> {
  const { role, class: zeClass, born } = actor.system;
  const target = { ...selfOf(actor), foe: false, line: roleLine(role, zeClass, born) };
  return ask({
    title: say({ key: "MC.Harm.window", data: { name: target.name } }),
    template: "damage",
    choice: PLAIN,
    read: readChoice,
    draw: (choice: HarmChoice) => {
      const rules = readHouseRules();
      return harmDialog({ target, snapshot: readCharacter(actor, rules), choice, rules });
    },
  });
}

function readChoice({ kind, row, boxes, cause, reduced }: Answers, before: HarmChoice): HarmChoice {
  return {
    kind: kind === "heal" ? "heal" : "damage",
    row: ROWS.find((one) => one === row) ?? before.row,
    boxes: wholeIn(boxes, before.boxes, [1, MOST_BOXES]),
    cause: textIn(cause, before.cause, 200),
    reduced: reduced === true,
  };
}
