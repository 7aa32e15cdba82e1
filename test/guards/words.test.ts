import { describe, expect, it } from "vitest";
import { exportedDeclarations } from "./support/code.ts";
import { filesBelow, lineAt, modulesBelow, sample, type Module, type Source } from "./support/sources.ts";

/** Words that say nothing of what a thing is in the game. */
const EMPTY_WORDS = new Set(["util", "utils", "helper", "helpers", "misc", "manager", "common"]);

/** Whether one of the words of a path or of a name says nothing. */
function isEmpty(name: string): boolean {
  return name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).some((word) => EMPTY_WORDS.has(word.toLowerCase()));
}

/** Files whose name is a word of the game or of the platform, which happens to be one of those. */
const NAMED_SO = new Map([
  ["src/rules/ze/sf/common.table.ts", "the class of special abilities that everybody may learn"],
  ["public/icons/sf-common.svg", "the class of special abilities that everybody may learn"],
  ["sandbox/client/core/utils.ts", "foundry.utils"],
]);

/** What no text of the project holds: promises for later, and the places of one machine. */
const NOWHERE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["a promise for later", /\b(?:TO(?:DO)|FIX(?:ME)|XX(?:X)|HA(?:CK))\b/],
  ["the path of one machine", /(?<![\w./:-])\/(?:work|tmp|root|home|Users)\/\w/],
];

const JQUERY: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["jQuery", /\bjQuery\s*[(.]|(?<![\w$`])\$\(/],
  ["a type check that is switched off", /@ts-(?:ignore|nocheck)/],
  ["a lint rule that is switched off without a reason", /(?:oxlint|eslint)-disable(?!.*--)/],
];

function found(list: typeof NOWHERE, files: readonly Source[]): readonly string[] {
  return files.flatMap(({ path, text }) =>
    list.flatMap(([what, pattern]) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [`${path}:${lineAt(text, at)} ${what}`];
    }),
  );
}

function emptyPaths(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => isEmpty(path) && !NAMED_SO.has(path));
}

function emptyNames(module: Module): readonly string[] {
  return exportedDeclarations(module)
    .filter(({ name }) => isEmpty(name) && !NAMED_SO.has(module.path))
    .map(({ name }) => `${module.path} ${name}`);
}

const FOLDERS = ["src", "sandbox", "tools", "test", "templates", "styles", "lang", "packs", "docs", "public"];
const TEXTS = [".ts", ".mjs", ".hbs", ".scss", ".css", ".json", ".yml", ".md", ".svg"];

describe("names", () => {
  it("of files and folders say what a thing is", () => {
    expect(emptyPaths(filesBelow(FOLDERS, TEXTS).map(({ path }) => path))).toEqual([]);
    expect(
      emptyPaths(["src/dice-utils.ts", "src/helpers/a.ts", "src/combatManager.ts", "src/commonly.ts"]),
    ).toHaveLength(3);
  });

  it("of exports of the system say what a thing is", () => {
    expect(modulesBelow("src").flatMap(emptyNames)).toEqual([]);
    expect(
      emptyNames(
        sample("a.ts", "export class TimelineManager {}\nexport const common = 1;\nexport const uncommon = 1;"),
      ),
    ).toEqual(["a.ts TimelineManager", "a.ts common"]);
  });

  it("of files and folders are kebab-case", () => {
    const other = (path: string): boolean => /[A-Z ]/.test(path) || /(?<!^|\/)_/.test(path);
    expect(
      filesBelow(["src", "sandbox", "tools", "templates", "styles"], TEXTS)
        .map(({ path }) => path)
        .filter(other),
    ).toEqual([]);
    expect(["src/ze/oneShot.ts", "src/one_shot.ts", "styles/_fields.scss"].filter(other)).toHaveLength(2);
  });
});

describe("texts", () => {
  it("hold no promise for later and no path of one machine", () => {
    const root = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "package.json", "knip.json", "system.json"];
    expect(found(NOWHERE, filesBelow(FOLDERS, TEXTS))).toEqual([]);
    expect(
      found(
        NOWHERE,
        filesBelow(["."], root).filter(({ path }) => root.includes(path)),
      ),
    ).toEqual([]);
  });

  it("of code hold no jQuery and switch no check off", () => {
    expect(found(JQUERY, filesBelow(["src", "sandbox", "templates"], TEXTS))).toEqual([]);
  });

  it("are seen where they do", () => {
    const lines = [["TO", "DO later"].join(""), `a = "${["", "tm".concat("p"), "x"].join("/")}"`].map((text) => ({
      path: "a.ts",
      text,
    }));
    expect(found(NOWHERE, lines)).toEqual(["a.ts:1 a promise for later", "a.ts:1 the path of one machine"]);
    const code = ["$('.x').hide()", ["/", "/ @ts-ignore"].join("")].map((text) => ({ path: "b.ts", text }));
    expect(found(JQUERY, code)).toEqual(["b.ts:1 jQuery", "b.ts:1 a type check that is switched off"]);
  });
});
