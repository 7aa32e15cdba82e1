import { describe, expect, it } from "vitest";
import { GENERATIONS, REMOVED, type RemovedName } from "./support/removed.table.ts";
import { filesBelow, lineAt, modulesBelow, sample, withoutComments, type Source } from "./support/sources.ts";

const COMPAT = "src/foundry/adapter/compat.ts";

/** Whether a file declares a name itself, so that it is not the global that is meant. */
function isDeclared(text: string, name: string): boolean {
  return new RegExp(String.raw`\b(?:function|class)\s+${name}\b|\b(?:const|let|import)\b[^;=(]*\b${name}\b`).test(text);
}

function found(list: readonly RemovedName[], sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    list.flatMap(({ what, pattern, instead }) => {
      const at = text.search(pattern);
      return at < 0 || isDeclared(text, what) ? [] : [`${path}:${lineAt(text, at)} ${what}; write: ${instead}`];
    }),
  );
}

const code = modulesBelow("src").map((module) => ({ path: module.path, text: withoutComments(module) }));
const templates = filesBelow(["templates"], [".hbs"]);

describe("names that V14 has removed or put on its way out", () => {
  it("stand nowhere in the system", () => {
    expect(found(REMOVED, [...code, ...templates])).toEqual([]);
  });

  it.each([
    "Math.clamped(1, 2, 3)",
    "foundry.utils.duplicate(a)",
    `Hooks.on("renderChatMessage", f)`,
    "{{editor content}}",
    "{{#select value}}",
    "new Dialog({})",
    "class A extends ActorSheet {}",
    "class A extends Die {}",
    "const a = mergeObject(b, c)",
    "await renderTemplate(a, b)",
    "target instanceof HTMLElement",
    "this.parent = app",
    "CONFIG.Token.layerClass = A",
    "combat.getCombatantByToken(id)",
  ])("are seen in %s", (text) => {
    expect(found(REMOVED, [{ path: "a.ts", text }])).toHaveLength(1);
  });

  it.each([
    "foundry.utils.mergeObject(a, b)",
    "const { renderTemplate } = foundry.applications.handlebars; renderTemplate(a)",
    "class A extends foundry.dice.terms.Die {}",
    `Hooks.on("renderChatMessageHTML", f)`,
    "if (this.parent === app) return",
  ])("are not seen in %s", (text) => {
    expect(found(REMOVED, [{ path: "a.ts", text }])).toEqual([]);
  });
});

describe("the page of the main window", () => {
  // A detached window has a page of its own: its elements are asked for theirs (`ownerDocument`).
  const OF_ONE_WINDOW: readonly RemovedName[] = [
    {
      what: "document",
      pattern: /(?<![\w.$])document\.(?:createElement|querySelector|getElementById|body|addEventListener)/,
      instead: "ownerDocument of an element",
    },
  ];

  it("is touched where elements are made of text, and nowhere else", () => {
    const makers = ["src/foundry/adapter/element.ts", "src/foundry/adapter/text.ts"];
    const others = code.filter(({ path }) => !makers.includes(path));
    expect(found(OF_ONE_WINDOW, others)).toEqual([]);
  });

  it("is seen, but not the page that an element belongs to", () => {
    expect(found(OF_ONE_WINDOW, [{ path: "a.ts", text: "document.body.append(a)" }])).toHaveLength(1);
    const text = "a.ownerDocument.createElement('p'); view.document.body; document.update({})";
    expect(found(OF_ONE_WINDOW, [{ path: "a.ts", text }])).toEqual([]);
  });
});

describe("what differs between V13 and V14", () => {
  it("stands in one file", () => {
    expect(
      found(
        GENERATIONS,
        code.filter(({ path }) => path !== COMPAT),
      ),
    ).toEqual([]);
    expect(
      found(
        GENERATIONS,
        code.filter(({ path }) => path === COMPAT),
      ).length,
    ).toBeGreaterThan(3);
  });

  it("is seen elsewhere, but not in a comment", () => {
    const text = "// game.release\nif (game.release.generation > 13) a();";
    expect(found(GENERATIONS, [{ path: "a.ts", text: withoutComments(sample("a.ts", text)) }])).toEqual([
      "a.ts:2 game.release; write: compat.ts",
    ]);
  });
});
