import { writeFileSync } from "node:fs";
import { answerTable } from "../support/answer-table.ts";
import { argumentTable } from "../support/argument-table.ts";
import { VARIANT_CALLS } from "./legal-calls.ts";

// Run by hand where what the functions say is meant to change: node --import tsx test/golden/write.ts
for (const [variant, calls] of Object.entries(VARIANT_CALLS)) {
  writeFileSync(new URL(`${variant}-arguments.txt`, import.meta.url), argumentTable(calls));
  writeFileSync(new URL(`${variant}-answers.txt`, import.meta.url), answerTable(calls));
}
