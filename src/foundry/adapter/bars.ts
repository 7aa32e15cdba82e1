import { ze } from "../../rules/index.ts";
import { readCharacter, readHouseRules } from "./read.ts";

/** A bar of a token that somebody sets, or moves by so much. */
export interface BarEdit {
  readonly attribute: string;
  readonly value: number;
  readonly isDelta: boolean;
}

/**
 * The update that an edited token bar comes to, kept within the bar: fewer boxes of the body are plain damage, more are
 * healing; null for bars that are none of ours.
 */
export function barUpdate(actor: Actor.OfType<"ze">, { attribute, value, isDelta }: BarEdit): Actor.UpdateData | null {
  const { bars } = actor.system;
  const wanted = (now: number): number => Math.trunc(isDelta ? now + value : value);
  if (attribute === "bars.body") {
    const rules = readHouseRules();
    const { wounds, dead } = ze.setBody(readCharacter(actor, rules), wanted(bars.body.value), rules);
    return { system: { wounds: { ...wounds }, dead } };
  }
  if (attribute !== "bars.power") return null;
  const { value: now, max } = bars.power;
  return { system: { ap: { value: Math.min(max, Math.max(0, wanted(now))) } } };
}
