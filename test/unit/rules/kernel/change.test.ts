import { describe, expect, it } from "vitest";
import * as kernel from "../../../../src/rules/kernel/index.ts";
import { blamed } from "../../../support/blame.ts";

const DOCUMENTS = { "Actor.neo": { system: { ap: { value: 5 }, tags: ["one"] }, name: "Neo" } };
const value = (from: number, to: number): kernel.Change => ({ uuid: "Actor.neo", path: "system.ap.value", from, to });
const add = (amount: number): kernel.Change => ({ uuid: "Actor.neo", path: "system.ap.value", add: amount });
const changed = (path: string): unknown => ({
  ok: false,
  problems: [{ key: "MC.Refusal.changed", data: { uuid: "Actor.neo", path } }],
});

describe("a change", () => {
  it("replaces a value where the stored one is still the old one", () => {
    expect(kernel.applyAll(DOCUMENTS, [value(5, 3)])).toEqual({
      ok: true,
      value: { "Actor.neo": { system: { ap: { value: 3 }, tags: ["one"] }, name: "Neo" } },
    });
    expect(kernel.applyAll(DOCUMENTS, [value(4, 3)])).toEqual(changed("system.ap.value"));
  });

  it("leaves the given documents as they are", () => {
    const before = structuredClone(DOCUMENTS);
    kernel.applyAll(DOCUMENTS, [value(5, 3), add(2)]);
    expect(DOCUMENTS).toEqual(before);
  });

  it("moves a counter, whatever it holds by now", () => {
    const after = kernel.applyAll(DOCUMENTS, [add(-2), add(4)]);
    expect(after).toMatchObject({ value: { "Actor.neo": { system: { ap: { value: 7 } } } } });
    expect(kernel.applyAll(DOCUMENTS, [{ uuid: "Actor.neo", path: "name", add: 1 }])).toEqual(changed("name"));
  });

  it("counts in whole numbers only, so that counting back is exact", () => {
    const counter = (stored: number): kernel.Documents => ({ "Actor.neo": { system: { ap: { value: stored } } } });
    expect(blamed(() => kernel.applyAll(DOCUMENTS, [add(0.2)]))).toBe("changes.add");
    expect(blamed(() => kernel.invert(add(0.2)))).toBe("change.add");
    for (const stored of [0.1, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER, 2 ** 53])
      expect(kernel.applyAll(counter(stored), [add(1)])).toEqual(changed("system.ap.value"));
    expect(kernel.applyAll(counter(Number.MAX_SAFE_INTEGER), [add(-1), add(1)])).toEqual({
      ok: true,
      value: counter(Number.MAX_SAFE_INTEGER),
    });
  });

  it("on a path that the document lacks is refused", () => {
    const none = [
      "system.xp",
      "system.ap.value.deep",
      "constructor",
      "constructor.length",
      "name.length",
      "system.tags.0",
    ];
    for (const path of [...none, "system.tags.length", ""]) {
      expect(kernel.applyAll(DOCUMENTS, [{ uuid: "Actor.neo", path, from: 1, to: 2 }])).toEqual(changed(path));
      expect(kernel.applyAll(DOCUMENTS, [{ uuid: "Actor.neo", path, add: 2 }])).toEqual(changed(path));
    }
  });

  it("makes and removes documents, once", () => {
    const created = kernel.applyAll({}, [{ uuid: "a", create: { x: 1 } }]);
    expect(created).toEqual({ ok: true, value: { a: { x: 1 } } });
    expect(kernel.applyAll({ a: { x: 1 }, b: 2 }, [{ uuid: "a", delete: { x: 1 } }])).toEqual({
      ok: true,
      value: { b: 2 },
    });
    const missing = { ok: false, problems: [{ key: "MC.Refusal.document", data: { uuid: "a" } }] };
    expect(kernel.applyAll({ a: 1 }, [{ uuid: "a", create: 2 }])).toEqual(missing);
    expect(kernel.applyAll({}, [{ uuid: "a", delete: 2 }])).toEqual(missing);
    expect(kernel.applyAll({}, [{ uuid: "a", path: "x", add: 2 }])).toEqual(missing);
    const inherited = { ok: false, problems: [{ key: "MC.Refusal.document", data: { uuid: "constructor" } }] };
    expect(kernel.applyAll({}, [{ uuid: "constructor", path: "length", add: 2 }])).toEqual(inherited);
    expect(kernel.applyAll({ a: null }, [{ uuid: "a", create: 2 }])).toEqual(missing);
    expect(kernel.applyAll({ a: null }, [{ uuid: "a", delete: null }])).toEqual({ ok: true, value: {} });
    expect(kernel.applyAll({ a: { x: 2 } }, [{ uuid: "a", delete: { x: 1 } }])).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.changed", data: { uuid: "a", path: "" } }],
    });
  });

  it("is refused with all others, and every reason is named", () => {
    const result = kernel.applyAll(DOCUMENTS, [value(4, 3), value(5, 2), value(9, 1)]);
    expect(result).toMatchObject({ ok: false });
    expect(!result.ok && result.problems).toHaveLength(2);
  });

  it("is taken back exactly by its inverse, in the other order", () => {
    const changes: readonly kernel.Change[] = [
      value(5, 3),
      add(-1),
      { uuid: "Actor.smith", create: { name: "Smith" } },
      { uuid: "Actor.smith", path: "name", from: "Smith", to: "Smith 2" },
      { uuid: "Actor.neo", path: "system.tags", from: ["one"], to: [] },
    ];
    const after = kernel.applyAll(DOCUMENTS, changes);
    if (!after.ok) throw new Error("refused");
    expect(kernel.applyAll(after.value, kernel.invertAll(changes))).toEqual({ ok: true, value: DOCUMENTS });
    expect(kernel.invert({ uuid: "a", delete: 1 })).toEqual({ uuid: "a", create: 1 });
    expect(kernel.invertAll(kernel.invertAll(changes))).toEqual(changes);
  });

  it("names what is wrong in its arguments", () => {
    const no = null as never;
    expect(blamed(() => kernel.invert(no))).toBe("change");
    expect(blamed(() => kernel.invert({ uuid: 1, create: 1 } as never))).toBe("change.uuid");
    expect(blamed(() => kernel.invert({ uuid: "a", path: "x" } as never))).toBe("change");
    expect(() => kernel.invert({ uuid: "a", path: "x" } as never)).toThrow("change must be a change");
    expect(blamed(() => kernel.invert({ uuid: "a", path: "x", from: 1 } as never))).toBe("change");
    expect(blamed(() => kernel.invert({ uuid: "a", path: 1, from: 1, to: 2 } as never))).toBe("change.path");
    expect(blamed(() => kernel.invert({ uuid: "a", add: 1 } as never))).toBe("change.path");
    expect(blamed(() => kernel.invert({ uuid: "a", path: "x", add: "1" } as never))).toBe("change.add");
    expect(blamed(() => kernel.invertAll(no))).toBe("changes");
    expect(blamed(() => kernel.applyAll(no, []))).toBe("documents");
    expect(blamed(() => kernel.applyAll({}, no))).toBe("changes");
    expect(blamed(() => kernel.applyAll({}, [no]))).toBe("changes");
  });
});

describe("the same data", () => {
  it.each([
    [1, 1, true],
    [1, "1", false],
    [null, null, true],
    [null, undefined, false],
    [Number.NaN, Number.NaN, true],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [1], false],
    [[1, 2], [1, 3], false],
    [[], {}, false],
    [[], { length: 0 }, false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, c: 2 }, { a: 1, b: 2 }, false],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, null, false],
    [{ constructor: 1 }, { a: 1 }, false],
  ] as const)("%j and %j: %s", (a, b, same) => {
    expect(kernel.isSame(a as never, b as never)).toBe(same);
    expect(kernel.isSame(b as never, a as never)).toBe(same);
  });

  it("is compared to a depth of 200", () => {
    const lists = (depth: number): kernel.Plain => (depth === 0 ? 1 : [lists(depth - 1)]);
    const objects = (depth: number): kernel.Plain => (depth === 0 ? 1 : { a: objects(depth - 1) });
    for (const nest of [lists, objects]) {
      expect(kernel.isSame(nest(201), nest(201))).toBe(true);
      expect(blamed(() => kernel.isSame(nest(202), nest(202)))).toBe("value");
      expect(() => kernel.isSame(nest(300), nest(300))).toThrow("value must be nested at most 200 deep");
    }
  });
});
