import { defineConfig } from "vitest/config";

/** The tests that mutants of the rules are put to: those of the rules alone, without those of time and of any input. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["test/unit/rules/**/*.test.ts", "test/property/**/*.test.ts"],
    exclude: ["test/property/*fuzz.test.ts", "node_modules/**"],
    // Instrumented code is slow: tests that name milliseconds would fail for no fault of the rules.
    testNamePattern: /^(?!.*\d ms\b)/,
    testTimeout: 60_000,
  },
});
