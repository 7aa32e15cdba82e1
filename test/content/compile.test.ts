import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PACKS } from "../../src/content/index.ts";
import { ContentError, compilePacks } from "../../tools/packs/compile.ts";
import { SOURCE, assembly } from "./sources.ts";

const work = mkdtempSync(join(tmpdir(), "packs-test-"));
const first = join(work, "first");
const second = join(work, "second");

/** The hash of every file below a folder, by path. */
function hashes(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  return Object.fromEntries(
    paths.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), createHash("sha256").update(readFileSync(path)).digest("hex")];
    }),
  );
}

describe("the build of the packs", () => {
  beforeAll(async () => {
    await compilePacks({ source: SOURCE, out: first });
    await compilePacks({ source: SOURCE, out: second });
    await compilePacks({ source: SOURCE, out: second });
  });
  afterAll(() => {
    rmSync(work, { recursive: true });
  });

  it("gives the same bytes each time, in a fresh folder as in one that is there", () => {
    expect(hashes(second)).toEqual(hashes(first));
    expect(Object.keys(hashes(first)).filter((path) => /LOG/.test(path))).toEqual([]);
  });

  it("stores every folder and every entry under its key", async () => {
    expect(readdirSync(first).toSorted()).toEqual(PACKS.map(({ name }) => name).toSorted());
    for (const { name, documents } of assembly.packs) {
      const copy = join(work, `copy-${name}`);
      cpSync(join(first, name), copy, { recursive: true });
      const database = new ClassicLevel<string, unknown>(copy, { valueEncoding: "json" });
      const stored = Object.fromEntries(await database.iterator().all());
      await database.close();
      expect(stored).toEqual(Object.fromEntries(documents.map(({ _key, ...document }) => [_key, document])));
    }
  });

  it("says what is wrong by file and key, and writes nothing", async () => {
    const source = join(work, "source");
    const out = join(work, "none");
    cpSync(SOURCE, source, { recursive: true });
    const path = join(source, "weapons/glock-17.yml");
    writeFileSync(path, readFileSync(path, "utf8").replace("damage: 2", "damage: many"));
    writeFileSync(join(source, "weapons/knife.yml"), "name: [");
    const build = compilePacks({ source, out });
    await expect(build).rejects.toThrow(ContentError);
    await expect(build).rejects.toThrow("weapons/glock-17.yml: system.damage must be a whole number from 0 to 30");
    await expect(build).rejects.toThrow("weapons/knife.yml: is no YAML");
    expect(readdirSync(work)).not.toContain("none");
  });

  it("is one command, which ends with the numbers of entries", () => {
    const command = ["--import", "tsx", "tools/packs/index.ts", "--out", join(work, "cli")];
    const printed = execFileSync(process.execPath, command, { encoding: "utf8" });
    expect(printed).toMatch(/^Packs: weapons 77, armor \d+, skills 31, sf \d+\n$/);
  });
});
