import { ze } from "../../src/rules/index.ts";
import type * as view from "../../src/view/ze/index.ts";
import { MARSH, snapshotOf, WEAPONS, type Reader } from "./samples.ts";

/** The attack of the sample character on the sample target, with the given changes. */
export function attackInput(reader: Reader, changes: Partial<view.AttackInput> = {}): view.AttackInput | null {
  const [vp70] = WEAPONS;
  if (!vp70) return null;
  const choice = { mode: "bf", dodging: false, beyond: true, situation: 0 } as const;
  const figures = snapshotOf({ wounds: { L: 0, M: 0, S: 0, O: 0 } });
  return {
    attacker: snapshotOf(),
    weapon: vp70,
    target: MARSH,
    figures,
    choice,
    rules: ze.DEFAULT_RULES,
    formats: reader.formats,
    ...changes,
  };
}
