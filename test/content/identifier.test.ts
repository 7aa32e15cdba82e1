import { describe, expect, it } from "vitest";
import { identifierFrom, isIdentifier, stableId } from "../../src/content/index.ts";
import frozen from "../golden/pack-ids.json" with { type: "json" };
import { assembly } from "./sources.ts";

const FROZEN: Readonly<Record<string, string>> = frozen;

/** The ids of all shipped documents by pack and slug. */
function shippedIds(): Readonly<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { name, documents } of assembly.packs) {
    for (const document of documents) {
      const slug = "system" in document ? document.system["identifier"] : document.flags["matrix-construct"].identifier;
      ids[`${name}/${"system" in document ? "" : "folders/"}${String(slug)}`] = document._id;
    }
  }
  return ids;
}

describe("the ids of content", () => {
  it("are those that worlds already link to: none is changed, none is gone", () => {
    const ids = shippedIds();
    for (const [path, id] of Object.entries(FROZEN)) expect(ids[path], path).toBe(id);
  });

  it("are all frozen: a new entry adds its id to the golden file", () => {
    expect(Object.keys(shippedIds()).filter((path) => !(path in FROZEN))).toEqual([]);
  });

  it("are 16 letters and digits, and no two are the same", () => {
    const ids = Object.values(shippedIds());
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("are far apart for paths that are close", () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => stableId(`weapons/a-${index}`));
    expect(new Set(ids).size).toBe(10_000);
    for (const place of [0, 7, 15]) expect(new Set(ids.map((id) => id.charAt(place))).size).toBe(62);
  });

  it.each(["glock-17", "50-m2hb", "a"])("%s is a slug", (text) => {
    expect(isIdentifier(text)).toBe(true);
  });

  it.each(["", "Glock", "glock_17", "-a", "a-", "a--b", "größe", "a".repeat(65), 7, null])("%s is no slug", (value) => {
    expect(isIdentifier(value)).toBe(false);
  });
});

describe("the slug of a name", () => {
  it.each([
    ["Schlösser öffnen", "schloesser-oeffnen"],
    ["  Straßenkampf! (2)", "strassenkampf-2"],
    ["Café – Gespräch", "cafe-gespraech"],
    ["Ä", "ae"],
    ["黑客", ""],
  ])("%s is %s", (name, slug) => {
    expect(identifierFrom(name)).toBe(slug);
  });

  it("has at most 64 characters and never ends in a hyphen", () => {
    const slug = identifierFrom(`${"a".repeat(63)} b`);
    expect(slug).toBe("a".repeat(63));
    expect(isIdentifier(slug)).toBe(true);
  });
});
