import { spawn } from "node:child_process";
import { buildSandbox, buildSystem } from "../build/system.ts";

/** Builds the system and hands over to the sandbox, which prints where to go. Words after `--` go to the sandbox. */
await Promise.all([buildSystem(), buildSandbox()]);
const server = spawn(
  process.execPath,
  [
    "--import",
    "tsx",
    "sandbox/server/start.ts",
    "--system",
    "dist",
    "--seed",
    "test/support/demo.json",
    ...process.argv.slice(2),
  ],
  { stdio: "inherit" },
);
server.on("exit", (code) => process.exit(code ?? 0));
