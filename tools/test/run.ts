import { spawn } from "node:child_process";

/** One check of the suite: a name, and the commands that must all succeed. */
export interface Check {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
}

/** How a check went: its counts, how long it took in seconds, and what it printed. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly output: string;
}

const COUNTED = /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/gm;

function run([program = "", ...words]: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" } });
    let output = "";
    const keep = (data: Buffer): void => {
      output += data.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a check. A command that closes with a plain line `N passed, N failed` counts as that many; any other command
 * counts as one. A command that fails without having counted a failure counts as one failure.
 */
export async function runCheck({ name, commands }: Check): Promise<Outcome> {
  const start = performance.now();
  let passed = 0;
  let failed = 0;
  let output = "";
  for (const command of commands) {
    const done = await run(command);
    output += done.output;
    const counts = [...done.output.matchAll(COUNTED)].at(-1);
    const [ok, bad] = counts ? [Number(counts[1]), Number(counts[2])] : [done.code === 0 ? 1 : 0, 0];
    passed += ok;
    failed += bad === 0 && done.code !== 0 ? 1 : bad;
  }
  return { name, passed, failed, seconds: (performance.now() - start) / 1000, output };
}

/** Runs checks one after the other and says of each how it went; what a failed one printed is shown. */
export async function runLane(checks: readonly Check[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    const outcome = await runCheck(check);
    const mark = outcome.failed === 0 ? "ok    " : "FAILED";
    console.log(`${mark} ${outcome.seconds.toFixed(1).padStart(6)} s  ${check.name}`);
    if (outcome.failed > 0) console.log(outcome.output);
    outcomes.push(outcome);
  }
  return outcomes;
}
