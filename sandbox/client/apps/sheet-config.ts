import { configOf, page, type DocumentClassLike, type DocumentLike, type SheetEntry } from "./page.ts";

interface SheetOptions {
  types?: string[];
  makeDefault?: boolean;
  label?: string | (() => string);
}

type SheetClass = SheetEntry["cls"];

function sheetsOf(documentName: string): Record<string, Record<string, SheetEntry>> {
  const config = page().CONFIG[documentName];
  if (!config) throw new Error(`sandbox: CONFIG.${documentName} is not there`);
  return (config.sheetClasses ??= {});
}

function typesOf(documentName: string): string[] {
  return ["base", ...Object.keys(page().game.system.documentTypes[documentName] ?? {})];
}

/** Which sheet class shows which document. */
export const DocumentSheetConfig = {
  registerSheet(
    documentClass: DocumentClassLike,
    scope: string,
    cls: SheetClass,
    { types, makeDefault = false, label }: SheetOptions = {},
  ): void {
    const id = `${scope}.${cls.name}`;
    const sheets = sheetsOf(documentClass.documentName);
    for (const type of types ?? typesOf(documentClass.documentName)) {
      const entries = (sheets[type] ??= {});
      const isDefault = makeDefault || Object.keys(entries).length === 0;
      if (isDefault) for (const entry of Object.values(entries)) entry.default = false;
      entries[id] = { id, cls, label: (typeof label === "function" ? label() : label) ?? cls.name, default: isDefault };
    }
  },

  unregisterSheet(
    documentClass: DocumentClassLike,
    scope: string,
    cls: SheetClass,
    { types }: SheetOptions = {},
  ): void {
    const id = `${scope}.${cls.name}`;
    const sheets = sheetsOf(documentClass.documentName);
    for (const type of types ?? Object.keys(sheets)) delete sheets[type]?.[id];
  },
};

/** A new sheet for a document: the one named in its flag, else the default of its type. */
export function sheetFor(document: object): object | null {
  const doc = document as DocumentLike;
  const sheets = configOf(doc.documentName)?.sheetClasses ?? {};
  const entries = { ...sheets["base"], ...sheets[doc.type] };
  const named = entries[(doc.getFlag("core", "sheetClass") as string | undefined) ?? ""];
  const own = Object.values(sheets[doc.type] ?? {});
  const entry = named ?? own.find((one) => one.default) ?? own[0] ?? Object.values(entries)[0];
  return entry ? new entry.cls({ document }) : null;
}
