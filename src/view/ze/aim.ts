import { ze } from "../../rules/index.ts";
import type { ZeSheetInput } from "./sheet-input.ts";
import { chanceToHit } from "./weapon-use.ts";

/** What a character makes of a skill in a fight: its name and value, and the chance to beat the target's dodge. */
export interface Aim {
  readonly name: string;
  readonly sums: ze.ProbeSums;
  /** From 0 to 1; null for who cannot act. */
  readonly chance: number | null;
}

/** Answers what a character makes of a skill. Many weapons share one skill, so each is worked out once. */
export function aimsOf({ items, snapshot, target, rules }: ZeSheetInput): (skill: string) => Aim {
  const known = new Map<string, Aim>();
  const names = new Map(items.map(({ type, name, system }) => [`${type} ${system.identifier}`, name]));
  const aim = (skill: string): Aim => ({
    name: names.get(`skill ${skill}`) ?? skill,
    sums: ze.probeSums(snapshot, skill, [], rules),
    chance: chanceToHit(snapshot, skill, target?.dodge ?? null, rules),
  });
  return (skill) => {
    const found = known.get(skill) ?? aim(skill);
    known.set(skill, found);
    return found;
  };
}
