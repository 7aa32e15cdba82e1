import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answerIn, answerOf } from "../support/answer-table.ts";
import { VARIANT_CALLS } from "./legal-calls.ts";

const table = readFileSync(new URL("disciplines-answers.txt", import.meta.url), "utf8");

describe("each function answers its legal call as the table says", () => {
  it.each(VARIANT_CALLS.disciplines.map((called) => [called.name, called] as const))("%s", (name, called) => {
    expect(answerOf(called)).toBe(answerIn(table, name));
  });
});
