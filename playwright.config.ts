import { defineConfig } from "@playwright/test";
import { findChromium } from "./tools/test/chromium.ts";

export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results",
  workers: 1,
  fullyParallel: false,
  // All bounds are long: they are there to end what hangs, not to fail a slow machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 1,
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
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
  },
});
