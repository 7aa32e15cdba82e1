import { posix } from "node:path";
import { Visitor } from "vite";
import { lineAt, type Module } from "./sources.ts";

/** One import of a module: what it names, resolved from the root where it is a relative path. */
export interface Import {
  readonly from: string;
  readonly line: number;
  /** A path from the root, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  /** Whether it vanishes when types are stripped. */
  readonly isType: boolean;
  /** Whether it names nothing and is there for its side effects. */
  readonly isBare: boolean;
}

type Found = Pick<Import, "isType" | "isBare"> & { readonly specifier: string; readonly start: number };

/** Every static, re-exporting and dynamic import of a module. */
export function importsOf(module: Module): readonly Import[] {
  const found: Found[] = [];
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers, start }) {
      found.push({ specifier: source.value, isType: importKind === "type", isBare: specifiers.length === 0, start });
    },
    ExportAllDeclaration({ source, exportKind, start }) {
      found.push({ specifier: source.value, isType: exportKind === "type", isBare: false, start });
    },
    ExportNamedDeclaration({ source, exportKind, start }) {
      if (source) found.push({ specifier: source.value, isType: exportKind === "type", isBare: false, start });
    },
    ImportExpression({ source, start }) {
      if (source.type !== "Literal" || typeof source.value !== "string") return;
      found.push({ specifier: source.value, isType: false, isBare: false, start });
    },
    TSImportType({ source, start }) {
      found.push({ specifier: source.value, isType: true, isBare: false, start });
    },
  }).visit(module.tree.program);
  return found.map(({ specifier, start, isType, isBare }) => {
    const isPackage = !specifier.startsWith(".");
    const to = isPackage ? specifier : posix.normalize(posix.join(posix.dirname(module.path), specifier));
    return { from: module.path, line: lineAt(module.text, start), to, isPackage, isType, isBare };
  });
}

/** The first cycle of value imports that is found among modules, as the paths along it; null where there is none. */
export function valueCycle(modules: readonly Module[]): readonly string[] | null {
  const edges = new Map(
    modules.map((module) => [
      module.path,
      importsOf(module)
        .filter(({ isType, isPackage }) => !isType && !isPackage)
        .map(({ to }) => to),
    ]),
  );
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): readonly string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const next of edges.get(path) ?? []) {
      const cycle = visit(next, [...trail, path]);
      if (cycle) return cycle;
    }
    done.add(path);
    return null;
  };
  for (const path of edges.keys()) {
    const cycle = visit(path, []);
    if (cycle) return cycle;
  }
  return null;
}
