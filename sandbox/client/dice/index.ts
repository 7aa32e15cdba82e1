import type { DiceConfig } from "./dice-config.ts";
import { DiceTerm, Die } from "./dice-term.ts";
import { Roll } from "./roll.ts";
import { NumericTerm, OperatorTerm, ParentheticalTerm, RollTerm, StringTerm } from "./term.ts";

export { DiceTerm, Die, NumericTerm, OperatorTerm, ParentheticalTerm, Roll, RollTerm, StringTerm };

/** What CONFIG.Dice holds before a system adds to it. */
export function diceDefaults(): DiceConfig {
  const classes = { DiceTerm, Die, NumericTerm, OperatorTerm, ParentheticalTerm, StringTerm };
  return {
    rolls: [Roll],
    // The constructors differ in what they take; the registry is read by name only.
    termTypes: classes,
    terms: { d: Die },
    functions: {},
    randomUniform: () => Math.random(),
  };
}
