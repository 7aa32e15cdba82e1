import { describe, expect, it } from "vitest";
import { foreignNames } from "../../tools/checks/sandbox-surface.ts";

describe("the sandbox", () => {
  it("offers no name that the public types do not have", { timeout: 120_000 }, async () => {
    const [wrong, right] = [`(typeof foundry)["utils"]["noSuchName"]`, `(typeof foundry)["utils"]["mergeObject"]`];
    expect(await foreignNames([wrong, right])).toEqual(["foundry.utils.noSuchName"]);
  });
});
