import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answerIn, answerOf } from "../support/answer-table.ts";
import { calledIn, namesIn } from "./legal-calls.ts";

const table = readFileSync(new URL("ze-answers.txt", import.meta.url), "utf8");

describe("each function answers its legal call as the table says", () => {
  it.each(namesIn("ze"))("%s", (name) => {
    expect(answerOf(calledIn("ze", name))).toBe(answerIn(table, name));
  });
});
