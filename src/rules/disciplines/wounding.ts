import { finite, list } from "../kernel/index.ts";
import { flag, listOf, number, shape, word } from "./door.ts";
import type { Shot } from "./fire.ts";
import type { Wound } from "./wounds.ts";

const readShots = listOf(shape({ hit: flag, damage: number(0, 1_000_000), ignored: flag }));

/**
 * The wounds that an action of fire leaves: one for each bullet that took hit points, with ids that begin with `id`.
 * A bullet that was ignored leaves none.
 *
 * @rule R-D25, R-D26
 */
export function bulletWounds(shots: readonly Shot[], id: string, source: string): readonly Wound[] {
  const prefix = word("id", id);
  const from = word("source", source);
  return readShots("shots", list("shots", shots))
    .map(({ damage }, at): Wound => ({ id: `${prefix}.${at}`, kind: "bullet", amount: damage, source: from }))
    .filter(({ amount }) => amount > 0);
}

/** The wound that a blow of so much punishment leaves; none where it did nothing. @rule R-D26 */
export function blowWound(punishment: number, id: string, source: string): readonly Wound[] {
  const amount = finite("punishment", punishment, 0, 1_000_000);
  const wound: Wound = { id: word("id", id), kind: "blow", amount, source: word("source", source) };
  return amount > 0 ? [wound] : [];
}
