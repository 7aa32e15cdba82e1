import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expectedOf, saidBy } from "../support/argument-table.ts";
import { VARIANT_CALLS } from "./legal-calls.ts";

const table = readFileSync(new URL("ze-arguments.txt", import.meta.url), "utf8");

describe("each part of each argument is refused in the words of the table", () => {
  it.each(VARIANT_CALLS.ze.map((called) => [called.name, called] as const))("%s", (name, called) => {
    expect(saidBy(called)).toEqual(expectedOf(table, name));
  });
});
