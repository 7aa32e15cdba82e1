import { kernel, ze } from "../../rules/index.ts";
import type { EffectData } from "../../view/ze/effects.ts";
import { FLAGS, SYSTEM } from "../ids.ts";
import { isStatusOfOurs } from "./statuses.ts";

/** The most that an effect may change, up or down. */
const MOST = 1000;

/** What the effects in force on an actor change, as the rules know it. What is stored and means nothing is left out. */
export function readEffects(actor: Actor.Implementation): readonly ze.Effect[] {
  return actor.appliedEffects.flatMap((effect) => partsOf(effect));
}

/** The effects of an actor as the view draws them; the marks of its state are none of them. */
export function viewEffects(actor: Actor.Implementation): readonly EffectData[] {
  return actor.effects.contents
    .filter((effect) => !isStatusOfOurs(effect.id))
    .map((effect) => ({
      id: effect.id ?? "",
      name: effect.name,
      img: effect.img ?? "",
      on: !effect.disabled,
      parts: partsOf(effect),
    }));
}

/** What one effect changes. */
export function partsOf(effect: ActiveEffect.Implementation): readonly ze.Effect[] {
  const stored: unknown = effect.getFlag(SYSTEM, FLAGS.effects);
  if (!Array.isArray(stored)) return [];
  const parts: readonly unknown[] = stored;
  return parts.map((part) => readPart(part, effect.name)).filter((part) => part !== null);
}

function readPart(part: unknown, name: string): ze.Effect | null {
  if (!kernel.isRecord(part)) return null;
  const aspect = ze.EFFECT_ASPECTS.find((one) => one === part["aspect"]);
  const amount = Number(part["amount"]);
  if (!aspect || !isAmount(aspect, amount)) return null;
  const row = ze.ROWS.find((one) => one === part["row"]);
  const { skill, until } = part;
  return {
    ...namedBy(part, name),
    aspect,
    amount,
    ...(row ? { row } : {}),
    ...(typeof skill === "string" && skill !== "" && skill.length <= 100 ? { skill } : {}),
    ...(Number.isInteger(until) ? { until: Number(until) } : {}),
  };
}

function isAmount(aspect: ze.EffectAspect, amount: number): boolean {
  if (aspect === "zeFactor") return amount >= 0 && amount <= MOST;
  return Number.isInteger(amount) && Math.abs(amount) <= MOST;
}

/** How a part is called in sums: as it says itself, else by the name of its effect. */
function namedBy({ key, data }: Readonly<Record<string, unknown>>, name: string): Pick<ze.Effect, "key" | "data"> {
  if (typeof key !== "string" || key === "" || key.length > MOST) return { key: "MC.Word.name", data: { name } };
  // Written by this system alone: texts and numbers.
  return kernel.isRecord(data) ? { key, data: data as kernel.TextData } : { key };
}
