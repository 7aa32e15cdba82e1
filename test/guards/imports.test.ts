import { describe, expect, it } from "vitest";
import { importsOf, valueCycle } from "./support/imports.ts";
import { modulesBelow, sample } from "./support/sources.ts";
import { importFault } from "./support/zones.ts";

const all = modulesBelow("src", "sandbox", "tools", "test");

function faults(modules: typeof all): readonly string[] {
  return modules.flatMap(importsOf).flatMap((one) => importFault(one) ?? []);
}

describe("who may import whom", () => {
  it("holds for every import of the sources", () => {
    expect(faults(all)).toEqual([]);
  });

  it.each([
    ["the kernel", "src/rules/kernel/a.ts", `import { x } from "../ze/x.ts";`],
    ["a variant that looks at another", "src/rules/ze/a.ts", `import type { X } from "../abilities/x.ts";`],
    ["the rules with a package", "src/rules/ze/a.ts", `import x from "lodash";`],
    ["a migration that follows the rules", "src/migrations/a.ts", `import { ze } from "../rules/index.ts";`],
    ["content that looks at the view", "src/content/a.ts", `export * from "../view/text.ts";`],
    ["the view with the platform, by type", "src/view/a.ts", `import type { X } from "../foundry/ids.ts";`],
    ["a side door into the rules", "src/foundry/actions/a.ts", `import { x } from "../../rules/ze/shot.ts";`],
    ["a value from above", "src/foundry/data/a.ts", `import { X } from "../documents/actor.ts";`],
    ["a dynamic import from above", "src/foundry/adapter/a.ts", `await import("../sheets/ze-sheet.ts");`],
    ["a card that knows the buttons", "src/foundry/chat/card.ts", `import { x } from "./buttons.ts";`],
    ["a file in no layer", "src/foundry/other/a.ts", `import { x } from "../ids.ts";`],
    ["the sandbox with the system", "sandbox/client/a.ts", `import { x } from "../../src/rules/index.ts";`],
    ["a tool with the platform", "tools/ask/a.ts", `import { x } from "../../src/foundry/ids.ts";`],
    ["an end-to-end test with the system", "test/e2e/a.ts", `import type { X } from "../../src/view/text.ts";`],
    ["an integration test with a value", "test/integration/a.ts", `import { x } from "../../src/foundry/ids.ts";`],
  ])("refuses %s", (_what, path, text) => {
    expect(faults([sample(path, text)])).toHaveLength(1);
  });

  it.each([
    [
      "types from above inside the platform zone",
      "src/foundry/data/a.ts",
      `import type { X } from "../documents/a.ts";`,
    ],
    ["the door of the rules", "src/foundry/actions/a.ts", `import { ze } from "../../rules/index.ts";`],
    ["the template tool with the data models", "tools/template/a.ts", `await import("../../src/foundry/data/ze.ts");`],
  ])("allows %s", (_what, path, text) => {
    expect(faults([sample(path, text)])).toEqual([]);
  });

  it("keeps test tools out of what runs in the page", () => {
    const inPage = modulesBelow("src", "sandbox", "test/integration");
    const tools = (modules: typeof all): readonly string[] =>
      modules
        .flatMap(importsOf)
        .flatMap(({ from, to }) => (/^(?:vitest|@playwright|fast-check|node:test)/.test(to) ? [from] : []));
    expect(tools(inPage)).toEqual([]);
    expect(tools([sample("sandbox/facts/a.ts", `import { it } from "vitest";`)])).toEqual(["sandbox/facts/a.ts"]);
  });

  it("has no cycle of values anywhere", () => {
    expect(valueCycle(all)).toBeNull();
  });

  it("sees a cycle of values, and none where a type closes it", () => {
    const first = sample("src/a.ts", `import { b } from "./b.ts"; export const a = b;`);
    expect(valueCycle([first, sample("src/b.ts", `export { a } from "./a.ts"; export const b = 1;`)])).not.toBeNull();
    expect(valueCycle([first, sample("src/b.ts", `import type { a } from "./a.ts"; export const b = 1;`)])).toBeNull();
  });
});
