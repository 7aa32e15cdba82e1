import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/e2e/**", "test/integration/**", "test/long/**", "node_modules/**"],
    testTimeout: 30_000,
    reporters: ["default", "./tools/reporters/plain-line.ts"],
    coverage: { provider: "v8", include: ["src/rules/**", "src/content/**", "src/view/**", "src/migrations/**"] },
  },
});
