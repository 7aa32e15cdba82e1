import { cpSync } from "node:fs";
import { build } from "vite";
import { compilePacks } from "../packs/compile.ts";

/** What stands in the system's folder beside the bundle. */
const COPIED = ["templates", "lang", "LICENSE", "README.md", "CHANGELOG.md", "docs/rulings"] as const;

/** Builds `dist/`: the folder that Foundry installs, with bundle, styles, templates, languages and packs. */
export async function buildSystem(): Promise<void> {
  await build({ configFile: "vite.config.ts" });
  for (const name of COPIED) cpSync(name, `dist/${name}`, { recursive: true });
  await compilePacks({ source: "packs/_source", out: "dist/packs" });
}

/** Builds the browser half of the sandbox into `sandbox/dist/`. */
export async function buildSandbox(): Promise<void> {
  await build({ configFile: "sandbox/vite.config.ts" });
}
