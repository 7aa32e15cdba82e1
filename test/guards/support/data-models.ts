import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Visitor } from "vite";
import { ROOT, type Module } from "./sources.ts";

/** A field of a schema: the class it was made of, and the fields inside it. */
interface Field {
  readonly kind: string;
  readonly inner: Readonly<Record<string, Field>>;
}

function fieldClass(kind: string): new (inner?: unknown) => Field {
  return class {
    readonly kind = kind;
    readonly inner: Readonly<Record<string, Field>>;

    constructor(inner?: unknown) {
      this.inner = fieldsIn(kind, inner);
    }
  };
}

function fieldsIn(kind: string, inner: unknown): Readonly<Record<string, Field>> {
  if (kind === "SchemaField" && isFields(inner)) return inner;
  return (kind === "ArrayField" || kind === "TypedObjectField") && isField(inner) ? { "*": inner } : {};
}

function isField(value: unknown): value is Field {
  return typeof value === "object" && value !== null && "kind" in value;
}

function isFields(value: unknown): value is Record<string, Field> {
  return typeof value === "object" && value !== null && Object.values(value).every((one) => isField(one));
}

/** As much of the platform as data models touch when they are loaded and asked for their schema. */
export const standIn = {
  abstract: { DataModel: Object, TypeDataModel: Object },
  data: { fields: new Proxy({}, { get: (_target, kind) => fieldClass(String(kind)) }) },
};

/** The paths of all fields of a class in a schema, with `*` for whatever is in a list. */
export function pathsOf(kind: string, fields: Readonly<Record<string, Field>>, start = ""): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${start}${name}`;
    return [...(field.kind === kind ? [path] : []), ...pathsOf(kind, field.inner, `${path}.`)];
  });
}

/** The types of documents for which a module registers data models: document, type, class. */
export function registrations(module: Module): readonly (readonly [document: string, type: string, model: string])[] {
  const found: (readonly [string, string, string])[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [target, models] }) {
      if (module.text.slice(callee.start, callee.end) !== "Object.assign" || !target) return;
      const [, name] = /^CONFIG\.(\w+)\.dataModels$/.exec(module.text.slice(target.start, target.end)) ?? [];
      if (name === undefined || models?.type !== "ObjectExpression") return;
      for (const one of models.properties) {
        if (one.type !== "Property") continue;
        const [type, model] = [one.key, one.value].map(({ start, end }) => module.text.slice(start, end));
        if (type !== undefined && model !== undefined) found.push([name, type.replaceAll(/["']/g, ""), model]);
      }
    },
  }).visit(module.tree.program);
  return found;
}

/** The schemas of all data models below `src/foundry/data`, by the name of their class. */
export async function schemasOf(modules: readonly Module[]): Promise<ReadonlyMap<string, Record<string, Field>>> {
  Object.assign(globalThis, { foundry: standIn });
  const schemas = new Map<string, Record<string, Field>>();
  for (const { path } of modules) {
    const exported: unknown = await import(pathToFileURL(join(ROOT, path)).href);
    for (const [name, value] of Object.entries(exported ?? {})) {
      const schema: unknown = isModel(value) ? value.defineSchema() : null;
      if (isFields(schema)) schemas.set(name, schema);
    }
  }
  return schemas;
}

function isModel(value: unknown): value is { defineSchema(): unknown } {
  return typeof value === "function" && "defineSchema" in value;
}
