import { integer } from "../kernel/index.ts";
import { checkRules, checkSnapshot } from "./arguments.ts";
import { derive } from "./derive.ts";
import { healBoxes, suggestBoxes } from "./healing.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import type { Snapshot } from "./snapshot.ts";
import { woundsAfter } from "./wounds.ts";

/** The marks that a bar of unmarked boxes stands for, and whether getting there was the end. */
export type BodyAfter = Pick<Snapshot, "wounds" | "dead">;

/**
 * The marks of a character whose unmarked boxes are set to `boxes` (kept between 0 and all): fewer boxes are plain
 * damage from the lightest row on, which nothing reduces; more heal from the heaviest row on. Nobody is raised by it.
 *
 * @rule R-Z6
 * @rule R-Z29
 */
export function setBody(snapshot: Snapshot, boxes: number, rules: HouseRules = DEFAULT_RULES): BodyAfter {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  const { value, max } = derive(snapshot, rules).body;
  const change = Math.min(max, Math.max(0, integer("boxes", boxes))) - value;
  const { wounds, dreamer, dead } = snapshot;
  if (change > 0) {
    // A bar of a dreamer shows no row O, so that healing it would not move the bar.
    const shown = dreamer ? { ...wounds, O: 0 } : wounds;
    const healed = healBoxes(wounds, suggestBoxes(shown, change), change);
    return { wounds: healed.ok ? healed.value : wounds, dead };
  }
  const after = woundsAfter({ marks: wounds, dreamer }, "L", -change, rules);
  return { wounds: after.marks, dead: dead || after.dead };
}
