import { createContext, Script } from "node:vm";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** What is measured: an entry, the most bytes it may have minified and gzipped, and names it must export. */
const BUNDLES = [
  { entry: "disciplines/index.ts", most: 25_000, exports: ["derive"] },
  { entry: "ze/index.ts", most: 25_000, exports: ["derive"] },
  { entry: "abilities/index.ts", most: 25_000, exports: ["derive"] },
  { entry: "index.ts", most: 46_000, exports: ["kernel", "disciplines", "ze", "abilities", "VARIANTS"] },
] as const;

/** Names of the host that the rules must never look at. */
const FORBIDDEN = ["game", "foundry", "document"] as const;

/** The rules behind `entry`, kernel included, as one script with their exports in the variable `rules`. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: {
      write: false,
      minify: "oxc",
      target: "es2023",
      lib: { entry: `src/rules/${entry}`, formats: ["iife"], name: "rules" },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).filter(hasOutput).flatMap(({ output }) => output);
  const [chunk, ...others] = outputs.filter((output) => output.type === "chunk");
  if (!chunk || others.length > 0 || chunk.imports.length > 0) throw new Error(`${entry} must make one bundle`);
  return chunk.code;
}

function hasOutput(built: object): built is Rolldown.RolldownOutput {
  return "output" in built;
}

/** The names that a bundle exports, loaded where nothing but the language exists and forbidden names throw. */
function exportsOf(code: string): readonly string[] {
  const host = {};
  for (const name of FORBIDDEN) {
    Object.defineProperty(host, name, {
      get: () => {
        throw new Error(`the rules read ${name}`);
      },
    });
  }
  createContext(host);
  new Script(code).runInContext(host);
  const names: unknown = new Script("Object.keys(rules).join()").runInContext(host);
  return String(names).split(",");
}

for (const { entry, most, exports } of BUNDLES) {
  const code = await bundle(entry);
  const bytes = gzipSync(code, { level: 9 }).length;
  const names = exportsOf(code);
  const missing = exports.filter((name) => !names.includes(name));
  const isGood = bytes < most && missing.length === 0;
  console.log(`${isGood ? "ok" : "NOT OK"} src/rules/${entry}: ${bytes} bytes gzipped, fewer than ${most} wanted`);
  if (missing.length > 0) console.log(`  it does not export ${missing.join(", ")}`);
  if (!isGood) process.exitCode = 1;
}
