import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SF_LEVELS, sfUse } from "./sf-uses.ts";

const table = readFileSync(new URL("ze-sf.txt", import.meta.url), "utf8").split(/\n(?! )/);

describe("each level of each tree is used as the table says", () => {
  it.each(SF_LEVELS.map((level) => [level.title, level] as const))("%s", (title, level) => {
    expect(sfUse(level)).toBe(table.find((block) => block.startsWith(`${title}\n`)));
  });
});
