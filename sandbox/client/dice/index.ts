import { diceConfig } from "./dice-config.ts";
import { DiceTerm, Die } from "./dice-term.ts";
import { Roll } from "./roll.ts";
import { NumericTerm, OperatorTerm, ParentheticalTerm, RollTerm } from "./term.ts";

export { DiceTerm, Die, NumericTerm, OperatorTerm, ParentheticalTerm, Roll, RollTerm };

/** Fills in what CONFIG.Dice holds before a system adds to it. */
export function installDice(): void {
  const termTypes = { DiceTerm, Die, NumericTerm, OperatorTerm, ParentheticalTerm };
  Object.assign(diceConfig(), { rolls: [Roll], termTypes, terms: { d: Die } });
}
