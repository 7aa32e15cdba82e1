import { describe, expect, it } from "vitest";
import * as rules from "../../../src/rules/index.ts";

describe("the door of the rules", () => {
  it("has the kernel and the three variants, and names them", () => {
    expect(Object.keys(rules).toSorted()).toEqual(["VARIANTS", "abilities", "disciplines", "kernel", "ze"]);
    expect(rules.VARIANTS).toEqual(["disciplines", "ze", "abilities"]);
  });

  it("exports nothing called `then`, which would make a module hang while loading", () => {
    for (const zone of [rules.kernel, rules.disciplines, rules.ze, rules.abilities])
      expect(zone).not.toHaveProperty("then");
  });
});
