import { ze } from "../../rules/index.ts";
import type { Formats, Text } from "../text.ts";
import { effectText } from "./effects.ts";
import { namedOption, optionsOf, type Option } from "../option.ts";

/** What is typed of an effect; row and subject are empty where all of them are meant. */
export interface EffectChoice {
  readonly name: string;
  readonly aspect: ze.EffectAspect;
  readonly amount: number;
  readonly row: ze.Row | "";
  readonly subject: string;
}

/** The dialog in which an effect is made or changed. */
export interface EffectContext {
  readonly name: string;
  readonly aspects: readonly Option[];
  /** The amount as it stands in its field; empty for what has none. */
  readonly amount: string;
  readonly hasAmount: boolean;
  /** The least amount, and whether it may be a fraction. */
  readonly least: string;
  readonly fraction: boolean;
  readonly rows: readonly Option[];
  readonly subjects: readonly Option[];
  readonly says: Text;
}

/** Aspects that may be those of single probes. */
const OF_PROBES: readonly ze.EffectAspect[] = ["value", "stufe"];

/** The part of an effect that a choice means. */
export function partOfChoice({ name, aspect, amount, row, subject }: EffectChoice): ze.Effect {
  return {
    key: "MC.Word.name",
    data: { name },
    aspect,
    amount: aspect === "ignoreRow" ? 0 : amount,
    ...(aspect === "ignoreRow" && row !== "" ? { row } : {}),
    ...(OF_PROBES.includes(aspect) && subject !== "" ? { skill: subject } : {}),
  };
}

/** The dialog of an effect: its name, what it changes, by how much, and of which probes or rows. */
export function effectDialog(
  choice: EffectChoice,
  subjects: readonly { readonly id: string; readonly name: string }[],
  formats: Formats,
): EffectContext {
  const { name, aspect, amount, row, subject } = choice;
  const every = (key: string, selected: boolean): Option => ({ value: "", label: { key }, selected });
  const rows = ze.ROWS.map((id) => ({
    value: id,
    label: { key: "MC.Wounds.row", data: { row: id } },
    selected: id === row,
  }));
  return {
    name,
    aspects: optionsOf(ze.EFFECT_ASPECTS, "MC.Effect.aspect", aspect),
    amount: formats.number(amount),
    hasAmount: aspect !== "ignoreRow",
    least: aspect === "zeFactor" ? "0" : "-1000",
    fraction: aspect === "zeFactor",
    rows: aspect === "ignoreRow" ? [every("MC.Effect.allRows", row === ""), ...rows] : [],
    subjects: OF_PROBES.includes(aspect)
      ? [every("MC.Effect.allProbes", subject === ""), ...subjects.map((one) => namedOption(one.id, one.name, subject))]
      : [],
    says: effectText(partOfChoice(choice), formats),
  };
}
