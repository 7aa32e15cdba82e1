import { describe, expect, it } from "vitest";
import { castsOf, erasingFields, exportedDeclarations, exportedNames, placeOf } from "./support/code.ts";
import { importsOf } from "./support/imports.ts";
import { lineAt, modulesBelow, sample, type Module } from "./support/sources.ts";

const PURE = ["src/rules", "src/content", "src/view", "src/migrations"];

function undocumented(module: Module): readonly string[] {
  const { text, tree } = module;
  const isDocumented = (start: number): boolean =>
    tree.comments.some(
      ({ type, value, end }) => type === "Block" && value.startsWith("*") && text.slice(end, start).trim() === "",
    );
  return exportedDeclarations(module)
    .filter(({ start }) => !isDocumented(start))
    .map((spot) => placeOf(module, spot));
}

/** Casts without a comment on their own line or on the line before. */
function unexplained(module: Module): readonly string[] {
  const { text, tree } = module;
  const explained = new Set(
    tree.comments.flatMap(({ start, end }) => [lineAt(text, start), lineAt(text, end), lineAt(text, end) + 1]),
  );
  return castsOf(module)
    .filter(({ start, end }) => !explained.has(lineAt(text, start)) && !explained.has(lineAt(text, end)))
    .map((spot) => placeOf(module, spot));
}

function casts(module: Module): readonly string[] {
  return castsOf(module).map((spot) => placeOf(module, spot));
}

function erasing(module: Module): readonly string[] {
  return erasingFields(module, module.path.startsWith("src/foundry/data/")).map((spot) => placeOf(module, spot));
}

describe("doc comments", () => {
  it("stand on every exported name of the pure zones", () => {
    expect(modulesBelow(...PURE).flatMap(undocumented)).toEqual([]);
  });

  it("are missed where a name has none, or one that is no doc comment", () => {
    const text =
      "/** One. */\nexport const a = 1;\nexport const b = 2;\n// Three.\nexport function c() {}\nexport type D = 1;";
    expect(undocumented(sample("a.ts", text))).toEqual(["a.ts:3 b", "a.ts:5 c", "a.ts:6 D"]);
  });
});

describe("casts", () => {
  it("stand only in the adapter and in the sandbox", () => {
    const outside = modulesBelow("src", "tools").filter(({ path }) => !path.startsWith("src/foundry/adapter/"));
    expect(outside.flatMap(casts)).toEqual([]);
  });

  it("of the adapter and of the sandbox have their reason beside them", () => {
    expect(modulesBelow("src/foundry/adapter", "sandbox").flatMap(unexplained)).toEqual([]);
  });

  it("are seen in every form", () => {
    const text =
      "const a = b as C;\nconst d = <E>f;\nconst g = h!;\nconst i = [1] as const;\nconst j = 1 satisfies number;";
    expect(casts(sample("a.ts", text))).toEqual(["a.ts:1 as C", "a.ts:2 <…>", "a.ts:3 !"]);
    expect(unexplained(sample("a.ts", "// Because.\nconst a = b as C;\n\nconst d = e as F;"))).toEqual(["a.ts:4 as F"]);
  });
});

describe("class fields of the platform zone", () => {
  it("erase nothing that a parent class has put there", () => {
    expect(modulesBelow("src/foundry").flatMap(erasing)).toEqual([]);
  });

  it("are seen where they would", () => {
    const text = "class A extends B { declare c: 1; static d = 1; #e = 1; f: number; g = 2; }";
    expect(erasing(sample("src/foundry/data/a.ts", text))).toEqual([
      "src/foundry/data/a.ts:1 f",
      "src/foundry/data/a.ts:1 g",
    ]);
    expect(erasing(sample("src/foundry/dice/a.ts", text))).toEqual(["src/foundry/dice/a.ts:1 f"]);
  });
});

describe("exports", () => {
  /** Exports that no module may have: whoever imports a module with a `then` waits for it forever. */
  const refused = (module: Module): readonly string[] =>
    exportedNames(module)
      .filter((name) => name === "then" || name === "default")
      .map((name) => `${module.path} ${name}`);

  it("have names, and none is called `then`", () => {
    const configs = /\.config\.(?:ts|mjs)$|^tools\/reporters\//;
    expect(
      modulesBelow("src", "sandbox", "tools", "test")
        .filter(({ path }) => !configs.test(path))
        .flatMap(refused),
    ).toEqual([]);
  });

  it("are seen in every form", () => {
    expect(refused(sample("a.ts", "export default 1;"))).toEqual(["a.ts default"]);
    expect(refused(sample("b.ts", "const a = 1; export { a as then };"))).toEqual(["b.ts then"]);
    expect(refused(sample("c.ts", "export const then = 1;"))).toEqual(["c.ts then"]);
  });
});

describe("imports for their side effects", () => {
  const bare = (module: Module): readonly string[] =>
    importsOf(module)
      .filter(({ isBare }) => isBare)
      .map(({ from, to }) => `${from} ${to}`);

  it("stand in the entry module alone", () => {
    expect(
      modulesBelow("src")
        .filter(({ path }) => path !== "src/main.ts")
        .flatMap(bare),
    ).toEqual([]);
    expect(bare(sample("src/a.ts", `import "./b.ts"; import { c } from "./c.ts";`))).toEqual(["src/a.ts src/b.ts"]);
  });
});
