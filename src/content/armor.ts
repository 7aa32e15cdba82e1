import type { Reader } from "./reader.ts";

/** What an entry says of armour: how many points of damage it takes away. */
export interface ArmorFigures {
  readonly protection: number;
}

/** What an armour's entry has under `system`; protection is 1 or more. */
export function readArmor(reader: Reader): ArmorFigures {
  const figures = { protection: reader.integer("protection", 1, 20) };
  reader.close();
  return figures;
}
