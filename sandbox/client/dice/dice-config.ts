import type { RollTerm, TermClass } from "./term.ts";
import type { DiceTerm } from "./dice-term.ts";
import type { Roll } from "./roll.ts";

/** What a dice term class is called with. */
export interface DiceTermData {
  number?: number;
  faces?: number;
  modifiers?: string[];
  results?: DieResult[];
  options?: Record<string, unknown>;
  method?: string;
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
  allowStrings?: boolean;
  allowInteractive?: boolean;
  strict?: boolean;
}

export type DiceTermClass = (new (data?: DiceTermData) => DiceTerm) & typeof DiceTerm;

/** The part of CONFIG that dice read. */
export interface DiceConfig {
  rolls: (typeof Roll)[];
  terms: Record<string, DiceTermClass>;
  termTypes: Record<string, TermClass<RollTerm>>;
  functions: Record<string, unknown>;
  randomUniform: () => number;
  [extra: string]: unknown;
}

/** The configuration in force, read anew each time because a system replaces its members. */
export function diceConfig(): DiceConfig {
  // The global is built by the page; a test sets its own.
  return (globalThis as unknown as { CONFIG: { Dice: DiceConfig } }).CONFIG.Dice;
}
