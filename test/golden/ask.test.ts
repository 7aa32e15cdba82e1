import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answer } from "../../tools/ask/answer.ts";

/** One case of a question: the input, and the whole answer; `{ "error": key }` is bad input by that key. */
type Case = readonly [input: object, wanted: Readonly<Record<string, unknown>>];

function tableOf(variant: string): Readonly<Record<string, readonly Case[]>> {
  const json = readFileSync(new URL(`ask-${variant}.json`, import.meta.url), "utf8");
  return JSON.parse(json) as Readonly<Record<string, readonly Case[]>>;
}

/** The same data with every number rounded to eleven places, so that chances may differ in their last digits. */
function rounded(data: unknown): unknown {
  const round = (_key: string, value: unknown): unknown =>
    typeof value === "number" ? Number(value.toFixed(11)) : value;
  return JSON.parse(JSON.stringify(data, round)) as unknown;
}

/** What comes out for a case, in the words of the table: of an error only the part of its key that is wanted. */
async function outcomeOf(variant: string, question: string, [input, wanted]: Case): Promise<unknown> {
  const { line, status } = await answer([variant, question, JSON.stringify(input)]);
  const found = JSON.parse(line) as Readonly<Record<string, unknown>>;
  if (typeof wanted["error"] !== "string") return { input, status, found: rounded(found) };
  const key = String(found["error"]).split(" must ")[0] ?? "";
  return { input, status, found: key.includes(wanted["error"]) ? wanted : found };
}

function wantedOf([input, wanted]: Case): unknown {
  return { input, status: typeof wanted["error"] === "string" ? 2 : 0, found: rounded(wanted) };
}

describe.each(["disciplines", "ze", "abilities"])("the table of questions of %s", (variant) => {
  const table = tableOf(variant);

  it.each(Object.keys(table))("%s: every case comes out as the rules and rulings say", async (question) => {
    const cases = table[question] ?? [];
    const found: unknown[] = [];
    for (const one of cases) found.push(await outcomeOf(variant, question, one));
    expect(found).toEqual(cases.map(wantedOf));
  });
});
