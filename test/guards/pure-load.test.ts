import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { modulesBelow, ROOT } from "./support/sources.ts";

const PURE = modulesBelow("src/rules", "src/content", "src/view", "src/migrations");
const LOADER = join(ROOT, "test/guards/support/load-bare.ts");

/** What bare Node cannot load of these modules, a line each. */
function unloadable(modules: readonly string[]): readonly string[] {
  const done = spawnSync(process.execPath, ["--import", "tsx", LOADER, ...modules], { cwd: ROOT, encoding: "utf8" });
  expect(done.stderr).toBe("");
  expect(done.status).toBe(0);
  return done.stdout.split("\n").filter((line) => line !== "");
}

describe("the pure zones", () => {
  it("load in bare Node, where everything of the platform throws", { timeout: 60_000 }, () => {
    const bad = "data:text/javascript,export const name = game.user.name;";
    const urls = PURE.map(({ path }) => pathToFileURL(join(ROOT, path)).href);
    expect(unloadable([bad, ...urls])).toEqual([`${bad} reads game`]);
  });
});
