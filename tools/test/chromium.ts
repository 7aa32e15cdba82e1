import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium on this machine, or null where none is found. `CHROMIUM_PATH` goes first. */
export function findChromium(): string | null {
  return PLACES.find((path) => path !== undefined && path !== "" && existsSync(path)) ?? null;
}

/**
 * The path of a Chromium; on Debian and as root a missing one is installed from the system's packages. Elsewhere the
 * answer is an error that says how.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium from the system's packages (chromium-headless-shell) …");
    const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    spawnSync("apt-get", ["update"], quiet);
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], quiet);
  }
  const installed = findChromium();
  if (installed !== null) return installed;
  throw new Error(
    "The browser tests need Chromium. Install it from your system's packages (Debian, Ubuntu: " +
      "sudo apt-get install chromium-headless-shell or chromium), or name one you have in CHROMIUM_PATH.",
  );
}
