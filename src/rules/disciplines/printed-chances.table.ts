/** A chance that the rules print: for which levels, its range, and what the button rolls. All in percent. */
export interface PrintedChance {
  readonly level: number;
  readonly min: number;
  readonly max: number;
  /** The middle of the range, rounded down. */
  readonly chance: number;
}

/**
 * The chances that the rules print for single feats, by level of the discipline; what stands at a level holds for that
 * level only.
 *
 * @rule R-D12, R-D17, R-D29, R-D31, R-D32
 */
export const PRINTED_CHANCES = {
  /** Awareness: senses that somebody considers something hostile. */
  senseIntent: [{ level: 3, min: 40, max: 50, chance: 45 }],
  /** Balance: keeps it when tackled or hit in mid-air. */
  keepFlying: [{ level: 2, min: 60, max: 99, chance: 79 }],
  /** Balance: is brought out of step when tackled or hit in mid-air. */
  stumble: [{ level: 3, min: 0, max: 9, chance: 9 }],
  /** Balance: keeps its footing when an explosion shakes the ground. */
  explosion: [{ level: 2, min: 50, max: 70, chance: 60 }],
  /** Endurance: ignores a bullet that would kill. */
  ignoreBullet: [
    { level: 3, min: 60, max: 60, chance: 60 },
    { level: 4, min: 60, max: 60, chance: 60 },
  ],
  /** Flight: loses concentration and falls when shot or badly wounded in the air. */
  loseFlight: [
    { level: 1, min: 30, max: 30, chance: 30 },
    { level: 2, min: 5, max: 5, chance: 5 },
    { level: 3, min: 5, max: 5, chance: 5 },
  ],
  /** Matrix Warping: a program that is to be deleted gets free instead. */
  freeProgram: [{ level: 3, min: 50, max: 50, chance: 50 }],
} as const satisfies Readonly<Record<string, readonly PrintedChance[]>>;
