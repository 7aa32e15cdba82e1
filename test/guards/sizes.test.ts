import { describe, expect, it } from "vitest";
import { functionLengths } from "./support/code.ts";
import { filesBelow, modulesBelow, sample, type Source } from "./support/sources.ts";

const FILE_LINES = 400;
const TEMPLATE_LINES = 120;
const SANDBOX_LINES = 8_300;
const MAIN_LINES = 60;

function linesOf({ text }: Source): number {
  return text.trimEnd().split("\n").length;
}

function longerThan(limit: number, files: readonly Source[]): readonly string[] {
  return files.filter((file) => linesOf(file) > limit).map((file) => `${file.path} has ${linesOf(file)} lines`);
}

/** The value below which a share of the numbers lies; 0 where there are none. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const text = (lines: number): Source => ({ path: "a.ts", text: "x\n".repeat(lines) });

describe("sizes", () => {
  const code = filesBelow(["src", "sandbox", "tools", "test", "styles"], [".ts", ".mjs", ".scss", ".css"]);
  const own = modulesBelow("src").filter(({ path }) => !path.endsWith(".table.ts"));

  it(`no file is longer than ${FILE_LINES} lines, tables excepted`, () => {
    expect(longerThan(FILE_LINES, [text(FILE_LINES), text(FILE_LINES + 1)])).toEqual(["a.ts has 401 lines"]);
    expect(
      longerThan(
        FILE_LINES,
        code.filter(({ path }) => !path.endsWith(".table.ts")),
      ),
    ).toEqual([]);
  });

  it(`no template is longer than ${TEMPLATE_LINES} lines`, () => {
    expect(longerThan(TEMPLATE_LINES, filesBelow(["templates"], [".hbs"]))).toEqual([]);
  });

  it(`the entry module stays within ${MAIN_LINES} lines`, () => {
    expect(longerThan(MAIN_LINES, filesBelow(["src"], ["/main.ts"]))).toEqual([]);
  });

  it("half of the system's files are shorter than 90 lines", () => {
    expect(quantile(own.map(linesOf), 0.5)).toBeLessThan(90);
  });

  it("nine of ten functions of the system are shorter than 25 lines", () => {
    expect(quantile(own.flatMap(functionLengths), 0.9)).toBeLessThan(25);
  });

  it("functions, methods and arrows with a body are measured", () => {
    const module = sample(
      "a.ts",
      "function a() {\n}\nclass B { c() {\n\n} }\nconst d = () => {\n};\nconst e = () => 1;",
    );
    expect(functionLengths(module)).toEqual([2, 3, 2]);
  });

  it(`the sandbox stays within ${SANDBOX_LINES} lines, without its facts and styles`, () => {
    const sandbox = filesBelow(["sandbox"], [".ts"]).filter(({ path }) => !path.startsWith("sandbox/facts/"));
    expect(sandbox.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(SANDBOX_LINES);
  });
});
