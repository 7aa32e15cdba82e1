import { ze } from "../../rules/index.ts";
import { SYSTEM } from "../ids.ts";

let known: ze.HouseRules | null = null;

/**
 * The rules with what this world has set for itself. What is stored and means nothing counts as not set, and the console
 * is told once.
 */
export function readHouseRules(): ze.HouseRules {
  if (known) return known;
  const { rules, unread } = ze.readStoredRules({
    reading: game.settings.get(SYSTEM, "w10Reading"),
    rows: game.settings.get(SYSTEM, "woundRows"),
    mental: game.settings.get(SYSTEM, "mentalRow"),
    apFormula: game.settings.get(SYSTEM, "apFormula"),
  });
  known = rules;
  for (const name of unread) {
    const problem = new Error(`What is stored of the house rule "${name}" means nothing; the default counts.`);
    Hooks.onError(`${SYSTEM}.houseRules`, problem, { log: "warn", notify: null });
  }
  return rules;
}

/** Has the rules read anew when they are asked for next. */
export function forgetHouseRules(): void {
  known = null;
}
