import { defineConfig } from "@playwright/test";
import { findChromium } from "./tools/test/chromium.ts";

export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results",
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: [["list"], ["./tools/reporters/plain-line-e2e.ts"]],
  use: {
    viewport: { width: 1400, height: 900 },
    launchOptions: {
      executablePath: findChromium() ?? "",
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
    actionTimeout: 8_000,
    screenshot: "only-on-failure",
  },
});
