import { ensureChromium } from "./chromium.ts";
import { runLane, type Check } from "./run.ts";

const NODE = process.execPath;
const BIN = "node_modules/.bin";

function tsx(file: string, ...words: readonly string[]): readonly string[] {
  return [NODE, "--import", "tsx", file, ...words];
}

function types(...projects: readonly string[]): readonly (readonly string[])[] {
  return projects.map((project) => [`${BIN}/tsc`, "-p", project, "--singleThreaded"]);
}

const TYPES: Check = {
  name: "types",
  commands: types(
    ".",
    "src/rules",
    "src/content",
    "src/view",
    "tools",
    "tools/template",
    "test",
    "sandbox/server",
    "sandbox/client",
  ),
};

const STATIC: readonly Check[] = [
  TYPES,
  { name: "lint", commands: [[`${BIN}/oxlint`, "--deny-warnings"]] },
  { name: "format", commands: [[`${BIN}/prettier`, "--check", "--log-level", "warn", "."]] },
  { name: "dead code", commands: [[`${BIN}/knip`]] },
  { name: "template.json", commands: [tsx("tools/template/index.ts", "--check")] },
  { name: "size of the rules", commands: [tsx("tools/checks/rules-size.ts")] },
];

const TESTS: readonly Check[] = [
  { name: "unit, property, golden, content, guards", commands: [[`${BIN}/vitest`, "run"]] },
  { name: "build", commands: [tsx("tools/build/index.ts")] },
  { name: "size of the bundle", commands: [tsx("tools/checks/bundle-size.ts")] },
  { name: "end to end", commands: [[`${BIN}/playwright`, "test"]] },
];

/** Runs the whole suite, the static checks beside the tests, and closes with the plain line of counts. */
async function main(): Promise<void> {
  process.env["CHROMIUM_PATH"] = ensureChromium();
  const outcomes = (await Promise.all([runLane(STATIC), runLane(TESTS)])).flat();
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exit(1);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
