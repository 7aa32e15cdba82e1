import { describe, expect, it } from "vitest";
import { filesBelow, modulesBelow, withoutComments, type Source } from "./support/sources.ts";

/** Actions that every window or document sheet of the platform has. */
const OF_THE_PLATFORM = ["close", "editImage", "tab"];

/** What the first group of a pattern finds in a text, wherever it stands there. */
function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** The actions that buttons of templates name, or that a view hands to a button. */
function namedActions(sources: readonly Source[]): readonly string[] {
  const names = sources.flatMap(({ text }) => [
    ...matches(text, /\bdata-action="(.*?)"(?=[\s>{])/g).flatMap((value) => value.match(/\b\w+\b(?![^{]*\}\})/g) ?? []),
    ...matches(text, /\baction: "(\w+)"/g),
  ]);
  return [...new Set(names)].toSorted();
}

/** The actions that something hears: keys of lists of actions, and what the buttons of cards do. */
function heardActions(sources: readonly Source[]): ReadonlySet<string> {
  const lists = sources.flatMap(({ text }) => [
    ...matches(text, /\bactions: \{([^}]*)\}/g).flatMap((list) => matches(list, /(?:^|,)\s*(\w+):/g)),
    ...matches(text, /: SheetActions = \{([\s\S]*?)\n\};/g).flatMap((list) =>
      matches(list, /^ {2}(?:async )?(\w+)\(/gm),
    ),
  ]);
  const ofCards = sources.flatMap(({ text }) => [
    ...matches(text, /\baction === "(\w+)"/g),
    ...matches(text, /\bVERBS = \[([^\]]*)\]/g).flatMap((list) => list.match(/\w+/g) ?? []),
  ]);
  return new Set([...OF_THE_PLATFORM, ...lists, ...ofCards]);
}

const drawn = [
  ...filesBelow(["templates"], [".hbs"]),
  ...modulesBelow("src/view").map((module) => ({ path: module.path, text: withoutComments(module) })),
];
const heard = heardActions(
  modulesBelow("src/foundry").map((module) => ({ path: module.path, text: withoutComments(module) })),
);

describe("buttons", () => {
  it("name only actions that something hears", () => {
    expect(namedActions(drawn).length).toBeGreaterThan(30);
    expect(namedActions(drawn).filter((name) => !heard.has(name))).toEqual([]);
  });

  it("that nothing hears are seen", () => {
    const template = {
      path: "a.hbs",
      text: `<button data-action="a"></button><i data-action="{{#if x.y}}b{{else}}c{{/if}}">`,
    };
    expect(namedActions([template, { path: "b.ts", text: `const d = { action: "e" };` }])).toEqual([
      "a",
      "b",
      "c",
      "e",
    ]);
    const list = { path: "c.ts", text: "actions: { a: A.#onA, b: A.#onB }," };
    const more = {
      path: "d.ts",
      text: `const L: SheetActions = {\n  c(_event, { dataset }) {\n    f(dataset);\n  },\n};`,
    };
    expect([...heardActions([list, more])].filter((name) => /^[a-f]$/.test(name))).toEqual(["a", "b", "c"]);
  });
});
