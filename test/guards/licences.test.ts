import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { jsonOf, ROOT } from "./support/sources.ts";

/** Licences under which anybody may use, change and pass on. */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
]);

/** Packages under a licence that asks for its own files only; they are tools and never part of what is shipped. */
const TOOLS_ONLY = new Map([
  ["axe-core", "MPL-2.0"],
  ["caniuse-lite", "CC-BY-4.0"],
]);
const TOOL_FAMILIES: readonly (readonly [start: string, licence: string])[] = [["lightningcss", "MPL-2.0"]];

/** Packages that name their licence in words of their own or in their licence file alone, read there. */
const READ_BY_HAND = new Map([
  ["@seald-io/binary-search-tree", "MIT"],
  ["intl-messageformat", "BSD-3-Clause"],
  ["intl-messageformat-parser", "BSD-3-Clause"],
  ["intl-relativeformat", "BSD-3-Clause"],
  ["xmlhttprequest-ssl", "MIT"],
]);

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const lock = jsonOf("package-lock.json") as { readonly packages: Readonly<Record<string, Locked>> };

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

function licenceOf(path: string, { license }: Locked): string {
  const read = READ_BY_HAND.get(nameOf(path));
  if (read !== undefined) return read;
  if (license !== undefined) return license;
  const file = `${path}/package.json`;
  const installed = (existsSync(join(ROOT, file)) ? jsonOf(file) : {}) as { readonly license?: unknown };
  return typeof installed.license === "string" ? installed.license : "none";
}

/** Whether an expression of SPDX lets us choose a permissive licence. */
function isPermissive(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => PERMISSIVE.has(licence.trim())));
}

function refused(packages: Readonly<Record<string, Locked>>): readonly string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const [name, licence] = [nameOf(path), licenceOf(path, locked)];
    const family = TOOL_FAMILIES.find(([start]) => name.startsWith(start))?.[1];
    const isTool = locked.dev === true && licence === (TOOLS_ONLY.get(name) ?? family);
    return path === "" || isTool || isPermissive(licence) ? [] : [`${name}: ${licence}`];
  });
}

describe("licences", () => {
  it("of all packages are permissive", () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
    expect(refused(lock.packages)).toEqual([]);
  });

  it("that are not permissive are seen, also in expressions and where there is none", () => {
    const packages = {
      "node_modules/a": { license: "GPL-3.0" },
      "node_modules/b": { license: "(MIT OR GPL-3.0)" },
      "node_modules/c": { license: "MIT AND GPL-3.0" },
      "node_modules/d": {},
      "node_modules/e/node_modules/axe-core": { license: "MPL-2.0" },
    };
    expect(refused(packages)).toEqual(["a: GPL-3.0", "c: MIT AND GPL-3.0", "d: none", "axe-core: MPL-2.0"]);
  });

  it("concern tools only: the system ships no package", () => {
    const manifest = jsonOf("package.json") as { readonly dependencies?: object };
    expect(manifest.dependencies ?? {}).toEqual({});
  });
});
