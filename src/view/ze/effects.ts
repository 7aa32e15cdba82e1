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
  readonly state: string;
  readonly what: readonly { readonly kind: string; readonly label: Text }[];
  readonly until: string;
  readonly editable: boolean;
  readonly deleteLabel: Text;
}

/** Effects in force, or set aside. */
export interface EffectGroup {
  readonly title: string;
  readonly add: string;
  readonly rows: readonly EffectRow[];
  readonly empty: { readonly title: string; readonly hint: string };
}

/** The tab of effects. */
export interface EffectsContext {
  readonly active: boolean;
  readonly groups: readonly EffectGroup[];
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

function rowOf({ editable, formats }: ZeSheetInput, { id, name, img, on, parts }: EffectData): EffectRow {
  const until = parts.find((part) => part.until !== undefined)?.until;
  return {
    id,
    name,
    img,
    on,
    state: on ? "MC.Effect.on" : "MC.Effect.off",
    what: parts.map((part) => ({ kind: part.amount < 0 ? "wound" : "", label: effectText(part, formats) })),
    until: until === undefined ? "–" : formats.number(until),
    editable,
    deleteLabel: { key: "MC.Sheet.delete", data: { name } },
  };
}

/** The tab of effects: those in force, then, where there are any, those set aside. */
export function effectsOf(input: ZeSheetInput): EffectsContext {
  const { effects, editable, tab } = input;
  const rows = (on: boolean): EffectRow[] =>
    effects.filter((effect) => effect.on === on).map((effect) => rowOf(input, effect));
  const empty = { title: "MC.Empty.effects.title", hint: "MC.Empty.effects.hint" };
  const off = rows(false);
  return {
    active: tab === "effects",
    groups: [
      { title: "MC.Effect.inForce", add: editable ? "MC.Effect.add" : "", rows: rows(true), empty },
      ...(off.length > 0 ? [{ title: "MC.Effect.setAside", add: "", rows: off, empty }] : []),
    ],
  };
}
