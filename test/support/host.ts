import { spawn, type ChildProcess } from "node:child_process";

/** A sandbox that runs for one test file. */
export interface Host {
  readonly url: string;
  stop(): Promise<void>;
}

/** How a sandbox is started. */
export interface HostOptions {
  readonly latency?: number;
  readonly generation?: 13 | 14;
}

/** The longest that a sandbox may take to end, in milliseconds. */
const LONGEST_END = 15_000;

/** The least latency of every sandbox in milliseconds; `SLOW_LINE=300` tries the journeys on a slow line. */
const SLOW_LINE = Number(process.env["SLOW_LINE"] ?? 0);

/** Starts the sandbox with the built system and the prepared world on a free port; answers when it can be joined. */
export function startHost({ latency = 0, generation = 14 }: HostOptions = {}): Promise<Host> {
  const words = ["--system", "dist", "--seed", "test/support/demo.json", "--ephemeral", "--port", "0"];
  const more = ["--latency", String(Math.max(latency, SLOW_LINE)), "--generation", String(generation)];
  const child = spawn(process.execPath, ["--import", "tsx", "sandbox/server/start.ts", ...words, ...more]);
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (data: Buffer): void => {
      said += data.toString();
      const url = /^ready (http:\S+\d)/m.exec(said)?.[1];
      if (url !== undefined) resolve({ url, stop: () => stop(child) });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", reject);
    child.on("exit", () => reject(new Error(`The sandbox did not start:\n${said}`)));
  });
}

/** Stops a sandbox: gently, then by force where it does not end; one that has ended by itself is let be. */
function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill("SIGKILL"), LONGEST_END);
    child.on("exit", () => {
      clearTimeout(force);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
