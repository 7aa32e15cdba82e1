import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { isRecord } from "../../src/rules/kernel/index.ts";

/** The zones of the rules, each put to its own tests: a mutant of the kernel must die of the tests of the kernel. */
const ZONES = ["kernel", "abilities", "disciplines", "ze"] as const;

/** The least part of all mutants that must die. */
const LEAST = 0.9;

/** The report that each run leaves. */
const REPORT = "reports/mutation.json";

/** How many mutants of a zone died, and those that lived on, each as a line. */
interface Outcome {
  readonly dead: number;
  readonly alive: readonly string[];
}

function run(zone: string): Outcome {
  const words = ["stryker", "run", "--mutate", `src/rules/${zone}/**/*.ts,!src/rules/**/*.table.ts`];
  // Without an old report a run that breaks off cannot pass for one that went well.
  rmSync(REPORT, { force: true });
  spawnSync("npx", words, { stdio: "inherit", env: { ...process.env, RULES_ZONE: zone } });
  return read(JSON.parse(readFileSync(REPORT, "utf8")));
}

/** The outcome that a report in the schema of mutation testing tells. */
function read(report: unknown): Outcome {
  let dead = 0;
  const alive: string[] = [];
  for (const [file, data] of Object.entries(known(known(report)["files"]))) {
    const { mutants } = known(data);
    for (const mutant of Array.isArray(mutants) ? mutants : []) {
      const { status, mutatorName, location, replacement } = known(mutant);
      if (status === "Killed" || status === "Timeout") dead += 1;
      if (status === "Survived" || status === "NoCoverage") {
        const { line, column } = known(known(location)["start"]);
        alive.push(`${file}:${String(line)}:${String(column)} ${String(mutatorName)} -> ${String(replacement)}`);
      }
    }
  }
  return { dead, alive };
}

function known(data: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(data)) return data;
  throw new Error("the report of the mutants cannot be read");
}

const wanted = process.argv.slice(2);
const outcomes = ZONES.filter((zone) => wanted.length === 0 || wanted.includes(zone)).map(run);
const dead = outcomes.reduce((sum, outcome) => sum + outcome.dead, 0);
const alive = outcomes.flatMap((outcome) => outcome.alive);
for (const line of alive) console.log(line);
const score = dead / Math.max(1, dead + alive.length);
console.log(`${dead} mutants died, ${alive.length} lived on: ${(score * 100).toFixed(1)} %`);
if (score < LEAST) process.exitCode = 1;
