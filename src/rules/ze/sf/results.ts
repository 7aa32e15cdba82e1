import { done, map, rollFor, sumOf, type Step } from "../../kernel/index.ts";
import { plainDamage, rowOf } from "../damage.ts";
import { ROWS, type Row } from "../ids.ts";
import type { Effect, EffectAspect } from "../snapshot.ts";
import type { SfCheck } from "./check.ts";
import type { SfEffect, SfWhose } from "./entry.ts";
import type { SfBearer, SfResult } from "./outcome.ts";

/** How a probe came out: whether it was enough, and by how many Stufen (0 where none was rolled). */
export interface SfRolled {
  readonly success: boolean;
  readonly difference: number;
}

/** On whom a modifier is put, and what it changes there. */
const MODIFIED: Readonly<Record<SfWhose, { readonly whom: SfBearer; readonly aspect: EffectAspect | null }>> = {
  self: { whom: "self", aspect: null },
  target: { whom: "target", aspect: null },
  attackers: { whom: "self", aspect: "hit" },
  seekers: { whom: "self", aspect: "visible" },
};

/** An effect named after the entry that it comes from. */
function effectOf({ tree, level }: SfCheck, aspect: EffectAspect, amount: number): Effect {
  return { key: "MC.Effect.sf", data: { tree, level }, aspect, amount };
}

/** The row in which a damage begins that was `difference` Stufen better; 0 counts as L. @rule R-Z28 */
function rowFor(difference: number): Row {
  const row = rowOf(difference);
  return row === "T" ? "O" : row;
}

/** How many bullets hit after a dodge was tried: none, else as many as Stufen were missing, never more than before. */
function bulletsLeft(check: SfCheck, shots: "single" | "burst", { success, difference }: SfRolled): number {
  const hit = check.shot?.hit ?? 0;
  if (success) return 0;
  return shots === "single" ? hit : Math.min(hit, Math.abs(difference));
}

/** What an entry brings about whose probe failed: the bullets that hit after all, or nothing. @rule R-Z33 */
function failed(check: SfCheck, effects: readonly SfEffect[], rolled: SfRolled): readonly SfResult[] {
  return effects.flatMap((effect) =>
    effect.kind === "avoid" ? [{ kind: "bullets", hit: bulletsLeft(check, effect.shots, rolled) } as const] : [],
  );
}

/** One kind of effect. */
type Of<Kind extends SfEffect["kind"]> = Extract<SfEffect, { readonly kind: Kind }>;

function modifierResult(check: SfCheck, { whose, aspect, amount, lasts }: Of<"modifier">): SfResult {
  const { whom, aspect: other } = MODIFIED[whose];
  return { kind: "effect", whom, effect: effectOf(check, other ?? aspect, amount), lasts, afterZe: 0 };
}

/** @rule R-Z34 */
function ignoreResult(check: SfCheck, { rows, lasts }: Of<"ignoreRow">): SfResult {
  const made = effectOf(check, "ignoreRow", 0);
  const effect = rows === "one" && check.row !== null ? { ...made, row: check.row } : made;
  return { kind: "effect", whom: "self", effect, lasts, afterZe: 0 };
}

/** @rule R-Z18 */
function keptResult(check: SfCheck, effect: Of<"zeFactor" | "keep">): SfResult {
  if (effect.kind === "keep") {
    const made = effectOf(check, "stufe", 0 - effect.malus);
    return { kind: "effect", whom: "self", effect: made, lasts: "kept", afterZe: 0 };
  }
  const made = effectOf(check, "zeFactor", effect.factor);
  return { kind: "effect", whom: "target", effect: made, lasts: "kept", afterZe: effect.afterZe };
}

/** A damage whose row the difference of the probe decides. @rule R-Z28 */
function woundResult(check: SfCheck, effect: Of<"willDamage" | "blast">, { difference }: SfRolled): SfResult {
  const row = rowFor(difference);
  if (effect.kind === "blast") return { kind: "wound", whom: "area", row, boxes: effect.damage, metres: effect.metres };
  return { kind: "wound", whom: "target", row, boxes: effect.times * check.will, metres: 0 };
}

/** What one effect of the table brings about, apart from dice of its own. */
function resultOf(check: SfCheck, effect: SfEffect, rolled: SfRolled): SfResult | null {
  if (effect.kind === "modifier") return modifierResult(check, effect);
  if (effect.kind === "ignoreRow") return ignoreResult(check, effect);
  if (effect.kind === "zeFactor" || effect.kind === "keep") return keptResult(check, effect);
  if (effect.kind === "willDamage" || effect.kind === "blast") return woundResult(check, effect, rolled);
  if (effect.kind === "avoid") return { kind: "bullets", hit: bulletsLeft(check, effect.shots, rolled) };
  if (effect.kind === "movement") {
    return { kind: "movement", ze: check.ze, metres: effect.metres === null ? null : check.metres };
  }
  if (effect.kind === "strike") return { kind: "blow", style: effect.damage };
  return effect.kind === "selfDamage" ? null : effect;
}

/** What a use brings about without further dice. */
function settled(check: SfCheck, effects: readonly SfEffect[], rolled: SfRolled): readonly SfResult[] {
  return effects.flatMap((effect) => resultOf(check, effect, rolled) ?? []);
}

/** The damage that the user takes, in a row that a W6 decides. */
function ownWound(check: SfCheck, effect: SfEffect): Step<SfResult> | null {
  if (effect.kind !== "selfDamage") return null;
  const { total: boxes } = plainDamage(effect.boxes, check.born);
  return rollFor(sumOf(1, effect.rows.length), (face) => {
    const row = effect.rows[face - 1] ?? ROWS[0];
    return { kind: "wound", whom: "self", row, boxes, metres: 0 };
  });
}

/** The step that answers with all that a use brings about. */
export function resultsOf(check: SfCheck, effects: readonly SfEffect[], rolled: SfRolled): Step<readonly SfResult[]> {
  if (!rolled.success) return done(failed(check, effects, rolled));
  const certain = settled(check, effects, rolled);
  const [wound] = effects.flatMap((effect) => ownWound(check, effect) ?? []);
  if (wound === undefined) return done(certain);
  return map(wound, (own) => [own, ...certain]);
}
