import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, parseSync, Visitor, type ESTree } from "vite";
import { BEYOND_V13_TYPES } from "./beyond-v13-types.table.ts";

const ROOT = join(import.meta.dirname, "../..");
const PLACE = join(ROOT, "node_modules/.cache/sandbox-surface");

/** Says to the types that the game is ready, as it is when a system's code runs. */
const READY = `declare module "fvtt-types/configuration" { interface AssumeHookRan { ready: never } }`;

const CONFIG = {
  extends: "../../../tsconfig.base.json",
  compilerOptions: { lib: ["ESNext", "DOM", "DOM.Iterable"], types: ["fvtt-types"] },
  include: ["surface.ts"],
};

/** The types of everything that the sandbox offers to a system, one for each name. */
async function offered(): Promise<readonly string[]> {
  await build({
    configFile: false,
    logLevel: "error",
    root: join(ROOT, "sandbox/client"),
    build: {
      outDir: PLACE,
      target: "es2023",
      minify: false,
      lib: { entry: "expose.ts", formats: ["es"], fileName: () => "door.mjs" },
    },
  });
  const door = pathToFileURL(join(PLACE, "door.mjs")).href;
  const words = ["--import", "tsx", join(ROOT, "tools/checks/surface-names.ts"), door];
  const done = spawnSync(process.execPath, words, { cwd: ROOT, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`The names of the sandbox could not be listed: ${done.stderr}`);
  const types: unknown = JSON.parse(done.stdout);
  return Array.isArray(types) ? types.map(String) : [];
}

/** Where the sandbox has one class for two of the platform: what is judged in place of it. */
const JUDGED_AS: readonly (readonly [own: string, platform: string])[] = [
  // One class stands for the base of all documents and for what the mixin of client documents adds to it.
  [`(typeof foundry)["abstract"]["Document"]`, `(typeof foundry)["documents"]["Actor"]`],
];

function judged(type: string): string {
  const [own, platform] = JUDGED_AS.find(([start]) => type.startsWith(`${start}[`)) ?? ["", ""];
  return own === "" ? type : platform + type.slice(own.length);
}

/** The names that classes of the sandbox declare as private or protected: a system has no business with them. */
function hiddenNames(): ReadonlySet<string> {
  const hidden = new Set<string>();
  const note = ({ key, accessibility }: Pick<ESTree.MethodDefinition, "key" | "accessibility">): void => {
    const isHidden = accessibility === "private" || accessibility === "protected";
    if (isHidden && key.type === "Identifier" && !key.name.startsWith("_")) hidden.add(key.name);
  };
  for (const path of readdirSync(join(ROOT, "sandbox/client"), { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".ts")) continue;
    const { program } = parseSync(path, readFileSync(join(ROOT, "sandbox/client", path), "utf8"));
    new Visitor({ MethodDefinition: note, PropertyDefinition: note, TSAbstractMethodDefinition: note }).visit(program);
  }
  return hidden;
}

/** Those of the types that the compiler does not know. */
function unknown(types: readonly string[]): readonly string[] {
  const lines = types.map((type, index) => `export type T${index} = ${judged(type)};`);
  writeFileSync(join(PLACE, "surface.ts"), [READY, ...lines].join("\n"));
  writeFileSync(join(PLACE, "tsconfig.json"), JSON.stringify(CONFIG));
  const words = [join(ROOT, "node_modules/.bin/tsc"), "-p", PLACE, "--singleThreaded", "--pretty", "false"];
  const done = spawnSync(process.execPath, words, { cwd: PLACE, encoding: "utf8" });
  const wrong = [...done.stdout.matchAll(/^surface\.ts\((\d+),/gm)].map(([, line]) => types[Number(line) - 2]);
  if (done.status !== 0 && wrong.length === 0) throw new Error(`The compiler could not judge: ${done.stdout}`);
  return [...new Set(wrong.filter((type) => type !== undefined))];
}

/** `(typeof foundry)["utils"]["x"]` as `foundry.utils.x`. */
function readable(type: string): string {
  return type.replaceAll(/^\(?typeof (\w+)\)?/g, "$1").replaceAll(/\["([^"]+)"\]/g, ".$1");
}

/**
 * The names that the sandbox offers and that neither the public types of V13 nor the list of what goes beyond them know;
 * `more` are further types to judge, written as `(typeof foundry)["utils"]`.
 */
export async function foreignNames(more: readonly string[] = []): Promise<readonly string[]> {
  rmSync(PLACE, { recursive: true, force: true });
  mkdirSync(PLACE, { recursive: true });
  const names = unknown([...(await offered()), ...more]).map(readable);
  const hidden = hiddenNames();
  const isHidden = (name: string): boolean => hidden.has(name.slice(name.lastIndexOf(".") + 1));
  return names.filter(
    (name) => !isHidden(name) && !BEYOND_V13_TYPES.some(({ path }) => name === path || name.startsWith(`${path}.`)),
  );
}
