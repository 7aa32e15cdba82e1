import { Visitor } from "vite";
import { lineAt, type Module } from "./sources.ts";

/** Something in a module that a guard has to say a word about. */
export interface Spot {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** A spot as `path:line name`. */
export function placeOf({ path, text }: Module, { start, name }: Spot): string {
  return `${path}:${lineAt(text, start)} ${name}`;
}

/** The functions with a body of their own, methods and accessors among them, with their length in lines. */
export function functionLengths(module: Module): readonly number[] {
  const lengths: number[] = [];
  const measure = ({ start, end }: Pick<Spot, "start" | "end">): void => {
    lengths.push(module.text.slice(start, end).split("\n").length);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression(node) {
      if (!node.expression) measure(node);
    },
  }).visit(module.tree.program);
  return lengths;
}

/** The casts of a module (`as const` is none) and the assertions that something is not null. */
export function castsOf(module: Module): readonly Spot[] {
  const casts: Spot[] = [];
  new Visitor({
    TSAsExpression({ start, end, typeAnnotation }) {
      const type = module.text.slice(typeAnnotation.start, typeAnnotation.end);
      if (type !== "const") casts.push({ start, end, name: `as ${type}` });
    },
    TSTypeAssertion({ start, end }) {
      casts.push({ start, end, name: "<…>" });
    },
    TSNonNullExpression({ start, end }) {
      casts.push({ start, end, name: "!" });
    },
  }).visit(module.tree.program);
  return casts;
}

/** The exports of a module that are declared in it: what is named, and the whole statement. */
export function exportedDeclarations(module: Module): readonly Spot[] {
  const found: Spot[] = [];
  for (const node of module.tree.program.body) {
    if (node.type !== "ExportNamedDeclaration" || !node.declaration) continue;
    const { declaration, start, end } = node;
    if (declaration.type === "VariableDeclaration") {
      for (const { id } of declaration.declarations) {
        found.push({ start, end, name: id.type === "Identifier" ? id.name : module.text.slice(id.start, id.end) });
      }
    } else if ("id" in declaration && declaration.id?.type === "Identifier") {
      found.push({ start, end, name: declaration.id.name });
    }
  }
  return found;
}

/** Every name under which a module exports something. */
export function exportedNames({ tree }: Module): readonly string[] {
  return tree.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => (exportName.kind === "Default" ? ["default"] : (exportName.name ?? []))),
  );
}

/** Class fields that would erase at construction what the parent class has put there. */
export function erasingFields(module: Module, isDataModel: boolean): readonly Spot[] {
  const found: Spot[] = [];
  new Visitor({
    PropertyDefinition({ key, declare, value, start, end, ...field }) {
      if (declare === true || field.static || key.type === "PrivateIdentifier") return;
      if (isDataModel || value === null) found.push({ start, end, name: module.text.slice(key.start, key.end) });
    },
  }).visit(module.tree.program);
  return found;
}
