import { playWith, type Step } from "../../src/rules/kernel/index.ts";
import type { Called } from "./argument-table.ts";

/** What follows from a value: the value itself, or for a step what it answers to middling and to the highest faces. */
function followed(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("kind" in value)) return value;
  if (value.kind !== "roll" && value.kind !== "then") return value;
  const play = (face: (faces: number) => number): unknown =>
    playWith(value as Step<unknown>, (ask) =>
      ask.kind === "sum" ? Array.from({ length: ask.count }, () => face(ask.faces)) : [5],
    ).value;
  return { middling: play((faces) => Math.ceil(faces / 2)), highest: play((faces) => faces), lowest: play(() => 1) };
}

/** Figures to twelve digits, so that the order of sums does not show. */
export function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(12)) : value;
}

/** The answer of a function to its legal call as one line of JSON. */
export function answerOf({ name, call, given }: Called): string {
  return `${name}: ${JSON.stringify(followed(call(...given)), rounded)}`;
}

/** The answers of all functions to their legal calls, a line each. */
export function answerTable(functions: readonly Called[]): string {
  return `${functions.map(answerOf).join("\n")}\n`;
}

/** The line of a function in a table of answers. */
export function answerIn(table: string, name: string): string | undefined {
  return table.split("\n").find((line) => line.startsWith(`${name}: `));
}
