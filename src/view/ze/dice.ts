import { kernel } from "../../rules/index.ts";
import type { Formats, Text } from "../text.ts";

/** One die: its face, the sign before it, and which way it opened ("" for none). */
export interface DieFace {
  readonly text: string;
  readonly sign: string;
  readonly open: "" | "up" | "down";
}

/** Dice that were read together. `total` is empty where one die says all. */
export interface DiceGroup {
  readonly name: string;
  readonly label: Text;
  readonly faces: readonly DieFace[];
  readonly total: string;
}

const MINUS = "\u2212";

function openGroup(faces: readonly number[], reading: kernel.W10Reading, formats: Formats): DiceGroup {
  const { top, bottom } = kernel.w10Faces(reading);
  const down = faces[0] === bottom;
  const shown = faces.map((face, index): DieFace => {
    const opens = face === top || (index === 0 && face === bottom);
    const way = down ? "down" : "up";
    return { text: formats.number(face), sign: index === 0 ? "" : down ? MINUS : "+", open: opens ? way : "" };
  });
  const read = formats.number(kernel.readW10(faces, reading));
  const list = faces.map((face) => formats.number(face)).join(", ");
  return {
    name: "MC.Dice.w10",
    label: { key: "MC.Dice.open", data: { faces: list, total: read } },
    faces: shown,
    total: faces.length > 1 ? read : "",
  };
}

function plainGroup(faces: readonly number[], name: string, formats: Formats): DiceGroup {
  const total = formats.number(faces.reduce((sum, face) => sum + face, 0));
  const list = faces.map((face) => formats.number(face)).join(", ");
  return {
    name,
    label: { key: "MC.Dice.plain", data: { die: { key: name }, faces: list, total } },
    faces: faces.map((face, index) => ({
      text: formats.number(face),
      sign: index === 0 ? "" : "+",
      open: "" as const,
    })),
    total: faces.length > 1 ? total : "",
  };
}

/**
 * The dice of a card in the order in which they fell: the open-ended W10 first (in a blow a second one for the parry),
 * the W4 of the damage last, and W6 for bullets between them.
 */
export function diceOf(
  transcript: readonly (readonly number[])[],
  { reading, parry }: { readonly reading: kernel.W10Reading; readonly parry: boolean },
  formats: Formats,
): readonly DiceGroup[] {
  const thrown = transcript.filter((faces) => faces.length > 0);
  return thrown.map((faces, index) => {
    if (index === 0 || parry) return openGroup(faces, reading, formats);
    return plainGroup(faces, index === thrown.length - 1 ? "MC.Dice.w4" : "MC.Dice.w6", formats);
  });
}
