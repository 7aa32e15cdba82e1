import { CONFIG } from "../core/config.ts";
import type { DiceTerm } from "./dice-term.ts";
import type { Roll } from "./roll.ts";
import type { RollTerm, TermClass } from "./term.ts";

/** What a dice term class is called with. */
export interface DiceTermData {
  number?: number;
  faces?: number;
  modifiers?: string[];
  results?: DieResult[];
  options?: Record<string, unknown>;
}

/** One face that fell. Terms may put further members beside these; they are stored with the roll. */
export interface DieResult {
  result: number;
  active?: boolean;
  discarded?: boolean;
  exploded?: boolean;
  [extra: string]: unknown;
}

/** How a formula is evaluated. */
export interface EvaluationOptions {
  minimize?: boolean;
  maximize?: boolean;
}

export type DiceTermClass = (new (data?: DiceTermData) => DiceTerm) & typeof DiceTerm;

/** The part of the configuration that dice read. */
export interface DiceConfig {
  rolls: (typeof Roll)[];
  terms: Record<string, DiceTermClass>;
  termTypes: Record<string, TermClass<RollTerm>>;
  randomUniform: () => number;
  rollModes: Record<string, { label: string }>;
}

/** The configuration in force, read anew each time because a system replaces its members. */
export function diceConfig(): DiceConfig {
  return CONFIG.Dice;
}
