import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/e2e/**", "test/integration/**", "test/long/**", "node_modules/**"],
    setupFiles: ["test/support/same-cases.ts"],
    // Long bounds: they are there to end what hangs, not to fail a slow machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["default", "./tools/reporters/plain-line.ts"],
    coverage: { provider: "v8", include: ["src/rules/**", "src/content/**", "src/view/**", "src/migrations/**"] },
  },
});
