import { integer, oneOf, record, truth, type Marks } from "../kernel/index.ts";
import { checkRules, checkSnapshot, MOST_FIGURE } from "./arguments.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { BIRTHPLACES, type Birthplace, type Row } from "./ids.ts";
import type { Snapshot } from "./snapshot.ts";
import { checkWounded } from "./wounds.ts";

/** From which level in the tree Prevention on unarmed blows are dampened. */
const DAMPING_LEVEL = 3;

/** What a hit needs to know of its target, as plain data. */
export interface TargetFigures {
  readonly ko: number;
  readonly armor: number;
  readonly born: Birthplace;
  readonly dreamer: boolean;
  /** Whether unarmed blows leave one box at most. */
  readonly dampened: boolean;
  readonly marks: Marks<Row>;
  /** Marked boxes of mental damage. */
  readonly mental: number;
}

/** What a hit needs to know of a character. */
export function targetFigures(target: Snapshot, rules: HouseRules = DEFAULT_RULES): TargetFigures {
  checkRules(rules);
  checkSnapshot("target", target, rules);
  const { attributes, armor, born, dreamer, sf, wounds, mental } = target;
  const dampened = (sf["prevention"] ?? 0) >= DAMPING_LEVEL;
  return { ko: attributes.ko, armor, born, dreamer, dampened, marks: wounds, mental };
}

/** Refuses with an argument error what is nobody that can be hit. */
export function checkTarget(name: string, target: TargetFigures, rules: HouseRules): void {
  const { ko, armor, born, dampened, mental } = record(name, target);
  integer(`${name}.ko`, ko, 0, MOST_FIGURE);
  integer(`${name}.armor`, armor, 0, MOST_FIGURE);
  oneOf(`${name}.born`, born, BIRTHPLACES);
  truth(`${name}.dampened`, dampened);
  checkWounded(name, target, rules);
  integer(`${name}.mental`, mental, 0, rules.mental.length);
}
