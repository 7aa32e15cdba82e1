import type { ze } from "../../rules/index.ts";
import type { Formats, Text } from "../text.ts";
import type { ZeSheetInput } from "./sheet-input.ts";

/** An effect as a document holds it. */
export interface EffectData {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly on: boolean;
  readonly parts: readonly ze.Effect[];
}

/** One effect with what it changes. */
export interface EffectRow {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly on: boolean;
  readonly what: readonly { readonly kind: string; readonly label: Text }[];
  readonly until: string;
}

/** The tab of effects. */
export interface EffectsContext {
  readonly active: boolean;
  readonly inForce: readonly EffectRow[];
  readonly setAside: readonly EffectRow[];
}

/** What an effect changes, in words. */
export function effectText(effect: ze.Effect, formats: Formats): Text {
  const { aspect, amount, row, skill } = effect;
  const shown = aspect === "zeFactor" ? formats.number(amount) : formats.signed(amount);
  const what = { amount: shown, ...(row === undefined ? {} : { row }), ...(skill === undefined ? {} : { skill }) };
  const only = skill === undefined ? "" : "Skill";
  const rowed = aspect === "ignoreRow" && row === undefined ? "All" : "";
  return { key: `MC.Effect.${aspect}${only}${rowed}`, data: what };
}

function rowOf({ formats }: ZeSheetInput, { id, name, img, on, parts }: EffectData): EffectRow {
  const until = parts.find((part) => part.until !== undefined)?.until;
  return {
    id,
    name,
    img,
    on,
    what: parts.map((part) => ({ kind: part.amount < 0 ? "wound" : "", label: effectText(part, formats) })),
    until: until === undefined ? "–" : formats.number(until),
  };
}

/** The tab of effects: those in force, and those set aside. */
export function effectsOf(input: ZeSheetInput): EffectsContext {
  const rows = (on: boolean): EffectRow[] =>
    input.effects.filter((effect) => effect.on === on).map((effect) => rowOf(input, effect));
  return { active: input.tab === "effects", inForce: rows(true), setAside: rows(false) };
}
