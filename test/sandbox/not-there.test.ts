import { describe, expect, it } from "vitest";
import { DataModel } from "../../sandbox/client/core/data-model.ts";
import { NumberField } from "../../sandbox/client/core/fields.ts";
import { refuseMembers, refuseOptions } from "../../sandbox/client/core/not-there.ts";

describe("what the host does not do", () => {
  it("is refused where a field is given an option that nobody reads", () => {
    const options: object = { positive: true };
    expect(() => new NumberField(options)).toThrow("NumberField has no option positive");
    expect(() => new NumberField({ min: 1 })).not.toThrow();
  });

  it("is refused where a model brings a migration that nobody calls", () => {
    class Old extends DataModel {
      static migrateData(source: object): object {
        return source;
      }
    }
    expect(() => Old.schema).toThrow("sandbox: Old.migrateData is not there");
  });

  it("is named by its place", () => {
    expect(() => refuseMembers({ _preClose: null }, "Sheet", ["_preClose"])).toThrow("Sheet._preClose");
    expect(() => refuseOptions({ root: true }, "Sheet.PARTS.main", new Set(["template"]))).toThrow("PARTS.main");
  });
});
