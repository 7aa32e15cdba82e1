import { defineConfig } from "vitest/config";

/** The zone of the rules whose tests are run (`kernel`, `disciplines`, `ze`, `abilities`); all of them by default. */
const zone = process.env["RULES_ZONE"] ?? "*";

/** The tests that mutants of the rules are put to: those of the rules alone, without those of time and of any input. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: [`test/golden/${zone}*.test.ts`, `test/unit/rules/${zone}/**/*.test.ts`, `test/property/${zone}*.test.ts`],
    exclude: ["test/property/*fuzz.test.ts", "node_modules/**"],
    // Instrumented code is slow: tests of time would fail for no fault of the rules, and odds of whole steps take minutes.
    testNamePattern: /^(?!.*(?:\d ms\b|in a moment|quick|of the whole (?:shot|blow)|of the step that is rolled))/,
    setupFiles: ["test/long/few-cases.ts"],
    testTimeout: 60_000,
  },
});
