import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answerIn, answerOf } from "../support/answer-table.ts";
import { calledIn, namesIn } from "./legal-calls.ts";

const table = readFileSync(new URL("abilities-answers.txt", import.meta.url), "utf8");

describe("each function answers its legal call as the table says", () => {
  it.each(namesIn("abilities"))("%s", (name) => {
    expect(answerOf(calledIn("abilities", name))).toBe(answerIn(table, name));
  });
});
