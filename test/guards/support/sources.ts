import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "vite";

/** The root of the project. */
export const ROOT = join(import.meta.dirname, "../../..");

/** A file of the project, by its path from the root, with slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A TypeScript file with its syntax tree. */
export interface Module extends Source {
  readonly tree: ReturnType<typeof parseSync>;
}

/** What a JSON file of the project holds; whoever asks says what it is. */
export function jsonOf(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
}

const SKIPPED = new Set(["node_modules", "dist", "coverage", "reports", ".git", ".world"]);

function pathsBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    if (SKIPPED.has(item.name)) return [];
    const path = join(folder, item.name);
    return item.isDirectory() ? pathsBelow(path) : [path];
  });
}

/** The files below folders of the project whose names end in one of `endings`, in the order of their paths. */
export function filesBelow(folders: readonly string[], endings: readonly string[]): readonly Source[] {
  return folders
    .flatMap((folder) => pathsBelow(join(ROOT, folder)))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path: relative(ROOT, path).replaceAll("\\", "/"), text: readFileSync(path, "utf8") }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** A file with its syntax tree; a file that cannot be parsed is an error that names it. */
export function moduleOf({ path, text }: Source): Module {
  const tree = parseSync(path, text);
  const [error] = tree.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return { path, text, tree };
}

const parsed = new Map<string, readonly Module[]>();

/** The TypeScript files below folders of the project, without declaration files. */
export function modulesBelow(...folders: readonly string[]): readonly Module[] {
  const key = folders.join(" ");
  const known = parsed.get(key);
  if (known) return known;
  const modules = filesBelow(folders, [".ts"])
    .filter(({ path }) => !path.endsWith(".d.ts"))
    .map(moduleOf);
  parsed.set(key, modules);
  return modules;
}

/** A module that only a test knows, to show that a guard sees what it must see. */
export function sample(path: string, text: string): Module {
  return moduleOf({ path, text });
}

/** The line, counted from 1, on which an offset of a text stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** The text of a module with every comment turned into blanks, so that offsets and lines stay. */
export function withoutComments({ text, tree }: Module): string {
  return tree.comments.reduce((kept, { start, end }) => {
    const blank = kept.slice(start, end).replaceAll(/[^\n]/g, " ");
    return kept.slice(0, start) + blank + kept.slice(end);
  }, text);
}
