import { writeFileSync } from "node:fs";
import { answerTable } from "../support/answer-table.ts";
import { argumentTable } from "../support/argument-table.ts";
import { calledIn, namesIn } from "./legal-calls.ts";
import { SF_LEVELS, sfUse } from "./sf-uses.ts";

/** Writes a table beside this file. */
function write(name: string, text: string): void {
  writeFileSync(new URL(name, import.meta.url), text);
}

// Run by hand where what the functions say is meant to change: node --import tsx test/golden/write.ts
for (const variant of ["abilities", "disciplines", "ze"] as const) {
  const calls = namesIn(variant).map((name) => calledIn(variant, name));
  write(`${variant}-arguments.txt`, argumentTable(calls));
  write(`${variant}-answers.txt`, answerTable(calls));
}
write("ze-sf.txt", `${SF_LEVELS.map(sfUse).join("\n")}\n`);
