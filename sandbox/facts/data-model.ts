import type { DataSchema } from "../client/core/fields/containers.ts";
import { type FactSet, fact } from "./fact.ts";
import { globals } from "./core-globals.ts";

const MODEL = "https://foundryvtt.com/api/classes/foundry.abstract.DataModel.html";
const OPERATORS = "https://foundryvtt.com/api/modules/foundry.data.operators.html";

const { DataModel } = globals().foundry.abstract;
const { fields } = globals().foundry.data;
const isRecent = globals().game.release.generation >= 14;

class Sample extends DataModel {
  declare a: { b: number; c: string };
  declare list: number[];
  declare free: Record<string, unknown>;

  static override defineSchema(): DataSchema {
    return {
      a: new fields.SchemaField({
        b: new fields.NumberField({ required: true, nullable: false, initial: 1, min: 0 }),
        c: new fields.StringField({ required: true, initial: "x" }),
      }),
      list: new fields.ArrayField(new fields.NumberField()),
      free: new fields.ObjectField(),
    };
  }
}

export const dataModelFacts: FactSet = {
  name: "data models",
  facts: [
    fact("C-301", "updateSource takes dotted keys and returns only what differs", MODEL, (assert) => {
      const sample = new Sample();
      assert.deepEqual(sample.updateSource({ "a.b": 2, "a.c": "x" }), { a: { b: 2 } });
      assert.equal(sample.a.b, 2);
      assert.deepEqual(sample.updateSource({ a: { b: 2 } }), {});
    }),
    fact("C-302", "a dry run changes nothing", MODEL, (assert) => {
      const sample = new Sample();
      assert.deepEqual(sample.updateSource({ "a.b": 7 }, { dryRun: true }), { a: { b: 7 } });
      assert.equal(sample.a.b, 1);
    }),
    fact("C-303", "lists are replaced as a whole", MODEL, (assert) => {
      const sample = new Sample({ list: [1, 2, 3] });
      assert.deepEqual(sample.updateSource({ list: [4] }), { list: [4] });
      assert.deepEqual(sample.list, [4]);
    }),
    fact("C-305", "a value that is not valid leaves everything as it was", MODEL, (assert) => {
      const sample = new Sample();
      assert.throws(() => sample.updateSource({ "a.b": "no number", "a.c": "new" }));
      assert.deepEqual(sample.toObject(), { a: { b: 1, c: "x" }, list: [], free: {} });
    }),
    fact("C-306", "keys that the schema does not know are dropped", MODEL, (assert) => {
      assert.deepEqual(new Sample().updateSource({ unknown: 1, a: { other: 2 } }), {});
    }),
    fact("C-307", "-= before a key deletes it", "https://github.com/foundryvtt/foundryvtt/issues/13090", (assert) => {
      const sample = new Sample({ free: { x: 1, y: 2 } });
      sample.updateSource({ "free.-=x": null });
      assert.deepEqual(sample.free, { y: 2 });
    }),
    fact("C-308", "changes of a model in use do not reach what is stored", MODEL, (assert) => {
      const sample = new Sample({ free: { x: 1 } });
      sample.free["x"] = 9;
      sample.a.b = 9;
      assert.deepEqual(sample.toObject(), { a: { b: 1, c: "x" }, list: [], free: { x: 1 } });
      sample.reset();
      assert.equal(sample.a.b, 1);
    }),
    ...(isRecent
      ? [
          fact("C-310", "the operator of deletion removes the key at which it stands", OPERATORS, (assert) => {
            const sample = new Sample({ free: { x: 1, y: 2 } });
            const { ForcedDeletion } = globals().foundry.data.operators;
            sample.updateSource({ "free.x": new ForcedDeletion() });
            assert.deepEqual(sample.free, { y: 2 });
          }),
        ]
      : []),
  ],
};
