import type * as abilities from "../../../../src/rules/abilities/index.ts";

/** The example of the source: STR 11, DEX 9, CON 11, INT 13, WIL 9, PER 7. */
export const EXAMPLE: abilities.Snapshot = {
  abilities: { str: 11, dex: 9, con: 11, int: 13, wil: 9, per: 7 },
  profession: 0,
  skills: {},
  tracks: { stun: 0, wound: 0, mortal: 0 },
  armor: 0,
  effects: [],
};

/** The example with some figures of its own. */
export function character(own: Partial<abilities.Snapshot>): abilities.Snapshot {
  return { ...EXAMPLE, ...own };
}
