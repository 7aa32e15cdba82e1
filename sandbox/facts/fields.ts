import type { DataSchema } from "../client/core/fields/containers.ts";
import { type FactSet, fact } from "./fact.ts";
import { globals } from "./core-globals.ts";

const FIELDS = "https://foundryvtt.com/api/modules/foundry.data.fields.html";
const FIELD = "https://foundryvtt.com/api/classes/foundry.data.fields.DataField.html";

function modelOf(schema: () => DataSchema) {
  return class Sample extends globals().foundry.abstract.DataModel {
    static override defineSchema(): DataSchema {
      return schema();
    }
  };
}

const { fields } = globals().foundry.data;

export const fieldFacts: FactSet = {
  name: "fields",
  facts: [
    fact("C-201", "a missing value becomes the initial one, which may be a function", FIELD, (assert) => {
      const Sample = modelOf(() => ({
        a: new fields.NumberField({ initial: 4 }),
        b: new fields.StringField({ initial: () => "made" }),
      }));
      assert.deepEqual(new Sample().toObject(), { a: 4, b: "made" });
    }),
    fact("C-202", "required and not nullable without an initial value is refused", FIELD, (assert) => {
      const Sample = modelOf(() => ({ a: new fields.NumberField({ required: true, nullable: false }) }));
      assert.throws(() => new Sample());
    }),
    fact("C-203", "texts are trimmed, and blanks fail where blank is not allowed", FIELDS, (assert) => {
      const Sample = modelOf(() => ({ a: new fields.StringField({ required: true, blank: false }) }));
      assert.equal(new Sample({ a: "  Neo " }).toObject()["a"], "Neo");
      assert.throws(() => new Sample({ a: "   " }));
    }),
    fact("C-204", "numbers below the minimum are lifted to it before they are judged", "assumption", (assert) => {
      const Sample = modelOf(() => ({ a: new fields.NumberField({ min: 0, max: 5 }) }));
      assert.deepEqual([new Sample({ a: -3 }).toObject()["a"], new Sample({ a: 9 }).toObject()["a"]], [0, 5]);
    }),
    fact("C-205", "what is no number is refused", FIELDS, (assert) => {
      const Sample = modelOf(() => ({ a: new fields.NumberField() }));
      assert.throws(() => new Sample({ a: "abc" }));
      assert.equal(new Sample({ a: "7" }).toObject()["a"], 7);
    }),
    fact("C-206", "null is refused where it is not allowed", FIELD, (assert) => {
      const Sample = modelOf(() => ({ a: new fields.NumberField({ nullable: false, initial: 1 }) }));
      assert.throws(() => new Sample({ a: null }));
    }),
    fact("C-207", "choices refuse everything else", FIELDS, (assert) => {
      const Sample = modelOf(() => ({ a: new fields.StringField({ choices: ["x", "y"], initial: "x" }) }));
      assert.throws(() => new Sample({ a: "z" }));
      assert.throws(() => new Sample({ a: "" }));
    }),
    fact("C-208", "a validator may return false or throw", FIELD, (assert) => {
      const odd = (value: unknown): boolean => Number(value) % 2 === 1;
      const Sample = modelOf(() => ({ a: new fields.NumberField({ initial: 1, validate: odd }) }));
      assert.throws(() => new Sample({ a: 2 }));
      assert.equal(new Sample({ a: 3 }).toObject()["a"], 3);
    }),
    fact("C-209", "sets are lists in the source and sets in use", FIELDS, (assert) => {
      const Sample = modelOf(() => ({ a: new fields.SetField(new fields.StringField()) }));
      // The schema gives the sample these members.
      const sample = new Sample({ a: ["x", "y", "x"] }) as unknown as { a: Set<string>; toObject: () => object };
      assert.deepEqual([...sample.a], ["x", "y"]);
      assert.deepEqual(sample.toObject(), { a: ["x", "y"] });
    }),
    fact("C-210", "an object with numbers as keys becomes a list where a list is wanted", "assumption", (assert) => {
      const Sample = modelOf(() => ({ a: new fields.ArrayField(new fields.StringField()) }));
      assert.deepEqual(new Sample({ a: { 0: "x", 1: "y" } }).toObject(), { a: ["x", "y"] });
    }),
    fact("C-211", "true and false may come as text", FIELDS, (assert) => {
      const Sample = modelOf(() => ({ a: new fields.BooleanField() }));
      assert.deepEqual(
        [new Sample({ a: "true" }).toObject(), new Sample({ a: "false" }).toObject()],
        [{ a: true }, { a: false }],
      );
    }),
    fact("C-215", "paths of a sub-type's fields begin with system", "assumption", (assert) => {
      class Kind extends globals().foundry.abstract.TypeDataModel {
        static override defineSchema(): DataSchema {
          return { a: new fields.SchemaField({ b: new fields.NumberField() }) };
        }
      }
      const { SchemaField } = fields;
      const inner = Kind.schema.get("a");
      assert.equal(inner instanceof SchemaField && inner.get("b")?.fieldPath, "system.a.b");
    }),
  ],
};
