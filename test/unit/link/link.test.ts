import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { linkSystem, LinkRefusal } from "../../../tools/link/link.ts";

let place = "";
let dist = "";
let target = "";

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "link-"));
  dist = join(place, "dist");
  target = join(place, "data/Data/systems/construct");
  for (const folder of [dist, join(place, "data/Data/systems")]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(dist, "system.json"), "{}");
});

afterEach(() => rmSync(place, { recursive: true }));

function link(change: Partial<Parameters<typeof linkSystem>[0]> = {}): string {
  return linkSystem({ dataPath: join(place, "data"), dist, id: "construct", isCopy: false, ...change });
}

describe("npm run link", () => {
  it("links the build into Foundry's systems, once", () => {
    expect(link()).toContain("Linked");
    expect(realpathSync(target)).toBe(realpathSync(dist));
    expect(link()).toContain("already");
  });

  it("copies on request, and replaces its own copy", () => {
    expect(link({ isCopy: true })).toContain("Copied");
    writeFileSync(join(dist, "index.js"), "");
    expect(link({ isCopy: true })).toContain("Copied");
    expect(existsSync(join(target, "index.js"))).toBe(true);
  });

  it.each([
    ["no variable", { dataPath: undefined }, "FOUNDRY_DATA_PATH is not set"],
    ["an empty variable", { dataPath: "" }, "FOUNDRY_DATA_PATH is not set"],
    ["a folder without Foundry's data", { dataPath: "nowhere" }, "There is no folder"],
    ["a system that is not built", { dist: "nowhere" }, "not built yet"],
  ])("says in one sentence that there is %s", (_what, change, sentence) => {
    expect(() => link(change)).toThrow(LinkRefusal);
    expect(() => link(change)).toThrow(sentence);
  });

  it("leaves alone what others have put there", () => {
    mkdirSync(target);
    expect(() => link()).toThrow("move it away");
    rmSync(target, { recursive: true });
    symlinkSync(place, target, "junction");
    expect(() => link()).toThrow("a link to another place");
  });
});
