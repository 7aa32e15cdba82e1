import { partsOf } from "../adapter/effects.ts";
import { readersFormats, say } from "../adapter/text.ts";
import { ask, type Answers } from "../apps/ask-dialog.ts";
import { FLAGS, FOLDER, SYSTEM } from "../ids.ts";
import { ze } from "../../rules/index.ts";
import { effectDialog, partOfChoice, type EffectChoice } from "../../view/ze/effect-dialog.ts";
import { subjectsOf } from "./probe.ts";

const MOST = 1000;

const PLAIN: Pick<ze.Effect, "aspect" | "amount" | "row" | "skill"> = { aspect: "stufe", amount: -1 };

/** When a part is over by itself, where it is. */
function untilOf(part: ze.Effect | undefined): Pick<ze.Effect, "until"> {
  return part?.until === undefined ? {} : { until: part.until };
}

/** Asks what a new effect changes, and puts it on the character. */
export async function createEffect(actor: Actor.OfType<"ze">): Promise<void> {
  const name = say({ key: "MC.Effect.make" });
  const choice = await askHow(actor, name, { name, aspect: "stufe", amount: -1, row: "", subject: "" });
  if (!choice) return;
  const flags = { [SYSTEM]: { [FLAGS.effects]: [partOfChoice(choice)] } };
  const img = `${FOLDER}/icons/effect.svg`;
  await actor.createEmbeddedDocuments("ActiveEffect", [{ name: choice.name, img, flags }]);
}

/** Asks how an effect is to be changed; of one that changes several things, the first. */
export async function editEffect(actor: Actor.OfType<"ze">, id: string): Promise<void> {
  const effect = actor.effects.get(id);
  if (!effect || !actor.isOwner) return;
  const parts = partsOf(effect);
  const [first] = parts;
  const { aspect, amount, row = "", skill: subject = "" } = first ?? PLAIN;
  const title = say({ key: "MC.Effect.change", data: { name: effect.name } });
  const choice = await askHow(actor, title, { name: effect.name, aspect, amount, row, subject });
  if (!choice) return;
  const flags = { [SYSTEM]: { [FLAGS.effects]: [{ ...untilOf(first), ...partOfChoice(choice) }, ...parts.slice(1)] } };
  await effect.update({ name: choice.name, flags });
}

/** Puts an effect in force or sets it aside. */
export async function toggleEffect(actor: Actor.OfType<"ze">, id: string): Promise<void> {
  const effect = actor.effects.get(id);
  await effect?.update({ disabled: !effect.disabled });
}

function askHow(actor: Actor.OfType<"ze">, title: string, choice: EffectChoice): Promise<EffectChoice | null> {
  const subjects = subjectsOf(actor);
  return ask({
    title,
    template: "effect",
    choice,
    read: readChoice,
    draw: (now: EffectChoice) => effectDialog(now, subjects, readersFormats()),
  });
}

function readChoice({ name, aspect, amount, row, subject }: Answers, before: EffectChoice): EffectChoice {
  const kind = ze.EFFECT_ASPECTS.find((one) => one === aspect) ?? before.aspect;
  const typed = typeof name === "string" ? name.trim().slice(0, 100) : "";
  return {
    name: typed === "" ? before.name : typed,
    aspect: kind,
    amount: amountOf(kind, amount, before.amount),
    row: ze.ROWS.find((one) => one === row) ?? "",
    subject: typeof subject === "string" ? subject : "",
  };
}

/** The amount that was typed; a factor may be a fraction, all else is whole. */
function amountOf(aspect: ze.EffectAspect, typed: unknown, before: number): number {
  const amount = typed === undefined ? before : Number(typed);
  if (!Number.isFinite(amount) || Math.abs(amount) > MOST) return before;
  return aspect === "zeFactor" ? Math.max(0, amount) : Math.trunc(amount);
}
