import { type FactSet, fact } from "./fact.ts";
import { globals } from "./core-globals.ts";

const UTILS = "https://foundryvtt.com/api/modules/foundry.utils.html";

export const objectFacts: FactSet = {
  name: "objects",
  facts: [
    fact("C-106", "expandObject makes nested objects of dotted keys", UTILS, (assert) => {
      const { expandObject } = globals().foundry.utils;
      assert.deepEqual(expandObject({ "a.b": 1, "a.c": { "d.e": 2 } }), { a: { b: 1, c: { d: { e: 2 } } } });
    }),
    fact("C-107", "getProperty and setProperty walk dotted paths", UTILS, (assert) => {
      const { getProperty, setProperty } = globals().foundry.utils;
      const data = { a: { b: 0 } };
      assert.ok(setProperty(data, "a.c.d", 5));
      assert.equal(setProperty(data, "a.b", 0), false);
      assert.deepEqual([getProperty(data, "a.c.d"), getProperty(data, "a.x")], [5, undefined]);
    }),
    fact("C-110", "random ids are 16 letters and digits", UTILS, (assert) => {
      const { randomID } = globals().foundry.utils;
      assert.ok(/^[A-Za-z0-9]{16}$/u.test(randomID()));
      assert.ok(randomID() !== randomID());
    }),
    fact("C-112", "deepClone copies arrays and plain objects and hands others on", UTILS, (assert) => {
      const { deepClone } = globals().foundry.utils;
      const inner = new Set([1]);
      const copy = deepClone({ list: [{ a: 1 }], inner });
      assert.ok(copy.inner === inner);
      assert.deepEqual(copy.list, [{ a: 1 }]);
    }),
  ],
};
