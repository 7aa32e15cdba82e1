import { type FactSet, fact } from "./fact.ts";
import { globals } from "./core-globals.ts";

const UTILS = "https://foundryvtt.com/api/modules/foundry.utils.html";

export const objectFacts: FactSet = {
  name: "objects",
  facts: [
    fact("C-101", "mergeObject merges in place unless told otherwise", UTILS, (assert) => {
      const { mergeObject } = globals().foundry.utils;
      const first = { a: { b: 1 } };
      assert.ok(mergeObject(first, { a: { c: 2 } }) === first);
      assert.deepEqual(first, { a: { b: 1, c: 2 } });
      const copy = mergeObject(first, { a: { b: 3 } }, { inplace: false });
      assert.deepEqual([first.a.b, copy], [1, { a: { b: 3, c: 2 } }]);
    }),
    fact("C-102", "insertKeys governs the top level, insertValues what is below", UTILS, (assert) => {
      const { mergeObject } = globals().foundry.utils;
      const other = { new: 1, old: { fresh: 2 } };
      assert.deepEqual(mergeObject({ old: {} }, other, { insertKeys: false }), { old: { fresh: 2 } });
      assert.deepEqual(mergeObject({ old: {} }, other, { insertValues: false }), { new: 1, old: {} });
    }),
    fact("C-103", "overwrite: false keeps what is there", UTILS, (assert) => {
      const { mergeObject } = globals().foundry.utils;
      assert.deepEqual(mergeObject({ a: 1 }, { a: 2, b: 3 }, { overwrite: false }), { a: 1, b: 3 });
    }),
    fact("C-104", "recursive: false replaces inner objects", UTILS, (assert) => {
      const { mergeObject } = globals().foundry.utils;
      assert.deepEqual(mergeObject({ a: { b: 1 } }, { a: { c: 2 } }, { recursive: false }), { a: { c: 2 } });
    }),
    fact("C-105", "enforceTypes refuses a value of another type", UTILS, (assert) => {
      const { mergeObject } = globals().foundry.utils;
      assert.throws(() => mergeObject({ a: 1 }, { a: "text" }, { enforceTypes: true }));
    }),
    fact("C-106", "expandObject and flattenObject are each other's reverse", UTILS, (assert) => {
      const { expandObject, flattenObject } = globals().foundry.utils;
      assert.deepEqual(expandObject({ "a.b": 1, "a.c": { "d.e": 2 } }), { a: { b: 1, c: { d: { e: 2 } } } });
      assert.deepEqual(flattenObject({ a: { b: 1, c: [1] } }), { "a.b": 1, "a.c": [1] });
    }),
    fact("C-107", "getProperty, setProperty and hasProperty walk dotted paths", UTILS, (assert) => {
      const { getProperty, hasProperty, setProperty } = globals().foundry.utils;
      const data = { a: { b: 0 } };
      assert.ok(setProperty(data, "a.c.d", 5));
      assert.equal(setProperty(data, "a.b", 0), false);
      assert.deepEqual([getProperty(data, "a.c.d"), hasProperty(data, "a.x")], [5, false]);
    }),
    fact("C-108", "diffObject gives what differs, and nothing where nothing does", UTILS, (assert) => {
      const { diffObject, isEmpty } = globals().foundry.utils;
      assert.deepEqual(diffObject({ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 4, d: 3 } }), { b: { c: 4 } });
      assert.ok(isEmpty(diffObject({ list: [1, { x: 1 }] }, { list: [1, { x: 1 }] })));
    }),
    fact("C-109", "versions are compared part by part", UTILS, (assert) => {
      const { isNewerVersion } = globals().foundry.utils;
      assert.deepEqual(
        [isNewerVersion("1.10.0", "1.9.9"), isNewerVersion("1.9", "1.9.0"), isNewerVersion("1.0", "1.1")],
        [true, false, false],
      );
    }),
    fact("C-110", "random ids are 16 letters and digits", UTILS, (assert) => {
      const { randomID } = globals().foundry.utils;
      assert.ok(/^[A-Za-z0-9]{16}$/u.test(randomID()));
      assert.ok(randomID() !== randomID());
    }),
    fact("C-111", "a uuid names its documents from the outside in", UTILS, (assert) => {
      const { parseUuid } = globals().foundry.utils;
      const parsed = parseUuid("Actor.aaaaaaaaaaaaaaaa.Item.bbbbbbbbbbbbbbbb");
      assert.deepEqual([parsed?.type, parsed?.id, parsed?.primaryType], ["Item", "bbbbbbbbbbbbbbbb", "Actor"]);
    }),
    fact("C-112", "deepClone copies arrays and plain objects and hands others on", UTILS, (assert) => {
      const { deepClone } = globals().foundry.utils;
      const inner = new Set([1]);
      const copy = deepClone({ list: [{ a: 1 }], inner });
      assert.ok(copy.inner === inner);
      assert.throws(() => deepClone({ inner }, { strict: true }));
    }),
  ],
};
