import { kernel } from "../../rules/index.ts";
import { W10Roll } from "./rolls.ts";
import { W10Die } from "./w10-die.ts";

/** A W10 that fell elsewhere with the given faces, as a message stores a roll. @rule R-Z1 */
export function storedW10(faces: readonly number[], reading: kernel.W10Reading): string {
  const results = faces.map((result, index) => {
    const isOpen = index < faces.length - 1;
    return isOpen ? { result, active: true, exploded: true } : { result, active: true };
  });
  const die = { ...new W10Die({ number: 1 }).toJSON(), options: { reading }, evaluated: true, results };
  const total = kernel.readW10(faces, reading);
  return JSON.stringify({ ...new W10Roll("1dw").toJSON(), evaluated: true, total, terms: [die] });
}
