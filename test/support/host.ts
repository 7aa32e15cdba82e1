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

/** Starts the sandbox with the built system and the prepared world on a free port; answers when it can be joined. */
export function startHost({ latency = 0, generation = 14 }: HostOptions = {}): Promise<Host> {
  const words = ["--system", "dist", "--seed", "test/support/demo.json", "--ephemeral", "--port", "0"];
  const more = ["--latency", String(latency), "--generation", String(generation)];
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
    child.on("exit", () => reject(new Error(`The sandbox did not start:\n${said}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
