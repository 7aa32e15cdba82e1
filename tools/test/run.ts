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
  /** The tests that passed only on the second try, a line each; they count as passed. */
  readonly again: readonly string[];
  readonly seconds: number;
  readonly output: string;
}

const COUNTED = /^(\d+) passed, (?:(\d+) on the second try, )?(\d+) failed(?:, \d+ skipped)?$/gm;

const AGAIN = /^On the second try: .+$/gm;

function run([program = "", ...words]: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" } });
    let output = "";
    const keep = (data: string): void => {
      output += data;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** What a command counts: the tests of its last plain line, or itself; a failure that it counted nowhere is one. */
function countsOf({ code, output }: { readonly code: number; readonly output: string }) {
  const counts = [...output.matchAll(COUNTED)].at(-1);
  const [, first, second = 0, bad = 0] = counts ?? [null, code === 0 ? 1 : 0];
  return { passed: Number(first) + Number(second), failed: Number(bad) === 0 && code !== 0 ? 1 : Number(bad) };
}

/**
 * Runs a check. A command that closes with a plain line `N passed, N failed` counts as that many, with what passed on
 * the second try among the passed; any other command counts as one. A command that fails without having counted a
 * failure counts as one failure.
 */
export async function runCheck({ name, commands }: Check): Promise<Outcome> {
  const start = performance.now();
  let passed = 0;
  let failed = 0;
  let output = "";
  for (const command of commands) {
    const done = await run(command);
    output += done.output;
    const counts = countsOf(done);
    passed += counts.passed;
    failed += counts.failed;
  }
  const again = [...output.matchAll(AGAIN)].map(([line]) => line);
  return { name, passed, failed, again, seconds: (performance.now() - start) / 1000, output };
}

/** Runs checks one after the other and says of each how it went; what a failed one printed is shown. */
export async function runLane(checks: readonly Check[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    const outcome = await runCheck(check);
    const mark = outcome.failed === 0 ? "ok    " : "FAILED";
    console.log(`${mark} ${outcome.seconds.toFixed(1).padStart(6)} s  ${check.name}`);
    for (const line of outcome.again) console.log(`${" ".repeat(18)}${line}`);
    if (outcome.failed > 0) console.log(outcome.output);
    outcomes.push(outcome);
  }
  return outcomes;
}
