import { argv, stdout } from "node:process";

/**
 * Loads each module that is named on the command line in bare Node, with globals of the platform that throw when they
 * are read, and prints for each that cannot be loaded its name and why.
 */
const FORBIDDEN = [
  "game",
  "foundry",
  "document",
  "window",
  "CONFIG",
  "CONST",
  "Hooks",
  "ui",
  "canvas",
  "Actor",
  "Item",
];

for (const name of FORBIDDEN) {
  Object.defineProperty(globalThis, name, {
    get() {
      throw new Error(`reads ${name}`);
    },
  });
}

for (const module of argv.slice(2)) {
  try {
    await import(module);
  } catch (error) {
    stdout.write(`${module} ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
