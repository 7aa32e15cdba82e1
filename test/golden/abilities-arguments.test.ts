import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expectedOf, saidBy } from "../support/argument-table.ts";
import { calledIn, namesIn } from "./legal-calls.ts";

const table = readFileSync(new URL("abilities-arguments.txt", import.meta.url), "utf8");

describe("each part of each argument is refused in the words of the table", () => {
  it.each(namesIn("abilities"))("%s", (name) => {
    expect(saidBy(calledIn("abilities", name))).toEqual(expectedOf(table, name));
  });
});
