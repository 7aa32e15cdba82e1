import { describe, expect, it } from "vitest";
import { pagesOf } from "../../../tools/gallery/pages.ts";
import { checkTemplate, checkTemplates, countRoots } from "../../../tools/checks/templates.ts";

const pages = [...pagesOf(process.cwd())].filter(([path]) => path.endsWith(".html"));

/** What a reader sees of a page, and what a screen reader is told. */
function shown(html: string): string {
  return html.replaceAll(/<style>[\s\S]*?<\/style>/g, "");
}

describe("every window, in both languages", () => {
  it.each(pages)("%s shows no raw key, no gap and no object", (_path, html) => {
    expect(shown(html).match(/⟦[^⟧]*⟧|\[object Object\]|undefined|NaN/g) ?? []).toEqual([]);
  });

  it.each(pages)("%s names every button and field", (_path, html) => {
    const buttons = [...html.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)];
    const nameless = buttons.filter(
      ([, head = "", body = ""]) => !/aria-label="[^"]+"/.test(head) && body.replaceAll(/<[^>]*>/g, "").trim() === "",
    );
    expect(nameless.map(([tag]) => tag)).toEqual([]);
  });

  it.each(pages)("%s gives every explanation an id of its own that is pointed at", (_path, html) => {
    const ids = [...html.matchAll(/role="tooltip"[^>]*id="([^"]*)"/g)].map(([, id]) => id);
    const named = [...html.matchAll(/data-explain="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(named)).toEqual(new Set(ids));
  });

  it("shows markup in a name as text", () => {
    const gear = pages.find(([path]) => path === "/sheets-de-dark.html")?.[1] ?? "";
    expect(gear).toContain("Mantel &lt;b&gt;mit&lt;/b&gt;");
    expect(gear).not.toContain("Mantel <b>");
  });
});

describe("templates", () => {
  const known = { partials: new Set(["mc-icon"]), keys: new Set(["MC.Word.of"]) };

  it("are in order", () => {
    expect(checkTemplates(process.cwd())).toEqual([]);
  });

  it.each([
    ["an unknown helper", "<p>{{shout name}}</p>"],
    ["an unknown partial", "<p>{{> mc-none}}</p>"],
    ["a key that a language lacks", '<p>{{localize "MC.None"}}</p>'],
    ["a name put in unescaped", "<p>{{{name}}}</p>"],
    ["two roots", "<p></p><p></p>"],
    ["an inline style", '<p style="color: red"></p>'],
    ["a button without type", "<p><button>x</button></p>"],
    ["a block that is not closed", "<p>{{#if a}}</p>"],
    ["too many lines", `<p>${"\n".repeat(120)}</p>`],
  ])("may not have %s", (_what, source) => {
    expect(checkTemplate(source, false, known)).toHaveLength(1);
  });

  it("may have partials, keys, blocks, our own custom properties and what the platform has enriched", () => {
    const source =
      '<p style="--mc-part:{{part}}">{{> mc-icon name="x"}}{{localize "MC.Word.of"}}{{#if a}}{{{a.enriched}}}{{/if}}</p>';
    expect(checkTemplate(source, false, known)).toEqual([]);
  });

  it("count elements without an end as what they are", () => {
    expect(countRoots("<p><img><br><svg><use/></svg></p>")).toBe(1);
    expect(countRoots("<img><input>")).toBe(2);
  });
});
