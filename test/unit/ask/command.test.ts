import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { answer } from "../../../tools/ask/answer.ts";

/** Runs the real command as a user does. */
function run(...words: readonly string[]): { readonly out: string; readonly status: number | null } {
  const { stdout, status } = spawnSync("npm", ["run", "-s", "ask", "--", ...words], { encoding: "utf8" });
  return { out: stdout, status };
}

/** How long something takes in milliseconds. */
function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

describe("npm run -s ask", () => {
  it("prints one line of JSON and ends with status 0", () => {
    const { out, status } = run("abilities", "step", '{"step": -2}');
    expect(out).toBe('{"dice":"-d6"}\n');
    expect(status).toBe(0);
  });

  it("answers bad input with an error that names the key, and status 2", () => {
    const { out, status } = run("abilities", "step", '{"step": "two"}');
    expect(out).toMatch(/^\{"error":"step must be .*"\}\n$/);
    expect(status).toBe(2);
  });

  it.each([
    ["disciplines", "hp", '{"endurance": 1}'],
    ["ze", "rof", '{"kind": "ss", "rate": 1}'],
    ["abilities", "step", '{"step": 1}'],
  ])("starts quickly: %s", (...words) => {
    // Three times what npm itself takes to start where nothing else runs; a busy machine must not fail the suite.
    let ratio = Infinity;
    for (let tries = 0; tries < 5 && ratio >= 10; tries += 1) {
      const start = timeOf(() => spawnSync("npm", ["--version"]));
      ratio = Math.min(ratio, timeOf(() => run(...words)) / start);
    }
    expect(ratio).toBeLessThan(10);
  });
});

describe("the command line", () => {
  it("lists the known variants and questions where one is unknown", async () => {
    for (const words of [[], ["shadowrun"], ["constructor", "step"]]) {
      const { line, status } = await answer(words);
      expect(line).toMatch(/^\{"error":"the variant must be one of disciplines, ze, abilities/);
      expect(status).toBe(2);
    }
    for (const words of [["abilities"], ["abilities", "magic"], ["abilities", "toString", "{}"]]) {
      const { line, status } = await answer(words);
      expect(JSON.parse(line)).toEqual({ error: "the question must be one of derive, step, check, harm" });
      expect(status).toBe(2);
    }
  });

  it.each(["", "{", "undefined", "[]", "null", "3", '"a"'])("takes no input that is no object: %j", async (json) => {
    const { line, status } = await answer(["abilities", "step", json]);
    expect(JSON.parse(line)).toMatchObject({ error: expect.stringMatching(/^the input must be/) as string });
    expect(status).toBe(2);
  });

  it("takes the input as one word and reads a missing one as empty", async () => {
    expect((await answer(["abilities", "step", '{"step":', "1}"])).line).toContain("the input must be");
    expect((await answer(["abilities", "step", '{"step":1}', "more"])).line).toContain("one word");
    expect((await answer(["abilities", "step"])).line).toBe('{"error":"step must be given"}');
  });

  it("prints one line whatever is in the error", async () => {
    const { line } = await answer(["abilities", "step", '{"a\\nb": 1, "step": 1}']);
    expect(line).not.toContain("\n");
    expect(JSON.parse(line)).toMatchObject({ error: expect.stringContaining("a\nb") as string });
  });
});
