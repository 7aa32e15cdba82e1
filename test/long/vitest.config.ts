import { defineConfig } from "vitest/config";

/** The tests that mutants of the rules are put to: those of the rules alone. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["test/unit/rules/**/*.test.ts", "test/property/**/*.test.ts"],
    exclude: ["test/property/*fuzz.test.ts", "node_modules/**"],
  },
});
