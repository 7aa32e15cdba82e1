import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PACKS, SYSTEM_ID } from "../../src/content/index.ts";
import { pathsOf, registrations, schemasOf, standIn } from "./support/data-models.ts";
import { jsonOf, modulesBelow, ROOT, sample } from "./support/sources.ts";

interface SubType {
  readonly htmlFields: readonly string[];
  readonly filePathFields: Readonly<Record<string, readonly string[]>>;
  readonly gmOnlyFields: readonly string[];
}

interface PackEntry {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly type: string;
  readonly system: string;
}

interface Manifest {
  readonly id: string;
  readonly compatibility: Readonly<Record<string, string>>;
  readonly documentTypes: Readonly<Record<string, Readonly<Record<string, SubType>>>>;
  readonly packs: readonly PackEntry[];
  readonly packFolders: readonly { readonly packs: readonly string[] }[];
  readonly languages: readonly { readonly lang: string; readonly path: string }[];
  readonly esmodules: readonly string[];
  readonly styles: readonly { readonly src: string; readonly layer: string }[];
}

const manifest = jsonOf("system.json") as Manifest;
const registered = modulesBelow("src/foundry").flatMap(registrations);
const schemas = await schemasOf(modulesBelow("src/foundry/data"));

const DECLARED = Object.entries(manifest.documentTypes).flatMap(([document, types]) =>
  Object.entries(types).map(([type, declared]) => ({ document, type, declared })),
);

function sorted(names: readonly string[]): readonly string[] {
  return names.toSorted();
}

describe("the manifest", () => {
  it("declares the types of documents that have a registered data model, and no others", () => {
    const declared = DECLARED.map(({ document, type }) => `${document}.${type}`);
    expect(sorted(declared)).toEqual(sorted(registered.map(([document, type]) => `${document}.${type}`)));
  });

  it.each(DECLARED)("names what the server must clean in $document.$type", ({ document, type, declared }) => {
    const model = registered.find(([name, subtype]) => name === document && subtype === type)?.[2] ?? "";
    const schema = schemas.get(model) ?? {};
    expect(Object.keys(schema).length).toBeGreaterThan(0);
    expect(sorted(declared.htmlFields)).toEqual(sorted(pathsOf("HTMLField", schema)));
    expect(sorted(Object.keys(declared.filePathFields))).toEqual(sorted(pathsOf("FilePathField", schema)));
    expect(declared.gmOnlyFields.filter((path) => !((path.split(".")[0] ?? "") in schema))).toEqual([]);
  });

  it("lists every pack once, with the label of its definition, and shows each in a folder", () => {
    const listed = manifest.packs.map(({ name, label, path, type, system }) => ({ name, label, path, type, system }));
    const defined = PACKS.map(({ name, label }) => ({
      name,
      label,
      path: `packs/${name}`,
      type: "Item",
      system: SYSTEM_ID,
    }));
    expect(listed).toEqual(defined);
    const folders = readdirSync(join(ROOT, "packs/_source"));
    expect(sorted(folders)).toEqual(sorted(PACKS.map(({ name }) => name)));
    expect(sorted(manifest.packFolders.flatMap(({ packs }) => packs))).toEqual(sorted(folders));
  });

  it("names files that the build puts there", () => {
    expect(manifest.id).toBe(SYSTEM_ID);
    expect(manifest.languages.map(({ lang }) => lang)).toEqual(["en", "de"]);
    expect(manifest.languages.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(manifest.esmodules).toEqual(["index.js"]);
    expect(manifest.styles).toEqual([{ src: "index.css", layer: "system" }]);
  });

  it("claims no verified version before somebody has run the self-check in Foundry", () => {
    expect(Object.keys(manifest.compatibility)).toEqual(["minimum"]);
  });
});

describe("data models", () => {
  it("are read from the code that registers them", () => {
    const module = sample("a.ts", `Object.assign(CONFIG.Item.dataModels, { gear: GearData, "x": Y });`);
    expect(registrations(module)).toEqual([
      ["Item", "gear", "GearData"],
      ["Item", "x", "Y"],
    ]);
  });

  it("show their fields by path, also those of lists and groups", () => {
    const { SchemaField, ArrayField, HTMLField, StringField } = fieldsOf();
    const fields = {
      a: new HTMLField(),
      b: new SchemaField({ c: new HTMLField(), d: new StringField() }),
      e: new ArrayField(new HTMLField()),
    };
    expect(pathsOf("HTMLField", fields)).toEqual(["a", "b.c", "e.*"]);
  });
});

type Made = Parameters<typeof pathsOf>[1][string];
type FieldName = "SchemaField" | "ArrayField" | "HTMLField" | "StringField";

function fieldsOf(): Readonly<Record<FieldName, new (inner?: unknown) => Made>> {
  return standIn.data.fields as Record<FieldName, new (inner?: unknown) => Made>;
}
