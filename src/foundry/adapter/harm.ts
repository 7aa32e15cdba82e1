import { kernel, ze } from "../../rules/index.ts";
import type { AttackCard } from "./cards.ts";
import { readHouseRules } from "./read.ts";

/** What both kinds of attack leave on their target. */
export type Harm = Pick<ze.Blow, "hit" | "row" | "damage" | "boxes" | "marks" | "mental" | "out" | "dead">;

/** What an attack that was rolled does to a character as it is now. */
export function impactOf(attack: AttackCard, target: ze.Snapshot): Harm {
  const rules = readHouseRules();
  const figures = ze.targetFigures(target, rules);
  if (attack.kind === "strike") return ze.blowOn(attack.check, attack.outcome, figures, rules);
  return { ...ze.impactOn(attack.check, attack.outcome, figures, rules), mental: null };
}

/** What an attack did, as its target remembers it; null for what is no harm. */
export function readHarm(told: kernel.Plain): Harm | null {
  // Written by this system alone, in one piece with the changes.
  return kernel.isRecord(told) && typeof told["hit"] === "boolean" ? (told as unknown as Harm) : null;
}
