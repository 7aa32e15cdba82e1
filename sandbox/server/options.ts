import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

export interface ServerOptions {
  system: string;
  port: number;
  generation: number;
  /** Milliseconds from the question to its answer. */
  latency: number;
  ephemeral: boolean;
  world: string;
  seed: string | null;
  quiet: boolean;
}

/** A reason not to start that is told in one sentence. */
export class StartRefusal extends Error {}

function numberOf(text: string, name: string, allowed: (value: number) => boolean): number {
  const value = Number(text);
  if (Number.isInteger(value) && allowed(value)) return value;
  throw new StartRefusal(`--${name} ${text} is not a number that can be used there.`);
}

/** Reads the command line. */
export function readOptions(args: string[]): ServerOptions {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new StartRefusal(`Node ${process.versions.node} is too old: this needs Node 20.19 or newer.`);
  }
  const { values } = parseArgs({
    args,
    options: {
      system: { type: "string", default: "dist" },
      port: { type: "string", default: "30100" },
      generation: { type: "string", default: "14" },
      latency: { type: "string", default: "0" },
      ephemeral: { type: "boolean", default: false },
      world: { type: "string", default: "sandbox/.world" },
      seed: { type: "string" },
      quiet: { type: "boolean", default: false },
    },
  });
  const system = resolve(values.system);
  if (!existsSync(resolve(system, "system.json"))) {
    throw new StartRefusal(`There is no system.json in ${system}: build the system first.`);
  }
  if (values.seed !== undefined && !existsSync(values.seed))
    throw new StartRefusal(`There is no seed file ${values.seed}.`);
  return {
    system,
    port: numberOf(values.port, "port", (port) => port >= 0 && port < 65536),
    generation: numberOf(values.generation, "generation", (generation) => generation === 13 || generation === 14),
    latency: numberOf(values.latency, "latency", (latency) => latency >= 0),
    ephemeral: values.ephemeral,
    world: resolve(values.world),
    seed: values.seed === undefined ? null : resolve(values.seed),
    quiet: values.quiet,
  };
}
